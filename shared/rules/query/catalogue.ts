import { nameOf, type DeckId, type DefId, type HeroId, type RegionId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { canonical, fingerprintOf } from '../../kernel/json';
import { optionOfRule, type OptionDef } from '../options/option';
import type { Ability } from '../vocab/ability';
import { hashIn, languageNow } from '../vocab/migrations/index';
import { partKeywords } from '../vocab/definition';
import type { CharacterDef, DeckDef, Def, FormDef, RuleDef, SpaceDef } from '../vocab/definition';
import type { EventKind } from '../vocab/words';
import type { Card, Hero, State } from '../state/state';
import type { Readers } from './readers';
import { timingAbilities } from './timing';

/** Every definition that a game is played with. */
export type Catalogue = {
  readonly defs: ReadonlyMap<DefId, Def>;
  readonly hash: string;
  /** Abilities by definition; a definition without any is not in here, so it costs nothing in play. */
  readonly abilities: ReadonlyMap<DefId, readonly Ability[]>;
  /** The same of those that speak as trophies. */
  readonly trophies: ReadonlyMap<DefId, readonly Ability[]>;
  /** What hears itself come: cards that listen to `put`, and the decks of those that listen to `dealt`. */
  readonly arriving: { readonly put: ReadonlySet<DefId>; readonly dealtFrom: ReadonlySet<DeckId> };
  /** The side that is up at the start, of cards with two. */
  readonly firstSides: ReadonlyMap<DefId, string>;
  readonly decks: readonly DeckDef[];
  /** What the Adventure deck is in a Region that has a deck of its own (D Draw Cards). */
  readonly deckOfRegion: ReadonlyMap<RegionId, DeckId>;
  readonly regionDecks: ReadonlySet<DeckId>;
  readonly spaces: readonly SpaceDef[];
  /** The same by their Region, in the same order. */
  readonly spacesIn: ReadonlyMap<RegionId, readonly SpaceDef[]>;
  /** Spaces that are not in the game, with those that have taken their place. */
  readonly instead: ReadonlyMap<DefId, DefId>;
  readonly characters: readonly CharacterDef[];
  /** House rules that the sets of the game bring, besides those of the registry. */
  readonly options: readonly OptionDef[];
  /** Spaces and rules that have abilities: few, and asked for at every rebuilding of the index. */
  readonly standing: readonly (SpaceDef | RuleDef)[];
  /** What may have to be put right while somebody holds it: asked for after every event (charts/checks.ts). */
  readonly watched: ReadonlySet<DefId>;
  readonly readers: Readers;
  /** Whether any of them says that cards count as something else: in other games nobody asks. */
  readonly recounts: boolean;
  /** Whether any of them says that spaces read otherwise. */
  readonly rereads: boolean;
  /** Counts how many triggers were looked at; for the test that unrelated cards add none. */
  readonly meter?: { looked: number };
};

/** It says itself who cannot have it, as things stand. */
export const shunsHolders = (def: Def): boolean =>
  (def.abilities ?? []).some(({ static: mods = [] }) =>
    mods.some((one) => 'cannot' in one && one.cannot === 'haveCard' && one.card?.self === true),
  );

const texts = new WeakMap<Def, string>();

/** Canonical text of a definition. Kept, since a definition is never written and most are in many catalogues. */
function textOfDef(def: Def): string {
  const known = texts.get(def) ?? canonical(def);
  texts.set(def, known);
  return known;
}

const textsOf = (defs: readonly Def[]): string => fingerprintOf(`[${defs.map(textOfDef).join(',')}]`);

/** What definitions are called by, in whichever language they are written; nothing is made of them. */
export const hashOf = (chosen: readonly Def[], language: number): string =>
  hashIn(language, textsOf(withLinks(chosen)));

/** @throws when two definitions have one id: content is checked as it is put together, never in play. */
export function catalogueOf(chosen: readonly Def[], readers: Readers): Catalogue {
  const defs = withLinks(chosen);
  const byId = new Map<DefId, Def>();
  const abilities = new Map<DefId, readonly Ability[]>();
  const firstSides = new Map<DefId, string>();
  for (const def of defs) {
    if (byId.has(def.id)) throw new Error(`two definitions have the id ${def.id}`);
    byId.set(def.id, def);
    const own = [...(def.abilities ?? []), ...timingAbilities(def)];
    if (own.length > 0) abilities.set(def.id, own);
    for (const [i, [side, more]] of Object.entries(def.sides ?? {}).entries()) {
      if (i === 0) firstSides.set(def.id, side);
      abilities.set(`${def.id}@${side}`, [...own, ...more]);
    }
  }
  const spaces = defs.filter((d) => d.kind === 'space');
  const decks = defs.filter((d) => d.kind === 'deck');
  return {
    defs: byId,
    abilities,
    hash: hashIn(languageNow(), textsOf(defs)),
    watched: new Set(
      defs
        .filter((d) => 'forbidden' in d || d.kind === 'quest' || d.keywords?.includes('shape') || shunsHolders(d))
        .map((d) => d.id),
    ),
    readers,
    recounts: defs.some((def) => textOfDef(def).includes('"countsAs":')),
    rereads: defs.some((def) => textOfDef(def).includes('"reads":')),
    firstSides,
    trophies: new Map(
      defs.flatMap((d) => (d.kind === 'enemy' && d.trophy !== undefined ? [[d.id, d.trophy] as const] : [])),
    ),
    arriving: arrivingIn(defs),
    decks,
    regionDecks: new Set(
      decks.flatMap(({ id, regions = [], adventure }) => (regions.length > 0 || adventure ? [id] : [])),
    ),
    deckOfRegion: new Map(decks.flatMap(({ id, regions = [] }) => regions.map((region) => [region, id] as const))),
    spaces,
    spacesIn: Map.groupBy(spaces, ({ region }) => region),
    instead: new Map(
      defs.flatMap((d) => (d.kind === 'space' && d.inPlaceOf !== undefined ? [[d.inPlaceOf, d.id] as const] : [])),
    ),
    standing: defs.filter((d) => d.kind === 'space' || d.kind === 'rule').filter((d) => abilities.has(d.id)),
    characters: defs.filter((d) => d.kind === 'character'),
    options: optionsIn(defs),
  };
}

const listensTo = (def: Def, kind: EventKind): boolean =>
  [
    ...(def.abilities ?? []),
    ...Object.values(def.sides ?? {}).flat(),
    ...(def.kind === 'enemy' ? (def.trophy ?? []) : []),
  ].some(({ triggers = [] }) => triggers.some(({ on }) => on === kind));

/** Nothing in play may listen yet when such a card comes. */
const arrivingIn = (defs: readonly Def[]): Catalogue['arriving'] => ({
  put: new Set(defs.filter((def) => listensTo(def, 'put')).map(({ id }) => id)),
  dealtFrom: new Set(defs.flatMap((def) => ('deck' in def && def.deck && listensTo(def, 'dealt') ? [def.deck] : []))),
});

/** Each once, though two sets may bring it. */
const optionsIn = (defs: readonly Def[]): readonly OptionDef[] => [
  ...new Map(
    defs.flatMap((def) =>
      def.kind === 'rule' && def.choice !== undefined
        ? [[nameOf(def.id), optionOfRule(nameOf(def.id), def.choice)]]
        : [],
    ),
  ).values(),
];

/** Spaces with the ways that other sets add to them; a way from or to a space that is not played with is left out. */
function withLinks(defs: readonly Def[]): readonly Def[] {
  const added = defs.filter((def) => def.kind === 'link');
  if (added.length === 0) return defs;
  const spaces = new Set(defs.flatMap((def) => (def.kind === 'space' ? [def.id] : [])));
  return defs.map((def) => {
    const more =
      def.kind === 'space' ? added.filter((x) => x.from === def.id && spaces.has(x.link.to)).map((x) => x.link) : [];
    return def.kind === 'space' && more.length > 0 ? { ...def, links: [...def.links, ...more] } : def;
  });
}

/** Decks of a catalogue: every card as often as it is in the box, in the order of its definitions. */
export function decksOf(cat: Catalogue): Record<string, DefId[]> {
  const decks: Record<string, DefId[]> = {};
  for (const def of cat.defs.values()) {
    if (
      def.deck === undefined ||
      def.kind === 'character' ||
      def.kind === 'space' ||
      def.kind === 'rule' ||
      def.kind === 'deck' ||
      def.kind === 'link'
    )
      continue;
    (decks[def.deck] ??= []).push(...Array.from({ length: def.copies ?? 1 }, () => def.id));
  }
  return decks;
}

/** Asked some forty times a decision: what is missing is put into words where something is. */
export const defOf = (cat: Catalogue, id: DefId): Def => cat.defs.get(id) ?? must<Def>(undefined, `definition ${id}`);

/** What speaks for a character: the body in which he goes on after a death, what covers his own card, else that one. */
export const bodyIdOf = (hero: Pick<Hero, 'def' | 'form' | 'cover'>): DefId => hero.form ?? hero.cover?.def ?? hero.def;
/** The character card that lies open: his own, or what covers it. */
export const openCardOf = (cat: Catalogue, { cover, def }: Pick<Hero, 'def' | 'cover'>): CharacterDef =>
  characterOf(cat, cover?.def ?? def);
/** What a character's numbers are printed on. */
export function bodyOf(cat: Catalogue, hero: Pick<Hero, 'def' | 'form' | 'cover'>): CharacterDef | FormDef {
  const form = cat.defs.get(bodyIdOf(hero));
  return form?.kind === 'form' ? form : characterOf(cat, bodyIdOf(hero));
}

/** The side of a card that is up; none for a card with one face only. */
export const sideOf = (cat: Catalogue, card: Pick<Card, 'def' | 'side'>): string | undefined =>
  card.side ?? cat.firstSides.get(card.def);

/**
 * What a card can do as it lies there: nothing face down, as a trophy what it does as one, else what stands on the side
 * that is up.
 */
export function abilitiesOf(cat: Catalogue, card: Card): readonly Ability[] | undefined {
  if (card.faceDown) return undefined;
  if (card.zone === 'trophy') return cat.trophies.get(card.def);
  const def = cat.defs.get(card.def);
  // A Spell that goes with a character or lies beside the board is not cast out of there; what else it says, it says
  // there alone.
  if (def?.kind === 'spell' && card.zone === 'table') return def.abilities;
  if (def?.kind === 'spell' && def.abilities) return card.lent ? def.abilities : timingAbilities(def);
  const side = sideOf(cat, card);
  return cat.abilities.get(side === undefined ? card.def : `${card.def}@${side}`);
}

/** A text that is followed on a space: drawing, arriving, instructions. */
export type Text = Pick<SpaceDef, 'id' | 'terrain' | 'draw' | 'drawing' | 'arrive' | 'visit'>;

/** What a card says where it is met in place of a space; nothing for one that is face down or no such card. */
export function textOf(cat: Catalogue, s: State, card: Card['id'] | undefined, own: Text): Text | undefined {
  const at = card === undefined || s.cards[card]?.faceDown ? undefined : s.cards[card];
  const def = at && cat.defs.get(at.def);
  if (def?.kind === 'terrain') return def;
  // An ending leaves the Crown of Command its name (D The Crown of Command).
  if (def?.kind !== 'ending') return undefined;
  const { visit: _visit, arrive: _arrive, ...rest } = own;
  return {
    ...rest,
    id: def.id,
    ...(def.arrive ? { arrive: def.arrive } : {}),
    ...(def.visit ? { visit: def.visit } : {}),
  };
}

/** What speaks on a space: what lies over it, what it reads to whoever asks, or its own text; its ways are its own. */
export function textAt(
  cat: Catalogue,
  s: State,
  space: DefId,
  me?: HeroId,
): { readonly text: Text; readonly card?: Card['id'] } {
  const own = spaceOf(cat, space);
  const card = s.board[space]?.over?.at(-1);
  const text = textOf(cat, s, card, own);
  if (text && card !== undefined) return { text, card };
  const as = cat.rereads ? cat.readers.readAs({ cat, s }, space, me) : undefined;
  if (as === undefined) return { text: own };
  const { draw, drawing, arrive, visit } = as;
  return {
    text: {
      id: own.id,
      terrain: own.terrain,
      ...(draw === undefined ? {} : { draw }),
      ...(drawing === undefined ? {} : { drawing }),
      ...(arrive === undefined ? {} : { arrive }),
      ...(visit === undefined ? {} : { visit }),
    },
  };
}

/** How many cards a text has one draw where so many lie already. */
export const drawsBeside = ({ draw = 0, drawing }: Text, lying: number): number =>
  Math.max(0, drawing?.anyway ? draw : draw - lying);

export function characterOf(cat: Catalogue, id: DefId): CharacterDef {
  const def = defOf(cat, id);
  if (def.kind !== 'character') throw new Error(`${id} is not a character`);
  return def;
}

export function spaceOf(cat: Catalogue, id: DefId): SpaceDef {
  const def = defOf(cat, id);
  if (def.kind !== 'space') throw new Error(`${id} is not a space`);
  return def;
}

/** What is printed on a card or counted so, and what its parts have made of it. */
export const hasKeyword = (def: Def, card: Card, wanted: string | readonly string[]): boolean => {
  const is = (word: string): boolean => (typeof wanted === 'string' ? wanted === word : wanted.includes(word));
  return (
    (def.keywords?.some(is) ?? false) ||
    (card.tokens !== undefined && partKeywords.some((word) => is(word) && (card.tokens?.[word] ?? 0) > 0))
  );
};
/**
 * What a card is: its parts may have made a Follower of an Object, or its owner (D Cards That Become Followers), and an
 * Object that was made magic is a Magic Object.
 */
export const kindOfCard = (def: Def, { tokens, magic, lent }: Pick<Card, 'tokens' | 'magic' | 'lent'>): Def['kind'] => {
  if (isObject(def) && (lent === true || (tokens?.['follower'] ?? 0) > 0)) return 'follower';
  return magic && def.kind === 'object' ? 'magicObject' : def.kind;
};
/** Whether a card is an Object, whatever is printed on it. */
export const isObjectCard = (def: Def, card: Pick<Card, 'tokens' | 'lent'>): boolean =>
  isObject(def) && kindOfCard(def, card) !== 'follower';
export const isObject = (def: Def): boolean => def.kind === 'object' || def.kind === 'magicObject';

/** Whether a Spell is cast on a character, at a point of somebody's turn. */
export const isAimed = (def: Def): boolean =>
  def.kind === 'spell' &&
  def.timing.some((time) => 'at' in time) &&
  (def.aim ?? []).some((e) => e.op === 'choose' && 'heroes' in e.from);
type Gear = 'weapon' | 'armour';
/** Whether something is printed as a Weapon or as Armour (R4 "WEAPON" AND "ARMOUR" KEYWORDS). */
export const isOfClass = (def: Def, what: Gear): boolean => what in def;
const marksOf = { weapon: ['weapon', 'psychic_weapon'], armour: ['armour', 'psychic_armour'] } as const;
/** The same of a card, which its parts may have made one. */
export const isGear = (def: Def, { tokens }: Pick<Card, 'tokens'>, what: Gear): boolean =>
  isOfClass(def, what) || (tokens !== undefined && marksOf[what].some((kind) => (tokens[kind] ?? 0) > 0));
