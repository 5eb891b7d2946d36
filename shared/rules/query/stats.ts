// The only readers of stats and permissions: everything else asks here, so every modifier has one place to act.
import { whole } from '../../kernel/whole';
import type { CardId, DeckId, DefId, HeroId } from '../../kernel/ids';
import type { Card, Hero } from '../state/state';
import type { PowerMod, StatMod } from '../vocab/ability';
import type { Def } from '../vocab/definition';
import type { CardFilter, StatKey } from '../vocab/select';
import type { Verb } from '../vocab/words';
import { bodyOf, defOf, kindOfCard, spaceOf } from './catalogue';
import { awake } from './awake';
import { isCounting } from './counting';
import { currentFight, deckIdOf, heroAt, type Env, type World } from './env';
import { defNow, isTextless } from './now';
import { getsRound, wasSpared } from './spared';
import { amount, fitsCard, fitsHero, fitsSpace, holds, printedOf } from './eval';
import { inPlay, type Entry, type Source } from './index-in-play';
import type { Context, Permit, PermitContext } from './readers';
import type { Line } from './reckoned';
import { concerns } from './source';
import { valueAtStart } from './supply';
import { optionOf } from '../options/option-of';

export type { Line, Permit };

/** R4 THE COMMAND SPELL: easier with five players or more, where that rule is played with. */
function commandFrom(w: World): number {
  const how = optionOf(w.s.options, 'commandSpell');
  if (how === 'always') return 1;
  const seats = w.s.order.length;
  return how === 'byPlayers' ? Math.max(1, seats >= 5 ? 8 - seats : 4) : 4;
}

/**
 * Objects that a character carries himself (R4 OBJECT CARRYING LIMITS); what lets him have more transports the others.
 */
export const carriedAtMost = 4;

/**
 * Spells that a total Craft of 1, 2, 3... allows (R4 GAINING SPELLS; O Number of Spells); the last number holds for all
 * beyond.
 */
const spellTables = { short: [0, 0, 0, 1, 2, 2, 3], long: [0, 0, 0, 1, 2, 2, 3, 3, 3, 4] } as const;

/**
 * A character's stat now, everything counted that may be used now: printed, set, add, times, cap.
 * Strength, Craft and the limits in points; lives, fate and gold as they lie there. R4 STRENGTH, CRAFT.
 */
export function statOf(w: World, hero: HeroId, stat: StatKey, ctx: Context = nowhere): number {
  if (ctx !== nowhere || isCounting()) return totalOf(w, hero, stat, ctx);
  return inPlay(w.cat, w.s).reckoned.total(w.s, hero, stat, () => totalOf(w, hero, stat, nowhere));
}

/** Asked outside of any event and any resolution: then a total is the same as long as what it hangs on is. */
const nowhere: Context = {};

/** The same, whatever is known already. */
export const totalOf = (w: World, hero: HeroId, stat: StatKey, ctx: Context): number =>
  reckon(w, hero, stat, ctx, undefined);

/** The same, with every share named; `total` is the running result. */
export function statLines(w: World, hero: HeroId, stat: StatKey, ctx: Context = nowhere): readonly Line[] {
  if (ctx !== nowhere || isCounting()) return linesOf(w, hero, stat, ctx).lines;
  return inPlay(w.cat, w.s).reckoned.lines(w.s, hero, stat, () => linesOf(w, hero, stat, nowhere));
}

/** The same, whatever is known already. */
export function linesOf(
  w: World,
  hero: HeroId,
  stat: StatKey,
  ctx: Context,
): { readonly n: number; readonly lines: readonly Line[] } {
  const lines: Line[] = [];
  const n = reckon(w, hero, stat, ctx, (source, how, more, total, of) => {
    lines.push({ source, n: more, how, total, ...(of === undefined ? {} : { stat: of }) });
  });
  return { n, lines };
}

/** What is counted out: there are none at least. */
const counted: ReadonlySet<StatKey> = new Set([
  'spellLimit',
  'objectLimit',
  'magicObjectLimit',
  'weaponLimit',
  'armourLimit',
  'movement',
  'moveDice',
  'attackDice',
  'fateDice',
  'portalDice',
  'minesDice',
  'toadSteps',
  'steps',
]);

