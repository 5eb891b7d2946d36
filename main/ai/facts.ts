// What everybody can read on the board and on the cards: all that a computer player knows besides his view.
import type { DefId, RegionId } from '../../shared/kernel/ids';
import type { Static } from '../../shared/rules/vocab/ability';
import type { Foe, Program } from '../../shared/rules/vocab/effect';
import type { Def, EndingDef, EndingGoal, Link, SpaceDef } from '../../shared/rules/vocab/definition';
import { crossingOf, type Crossing } from './crossing';
import { textFacts, useFacts, type TextFacts, type UseFacts } from './gist';

export type SpaceFacts = {
  readonly region: RegionId;
  readonly draw: number;
  /** So many whatever lies there already. */
  readonly anyway?: true;
  /** So many cards are drawn there in place of a move. */
  readonly climb: number;
  readonly links: readonly Link[];
  /** What its instructions roughly do. */
  readonly text: TextFacts;
};

export type EndingFacts = {
  readonly goal: EndingGoal;
  readonly needs?: NonNullable<EndingDef['needs']>;
  readonly foe?: { readonly strength?: number; readonly craft?: number };
};

export type Swelling = {
  readonly power: 'strength' | 'craft';
  readonly tokens: string;
  readonly lying: 'onIt' | 'inRegion';
};

export type Aimed = { readonly stat: 'strength' | 'craft'; readonly n: number; readonly subtypes: readonly string[] };

export type CardFacts = {
  readonly kind: Def['kind'];
  readonly subtype?: string;
  /** Of an Enemy, as printed. */
  readonly strength?: number;
  readonly craft?: number;
  /** What it has of either for each such token that lies on it, or on a space of its Region. */
  readonly swells: readonly Swelling[];
  /** What it adds to its holder's Strength and Craft. */
  readonly adds: { readonly strength: number; readonly craft: number };
  /** What of that counts only against creatures of these subtypes. */
  readonly aimed: readonly Aimed[];
  readonly weapon: boolean;
  readonly armour: boolean;
  readonly price: number;
  readonly keywords: readonly string[];
  /** How many abilities it has: a card that does something is worth more than one that does nothing. */
  readonly abilities: number;
  /** Nobody wants it: it must be taken, or keeps its holder from casting Spells. */
  readonly burden: boolean;
  /** What meeting or casting it roughly does. */
  readonly text: TextFacts;
  /** Of what may be used, by the last part of the key that it is offered by. */
  readonly uses: { readonly [ability: string]: UseFacts };
  /** Of what may lie over a space and speak in its place: so many cards are drawn there. */
  readonly draw?: number;
  readonly anyway?: true;
  /** Of an ending: what it asks, and the foe that is fought there, as printed. */
  readonly ending?: EndingFacts;
  /** Of a quest: the gold that it asks for, or a life that is taken from somebody. */
  readonly asks?: { readonly gold?: number; readonly life?: true };
};

/** Plain JSON, by definition. */
export type Facts = {
  readonly spaces: Readonly<Record<DefId, SpaceFacts>>;
  readonly cards: Readonly<Record<DefId, CardFacts>>;
  /** Lives that a turn costs which ends beside tokens of that kind. */
  readonly hurts: Readonly<Record<string, number>>;
  /** Ways over the river that no guard bars. */
  readonly crossing: Crossing;
};

const printed = (value: unknown): { readonly n?: number } => (typeof value === 'number' ? { n: value } : {});

const added = (statics: readonly Static[], stat: 'strength' | 'craft'): number =>
  statics.reduce(
    (sum, one) => ('stat' in one && one.stat === stat && typeof one.add === 'number' ? sum + one.add : sum),
    0,
  );

const aimedOf = (one: Static): readonly Aimed[] => {
  if (!('stat' in one) || (one.stat !== 'strength' && one.stat !== 'craft') || typeof one.add !== 'number') return [];
  const fight = one.when !== undefined && 'fight' in one.when ? one.when.fight : undefined;
  const subtypes = fight?.subtype ?? fight?.onlySubtype;
  return subtypes === undefined ? [] : [{ stat: one.stat, n: one.add, subtypes: [subtypes].flat() }];
};

const swelling = (one: Static): readonly Swelling[] => {
  if (!('power' in one) || one.of.self !== true || typeof one.add !== 'object') return [];
  const { power, add } = one;
  if ('tokens' in add && add.on === 'this') return [{ power, tokens: add.tokens, lying: 'onIt' }];
  if (!('count' in add) || !('spaces' in add.count)) return [];
  const { tokens, region } = add.count.spaces;
  return typeof tokens === 'string' && region === 'mine' ? [{ power, tokens, lying: 'inRegion' }] : [];
};

/** How many cards a text has one draw, at most at once. */
const drawnIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'op' in value && value.op === 'drawCards' && 'exactly' in value ? (printed(value.exactly).n ?? 0) : 0;
  return Math.max(own, ...Object.values(value).map(drawnIn));
};

/** Every creature that a text has one fight. */
const foesIn = (value: unknown): readonly Foe[] => {
  if (Array.isArray(value)) return value.flatMap(foesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...('op' in value && value.op === 'fight' && 'foe' in value ? [value.foe as Foe] : []),
    ...Object.values(value).flatMap(foesIn),
  ];
};

const endingFacts = ({ goal, needs, visit }: EndingDef): EndingFacts => {
  const foes = foesIn(visit);
  const strength = foes.map((foe) => startOf(foe.strength)).find((n) => n !== undefined);
  const craft = foes.map((foe) => startOf(foe.craft)).find((n) => n !== undefined);
  return {
    goal,
    ...(needs === undefined ? {} : { needs }),
    ...(foes.length === 0
      ? {}
      : { foe: { ...(strength === undefined ? {} : { strength }), ...(craft === undefined ? {} : { craft }) } }),
  };
};
/** A number that grows in the game is judged by where it starts. */
const startOf = (amount: Foe['strength']): number | undefined =>
  typeof amount === 'number'
    ? amount
    : typeof amount === 'object' && 'plus' in amount
      ? amount.plus.find((n) => typeof n === 'number')
      : undefined;

