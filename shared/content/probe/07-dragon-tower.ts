// An Inner Region moved through by kills: cards at the start of the turn, forward one and one per kill, back one on
// defeat.
import {
  after,
  at,
  choose,
  each,
  endStatus,
  enemy,
  event,
  is,
  lose,
  missTurn,
  not,
  pick,
  reacts,
  status,
  v,
  when,
} from '../../rules/dsl';
import type { DeckMod } from '../../rules/vocab/ability';
import type { RuleDef, SpaceDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, Cond } from '../../rules/vocab/select';

declare module '../../rules/vocab/status' {
  interface Statuses {
    /** He is in the Dragon Tower. */
    readonly inTower: true;
    /** How many he has killed there. */
    readonly towerKills: true;
    /** He has beaten what guards it. */
    readonly towerBeaten: true;
  }
}

/** From the Plain of Peril to the last step, with the cards that are drawn there. */
const steps = [
  ['tower_plain_of_peril', 1],
  ['tower_step_1', 1],
  ['tower_step_2', 1],
  ['tower_step_3', 2],
  ['tower_step_4', 2],
  ['tower_step_5', 2],
  ['tower_step_6', 3],
  ['tower_last_step', 3],
] as const;
const names = steps.map(([name]) => name);
const last = steps.length - 1;
const id = (name: string): string => `probe/space/${name}`;

const kills: Amount = { statusOf: 'towerKills' };
const forward: Amount = { plus: [1, kills] };
const beaten: Cond = { status: 'towerBeaten' };
const done: Program = [endStatus('inTower'), endStatus('towerKills'), endStatus('towerBeaten')];

/** As far as the last step; with a Talisman points beyond it lead to the Crown of Command, where they end. */
const climbs = (i: number): Effect =>
  when(
    { status: 'toad' },
    { op: 'moveTo', to: { steps: 1, way: 'in' }, how: 'move' },
    when(
      { all: [is(forward, '>', last - i), { has: { keyword: 'talisman' } }] },
      { op: 'moveTo', to: at('base/space/crown_of_command'), how: 'move' },
      { op: 'moveTo', to: { steps: forward, way: 'in' }, how: 'move' },
    ),
  );

const fights = (i: number, draw: number): Program => [
  status('inTower'),
  { op: 'drawCards', exactly: draw },
  { op: 'encounterCards' },
  // D FAQ Dragon Tower: instead of moving normally, after the cards.
  when(not(beaten), [
    choose({ spaces: { here: true } }, 'here'),
    { op: 'offerMove' },
    when({ at: { is: v('here') } }, climbs(i)),
  ]),
  ...done,
  when({ at: { named: names[i] ?? '' } }, { op: 'stay' }),
];

const turn = (i: number, draw: number): Program => [
  pick({
    // From the last step only the Crown is left, or the way back.
    fight: i === last ? { if: { has: { keyword: 'talisman' } }, do: fights(i, draw) } : fights(i, draw),
    // Back to the Plain of Peril, from now on without a look at anything; from there out of the Tower.
    leave: [
      ...(i > 1 ? [status('turningBack')] : []),
      { op: 'moveTo', to: { steps: 1, way: 'out' }, how: 'move', ...(i === 0 ? {} : { meets: false as const }) },
      ...(i === 0 ? [] : [{ op: 'endTurn' } as const]),
    ],
  }),
];

const king = (name: string): Cond => ({
  exists: { cards: { named: name, zone: 'table', where: is({ tokens: 'crown', on: 'it' }, '>=', 1) } },
});
/** The deck of the king of this very moment. */
const ofTheKing = (name: string): DeckMod => ({ drawFrom: 'adventure', instead: name, when: king(name) });

export const dragonTower: readonly SpaceDef[] = steps.map(([name, draw], i) => {
  const [next] = steps[i + 1] ?? [];
  const [before] = steps[i - 1] ?? [];
  return {
    id: id(name),
    kind: 'space',
    region: 'inner',
    terrain: 'tower',
    grid: [i % 7, 3],
    origin: 'ours',
    characters: false,
    links: [
      ...(next === undefined ? [] : [{ to: id(next), way: 'in' } as const]),
      { to: before === undefined ? 'base/space/portal_of_power' : id(before), way: 'out' },
    ],
    leave: turn(i, draw),
    abilities: [
      { id: 'deck_of_the_king', static: ['varthrax', 'cadorus', 'grilipus'].map(ofTheKing) },
      reacts(
        'counts',
        after('killed', 'mine', status('towerKills', { plus: [kills, 1] }), {
          when: { status: 'inTower' },
          forced: true,
        }),
      ),
      // Back in place of every step forward, kills or not; on the Plain of Peril he stays.
      reacts(
        'falls_back',
        after(
          'beaten',
          'mine',
          [
            status('towerBeaten'),
            ...(i === 0 ? [] : [{ op: 'moveTo', to: { steps: 1, way: 'out' }, how: 'move', meets: false } as const]),
          ],
          { event: { foe: 'creature' }, when: { all: [{ status: 'inTower' }, not(beaten)] }, forced: true },
        ),
      ),
    ],
  };
});

/** Nothing waits in the Tower: whatever lies there at the end of a turn is swept away. */
export const sweep: RuleDef = {
  id: 'probe/rule/tower_is_swept',
  kind: 'rule',
  always: true,
  abilities: [
    reacts(
      'sweep',
      after(
        'turnEnded',
        'anyone',
        each({ cards: { at: 'anySpace', in: { named: names } } }, 'one', { op: 'put', card: v('one'), to: 'discard' }),
        {
          when: { exists: { cards: { at: 'anySpace', in: { named: names } } } },
          forced: true,
        },
      ),
    ),
  ],
};

const of = (lord: string) => ({ subtype: 'dragon', origin: 'ours', keywords: [lord] }) as const;
export const cloudDragon = enemy('probe/varthrax/cloud_dragon', { ...of('varthrax'), strength: 8 });
export const bronzeDragon = enemy('probe/cadorus/bronze_dragon', { ...of('cadorus'), strength: 8 });
export const slumberDust = event('probe/cadorus/slumber_dust', { origin: 'ours', met: [missTurn(1)] });
/** Against the arrows at once; the move of the turn starts from there. */
export const surpriseAttack = event('probe/cadorus/surprise_attack', {
  origin: 'known',
  met: [{ op: 'roll', as: 'die' }, { op: 'moveTo', to: { steps: v('die'), way: 'out' }, how: 'move' }, lose('life')],
});