/** Told of each share in turn, with what it makes of the total; `of`: the value of his that is added. */
type Told = (source: DefId, how: Line['how'], n: number, total: number, of?: Power) => void;

const addedPower = ({ add }: StatMod): Power | undefined =>
  typeof add === 'object' && 'stat' in add && (add.stat === 'strength' || add.stat === 'craft') ? add.stat : undefined;

function reckon(w: World, hero: HeroId, stat: StatKey, ctx: Context, told: Told | undefined): number {
  let total = baseOf(w, hero, stat, ctx, told);
  const all = inPlay(w.cat, w.s).stats.get(stat);
  if (all === undefined) return total;
  const entries: Entry<StatMod>[] = [];
  for (const e of awake(w, all))
    if (concerns(w.s, e.source, e.it.reach, hero) && !(ctx.plain && e.it.copy) && modApplies(w, e, hero, ctx))
      entries.push(e);
  if (entries.length === 0) return total;
  const put = (e: Entry<StatMod>, how: Line['how'], next: number): void => {
    told?.(e.source.def, how, next - total, next, addedPower(e.it));
    total = next;
  };
  const value = (e: Entry<StatMod>, of: StatMod['add']): number =>
    typeof of === 'number'
      ? of
      : amount({ ...envFor(w, e.source, hero, ctx), ...(e.it.copy ? { plain: true } : {}) }, of ?? 0);
  for (const e of entries) if (e.it.set !== undefined) put(e, 'set', value(e, e.it.set));
  for (const e of entries)
    if (e.it.add !== undefined && e.it.least !== 'value' && !e.it.over) put(e, 'add', total + value(e, e.it.add));
  for (const e of entries)
    if (e.it.add !== undefined && e.it.least === 'value')
      put(e, 'add', Math.max(total + value(e, e.it.add), Math.min(total, valueOf(w, heroAt(w.s, hero), stat, ctx))));
  for (const e of entries) if (e.it.times !== undefined) put(e, 'times', total * e.it.times);
  const most = total;
  for (const e of entries) if (e.it.cap !== undefined && total > value(e, e.it.cap)) put(e, 'cap', value(e, e.it.cap));
  if (total < most)
    for (const e of entries) if (e.it.add !== undefined && e.it.over) put(e, 'add', total + value(e, e.it.add));
  return counted.has(stat) ? Math.max(0, whole(total)) : whole(total);
}

/** Whether something that speaks of no cause keeps him from healing at all (Crown and Sceptre, Vile Path). */
export const neverHeals = (w: World, hero: HeroId): boolean =>
  (inPlay(w.cat, w.s).staged.get('heal/cannot') ?? []).some(({ source, it }) => {
    if (it.event !== undefined || (it.whose !== 'anyone' && source.holder !== hero)) return false;
    const env = envFor(w, source, source.holder ?? hero);
    return (it.when === undefined || holds(env, it.when)) && sourceWorks(env, source, source.holder ?? hero);
  });

/** How much of what is added to a roll takes from it without bringing it below 1. */
export function sparingOf(w: World, hero: HeroId, stat: StatKey): number {
  let sum = 0;
  for (const e of inPlay(w.cat, w.s).stats.get(stat) ?? [])
    if (e.it.least === 'one' && concerns(w.s, e.source, e.it.reach, hero) && modApplies(w, e, hero, nowhere))
      sum += amount(envFor(w, e.source, hero, nowhere), e.it.add ?? 0);
  return sum;
}

/** Of what is added to a roll that which is added to the score, and is no part of the roll, share by share. */
export const beyondRoll = (
  w: World,
  hero: HeroId,
  stat: StatKey,
): readonly { readonly source: DefId; readonly n: number }[] =>
  (inPlay(w.cat, w.s).stats.get(stat) ?? []).flatMap((e) =>
    e.it.toScore && concerns(w.s, e.source, e.it.reach, hero) && modApplies(w, e, hero, nowhere)
      ? [{ source: e.source.def, n: amount(envFor(w, e.source, hero, nowhere), e.it.add ?? 0) }]
      : [],
  );

