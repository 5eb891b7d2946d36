// All that a person or a computer player gets (law 7): built up from what is open, never cut down from what is not.
import { msg, type CardId, type DeckId, type DefId, type FrameId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Prompt } from '../../contract/prompt';
import { onGround } from './ground';
import { isHiddenFrom, seesHand, seesTop } from './hidden';
import type {
  CardView,
  FightSideView,
  FightView,
  GameUpdate,
  HeroView,
  PlayerView,
  SeatView,
  SpaceView,
  StatView,
} from '../../contract/view';
import type { ViewEvent } from '../../contract/event';
import { allCards } from '../query/card-index';
import { countsFor } from './counts';
import { bodyIdOf, defOf, isGear, sideOf as sideUp } from '../query/catalogue';
import { fightersOf, isCardless } from '../query/joined';
import { carried, transport } from '../query/cards';
import { ditchableNow } from '../query/ditching';
import { endingDeck, endingKnown } from '../query/endings';
import { bounded } from '../query/effort';
import { currentFight, heroAt, type FightAt, type World } from '../query/env';
import { metInstead } from '../query/instead';
import { totalsOf } from '../query/totals';
import { pointsOf } from '../query/trophies';
import { mayPayFate } from '../query/fate';
import { foeName, isFaced, oddsBefore, oddsOf, oddsWithFate, reckon, scoreOf, type Sided } from '../query/fight';
import { permits, statLines, statOf, type Permit } from '../query/stats';
import type { Catalogue } from '../query/catalogue';
import type { Verb } from '../vocab/words';
import type { Decision, Fight, GameEvent, Hero, State } from '../state/state';
import { markOf } from '../options/option-of';

/** The game as this seat may see it. Costs some tens of microseconds; the old state's parts are not shared. */
export const viewFor = (cat: Catalogue, s: State, seat: SeatId): PlayerView => bounded(() => viewOf(cat, s, seat));

function viewOf(cat: Catalogue, s: State, seat: SeatId): PlayerView {
  const w: World = { cat, s };
  const fight = currentFight(s);
  return {
    seat,
    round: s.round,
    turn: s.turn.n,
    active: s.active,
    order: s.order,
    seats: s.order.map((id) => seatView(w, id, seat)),
    ...fallenIn(s),
    spaces: spacesView(w, seat),
    table: allCards(s)
      .filter((c) => c.zone === 'table')
      .map((c) => cardView(w, c.id, seat)),
    decks: Object.entries(s.decks)
      .filter(([id]) => !id.includes('@') && id !== endingDeck)
      .map(([id, d]) => ({
        id,
        left: d.draw.length,
        discard: d.discard,
        ...(d.use === 'stock' ? { stock: [...d.draw].sort() } : {}),
        ...topOf(w, id, d.draw, seat),
      })),
    lasting: s.mods.map((m) => ({ source: m.source, hero: m.hero, until: msg(`until.${m.until.t}`) })),
    ...(fight && isFaced(fight.fight) ? { fight: fightView(w, fight, seat) } : {}),
    sets: s.content.sets,
    options: s.options,
    crownReached: s.crownReached,
    ending: endingKnown(cat, s),
    unusedCharacters: s.unused.length,
    ...(s.timeUp ? { timeUp: true } : {}),
    ...(s.over
      ? { over: overView(w, s.over), seed: s.seed }
      : markOf(s.options, 'showSeed') === true
        ? { seed: s.seed }
        : {}),
  };
}

/** Where totals decided, with what each seat came to. */
const overView = (w: World, over: NonNullable<State['over']>): NonNullable<PlayerView['over']> =>
  over.how === 'timeLimit'
    ? { ...over, totals: Object.fromEntries(totalsOf(w).map(({ seat, n }) => [seat, n])) }
    : over;

/** Everybody saw who they were. */
function fallenIn(s: State): Pick<PlayerView, 'fallen'> {
  const fallen = Object.values(s.heroes).flatMap(({ id, def, dead }) => (dead ? [{ id, def }] : []));
  return fallen.length === 0 ? {} : { fallen };
}

