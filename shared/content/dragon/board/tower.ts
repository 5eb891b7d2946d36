// The Dragon Tower: cards of the king as a turn begins, a step on and one for each kill, a step back for a defeat.
import {
  after,
  choose,
  each,
  elsewhere,
  endStatus,
  not,
  pick,
  reacts,
  space,
  status,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { RuleDef, SpaceDef } from '../../../rules/vocab/definition';
import type { Program } from '../../../rules/vocab/effect';
import type { Overlay } from '../../../rules/vocab/overlay';
import type { Amount, Cond, Selector, SpaceFilter } from '../../../rules/vocab/select';
import { KINGS_DECK } from '../lords';
import { base, covered, own, ways } from './board';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He meets the cards of the Dragon Tower. */
    readonly inTower: true;
    /** How many he has killed there in this turn. */
    readonly towerKills: true;
    /** He was defeated there in this turn. */
    readonly defeated: true;
  }
}

/** From the first stair to the last, with the cards that are drawn there; of these the last alone is known. */
const stairs = [
  ['first_stair', 1],
  ['second_stair', 1],
  ['third_stair', 1],
  ['fourth_stair', 1],
  ['fifth_stair', 2],
  ['sixth_stair', 2],
  ['last_stair', 3],
] as const;
const CROWN = base('crown_of_command');

const beaten: Cond = { status: 'defeated' };
const forward: Amount = { plus: [1, { statusOf: 'towerKills' }] };
const done: Program = [endStatus('inTower'), endStatus('towerKills'), endStatus('defeated')];
/** As far as the last stair; only a Talisman leads from there to the Crown, where all points end. */
const climbs: Program = [
  when(
    { status: 'toad' },
    { op: 'moveTo', to: { steps: 1, way: 'in' }, how: 'move' },
    { op: 'moveTo', to: { steps: forward, way: 'in' }, how: 'move' },
  ),
];
const meets = (draw: number): Program => [
  status('inTower'),
  choose({ spaces: { here: true } }, 'from'),
  { op: 'drawCards', exactly: draw, deck: KINGS_DECK },
  { op: 'encounterCards' },
  // D FAQ Dragon Tower: instead of moving normally, after the cards.
  when(not(beaten), [{ op: 'offerMove' }, when({ at: { is: v('from') } }, climbs)]),
  ...done,
  when({ at: { is: v('from') } }, { op: 'stay' }),
];

type Step = {
  readonly draw: number;
  readonly stairway: boolean;
  readonly last: boolean;
  /** The next space back is the Plain of Peril, where he is free again to do what he likes. */
  readonly first?: boolean;
};
/** From the last stair only the Crown is left, or the way back; back nobody looks at anything. */
const turn = ({ draw, stairway, last, first = false }: Step): Program => [
  pick(
    {
      climb: last ? { if: { has: { keyword: 'talisman' } }, do: meets(draw) } : meets(draw),
      turn_back: stairway
        ? [
            ...(first ? [] : [status('turningBack')]),
            { op: 'moveTo', to: { steps: 1, way: 'out' }, how: 'move', meets: false },
            { op: 'endTurn' },
          ]
        : [{ op: 'moveTo', to: { steps: 1, way: 'out' }, how: 'move' }],
    },
    'ask.climb',
  ),
];
const counts: Ability = reacts(
  'counts',
  after('killed', 'mine', status('towerKills', { plus: [{ statusOf: 'towerKills' }, 1] }), {
    when: { status: 'inTower' },
    forced: true,
  }),
);
/** Back in place of every step forward, kills or not; at the foot he stays. */
const fallsBack = (stairway: boolean): Ability =>
  reacts(
    'falls_back',
    after(
      'beaten',
      'mine',
      [
        status('defeated'),
        ...(stairway ? [{ op: 'moveTo', to: { steps: 1, way: 'out' }, how: 'move', meets: false } as const] : []),
      ],
      { event: { foe: 'creature' }, when: { all: [{ status: 'inTower' }, not(beaten)] }, forced: true },
    ),
  );
const step = (one: Step) => ({ keywords: ['arrows'], leave: turn(one), abilities: [counts, fallsBack(one.stairway)] });

/** At the foot, too, a card is drawn, and nobody falls back. */
const foot = step({ draw: 1, stairway: false, last: false });