function spellsFor(w: World, craft: number): number {
  const table = spellTables[optionOf(w.s.options, 'spellTable')];
  return table[Math.min(craft, table.length - 1)] ?? 0;
}

function baseOf(w: World, id: HeroId, stat: StatKey, ctx: Context, told: Told | undefined): number {
  const hero = heroAt(w.s, id);
  const value = valueOf(w, hero, stat, ctx);
  told?.(hero.def, 'value', value, value);
  if (stat !== 'strength' && stat !== 'craft') return value;
  const counters = (hero.toad ?? hero)[stat];
  if (counters !== 0) told?.(hero.def, 'counters', counters, value + counters);
  return value + counters;
}

/** What is printed, or what lies there. */
function valueOf(w: World, hero: Hero, stat: StatKey, ctx: Context): number {
  switch (stat) {
    case 'strength':
      return statOf(w, hero.id, 'strengthValue', ctx);
    case 'craft':
      return statOf(w, hero.id, 'craftValue', ctx);
    case 'strengthValue':
    case 'craftValue':
      return hero.toad ? 1 : bodyOf(w.cat, hero)[stat === 'strengthValue' ? 'strength' : 'craft'];
    case 'life':
    case 'fate':
    case 'gold':
      return hero[stat];
    case 'lifeValue':
      return valueAtStart(w.s.options, bodyOf(w.cat, hero), 'life');
    case 'fateValue':
      return valueAtStart(w.s.options, bodyOf(w.cat, hero), 'fate');
    case 'spellLimit':
      return spellsFor(w, statOf(w, hero.id, 'craft', ctx));
    case 'objectLimit':
      return carriedAtMost;
    case 'weaponLimit':
    case 'armourLimit':
    case 'attackDice':
    case 'moveDice':
    case 'fateDice':
    case 'toadSteps':
    case 'steps':
      return 1;
    case 'portalDice':
      return 2;
    case 'minesDice':
      return 3;
    case 'movement':
    case 'magicObjectLimit':
      return 99;
    case 'commandFrom':
      return commandFrom(w);
    case 'trophyCost':
      return optionOf(w.s.options, 'trophyCost');
    case 'strengthTrophyCost':
    case 'craftTrophyCost':
      return statOf(w, hero.id, 'trophyCost', ctx);
    case 'attackRoll':
    case 'foeRoll':
    case 'prayer':
    case 'trophyWorth':
    case 'drawMore':
    case 'drawLeast':
    case 'spellsMore':
    case 'standInStrength':
    case 'prices':
    case 'costs':
      return 0;
  }
}

/**
 * Points of trophies that buy one Strength or one Craft; without end where they buy none (R4 TROPHIES, 2 2:4, O Gaining
 * Craft).
 */
export function trophyCostOf(w: World, hero: HeroId, kind: 'strength' | 'craft'): number {
  const how = kind === 'craft' ? optionOf(w.s.options, 'craftTrophies') : 'same';
  return how === 'none' ? Infinity : how === 'ten' ? 10 : statOf(w, hero, `${kind}TrophyCost`);
}

type Power = 'strength' | 'craft';
type PowerLine = { readonly source: DefId; readonly n: number };
/** What is said of whatever is fought, and of no card more than of another. */
const isAnyFoe = (of: PowerMod['of']): boolean => of.inFight === true && Object.keys(of).length === 1;