/** The card on top of a deck, for whoever may look at it. */
function topOf(w: World, deck: DeckId, draw: readonly DefId[], seat: SeatId): { readonly top?: DefId } {
  const top = draw.at(-1);
  return top !== undefined && seesTop(w, deck, seat) ? { top } : {};
}

/** Spaces that have anything on them: cards, gold, tokens, figures, what lies over them, how many cards face down. */
function spacesView(w: World, seat: SeatId): SpaceView[] {
  const figures: Record<DefId, CardView[]> = {};
  for (const card of allCards(w.s))
    if (card.zone === 'stands' && card.space !== undefined)
      (figures[card.space] ??= []).push(figureView(w, card.id, seat));
  const ids = [...new Set([...Object.keys(w.s.board), ...Object.keys(figures)])];
  const up = (c: CardId): boolean => !w.s.cards[c]?.faceDown;
  const found: SpaceView[] = [];
  for (const id of ids) {
    const { cards = [], gold = 0, over = [], tokens } = w.s.board[id] ?? {};
    const here = figures[id] ?? [];
    if (cards.length + over.length + here.length + gold === 0 && !tokens) continue;
    const faceDown = [...cards, ...over].filter((c) => !up(c)).length;
    found.push({
      id,
      gold,
      cards: cards.filter(up).map((c) => cardView(w, c, seat)),
      ...(over.some(up) ? { over: over.filter(up).map((c) => cardView(w, c, seat)) } : {}),
      ...(here.length > 0 ? { figures: here } : {}),
      ...(faceDown > 0 ? { faceDown } : {}),
      ...(tokens ? { tokens } : {}),
    });
  }
  return found;
}

/** What stands there, and whether it takes the place of the space for whoever comes. */
function figureView(w: World, id: CardId, seat: SeatId): CardView {
  const view = cardView(w, id, seat);
  const me = w.s.seats[seat]?.hero;
  const instead = me === undefined ? undefined : metInstead({ ...w, me, source: 'rules' }, id);
  return instead === undefined ? view : { ...view, instead };
}

function seatView(w: World, id: SeatId, viewer: SeatId): SeatView {
  const seat = w.s.seats[id];
  if (!seat) throw new Error(`missing seat ${id}`);
  return {
    id,
    name: seat.name,
    control: seat.control,
    out: seat.out,
    ...(seat.look === undefined ? {} : { look: seat.look }),
    ...(seat.level === undefined ? {} : { level: seat.level }),
    ...(seat.hero === undefined ? {} : { hero: heroView(w, heroAt(w.s, seat.hero), viewer) }),
  };
}

function stat(w: World, hero: HeroId, key: 'strength' | 'craft'): StatView {
  const lines = statLines(w, hero, key);
  const sum = (how: string): number => lines.filter((l) => l.how === how).reduce((n, l) => n + l.n, 0);
  return {
    total: lines.at(-1)?.total ?? 0,
    value: sum('value'),
    counters: sum('counters'),
    lines: lines.map(({ source, n, how }) => ({ source, n, how })),
  };
}