/** Round the ring of the Inner Region, from the Plain of Peril clockwise. */
const grids: readonly (readonly [number, number])[] = [
  [3, 2],
  [4, 2],
  [4, 3],
  [4, 4],
  [3, 4],
  [2, 4],
  [2, 3],
];
const stairOf = (i: number): string => own(stairs[i]?.[0] ?? '');
const lastStair = stairs.length - 1;
const stepOf = (i: number, draw: number): Step => ({ draw, stairway: true, last: i === lastStair, first: i === 0 });
const stair = ([name, draw]: (typeof stairs)[number], i: number): SpaceDef =>
  space(own(name), {
    region: 'inner',
    origin: 'ours',
    terrain: 'stairway',
    grid: grids[i] ?? [3, 3],
    characters: false,
    links: ways([i < lastStair ? stairOf(i + 1) : CROWN], [i === 0 ? base('plain_of_peril') : stairOf(i - 1)]),
    ...(i === lastStair ? { inPlaceOf: base('valley_of_fire') } : {}),
    ...step(stepOf(i, draw)),
  });
export const dragonTower: readonly SpaceDef[] = stairs.map(stair);

/** The Plain of Peril is its foot. */
export const footOfTheTower = elsewhere('space', base('plain_of_peril'), {
  when: { innerRegion: 'tower' },
  with: {
    links: ways([stairOf(0)], [base('portal_of_power')]),
    ...foot,
  },
});
/** A Talisman alone leads onto the Crown from the last stair. */
export const topOfTheTower = elsewhere('space', CROWN, {
  when: { innerRegion: 'tower' },
  adds: { keywords: ['needsTalisman'] },
});
export const towerOnly = dragonTower.map(({ id }): Overlay => ({
  overlay: id,
  when: { innerRegion: ['standard', 'realm'], dragonChallenge: false },
  absent: true,
}));

/** D Movement in the Inner Region: whatever lies in the Tower at the end of a turn is swept away. */
const sweeps = (inIt: SpaceFilter, more: readonly Cond[] = []): Ability => {
  const swept: Selector = { cards: { at: 'anySpace', in: inIt } };
  return reacts(
    'sweep',
    after('turnEnded', 'anyone', each(swept, 'one', { op: 'put', card: v('one'), to: 'discard' }), {
      when: { all: [...more, { exists: swept }] },
      forced: true,
    }),
  );
};
/**
 * Challenge for the Crown: the Tower lies beside the board, between the Valley of Fire and the Crown, and has a Plain
 * of Peril of its own. What speaks of a space by its name means the board, so nobody chooses one in the Tower.
 */
const challenge = { dragonChallenge: true, innerRegion: 'standard' } as const;
export const footBeside: SpaceDef = space(own('tower_foot'), {
  region: 'inner',
  origin: 'ours',
  terrain: 'stairway',
  grid: [0, 1],
  characters: true,
  links: ways([stairOf(0)], [base('valley_of_fire')]),
  ...foot,
  abilities: [...foot.abilities, sweeps({ named: 'stairway' })],
});
export const footOnlyBeside: Overlay = { overlay: footBeside.id, when: { dragonChallenge: false }, absent: true };
/** A square of its own, up and round from the foot. */
const gridsBeside: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [6, 0],
  [6, 1],
  [6, 6],
  [1, 6],
  [0, 6],
];
export const stairsBeside: readonly Overlay[] = dragonTower.map(({ id, grid }, i) => ({
  overlay: id,
  when: challenge,
  with: {
    grid: gridsBeside[i] ?? grid,
    enteredAt: footBeside.id,
    // Back from there it is further to the Plain of Peril.
    ...(i === 0
      ? { links: ways([stairOf(1)], [footBeside.id]), leave: turn({ ...stepOf(0, stairs[0][1]), first: false }) }
      : {}),
  },
  ...(i === lastStair ? { without: ['inPlaceOf'] } : {}),
}));
export const behindTheValley = elsewhere('space', base('valley_of_fire'), {
  when: challenge,
  with: { links: ways([footBeside.id], [base('pits'), base('werewolf_den')]) },
});
export const crownOfTheTower = elsewhere('space', CROWN, {
  when: challenge,
  with: { enteredAt: footBeside.id },
  adds: { keywords: ['needsTalisman'] },
});
export const underTheTower = covered('tower', [
  'mines',
  'vampires_tower',
  'pits',
  'valley_of_fire',
  'werewolf_den',
  'dice_with_death',
  'crypt',
]);

export const sweep: RuleDef = {
  id: 'dragon/rule/swept_tower',
  kind: 'rule',
  origin: 'known',
  always: true,
  abilities: [
    sweeps({ region: 'inner', not: { named: 'crown_of_command' } }, [{ option: 'innerRegion', equals: 'tower' }]),
  ],
};
