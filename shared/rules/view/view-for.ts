// All that a person or a computer player gets (law 7): built up from what is open, never cut down from what is not.
import { msg, type CardId, type DefId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Prompt } from '../../contract/prompt';
import type { CardView, FightSideView, FightView, GameUpdate, HeroView, PlayerView, SeatView, StatView } from '../../contract/view';
import type { ViewEvent } from '../../contract/event';
import { characterOf, defOf } from '../query/catalogue';
import { carried } from '../query/cards';
import { currentFight, heroAt, type World } from '../query/env';
import { printedOf } from '../query/eval';
import { permits, statLines, statOf } from '../query/stats';
import type { Catalogue } from '../query/catalogue';
import type { Decision, Fight, FightSide, GameEvent, Hero, State } from '../state/state';

const stocks = new Set(['purchase', 'talisman', 'quest']);

/** The game as this seat may see it. Costs some tens of microseconds; the old state's parts are not shared. */
export function viewFor(cat: Catalogue, s: State, seat: SeatId): PlayerView {
  const w: World = { cat, s };
  const fight = currentFight(s)?.fight;
  return {
    seat, round: s.round, turn: s.turn.n, active: s.active, order: s.order,
    seats: s.order.map((id) => seatView(w, id, seat)),
    spaces: Object.entries(s.board).filter(([, g]) => g.cards.length > 0 || g.gold > 0).map(([id, g]) => ({ id, gold: g.gold, cards: g.cards.map((c) => cardView(w, c)) })),
    decks: Object.entries(s.decks).map(([id, d]) => ({ id, left: d.draw.length, discard: d.discard, ...(stocks.has(id) ? { stock: [...d.draw].sort() } : {}) })),
    lasting: s.mods.map((m) => ({ source: m.source, hero: m.hero, until: msg(`until.${m.until.t}`) })),
    ...(fight ? { fight: fightView(w, fight) } : {}),
    sets: s.content.sets, options: s.options, crownReached: s.crownReached, unusedCharacters: s.unused.length,
    ...(s.over ? { over: s.over, seed: s.seed } : s.options['showSeed'] === true ? { seed: s.seed } : {}),
  };
}

function seatView(w: World, id: SeatId, viewer: SeatId): SeatView {
  const seat = w.s.seats[id];
  if (!seat) throw new Error(`missing seat ${id}`);
  return { id, name: seat.name, control: seat.control, out: seat.out, ...(seat.hero === undefined ? {} : { hero: heroView(w, heroAt(w.s, seat.hero), viewer) }) };
}

function stat(w: World, hero: HeroId, key: 'strength' | 'craft'): StatView {
  const lines = statLines(w, hero, key);
  const sum = (how: string): number => lines.filter((l) => l.how === how).reduce((n, l) => n + l.n, 0);
  return { total: lines.at(-1)?.total ?? 0, value: sum('value'), counters: sum('counters'), lines: lines.map(({ source, n, how }) => ({ source, n, how })) };
}

/** Who may look at a character's Spells: himself, and who has an ability for it (Prophetess). */
export function seesHand(w: World, hero: Hero, viewer: SeatId): boolean {
  if (hero.seat === viewer) return true;
  const own = w.s.seats[viewer]?.hero;
  return own !== undefined && permits(w, own, 'seeSpells', { byDefault: false }).ok;
}

function heroView(w: World, hero: Hero, viewer: SeatId): HeroView {
  const def = characterOf(w.cat, hero.def);
  const points = (kind: 'strength' | 'craft'): number => hero.trophies.reduce((n, id) => n + printedOf({ ...w, me: hero.id, source: 'rules' }, id, kind), 0);
  return {
    id: hero.id, seat: hero.seat, def: hero.def, space: hero.space, alignment: hero.alignment,
    strength: stat(w, hero.id, 'strength'), craft: stat(w, hero.id, 'craft'),
    life: hero.life, lifeValue: def.life, fate: hero.fate, fateValue: def.fate, gold: hero.gold,
    held: hero.held.map((id) => heldView(w, hero, id)),
    objects: { carried: carried(w, hero.id).length, limit: statOf(w, hero.id, 'objectLimit') },
    spells: hero.hand.length, spellLimit: statOf(w, hero.id, 'spellLimit'),
    ...(seesHand(w, hero, viewer) ? { hand: hero.hand.map((id) => cardView(w, id)) } : {}),
    trophies: hero.trophies.map((id) => cardView(w, id)),
    trophyPoints: { strength: points('strength'), craft: points('craft'), cost: statOf(w, hero.id, 'trophyCost') },
    missTurns: hero.missTurns, status: Object.keys(hero.status),
    ...(hero.toad ? { toad: hero.toad.turns } : {}),
  };
}