type Creature = { readonly card?: CardId | undefined; readonly fixed?: true };
/** From what a creature has by itself, with every share that changes it; what is `fixed` is on no card of an Enemy. */
function linesFrom(w: World, hero: HeroId, { card, fixed }: Creature, what: Power, own: PowerLine): PowerLine[] {
  let total = own.n;
  const lines = [own];
  for (const { source, it } of inPlay(w.cat, w.s).powers) {
    if (it.power !== what || !reaches(w, source, it.reach, hero)) continue;
    const env: Env = { ...envFor(w, source, hero), it: card === undefined ? { hero } : { hero, card } };
    const fits = card !== undefined && (!fixed || it.of.is !== undefined) && fitsCard(env, card, it.of);
    if (!fits && !(fixed && isAnyFoe(it.of))) continue;
    if (it.when && !holds(env, it.when)) continue;
    const reckoned =
      (it.set === undefined ? total : amount(env, it.set)) * (it.times ?? 1) +
      (it.add === undefined ? 0 : amount(env, it.add));
    const next = it.least === undefined ? reckoned : Math.max(it.least, reckoned);
    if (next !== total) lines.push({ source: source.def, n: next - total });
    total = next;
  }
  return lines;
}

/** A creature's Strength or Craft in a fight with a character, with every share named. */
export function powerLines(w: World, hero: HeroId, card: CardId, what: Power): readonly PowerLine[] {
  const source = w.s.cards[card]?.def ?? '';
  return linesFrom(w, hero, { card }, what, { source, n: printedOf({ ...w, me: hero, source }, card, what) });
}

/** The same of a creature with a number of its own, on no card such as the Sentinel, or on one that is no Enemy. */
export const fixedLines = (
  w: World,
  hero: HeroId,
  card: CardId | undefined,
  what: Power,
  own: PowerLine,
): readonly PowerLine[] => linesFrom(w, hero, { card, fixed: true }, what, own);

/** The same as one number. */
export const powerOf = (w: World, hero: HeroId, card: CardId, what: Power): number =>
  powerLines(w, hero, card, what).reduce((n, line) => n + line.n, 0);

/** The deck that is meant where a character is when a rule says `deck`: in some Regions "Adventure" is another one. */
export function deckThere(w: World, hero: HeroId, deck: DeckId): DeckId {
  if (deck !== 'adventure' || w.cat.deckOfRegion.size === 0) return deck;
  return w.cat.deckOfRegion.get(spaceOf(w.cat, heroAt(w.s, hero).space).region) ?? deck;
}

/** The same; a deck may stand for another (D Drawing from the Dragon King's Deck). */
export const deckMeant = (w: World, hero: HeroId, deck: DeckId, by: DefId): DeckId =>
  deck === 'adventure' ? deckThere(w, hero, deck) : deckFor(w, hero, deck, by);

/** The deck that a character draws from when the text of `by` says `deck`. */
export function deckFor(w: World, hero: HeroId, said: DeckId, by: DefId): DeckId {
  const deck = deckThere(w, hero, said);
  const found = inPlay(w.cat, w.s).decks.find(
    ({ source, it }) =>
      it.drawFrom === (typeof it.instead === 'string' ? deck : said) &&
      reaches(w, source, it.reach, hero) &&
      (it.when === undefined || holds(envFor(w, source, hero, { eventSource: by }), it.when)),
  );
  return found === undefined ? deck : deckIdOf(envFor(w, found.source, hero), found.it.instead);
}

/** An entry's own point of view: its holder speaks; without one, the character it acts on. */
export function envFor(w: World, source: Source, hero: HeroId, ctx: Context = {}): Env {
  const env = {
    cat: w.cat,
    s: w.s,
    me: source.holder ?? hero,
    source: source.def,
    card: source.card,
    scope: ctx.scope,
    event: ctx.event,
    eventSource: ctx.eventSource,
    it: { hero },
  };
  if (!ctx.plain && source.vars === undefined) return env;
  return { ...env, ...(ctx.plain ? { plain: true } : {}), ...(source.vars === undefined ? {} : { vars: source.vars }) };
}

/** Whether what may have a say about him adds to his total now. */
function modApplies(w: World, e: Entry<StatMod>, hero: HeroId, ctx: Context): boolean {
  if (getsRound(w, e.source.card, hero) || !speaks(w, e.source, e.it.reach, hero, ctx)) return false;
  if (e.it.only === 'weapon' && !weaponCounts(w, e, hero)) return false;
  if (e.it.card !== undefined && !isOfSuch(w, e, e.it.card, hero, ctx)) return false;
  if (!isActive(w, e.source, hero, e.it.stat)) return false;
  return e.it.when === undefined || holds(envFor(w, e.source, hero, ctx), e.it.when);
}

