// The rulebook: every chapter's chart, its guards and its steps, put together with the definitions of a game.
import type { AnyStateMachine } from 'xstate';
import type { Def } from '../vocab/definition';
import type { ChapterId } from '../vocab/chapters';
import type { StepId } from '../vocab/steps';
import type { Chart, Guards, Hook, Rulebook, Step } from '../engine/rulebook';
import { catalogueOf } from '../query/catalogue';
import { readers } from '../query/cards';
import { compiled, throughXState, type Charted } from './chart';
import { firstCheck } from '../checks/checks';
import { combatChart } from '../combat/chart';
import { commandChart, crownChart } from '../crown/chart';
import { deathChart } from '../death/chart';
import { encounterChart } from '../encounter/chart';
import { drawChart, offerChart } from '../encounter/draw-chart';
import { drawSteps } from '../encounter/draw';
import { arrangeChart, borrowChart, walkChart } from '../figures/chart';
import { claimChart } from '../encounter/claim-chart';
import { innerRegionChart } from '../inner-region/chart';
import { innerRegionSteps } from '../inner-region/steps';
import { anotherMoveChart, movementChart, rollMoveChart } from '../movement/chart';
import { rewardChart } from '../reward/chart';
import { trophiesChart, turnChart } from '../turn/chart';
import { momentChart } from '../moments/chart';
import { momentSteps } from '../moments/steps';
import { choosingSteps } from '../combat/choosing';
import { endSteps } from '../combat/ends';
import { combatSteps } from '../combat/steps';
import { encounterSteps } from '../encounter/steps';
import { takingSteps } from '../encounter/taking';
import { whomSteps } from '../encounter/whom';
import { enemySteps } from '../encounter/enemies';
import { orderSteps } from '../encounter/any-order';
import { figureSteps } from '../figures/steps';
import { crownSteps } from '../crown/steps';
import { joinSteps } from '../join/steps';
import { looseSteps } from '../encounter/loose';
import { movementSteps } from '../movement/steps';
import { deathSteps } from '../death/steps';
import { againSteps } from '../fate/again';
import { sideSteps } from '../fate/sides';
import { rewardSteps } from '../reward/steps';
import { rollSteps } from '../fate/steps';
import { castingChart } from '../casting/chart';
import { castingSteps } from '../casting/steps';
import { sidesChart } from '../fate/chart';
import { beginsChart, bonusChart, henchmenChart, joinChart } from '../join/chart';
import { nextTurn, turnSteps } from '../turn/steps';

const charted: { readonly [C in ChapterId]: Charted } = {
  turn: turnChart,
  trophies: trophiesChart,
  movement: movementChart,
  'another-move': anotherMoveChart,
  'roll-move': rollMoveChart,
  'inner-region': innerRegionChart,
  encounter: encounterChart,
  claim: claimChart,
  draw: drawChart,
  offer: offerChart,
  combat: combatChart,
  reward: rewardChart,
  crown: crownChart,
  command: commandChart,
  death: deathChart,
  moment: momentChart,
  casting: castingChart,
  'fate-sides': sidesChart,
  join: joinChart,
  henchmen: henchmenChart,
  bonus: bonusChart,
  begins: beginsChart,
  walk: walkChart,
  borrow: borrowChart,
  arrange: arrangeChart,
};
const mapped = <T>(of: (it: Charted) => T): { readonly [C in ChapterId]: T } =>
  Object.fromEntries(Object.entries(charted).map(([id, it]) => [id, of(it)])) as { readonly [C in ChapterId]: T };
export const machines = mapped(({ machine }) => machine);
/** A name means one question, whichever chart asks it. */
export const guards: Guards = Object.fromEntries(Object.values(charted).flatMap((it) => Object.entries(it.guards)));
export const steps: { readonly [K in StepId]: Step<K> } = {
  ...momentSteps,
  ...rollSteps,
  ...castingSteps,
  ...turnSteps,
  ...movementSteps,
  ...innerRegionSteps,
  ...crownSteps,
  ...sideSteps,
  ...againSteps,
  ...encounterSteps,
  ...takingSteps,
  ...whomSteps,
  ...looseSteps,
  ...drawSteps,
  ...enemySteps,
  ...orderSteps,
  ...combatSteps,
  ...endSteps,
  ...choosingSteps,
  ...rewardSteps,
  ...deathSteps,
  ...figureSteps,
  ...joinSteps,
};

const charts = (make: (machine: AnyStateMachine) => Chart): Readonly<Record<ChapterId, Chart>> =>
  mapped(({ machine }) => make(machine));
const played = charts(throughXState);
let tables: Readonly<Record<ChapterId, Chart>> | undefined;

/** How charts are run: `play` goes through XState itself, `fast` through the tables compiled from it. */
export type Pace = 'play' | 'fast';

export function rulebookOf(
  defs: readonly Def[],
  pace: Pace = 'fast',
  hooks: Readonly<Record<string, Hook>> = {},
): Rulebook {
  // The procedures are the same whatever is played with: their tables are compiled once.
  const run = pace === 'play' ? played : (tables ??= charts(compiled));
  return { ...catalogueOf(defs, readers), charts: run, guards, steps, hooks, nextTurn, firstCheck };
}