function heldView(w: World, hero: Hero, id: CardId): CardView {
  const view = cardView(w, id);
  const kind = defOf(w.cat, view.def).kind;
  const verb = kind === 'magicObject' ? 'useMagicObject' : undefined;
  const def = defOf(w.cat, view.def);
  const checks = [...(verb ? [verb] as const : []), ...('weapon' in def ? ['useWeapon'] as const : []), ...('armour' in def ? ['useArmour'] as const : [])];
  const barred = checks.map((v) => permits(w, hero.id, v, { card: id })).find((p) => !p.ok);
  return barred ? { ...view, idle: barred.because } : view;
}

function cardView(w: World, id: CardId): CardView {
  const card = w.s.cards[id];
  if (!card) throw new Error(`missing card ${id}`);
  return { id, def: card.def, ...(card.tokens ? { tokens: card.tokens } : {}), ...(card.lent ? { lent: true } : {}) };
}

function fightView(w: World, fight: Fight): FightView {
  const mine = sideView(w, fight, 'mine');
  const theirs = sideView(w, fight, 'theirs');
  const rolled = fight.mine.dice.length + fight.theirs.dice.length > 0;
  return { kind: fight.kind, attacker: fight.attacker, mine, theirs, ...(fight.outcome ? { outcome: fight.outcome } : {}), ...(rolled ? {} : { odds: oddsOf(w, fight, mine.power, theirs.power) }) };
}

function sideView(w: World, fight: Fight, which: 'mine' | 'theirs'): FightSideView {
  const side: FightSide = fight[which];
  const key = fight.kind === 'battle' ? 'strength' : 'craft';
  const own = side.hero === undefined ? side.cards.map((c) => ({ source: w.s.cards[c]?.def ?? '', n: printedOf({ ...w, me: fight.hero, source: 'rules' }, c, key) })) : statLines(w, side.hero, key).map(({ source, n }) => ({ source, n }));
  const base = side.hero === undefined && side.cards.length === 0 ? [{ source: side.name ?? '', n: side.base }] : own;
  const bonus = side.hero === undefined ? statLines(w, fight.hero, 'foeRoll') : statLines(w, side.hero, 'attackRoll');
  const lines = [...base, ...side.adds, ...bonus.filter((l) => l.n !== 0).map(({ source, n }) => ({ source, n }))];
  const power = lines.reduce((n, l) => n + l.n, 0);
  return {
    ...(side.hero === undefined ? {} : { hero: side.hero }), cards: side.cards, defs: side.cards.map((c) => w.s.cards[c]?.def ?? ''), ...(side.name === undefined ? {} : { name: side.name }),
    lines, dice: side.dice, roll: side.roll, power, ...(side.dice.length > 0 || fight.outcome ? { score: power + side.roll } : {}),
  };
}

/** Chances before the dice are rolled, over all rolls; fate is left out. */
function oddsOf(w: World, fight: Fight, mine: number, theirs: number): { win: number; standOff: number; lose: number } {
  const own = rollsOf(fight.mine.diceCount ?? (fight.kind === 'battle' && fight.mine.hero !== undefined ? statOf(w, fight.mine.hero, 'attackDice') : 1));
  const foe = rollsOf(fight.theirs.diceCount ?? (fight.theirs.hero !== undefined && fight.kind === 'battle' ? statOf(w, fight.theirs.hero, 'attackDice') : 1));
  let win = 0;
  let even = 0;
  for (const [a, p] of own) for (const [b, q] of foe) {
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
  return { id, seat, ask, source, rule, options, min, max, shape, ...(decision.hero === undefined ? {} : { hero: decision.hero }), ...(decision.card === undefined ? {} : { card: decision.card }), ...(decision.quiet === undefined ? {} : { quiet: decision.quiet }) };
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
export function updateFor(cat: Catalogue, game: string, stateId: number, s: State, events: readonly GameEvent[], seat: SeatId): GameUpdate {
  const decision = s.pending[seat];
  // A wait for somebody's secret reaction is not shown: it looks like the active seat thinking.
  const others = (Object.keys(s.pending) as SeatId[]).filter((id) => id !== seat);
  const [other] = others.map((id) => (s.pending[id]?.rule === 'timing' ? s.active : id)).filter((id) => id !== seat);
  return {
    game, stateId, view: viewFor(cat, s, seat), events: events.map((e) => redact(e, seat)),
    ...(decision && !s.answered[seat] ? { prompt: promptFor(decision) } : {}),
    ...(other !== undefined && !decision ? { waitingFor: other } : {}),
  };
}
export type { DefId };