/** Whether it is such a trophy of which it is asked. */
const isOfSuch = (w: World, e: Entry<StatMod>, such: CardFilter, hero: HeroId, ctx: Context): boolean =>
  ctx.trophy !== undefined &&
  fitsCard({ ...envFor(w, e.source, hero, ctx), it: { hero, card: ctx.trophy } }, ctx.trophy, such);

/** A Weapon in use; it gives Strength in battle alone, and Craft in psychic combat. */
function weaponCounts(w: World, { source, it }: Entry<StatMod>, hero: HeroId): boolean {
  const fight = currentFight(w.s)?.fight;
  if (!fight || source.card === undefined) return false;
  if (it.stat === (fight.kind === 'battle' ? 'craft' : 'strength')) return false;
  const side = fight.hero === hero ? fight.mine : fight.theirs.hero === hero ? fight.theirs : undefined;
  return side?.weapons?.includes(source.card) ?? false;
}

/** For whom a standing effect holds. */
export function reaches(w: World, source: Source, reach: StatMod['reach'], hero: HeroId, ctx: Context = {}): boolean {
  return concerns(w.s, source, reach, hero) && !getsRound(w, source.card, hero) && speaks(w, source, reach, hero, ctx);
}

/** The same, whatever beside the board he gets round: who gets round what must not ask itself. */
const speaksTo = (w: World, source: Source, reach: StatMod['reach'], hero: HeroId, ctx: Context): boolean =>
  concerns(w.s, source, reach, hero) && speaks(w, source, reach, hero, ctx);

/** Whether it speaks to a character whom it concerns. */
function speaks(w: World, source: Source, reach: StatMod['reach'], hero: HeroId, ctx: Context): boolean {
  if (source.from === 'hand') return false;
  if (wasSpared(w.s, source.card, hero) || passesBy(w, source, hero)) return false;
  if (reach === undefined || reach === 'holder') {
    if (source.holder !== undefined) return true;
    // One who meets a card in place of the space heeds nothing that the space says (D Dragon Scales).
    if (
      source.from === 'space' &&
      source.card === undefined &&
      w.s.turn.meeting === 'card' &&
      w.s.seats[w.s.active]?.hero === hero
    )
      return false;
    return source.space !== undefined || source.from === 'rule' || source.from === 'table';
  }
  if (reach === 'everyone' || reach === 'others') return true;
  return fitsHero(envFor(w, source, hero, ctx), hero, reach);
}

function kindOf(w: World, id: CardId): Def['kind'] {
  const card = w.s.cards[id];
  return kindOfCard(defNow(w, card ?? { def: '' }), card ?? {});
}

/** It counts as another kind of card, without its text. */
const isSilenced = (w: World, id: CardId): boolean => {
  const card = w.s.cards[id];
  return card !== undefined && isTextless(w, card);
};

/** Whether a source works at all now: what is held can be silenced (Cursed Glade, Destroy Magic). */
function isActive(w: World, source: Source, hero: HeroId, stat?: StatKey): boolean {
  if (source.card === undefined || isSilenced(w, source.card)) return source.card === undefined;
  if (source.from !== 'held') return true;
  const isRoom = stat === 'objectLimit' || stat === 'spellLimit' || stat === 'magicObjectLimit';
  if (!isRoom && !permits(w, hero, 'useCard', { card: source.card }).ok) return false;
  const kind = kindOf(w, source.card);
  if (kind === 'magicObject' && !permits(w, hero, 'useMagicObject', { card: source.card }).ok) return false;
  const isPower = stat === 'strength' || stat === 'craft';
  return !(
    isPower &&
    (kind === 'object' || kind === 'magicObject') &&
    !permits(w, hero, 'countObjects', { card: source.card }).ok
  );
}

export const sourceWorks = (w: World, source: Source, hero: HeroId): boolean =>
  isActive(w, source, hero) && !passesBy(w, source, hero);