function heroView(w: World, hero: Hero, viewer: SeatId): HeroView {
  const points = (kind: 'strength' | 'craft'): number => pointsOf(w, hero.id, kind);
  const cost = (kind: 'strength' | 'craft'): number => statOf(w, hero.id, `${kind}TrophyCost`);
  const leaves = hero.seat === viewer ? ditchableNow(w, viewer) : [];
  return {
    id: hero.id,
    seat: hero.seat,
    def: hero.def,
    space: hero.space,
    alignment: hero.alignment,
    strength: stat(w, hero.id, 'strength'),
    craft: stat(w, hero.id, 'craft'),
    life: hero.life,
    lifeValue: statOf(w, hero.id, 'lifeValue'),
    fate: hero.fate,
    fateValue: statOf(w, hero.id, 'fateValue'),
    gold: hero.gold,
    held: hero.held.map((id) =>
      leaves.includes(id) ? { ...heldView(w, hero, id, viewer), ditchable: true } : heldView(w, hero, id, viewer),
    ),
    objects: { carried: carried(w, hero.id).length, limit: statOf(w, hero.id, 'objectLimit') },
    spells: hero.hand.length,
    spellLimit: statOf(w, hero.id, 'spellLimit'),
    ...(seesHand(w, hero, viewer) ? { hand: hero.hand.map((id) => cardView(w, id, viewer)) } : {}),
    trophies: hero.trophies.map((id) => cardView(w, id, viewer)),
    trophyPoints: {
      strength: points('strength'),
      craft: points('craft'),
      cost: { strength: cost('strength'), craft: cost('craft') },
    },
    missTurns: hero.missTurns,
    status: Object.keys(hero.status),
    ...(hero.toad ? { toad: hero.toad.turns } : {}),
    ...(bodyIdOf(hero) === hero.def ? {} : { form: bodyIdOf(hero) }),
    ...(hero.form === undefined && hero.cover ? { formTurns: hero.cover.turns } : {}),
    ...(hero.mark === undefined ? {} : { mark: hero.mark }),
    ...(hero.sides ? { sides: hero.sides } : {}),
    ...ownDecks(w, hero),
  };
}

/** How many cards lie face down in the decks that only this character draws from. */
function ownDecks(w: World, hero: Hero): Pick<HeroView, 'own'> {
  const own: NonNullable<HeroView['own']>[number][] = [];
  for (const id of Object.keys(w.s.decks)) {
    const [name = id, whose] = id.includes('@') ? id.split('@') : [id];
    const left = w.s.decks[id]?.draw.length ?? 0;
    if (whose === hero.id && left > 0) own.push({ id: name, left });
  }
  return own.length > 0 ? { own } : {};
}

function heldView(w: World, hero: Hero, id: CardId, viewer: SeatId): CardView {
  const view = cardView(w, id, viewer);
  if (view.belonging) return { ...view, idle: transport(w, hero.id) === undefined ? 'rules' : 'base/rule/belongings' };
  const def = defOf(w.cat, view.def);
  const bars = (verb: Verb): Permit | undefined => {
    const may = permits(w, hero.id, verb, { card: id });
    return may.ok ? undefined : may;
  };
  const barred =
    bars('useCard') ??
    (def.kind === 'magicObject' || view.magic ? bars('useMagicObject') : undefined) ??
    (isGear(def, view, 'weapon') ? bars('useWeapon') : undefined) ??
    (isGear(def, view, 'armour') ? bars('useArmour') : undefined);
  return barred ? { ...view, idle: barred.because } : view;
}

function cardView(w: World, id: CardId, viewer: SeatId): CardView {
  const card = w.s.cards[id];
  if (!card) throw new Error(`missing card ${id}`);
  const side = sideUp(w.cat, card);
  // Written field by field: a view has dozens of cards, and nearly all have none of these.
  const view: { -readonly [K in keyof CardView]: CardView[K] } = { id, def: card.def };
  if (card.tokens) view.tokens = card.tokens;
  if (card.lent) view.lent = true;
  if (card.magic) view.magic = true;
  if (card.belonging) view.belonging = true;
  if (side !== undefined) view.side = side;
  const counts = w.cat.recounts ? countsFor(w, id, viewer) : undefined;
  if (counts !== undefined) view.counts = counts;
  if (!card.carries) return view;
  const open = card.carries.filter((c) => {
    const carried = w.s.cards[c];
    return carried !== undefined && !isHiddenFrom(w, carried, viewer);
  });
  if (open.length > 0) view.carries = open.map((c) => cardView(w, c, viewer));
  if (card.carries.length > open.length) view.carriesHidden = card.carries.length - open.length;
  return view;
}

/** A Spell is under way in the fight: what it will make of it is told when nobody has answered it. */
const isCasting = (s: State, fight: FrameId): boolean =>
  s.stack.slice(s.stack.findLastIndex(({ id }) => id === fight)).some((f) => f.t === 'chart' && f.chart === 'casting');

