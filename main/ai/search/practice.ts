// Positions that somebody may be in, made up to be played out: of any strength, anywhere, in games of the same sets,
// rules and ending.
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import { below, seedRng } from '../../../shared/kernel/rng';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { suppose, supposed, type Supposed } from '../../../shared/rules/foresight/suppose';
import { endingKnown, printedEnding } from '../../../shared/rules/query/endings';
import { newGame } from '../../../shared/rules/setup/new-game';
import type { State } from '../../../shared/rules/state/state';
import type { Facts } from '../facts';
import { standingOf, type Standing } from './standing';

type Deal = { readonly state: State; readonly hero: HeroId };
export type Somebody = Deal & { readonly before: Standing; readonly turn: number };

const GAMES = 5;
/** Points of Strength and Craft that somebody has won, at most, and Weapons: one of so many has one. */
const [GROWN, ARMED] = [12, 3];
function deals(book: Rulebook, like: State): readonly Deal[] {
  const found: Deal[] = [];
  const ending = endingKnown(book, like);
  const endings = 'among' in ending ? ending.among : ending.def === printedEnding ? [] : [ending.def];
  for (let n = 0; n < GAMES; n++) {
    const made = newGame(
      book,
      {
        profile: 'digital',
        rules: {},
        sets: like.content.sets,
        ...(endings.length === 0 ? {} : { endings, endingsMode: 'among' in ending ? 'hidden' : 'revealed' }),
        seats: [1, 2].map((i) => ({ name: `${i}`, control: 'computer', character: 'lot' })),
      },
      `lore ${n}`,
    );
    if (!made.ok) continue;
    const state: State = { ...made.state, options: like.options };
    for (const seat of state.order) {
      const hero = state.seats[seat]?.hero;
      if (hero !== undefined) found.push({ state, hero });
    }
  }
  return found;
}

export type Practice = {
  readonly book: Rulebook;
  readonly facts: Facts;
  /** Somebody of some strength, somewhere; nobody where the rules do not let him be there. */
  readonly somebody: (
    space: DefId,
    doing: Supposed['doing'],
    more?: Partial<Supposed>,
    holds?: boolean,
  ) => Somebody | undefined;
  readonly standing: (s: State, hero: HeroId) => Standing | undefined;
  /** How those stand who begin. */
  readonly beginners: readonly Standing[];
  /** Whether there is a Talisman to be had at all. */
  readonly talisman: boolean;
  /** So many positions of so many, as much as he practises. */
  readonly some: (n: number) => number;
  /** Another text each time, for what happens by chance. */
  readonly chance: () => string;
};

/** Every deck is cut, so that another card lies on top each time: it was shuffled when the game began. */
const cut = (s: State, draw: (from: number, to: number) => number): State => ({
  ...s,
  decks: Object.fromEntries(
    Object.entries(s.decks).map(([id, deck]) => {
      const at = draw(0, Math.max(0, deck.draw.length - 1));
      return [id, { ...deck, draw: [...deck.draw.slice(at), ...deck.draw.slice(0, at)] }];
    }),
  ),
});

export function practiceOf(book: Rulebook, facts: Facts, like: State, share: number): Practice {
  const dealt = deals(book, like);
  const talisman = [...book.defs.values()].find(
    (def) => def.deck !== undefined && (def.keywords ?? []).includes('talisman') && def.kind === 'magicObject',
  )?.id;
  const weapons = [...book.defs.values()].flatMap(({ id, deck }) =>
    deck !== undefined && facts.cards[id]?.weapon && facts.cards[id].adds.strength > 0 ? [id] : [],
  );
  let rng = seedRng('lore');
  const draw = (from: number, to: number): number => {
    const [n, next] = below(rng, to - from + 1);
    rng = next;
    return from + n;
  };
  let count = 0;

  /** Somebody of some strength, somewhere. */
  const somebody = (
    space: DefId,
    doing: Supposed['doing'],
    more: Partial<Supposed> = {},
    holds = draw(0, 2) === 0,
  ): Somebody | undefined => {
    const { state: begun, hero } = dealt[draw(0, dealt.length - 1)] ?? dealt[0] ?? { state: like, hero: 'h1' };
    const state = cut(begun, draw);
    count += 1;
    // Most grow in one of the two, some in both.
    const grown = draw(0, GROWN);
    const strength = draw(0, grown);
    const weapon = draw(1, ARMED) === 1 ? weapons[draw(0, weapons.length - 1)] : undefined;
    const cards = [holds ? talisman : undefined, weapon].flatMap((card) => card ?? []);
    const what: Supposed = {
      hero,
      space,
      doing,
      has: {
        strength,
        craft: grown - strength,
        life: draw(1, 6),
        fate: draw(0, 3),
        gold: draw(0, 3),
      },
      alignment: (['good', 'neutral', 'evil'] as const)[draw(0, 2)] ?? 'neutral',
      holds: cards,
      chance: `lore ${count}`,
      ...more,
    };
    const before = standing(supposed(state, what), hero);
    const found = before === undefined ? undefined : suppose(book, state, what);
    return before === undefined || found === undefined ? undefined : { hero, before, ...found };
  };
  const standing = (s: State, hero: HeroId): Standing | undefined => standingOf(book, facts, s, hero);

  const beginners = dealt.flatMap(({ state, hero }) => standing(state, hero) ?? []);
  return {
    book,
    facts,
    somebody,
    standing,
    beginners,
    talisman: talisman !== undefined,
    some: (n) => Math.ceil(n * share),
    chance: () => `chance ${count}`,
  };
}
