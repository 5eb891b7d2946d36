// The rulebook: every chapter's chart, its guards and its steps, put together with the definitions of a game.
import type { AnyStateMachine } from 'xstate';
import type { Def } from '../vocab/definition';
import type { Chart, Hook, Rulebook, Step } from '../engine/rulebook';
import { catalogueOf } from '../query/catalogue';
import { readers } from '../query/cards';
import { compiled, throughXState } from './chart';
import { firstCheck } from './checks';
import { combatChart } from './combat';
import { deathChart } from './death';
import { encounterChart } from './encounter';
import { guards } from './guards';
import { movementChart } from './movement';
import { turnChart } from './turn';
import { choiceSteps } from './steps/choices';
import { combatSteps } from './steps/combat';
import { encounterSteps } from './steps/encounter';
import { takingSteps } from './steps/taking';
import { whomSteps } from './steps/whom';
import { enemySteps } from './steps/enemies';
import { figureSteps } from './steps/figures';
import { innerSteps } from './steps/inner';
import { joinSteps } from './steps/join';
import { looseSteps } from './steps/loose';
import { movementSteps } from './steps/movement';
import { rewardSteps } from './steps/reward';
import { rollSteps } from './steps/rolls';
import { spellSteps } from './steps/spells';
import { turnSteps } from './steps/turn';

export const machines: Readonly<Record<string, AnyStateMachine>> = {
  turn: turnChart,
  movement: movementChart,
  encounter: encounterChart,
  combat: combatChart,
  death: deathChart,
};
export const steps: Readonly<Record<string, Step>> = {
  ...choiceSteps,
  ...rollSteps,
  ...spellSteps,
  ...turnSteps,
  ...movementSteps,
  ...innerSteps,
  ...encounterSteps,
  ...takingSteps,
  ...whomSteps,
  ...looseSteps,
  ...enemySteps,
  ...combatSteps,
  ...rewardSteps,
  ...figureSteps,
  ...joinSteps,
};

const charts = (make: (machine: AnyStateMachine) => Chart): Readonly<Record<string, Chart>> =>
  Object.fromEntries(Object.entries(machines).map(([id, machine]) => [id, make(machine)]));
const played = charts(throughXState);
let tables: Readonly<Record<string, Chart>> | undefined;

/** How charts are run: `play` goes through XState itself, `fast` through the tables compiled from it. */
export type Pace = 'play' | 'fast';

export function rulebookOf(
  defs: readonly Def[],
  pace: Pace = 'fast',
  hooks: Readonly<Record<string, Hook>> = {},
): Rulebook {
  // The procedures are the same whatever is played with: their tables are compiled once.
  const run = pace === 'play' ? played : (tables ??= charts(compiled));
  return { ...catalogueOf(defs, readers), charts: run, guards, steps, hooks, firstCheck };
}
