// The rulebook: every chapter's chart, its guards and its steps, put together with the definitions of a game.
import type { AnyStateMachine } from 'xstate';
import type { Def } from '../vocab/definition';
import type { StepId } from '../vocab/steps';
import type { Chart, Hook, Rulebook, Step } from '../engine/rulebook';
import { catalogueOf } from '../query/catalogue';
import { readers } from '../query/cards';
import { compiled, throughXState } from './chart';
import { firstCheck } from '../checks/checks';
import { combatChart } from '../combat/chart';
import { deathChart } from '../death/chart';
import { encounterChart } from '../encounter/chart';
import { guards } from './guards';
import { movementChart } from '../movement/chart';
import { turnChart } from '../turn/chart';
import { choiceSteps } from '../moments/steps';
import { combatSteps } from '../combat/steps';
import { encounterSteps } from '../encounter/steps';
import { takingSteps } from '../encounter/taking';
import { whomSteps } from '../encounter/whom';
import { enemySteps } from '../encounter/enemies';
import { figureSteps } from '../figures/steps';
import { crownSteps } from '../crown/steps';
import { joinSteps } from '../join/steps';
import { looseSteps } from '../encounter/loose';
import { movementSteps } from '../movement/steps';
import { deathSteps } from '../death/steps';
import { sideSteps } from '../fate/sides';
import { rewardSteps } from '../reward/steps';
import { rollSteps } from '../fate/steps';
import { spellSteps } from '../casting/steps';
import { turnSteps } from '../turn/steps';

export const machines: Readonly<Record<string, AnyStateMachine>> = {
  turn: turnChart,
  movement: movementChart,
  encounter: encounterChart,
  combat: combatChart,
  death: deathChart,
};
export const steps: { readonly [K in StepId]: Step<K> } = {
  ...choiceSteps,
  ...rollSteps,
  ...spellSteps,
  ...turnSteps,
  ...movementSteps,
  ...crownSteps,
  ...sideSteps,
  ...encounterSteps,
  ...takingSteps,
  ...whomSteps,
  ...looseSteps,
  ...enemySteps,
  ...combatSteps,
  ...rewardSteps,
  ...deathSteps,
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
