// All that a person or a computer player gets (law 7): built up from what is open, never cut down from what is not.
import { msg, type CardId, type DefId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Prompt } from '../../contract/prompt';
import { isHiddenFrom, seesHand } from './hidden';
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
import { defOf, sideOf as sideUp } from '../query/catalogue';
import { carried, transport } from '../query/cards';
import { championShares } from '../query/champion';
import { ditchableNow } from '../query/ditching';
import { endingDeck, endingKnown } from '../query/endings';
import { currentFight, heroAt, type World } from '../query/env';
import { printedOf } from '../query/eval';
import { permits, powerLines, statLines, statOf, type Permit } from '../query/stats';
import type { Catalogue } from '../query/catalogue';
import type { Verb } from '../vocab/words';
import type { Decision, Fight, FightSide, GameEvent, Hero, State } from '../state/state';

/** The game as this seat may see it. Costs some tens of microseconds; the old state's parts are not shared. */
export function viewFor(cat: Catalogue, s: State, seat: SeatId): PlayerView {
  const w: World = { cat, s };
  const fight = currentFight(s)?.fight;
  return {
    seat,
    round: s.round,
    turn: s.turn.n,
    active: s.active,
    order: s.order,
    seats: s.order.map((id) => seatView(w, id, seat)),
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
      })),
    lasting: s.mods.map((m) => ({ source: m.source, hero: m.hero, until: msg(`until.${m.until.t}`) })),
    ...(fight ? { fight: fightView(w, fight) } : {}),
    sets: s.content.sets,
    options: s.options,
    crownReached: s.crownReached,
    ending: endingKnown(cat, s),
    unusedCharacters: s.unused.length,
    ...(s.timeUp ? { timeUp: true } : {}),
    ...(s.over ? { over: s.over, seed: s.seed } : s.options['showSeed'] === true ? { seed: s.seed } : {}),
  };
}

/** Spaces that have anything on them: cards, gold, tokens, figures, what lies over them, how many cards face down. */
function spacesView(w: World, seat: SeatId): SpaceView[] {
  const figures: Record<DefId, CardView[]> = {};
  for (const card of allCards(w.s))
    if (card.zone === 'stands' && card.space !== undefined)
      (figures[card.space] ??= []).push(cardView(w, card.id, seat));
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
  const points = (kind: 'strength' | 'craft'): number =>
    hero.trophies.reduce((n, id) => n + printedOf({ ...w, me: hero.id, source: 'rules' }, id, kind), 0);
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
    trophyPoints: { strength: points('strength'), craft: points('craft'), cost: statOf(w, hero.id, 'trophyCost') },
    missTurns: hero.missTurns,
    status: Object.keys(hero.status),
    ...(hero.toad ? { toad: hero.toad.turns } : {}),
    ...(hero.form === undefined ? {} : { form: hero.form }),
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
    (def.kind === 'magicObject' || view.magic ? bars('useMagicObject') : undefined) ??
    ('weapon' in def ? bars('useWeapon') : undefined) ??
    ('armour' in def ? bars('useArmour') : undefined);
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
  if (!card.carries) return view;
  const open = card.carries.filter((c) => {
    const carried = w.s.cards[c];
    return carried !== undefined && !isHiddenFrom(w, carried, viewer);
  });
  if (open.length > 0) view.carries = open.map((c) => cardView(w, c, viewer));
  if (card.carries.length > open.length) view.carriesHidden = card.carries.length - open.length;
  return view;
}

function fightView(w: World, fight: Fight): FightView {
  const mine = sideView(w, fight, 'mine');
  const theirs = sideView(w, fight, 'theirs');
  const rolled = fight.mine.dice.length + fight.theirs.dice.length > 0;
  return {
    kind: fight.kind,
    attacker: fight.attacker,
    mine,
    theirs,
    ...(fight.outcome ? { outcome: fight.outcome } : {}),
    ...(rolled ? {} : { odds: oddsOf(w, fight, mine.power, theirs.power) }),
  };
}

function sideView(w: World, fight: Fight, which: 'mine' | 'theirs'): FightSideView {
  const side: FightSide = fight[which];
  const key = fight.kind === 'battle' ? 'strength' : 'craft';
  if (side.champion) {
    const { def } = side.champion;
    const shares = championShares(w, side, key);
    const power = shares.reduce((n, share) => n + share.n, 0);
    return {
      ...(side.hero === undefined ? {} : { hero: side.hero }),
      cards: [],
      defs: [def],
      champion: def,
      lines: shares,
      dice: side.dice,
      roll: side.roll,
      power,
      ...(side.dice.length > 0 || fight.outcome ? { score: power + side.roll } : {}),
    };
  }
  const own =
    side.hero === undefined
      ? side.fixed
        ? []
        : side.cards.flatMap((c) => powerLines(w, fight.hero, c, key))
      : statLines(w, side.hero, key).map(({ source, n }) => ({ source, n }));
  const base =
    side.hero === undefined && (side.fixed || side.cards.length === 0)
      ? [{ source: side.name ?? w.s.cards[side.cards[0] ?? 'c0']?.def ?? '', n: side.base }]
      : own;
  const bonus = side.hero === undefined ? statLines(w, fight.hero, 'foeRoll') : statLines(w, side.hero, 'attackRoll');
  const lines = [...base, ...side.adds, ...bonus.filter((l) => l.n !== 0).map(({ source, n }) => ({ source, n }))];
  const power = lines.reduce((n, l) => n + l.n, 0);
  return {
    ...(side.hero === undefined ? {} : { hero: side.hero }),
    cards: side.cards,
    defs: side.cards.map((c) => w.s.cards[c]?.def ?? ''),
    ...(side.name === undefined ? {} : { name: side.name }),
    lines,
    dice: side.dice,
    roll: side.roll,
    power,
    ...(side.dice.length > 0 || fight.outcome ? { score: power + side.roll } : {}),
  };
}

/** Chances before the dice are rolled, over all rolls; fate is left out. */
function oddsOf(w: World, fight: Fight, mine: number, theirs: number): { win: number; standOff: number; lose: number } {
  const own = rollsOf(
    fight.mine.champion
      ? 1
      : (fight.mine.diceCount ??
          (fight.kind === 'battle' && fight.mine.hero !== undefined ? statOf(w, fight.mine.hero, 'attackDice') : 1)),
  );
  const foe = rollsOf(
    fight.theirs.champion
      ? 1
      : (fight.theirs.diceCount ??
          (fight.theirs.hero !== undefined && fight.kind === 'battle'
            ? statOf(w, fight.theirs.hero, 'attackDice')
            : 1)),
  );
  let win = 0;
  let even = 0;
  for (const [a, p] of own)
    for (const [b, q] of foe) {
      const d = mine + a - theirs - b;
      if (d > 0) win += p * q;
      else if (d === 0) even += p * q;
    }
  return { win, standOff: even, lose: 1 - win - even };
}

/** Each result of so many dice of which the highest counts, with its chance. */
function rollsOf(count: number): readonly (readonly [number, number])[] {
  if (count <= 0) return [[0, 1]];
  return [1, 2, 3, 4, 5, 6].map((n) => [n, (n / 6) ** count - ((n - 1) / 6) ** count] as const);
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
    ...(decision && !s.answered[seat] ? { prompt: promptFor(decision) } : {}),
    ...(other !== undefined && (!decision || s.answered[seat]) ? { waitingFor: other } : {}),
  };
}
export type { DefId };
