// What everybody can read on the board and on the cards: all that a computer player knows besides his view.
import type { DefId, RegionId } from '../../shared/kernel/ids';
import type { Static } from '../../shared/rules/vocab/ability';
import type { Def, Link } from '../../shared/rules/vocab/definition';

export type SpaceFacts = {
  readonly region: RegionId;
  readonly draw: number;
  readonly links: readonly Link[];
};

export type CardFacts = {
  readonly kind: Def['kind'];
  readonly subtype?: string;
  /** Of an Enemy, as printed. */
  readonly strength?: number;
  readonly craft?: number;
  /** What it adds to its holder's Strength and Craft. */
  readonly adds: { readonly strength: number; readonly craft: number };
  readonly weapon: boolean;
  readonly armour: boolean;
  readonly price: number;
  readonly keywords: readonly string[];
  /** How many abilities it has: a card that does something is worth more than one that does nothing. */
  readonly abilities: number;
};

/** Plain JSON, by definition. */
export type Facts = { readonly spaces: Readonly<Record<DefId, SpaceFacts>>; readonly cards: Readonly<Record<DefId, CardFacts>> };

const printed = (value: unknown): { readonly n?: number } => (typeof value === 'number' ? { n: value } : {});

const added = (statics: readonly Static[], stat: 'strength' | 'craft'): number =>
  statics.reduce((sum, one) => ('stat' in one && one.stat === stat && typeof one.add === 'number' ? sum + one.add : sum), 0);

const cardFacts = (def: Def): CardFacts => {
  const statics = (def.abilities ?? []).flatMap((ability) => ability.static ?? []);
  const strength = def.kind === 'enemy' ? printed(def.strength).n : undefined;
  const craft = def.kind === 'enemy' ? printed(def.craft).n : undefined;
  return {
    kind: def.kind,
    ...(def.kind === 'enemy' ? { subtype: def.subtype } : {}),
    ...(strength === undefined ? {} : { strength }),
    ...(craft === undefined ? {} : { craft }),
    adds: { strength: added(statics, 'strength'), craft: added(statics, 'craft') },
    weapon: 'weapon' in def,
    armour: 'armour' in def,
    price: def.kind === 'follower' ? (def.price ?? 0) : 0,
    keywords: def.keywords ?? [],
    abilities: def.abilities?.length ?? 0,
  };
};

export const factsOf = (defs: Iterable<Def>): Facts => {
  const spaces: Record<DefId, SpaceFacts> = {};
  const cards: Record<DefId, CardFacts> = {};
  for (const def of defs) {
    if (def.kind === 'space') spaces[def.id] = { region: def.region, draw: def.draw ?? 0, links: def.links };
    else cards[def.id] = cardFacts(def);
  }
  return { spaces, cards };
};
