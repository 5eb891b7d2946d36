// A game that is told and not played: events, and how it ended, as they would be stored. For what is worked out from
// them.
import type { FightOutcome } from '../../shared/contract/fight';
import type { GameEvent } from '../../shared/rules/state/state';
import type { StoredStep } from '../persistence/stored';
import type { KeptRecord, RecordSource } from '../persistence/stored-record';
import { knownDefs } from '../game/records/facts';
import { recordOf } from '../game/records/record';
import { choices } from './program';

type Hero = {
  readonly def?: string;
  readonly life?: number;
  readonly strength?: number;
  readonly craft?: number;
  readonly gold?: number;
  readonly alignment?: string;
};
export type Told = {
  /** `P` for a person, `C` for the computer; the seats are h1, h2 and so on. */
  readonly letters?: string;
  readonly events?: readonly GameEvent[];
  readonly rounds?: number;
  /** Left out: h1 wins by the Crown. `undefined` while it is going on. */
  readonly over?: { readonly winners: readonly string[]; readonly how: string } | undefined;
  /** The last input; a control or a concession, for instance. */
  readonly input?: unknown;
  /** How h1 ended. */
  readonly hero?: Hero;
  readonly game?: string;
  readonly seed?: string;
  readonly casual?: boolean;
  readonly imported?: boolean;
  readonly there?: boolean;
  /** Milliseconds since 1970. */
  readonly at?: number;
};

const CHARACTERS = ['warrior', 'elf', 'troll', 'wizard', 'thief', 'monk'];
const defOf = knownDefs();

const stateOf = (letters: string, round: number, end: Hero, over: Told['over']): unknown => {
  const ids = Array.from(letters, (_, i) => i + 1);
  return {
    round,
    order: ids.map((n) => `p${n}`),
    ...(over === undefined ? {} : { over }),
    seats: Object.fromEntries(
      ids.map((n) => [
        `p${n}`,
        { name: `Seat ${n}`, control: letters[n - 1] === 'P' ? 'person' : 'computer', hero: `h${n}` },
      ]),
    ),
    heroes: Object.fromEntries(
      ids.map((n) => [
        `h${n}`,
        {
          id: `h${n}`,
          seat: `p${n}`,
          def: `base/character/${CHARACTERS[n - 1] ?? 'elf'}`,
          dead: false,
          space: 'base/space/city',
          alignment: 'neutral',
          strength: 0,
          craft: 0,
          life: 4,
          fate: 1,
          gold: 1,
          ...(n === 1 ? end : {}),
        },
      ]),
    ),
  };
};

/** Its record. Whatever is not told is as in any game between two persons that the first of them wins. */
export const told = (tale: Told = {}): KeptRecord => {
  const {
    letters = 'PP',
    events = [],
    rounds = 50,
    input,
    hero = {},
    game = 'g-1',
    seed = game,
    casual = false,
    imported = false,
    there = true,
    at = 1_000_000,
  } = tale;
  const over = 'over' in tale ? tale.over : { winners: ['p1'], how: 'crown' };
  const steps: readonly StoredStep[] = [
    { seq: 0, by: 'setup', barrier: '*', events: [], at: 1000 },
    {
      seq: 1,
      by: 'person',
      barrier: '',
      input: input ?? { t: 'answer', seat: 'p1', answer: { decision: 'dp1.1', keys: ['roll'] } },
      events,
      at,
    },
  ];
  const { def, ...end } = hero;
  const source: RecordSource = {
    game,
    name: `Game ${game}`,
    seq: 1,
    seed,
    setup: choices(letters),
    casual,
    imported,
    ...(imported ? { takenOver: 1 } : {}),
    first: stateOf(letters, 1, def === undefined ? {} : { def }, undefined),
    last: stateOf(letters, rounds, def === undefined ? end : { ...end, def }, over),
  };
  const made = recordOf(source, steps, defOf);
  if (made === undefined) throw new Error('no record can be made of what was told');
  return { ...made, there };
};

/** The same event so many times. */
export const times = (n: number, event: GameEvent): readonly GameEvent[] => Array.from({ length: n }, () => event);

const total = (n: number) => ({ shares: [{ source: 'rules', n, own: true as const }], dice: [], roll: 0, total: n });
type FightTold = {
  readonly margin?: number;
  readonly power?: number;
  readonly kind?: 'battle' | 'psychic';
  readonly outcome?: FightOutcome;
  readonly against?: 'h2';
  readonly foe?: string;
};
/** A fight of h1; with a creature of its own card unless it is against another character. */
export const fight = ({
  margin = 1,
  power = 3,
  kind = 'battle',
  outcome = 'won',
  against,
  foe = 'base/adventure/ogre',
}: FightTold = {}): GameEvent => ({
  t: 'fight',
  hero: 'h1',
  kind,
  outcome,
  mine: { ...total(power + (outcome === 'won' ? margin : -margin)), hero: 'h1' },
  theirs:
    against === undefined
      ? { ...total(power), name: { id: 'names', args: { list: [{ id: 'name', args: { def: foe } }] } }, cards: ['c9'] }
      : { ...total(power), hero: against },
});