function fightView(w: World, { fight, frame }: FightAt, viewer: SeatId): FightView {
  const reckoned = reckon(w, fight);
  const rolled = fight.mine.dice.length + fight.theirs.dice.length > 0;
  const open = !rolled && !isCasting(w.s, frame);
  const own = (['mine', 'theirs'] as const).find((side) => {
    const { hero } = fight[side];
    return hero !== undefined && heroAt(w.s, hero).seat === viewer && mayPayFate(w, hero, 'attack');
  });
  const source = w.s.stack.findLast(({ id }) => id === frame)?.source ?? 'rules';
  const side = (which: Sided): FightSideView => ({
    ...sideView(w, fight, which, source),
    shares: reckoned[which].shares,
    power: reckoned[which].power,
    ...(rolled || fight.outcome ? { score: scoreOf(reckoned[which]) } : {}),
  });
  return {
    kind: fight.kind,
    attacker: fight.attacker,
    mine: side('mine'),
    theirs: side('theirs'),
    ...(fight.outcome ? { outcome: fight.outcome } : {}),
    ...(open ? { odds: oddsOf(reckoned) } : rolled ? { before: oddsBefore(reckoned) } : {}),
    ...(!open || own === undefined ? {} : { withFate: oddsWithFate(reckoned, own) }),
  };
}

function sideView(w: World, fight: Fight, which: Sided, source: DefId): Omit<FightSideView, 'shares' | 'power'> {
  const { hero, champion, dice, roll } = fight[which];
  const cards = hero === undefined ? fightersOf(fight[which]) : [];
  const nameless = hero === undefined && (cards.length === 0 || isCardless(fight[which]));
  return {
    ...(hero === undefined ? {} : { hero }),
    cards: champion ? [] : cards,
    defs: champion ? [champion.def] : cards.map((c) => w.s.cards[c]?.def ?? ''),
    ...(champion ? { champion: champion.def } : {}),
    ...(nameless ? { name: foeName(w, fight, which === 'mine' ? 'theirs' : 'mine', source) } : {}),
    dice,
    roll,
  };
}

/** What is asked, as the asked seat sees it; nothing for anyone else. */
export function promptFor(decision: Decision): Prompt {
  const { id, seat, ask, source, rule, options, min, max, shape } = decision;
  return {
    id,
    seat,
    ask,
    source,
    rule,
    options,
    min,
    max,
    shape,
    ...(decision.hero === undefined ? {} : { hero: decision.hero }),
    ...(decision.card === undefined ? {} : { card: decision.card }),
    ...(decision.quiet === undefined ? {} : { quiet: decision.quiet }),
    ...(decision.press === undefined ? {} : { press: decision.press }),
  };
}

/** An event as a seat may see it: which card it was only for those it was shown to. */
export function redact(event: GameEvent, seat: SeatId): ViewEvent {
  const { only, ...open } = event;
  if (!only || only.includes(seat)) return open;
  if (open.t === 'card') {
    const { card: _card, def: _def, ...rest } = open;
    return rest;
  }
  if (open.t === 'looked') {
    const { cards: _cards, ...rest } = open;
    return rest;
  }
  return open;
}

/** One push for the screen of a seat. */
export function updateFor(
  cat: Catalogue,
  game: string,
  stateId: number,
  s: State,
  events: readonly GameEvent[],
  seat: SeatId,
): GameUpdate {
  const decision = s.pending[seat];
  // A wait for somebody's secret reaction is not shown: it looks like the active seat thinking.
  const others = s.order.filter((id) => id !== seat && s.pending[id] !== undefined && s.answered[id] === undefined);
  const [other] = others.map((id) => (s.pending[id]?.rule === 'timing' ? s.active : id)).filter((id) => id !== seat);
  return {
    game,
    stateId,
    view: viewFor(cat, s, seat),
    events: events.map((e) => redact(e, seat)),
    ...(decision && !s.answered[seat] ? { prompt: onGround(cat, s, promptFor(decision)) } : {}),
    ...(other !== undefined && (!decision || s.answered[seat]) ? { waitingFor: other } : {}),
  };
}
export type { DefId };