const isBurden = (def: Def, statics: readonly Static[]): boolean =>
  (def.kind === 'follower' && def.mustTake === true) ||
  (def.kind !== 'character' &&
    statics.some((one) => 'cannot' in one && one.cannot === 'castSpell' && !('when' in one)));

/** What is carried out when it is visited, cast or met. */
const programOf = (def: Def): Program => {
  if (def.kind === 'space' || def.kind === 'terrain' || def.kind === 'ending')
    return [...(def.arrive ?? []), ...(def.visit ?? [])];
  if (def.kind === 'spell') return def.effect;
  return [...('drawn' in def ? (def.drawn ?? []) : []), ...('met' in def ? (def.met ?? []) : [])];
};

const usesOf = (def: Def): CardFacts['uses'] => {
  const cast = def.kind === 'spell' ? { cast: useFacts(def.effect) } : {};
  const all = [...(def.abilities ?? []), ...(def.kind === 'enemy' ? (def.trophy ?? []) : [])];
  const abilities = all.map(({ id, actions = [], triggers = [] }) => {
    const asked = [...actions, ...triggers.filter(({ forced }) => forced !== true)];
    return [id, useFacts(asked[0]?.do ?? [])] as const;
  });
  return { ...Object.fromEntries(abilities), ...cast };
};

const priceIn = (n: unknown): number | undefined =>
  printed(typeof n === 'object' && n !== null && 'price' in n ? n.price : n).n;
/** The gold that a condition asks for. */
const goldIn = (value: unknown): number | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { is } = value as { readonly is?: unknown };
  if (Array.isArray(is) && (is[0] as { readonly stat?: unknown } | undefined)?.stat === 'gold') return priceIn(is[2]);
  return Object.values(value)
    .map(goldIn)
    .find((n) => n !== undefined);
};

const asked = (def: Def): CardFacts['asks'] => {
  if (def.kind !== 'quest') return undefined;
  const gold = goldIn(def.deliver?.if);
  const life = (def.abilities ?? []).some(({ triggers = [] }) =>
    triggers.some(({ on, event }) => on === 'lose' && event !== undefined && 'reward' in event && event.reward),
  );
  return { ...(gold === undefined ? {} : { gold }), ...(life ? { life } : {}) };
};

const cardFacts = (def: Def): CardFacts => {
  const asks = asked(def);
  const statics = (def.abilities ?? []).flatMap((ability) => ability.static ?? []);
  const strength = def.kind === 'enemy' ? printed(def.strength).n : undefined;
  const craft = def.kind === 'enemy' ? printed(def.craft).n : undefined;
  return {
    kind: def.kind,
    ...(def.kind === 'enemy' ? { subtype: def.subtype } : {}),
    ...(strength === undefined ? {} : { strength }),
    ...(craft === undefined ? {} : { craft }),
    swells: statics.flatMap(swelling),
    adds: { strength: added(statics, 'strength'), craft: added(statics, 'craft') },
    aimed: statics.flatMap(aimedOf),
    weapon: 'weapon' in def,
    armour: 'armour' in def,
    price: def.kind === 'follower' && typeof def.price === 'number' ? def.price : 0,
    keywords: def.keywords ?? [],
    abilities: def.abilities?.length ?? 0,
    burden: isBurden(def, statics),
    text: textFacts(programOf(def)),
    uses: usesOf(def),
    ...(def.kind === 'terrain' && def.draw !== undefined ? { draw: def.draw, ...anywayOf(def) } : {}),
    ...(def.kind === 'ending' ? { ending: endingFacts(def) } : {}),
    ...(asks === undefined ? {} : { asks }),
  };
};

const anywayOf = ({ drawing }: Pick<SpaceDef, 'drawing'>): { readonly anyway?: true } =>
  drawing?.anyway ? { anyway: true } : {};

/** Kinds of tokens on a space that a condition asks for. */
const tokensIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'tokens' in value && typeof value.tokens === 'string' ? [value.tokens] : [];
  return [...own, ...Object.values(value).flatMap(tokensIn)];
};

/** What a rule takes from whoever ends his turn where such tokens lie. */
const hurtsOf = (def: Def): Facts['hurts'] => {
  if (def.kind !== 'rule') return {};
  const ends = (def.abilities ?? []).flatMap(({ triggers = [] }) => triggers).filter(({ on }) => on === 'turnEnded');
  return Object.fromEntries(
    ends.flatMap(({ when, do: program }) =>
      tokensIn(when).map((kind) => [kind, textFacts(program).does.neutral.harm] as const),
    ),
  );
};

export const factsOf = (printed: Iterable<Def>): Facts => {
  const defs = [...printed];
  const spaces: Record<DefId, SpaceFacts> = {};
  const cards: Record<DefId, CardFacts> = {};
  let hurts: Facts['hurts'] = {};
  for (const def of defs) {
    hurts = { ...hurts, ...hurtsOf(def) };
    if (def.kind === 'space')
      spaces[def.id] = {
        region: def.region,
        draw: def.draw ?? 0,
        ...anywayOf(def),
        climb: drawnIn(def.leave),
        links: def.links,
        text: textFacts(programOf(def)),
      };
    else cards[def.id] = cardFacts(def);
  }
  return { spaces, cards, hurts, crossing: crossingOf(defs) };
};