/** Whether the text of a space does nothing to a character. */
export const avoidsSpace = (w: World, hero: HeroId, space: DefId): boolean =>
  permits(w, hero, 'avoid', { space, byDefault: false }).ok;
/** What says something of him passes him over: a space whose text he gets round, what a spared one's card has left. */
const isRead = (w: World, space: DefId, hero: HeroId): boolean =>
  w.cat.rereads && w.cat.readers.readAs(w, space, hero) !== undefined;
const passesBy = (w: World, { from, space, spares }: Source, hero: HeroId): boolean =>
  (spares?.includes(hero) ?? false) ||
  (from === 'space' && space !== undefined && (avoidsSpace(w, hero, space) || isRead(w, space, hero)));

/** Verbs that silence others: only spaces, rules and lasting effects speak of them, so there is no circle. */
const silencing = new Set<Verb>(['useCard', 'useMagicObject', 'countObjects', 'useAbilities']);

const ofCharacters: ReadonlySet<Source['from']> = new Set(['held', 'trophy', 'character']);

/** What may be done when nothing says otherwise. */
const byDefault: Partial<Record<Verb, false>> = {
  evade: false,
  skipRoll: false,
  psychicAttack: false,
  takeFree: false,
  burgle: false,
  seeSpells: false,
  seeTop: false,
  steer: false,
  stopSteered: false,
  stopShort: false,
  chooseMoveDie: false,
  chooseDie: false,
  takeFirst: false,
  anyOrder: false,
  conscript: false,
  bury: false,
  passGate: false,
  useDarkFate: false,
  payEitherSide: false,
  riseAgain: false,
  riseAlways: false,
  useHarmony: false,
};

/** A card of which only the definition is known, for it is in a deck: it lies nowhere, and is nobody's. */
const wareOf = ({ cat }: World, def: DefId | undefined): Card | undefined =>
  def === undefined ? undefined : { id: 'c0', def, home: defOf(cat, def).deck ?? def, zone: 'aside' };

/**
 * Whether a character may do something. "Cannot" beats "can" beats the default (R4 CAN VS. CANNOT);
 * `because` names the definition that decided, for tooltips, the journal and computer players.
 */
export function permits(w: World, hero: HeroId, verb: Verb, ctx: PermitContext = {}): Permit {
  const basis = ctx.byDefault ?? byDefault[verb] ?? true;
  const entries = inPlay(w.cat, w.s).permissions.get(verb);
  if (!entries) return { ok: basis, because: 'rules' };
  let can: DefId | undefined;
  const ware = ctx.card === undefined ? wareOf(w, ctx.def) : undefined;
  const card = ctx.card ?? ware?.id;
  for (const { source, it } of entries) {
    if (silencing.has(verb) && ofCharacters.has(source.from)) continue;
    if (!(verb === 'avoid' ? speaksTo : reaches)(w, source, it.reach, hero, ctx)) continue;
    // Whom Spells do not affect is asked while a Spell silences Magic Objects: the Amulet is not silenced by it, nor by
    // a space, or a card beside the board, what gets him round it.
    const isShield =
      verb === 'beTargeted' || (verb === 'avoid' && (ctx.space !== undefined || ctx.byDefault === false));
    if (!silencing.has(verb) && !isShield && !isActive(w, source, hero)) continue;
    const env = {
      ...envFor(w, source, hero, ctx),
      ...(card === undefined ? {} : { it: { hero, card }, ware }),
      ...(ctx.target === undefined ? {} : { it: { hero: ctx.target } }),
    };
    if (ctx.ofCards && !it.card) continue;
    if (it.card && (card === undefined || !fitsCard(env, card, it.card))) continue;
    if (it.space && (ctx.space === undefined || !fitsSpace(env, ctx.space, it.space))) continue;
    if (it.tokens && it.tokens !== ctx.tokens) continue;
    if (it.when && !holds(env, it.when)) continue;
    if (it.cannot) return { ok: false, because: source.def };
    can ??= source.def;
  }
  return can === undefined ? { ok: basis, because: 'rules' } : { ok: true, because: can };
}
