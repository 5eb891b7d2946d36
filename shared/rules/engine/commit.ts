// What happens when an event is committed: atoms only.
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import { optionOf } from '../options/option-of';
import { enter } from './into';
import { cardsOn, defOfCard, mayHave } from '../query/cards';
import { endingDef, isCrown } from '../query/endings';
import { spaceOf } from '../query/catalogue';
import { unfinishedAt } from '../query/inner-ways';
import { activeHero, currentFight, heroAt } from '../query/env';
import { printedOf } from '../query/eval';
import { permits } from '../query/stats';
import { alignmentCardLeft, roomFor } from '../query/supply';
import type { EventFrame, Hero, State } from '../state/state';
import type { EventOf } from '../state/event';
import type { Resource } from '../vocab/select';
import type { StatusId } from '../vocab/status';
import type { EventKind } from '../vocab/words';
import { pushTaken, commitBurnt, commitDealt, commitFateTurned, commitPut, discardedBy, layDown } from './commit-cards';
import type { Run } from './rulebook';

type Committed<K extends EventKind> = (run: Run, frame: EventFrame, e: EventOf<K>) => void;

/** Only told: it changes nothing by itself. */
const told = (): void => undefined;
/** Those of them that a step announces at its end. */
export type Announced =
  | 'cardDrawn'
  | 'drawing'
  | 'drawn'
  | 'encounterBegan'
  | 'encounteredBy'
  | 'fightBegan'
  | 'landed'
  | 'rolled'
  | 'turnBegan'
  | 'turnEnded'
  | 'turnDone'
  | 'visited';

/** What each kind of event brings about: one that is left out does not compile. */
const committed: { readonly [K in EventKind]: Committed<K> } = {
  gain: commitGain,
  heal: commitGain,
  replenish: commitGain,
  lose: commitLoss,
  alignment: commitAlignment,
  toad: commitToad,
  missTurn: commitMissTurn,
  moved: commitMove,
  // What was drawn is named by the event, for those who look at it afterwards.
  spellGained: (run, frame, e) => {
    const card = run.tx.draw('spell', { to: 'hand', hero: e.hero }, frame.source);
    if (card !== undefined) run.tx.changeEvent(frame.id, { ...e, card });
  },
  taken: commitTaken,
  left: commitLeft,
  turnedOver: (run, frame, e) => {
    if (!run.env.s.cards[e.card]) return;
    run.tx.turnOver(frame.source, e.card, e.side);
    wakeFoe(run, e.card);
  },
  figureMoved: (run, frame, e) => {
    if (run.env.s.cards[e.card]) run.tx.walk(frame.source, e.card, e.path);
  },
  // Nobody cancelled it: the effect goes ahead.
  cast: (run, _, e) => {
    if (run.env.s.scopes[e.scope]) run.tx.remember(e.scope, '$countered', false);
  },
  beaten: commitBeaten,
  // R4 BATTLES BETWEEN TWO CHARACTERS 5: the victor claims his reward, unless something stands in its place.
  defeated: (run, _, e) => {
    if (e.foe === 'character' && e.by !== undefined)
      enter(run.tx, { me: e.hero, source: 'rules' }, 'reward', { $winner: e.hero, $loser: e.by });
  },
  killed: commitKilled,
  heroKilled: commitDeath,
  rolling: told,
  rolled: told,
  compared: told,
  fought: told,
  encountered: told,
  questDone: (run, _, e) => {
    run.tx.pushProgram({ me: e.hero, source: run.frame.source, card: run.frame.card }, run.tx.openScope(), [
      { op: 'gainCard', named: 'talisman', from: 'talisman' },
    ]);
  },
  spellSpent: told,
  put: (run, { source }, e) => {
    commitPut(run, source, e);
  },
  dealt: (run, { source }, e) => {
    commitDealt(run, source, e);
  },
  fateTurned: (run, _, e) => {
    commitFateTurned(run, e);
  },
  burnt: (run, { source }, e) => {
    commitBurnt(run, source, e);
  },
  drawing: told,
  drawn: told,
  fightBegan: told,
  diceBegin: told,
  turnBegan: told,
  turnEnded: told,
  turnDone: told,
  roundEnded: told,
  landed: told,
  cardDrawn: told,
  tokensChanged: told,
  stoodIn: told,
  rose: told,
  encounterBegan: told,
  encounteredBy: told,
  visited: (run, { me, source, card }, { instructions }) => {
    if (instructions !== undefined) run.tx.pushProgram({ me, source, card }, run.tx.openScope(), instructions);
  },
  visitedWhom: told,
  crossedRiver: (run, frame, { hero, space, path, how, meets }) => {
    // What answers it afterwards does so on the other side.
    if (path !== undefined && how !== undefined)
      run.tx.propose(
        { me: run.frame.me, source: run.frame.source, card: run.frame.card },
        { kind: 'moved', hero, space, path, how, ...(meets ? { meets } : {}) },
        frame.from,
      );
  },
  statusGained: told,
  statusEnded: told,
};

/** Whether nothing comes of it by itself, so that there is nothing to prevent. */
export const isOnlyTold = (kind: EventKind): boolean => committed[kind] === told;

/** Carries the event out, as far as the rules let it. The frame is at `commit`; `run` speaks for who caused it. */
export function commit(run: Run, frame: EventFrame): void {
  carryOut(run, frame, frame.event);
}

function carryOut<K extends EventKind>(run: Run, frame: EventFrame, e: EventOf<K> & { readonly kind: K }): void {
  committed[e.kind](run, frame, e);
}

function commitGain(run: Run, frame: EventFrame, e: EventOf<'gain' | 'heal' | 'replenish'>): void {
  const { tx } = run;
  const hero = heroAt(run.env.s, e.hero);
  // What the box no longer holds cannot be gained (R4 LIMITED RESOURCES).
  const n = Math.min(e.n, roomFor(run.env.s, hero, e.what));
  // A Toad can hold no gold: it lies where the Toad sits (D Toads).
  if (e.what === 'gold' && hero.toad) {
    tx.layGold(frame.source, hero.space, n);
    return;
  }
  tx.change(frame.source, e.hero, e.what, n, e.what === 'fate' && e.fateSide !== undefined ? { side: e.fateSide } : {});
  if (e.what === 'fate' && e.fateSide !== undefined) tx.setSides(e.hero, addSide(hero.sides, e.fateSide, n));
}

function commitLoss(run: Run, frame: EventFrame, e: EventOf<'lose'>): void {
  const { tx } = run;
  const { n } = e;
  const hero = heroAt(run.env.s, e.hero);
  if (hero.form !== undefined && e.what === 'life' && n > hero.life) {
    // D Death: a Ghost without a life that must lose one makes its last stand.
    tx.change(frame.source, e.hero, 'life', -hero.life);
    // There was no life to take, so nothing follows from its loss.
    if (hero.life === 0) tx.preventEvent(frame.id);
    proposeDeath(run, frame, e);
    return;
  }
  const lost = loss(run, e.hero, e.what, n);
  tx.change(frame.source, e.hero, e.what, -lost, {
    ...(e.cause === 'cost' ? { paid: true as const } : {}),
    ...(e.fateSide === undefined ? {} : { side: e.fateSide }),
    ...(e.by === undefined || e.by === e.hero ? {} : { doer: e.by }),
  });
  if (e.goesTo !== undefined && lost > 0) passOn(run, frame, e.goesTo, lost);
  if (e.what === 'fate' && e.fateSide !== undefined)
    tx.setSides(e.hero, addSide(hero.sides, e.fateSide, -Math.min(n, hero.sides?.[e.fateSide] ?? 0)));
  if (e.what === 'life' && hero.form === undefined && heroAt(run.env.s, e.hero).life <= 0) proposeDeath(run, frame, e);
}

/** Gold that was lost and not spent. */
function passOn(run: Run, frame: EventFrame, to: NonNullable<EventOf<'lose'>['goesTo']>, n: number): void {
  if ('space' in to) run.tx.layGold(frame.source, to.space, n, to.ditched);
  else
    run.tx.propose(
      { me: to.hero, source: frame.source },
      { kind: 'gain', hero: to.hero, what: 'gold', n, cause: 'reward' },
    );
}

/**
 * Whoever took the life as his reward has killed him, or took it while they fought (R4 ENCOUNTERING ANOTHER
 * CHARACTER).
 */
function proposeDeath(run: Run, frame: EventFrame, e: EventOf<'lose'>): void {
  const killed = e.by !== undefined && (e.reward || isFighting(run.env.s, e.by, e.hero));
  run.tx.propose(
    { me: e.hero, source: frame.source },
    { kind: 'heroKilled', hero: e.hero, ...(killed ? { by: e.by } : {}) },
  );
}
function isFighting(s: State, one: HeroId, other: HeroId): boolean {
  const fight = currentFight(s)?.fight;
  const [mine, theirs] = [fight?.hero, fight?.theirs.hero];
  return (mine === one && theirs === other) || (mine === other && theirs === one);
}

function commitDeath(run: Run, _: EventFrame, e: EventOf<'heroKilled'>): void {
  if (heroAt(run.env.s, e.hero).dead) return;
  enter(run.tx, { me: e.hero, source: 'rules' }, 'death', e.by === undefined || e.by === e.hero ? {} : { $by: e.by });
}

function commitMove(run: Run, frame: EventFrame, e: EventOf<'moved'>): void {
  const { tx } = run;
  const { space: from, status } = heroAt(run.env.s, e.hero);
  const was = status.onCrown !== undefined;
  tx.place(frame.source, e.hero, e.path, e.how);
  leaveBehind(run, e.hero, from);
  // Whoever comes back to the Crown reaches it anew.
  if (was && !isCrown(heroAt(run.env.s, e.hero).space)) tx.setStatus('rules', e.hero, 'onCrown', undefined);
  // D Encounter Sequence: moved in the middle of an encounter, he goes on with a new one where he is now.
  if (e.meets && heroAt(run.env.s, e.hero).seat === run.env.s.active) tx.setTurn({ moved: true });
}

/**
 * However he has left it, what held him on a space holds him no more: foes that he had not beaten there, slavery; and
 * out of a Region, or on the Crown, he is not on his way out of it any more (R4 TURNING BACK).
 */
function leaveBehind(run: Run, id: HeroId, from: DefId): void {
  const { space, status } = heroAt(run.env.s, id);
  if (space === from) return;
  const isOut = isCrown(space) || spaceOf(run.book, from).region !== spaceOf(run.book, space).region;
  const way: readonly StatusId[] = isOut ? ['turningBack'] : [];
  const held: readonly StatusId[] = [...unfinishedAt(run.book, from), 'enslaved', ...way];
  for (const one of held) if (status[one] !== undefined) run.tx.setStatus('rules', id, one, undefined);
}

/** A foe on the Crown has its lives from when it is seen. */
function wakeFoe(run: Run, id: CardId): void {
  const { lives } = endingDef(run.book, run.env.s.cards[id]?.def ?? '') ?? {};
  if (lives !== undefined) run.tx.setTokens(run.frame.source, id, 'lives', lives);
}

const addSide = (sides: Hero['sides'], side: 'light' | 'dark', n: number): { light: number; dark: number } => ({
  light: sides?.light ?? 0,
  dark: sides?.dark ?? 0,
  [side]: (sides?.[side] ?? 0) + n,
});

/** R4 BATTLES VS. CREATURES 5: one who is defeated by a creature loses a life. */
function commitBeaten(run: Run, frame: EventFrame, e: EventOf<'beaten'>): void {
  if (e.foe === 'creature')
    run.tx.propose(
      { me: frame.me, source: frame.source, card: frame.card },
      { kind: 'lose', hero: e.hero, what: 'life', n: 1, cause: e.fight },
    );
}

/** Strength and Craft never drop below the printed value; nothing drops below nothing (R4 STRENGTH, GOLD). */
function loss(run: Run, id: HeroId, what: Resource, n: number): number {
  const hero = heroAt(run.env.s, id);
  const has = (what === 'strength' || what === 'craft') && hero.toad ? hero.toad[what] : hero[what];
  return Math.max(0, Math.min(n, has));
}

function commitAlignment(run: Run, frame: EventFrame, { hero, alignment, back }: EventOf<'alignment'>): void {
  const now = heroAt(run.env.s, hero).alignment;
  // R4 CHANGING ALIGNMENT: no more than once in a turn.
  const changed = back !== true && run.env.s.turn.aligned.includes(hero);
  if (alignment === now || changed || !alignmentCardLeft(run.env, hero, alignment)) return;
  if (!permits(run.env, hero, 'changeAlignment').ok) return;
  run.tx.align(frame.source, hero, alignment);
}

/** R4 TOADS, D Toads: Objects, Followers and gold stay on the space; Spells and trophies are kept. */
function commitToad(run: Run, frame: EventFrame, { hero: id, n: turns }: EventOf<'toad'>): void {
  const hero = heroAt(run.env.s, id);
  for (const card of hero.held) {
    const { kind } = defOfCard(run.env, card);
    if (kind === 'object' || kind === 'magicObject' || kind === 'follower' || run.env.s.cards[card]?.lent)
      layDown(run, card, hero.space);
  }
  const { gold } = hero;
  run.tx.change(frame.source, hero.id, 'gold', -gold);
  run.tx.layGold(frame.source, hero.space, gold);
  run.tx.becomeToad(frame.source, hero.id, turns);
}

/**
 * R4 LOSING A TURN: ends the turn at once; it counts as the missed one if other cards were to be encountered. Older
 * editions: a turn lost by an Event is always this one (2 15:4), or this one ends and the next is lost too (O Event).
 */
function commitMissTurn(run: Run, frame: EventFrame, { hero: id, n }: EventOf<'missTurn'>): void {
  const { s } = run.env;
  const hero = heroAt(s, id);
  if (!permits(run.env, id, 'missTurns').ok) {
    if (hero.seat === s.active) run.tx.setTurn({ over: true });
    return;
  }
  if (hero.seat !== s.active) {
    run.tx.missTurns(frame.source, hero.id, n);
    return;
  }
  const counts = thisTurnCounts(run, frame, hero) ? 1 : 0;
  if (n > counts) run.tx.missTurns(frame.source, hero.id, n - counts);
  run.tx.setTurn({ over: true });
}

function thisTurnCounts(run: Run, frame: EventFrame, hero: Hero): boolean {
  const { s } = run.env;
  if (optionOf(s.options, 'lostTurn') === 'both') return false;
  if (optionOf(s.options, 'lostTurn') === 'this') return run.book.defs.get(frame.source)?.kind === 'event';
  const othersWait = cardsOn({ cat: run.book, s }, hero.space).some(
    (id) => id !== frame.card && !s.turn.met.includes(id) && s.cards[id]?.ditched !== s.turn.n,
  );
  // A turn that is over already was counted when it ended.
  return othersWait && !s.turn.over && s.turn.meeting !== undefined && s.turn.meeting !== 'character';
}

function commitTaken(run: Run, frame: EventFrame, { hero, card: id }: EventOf<'taken'>): void {
  const card = run.env.s.cards[id];
  if (!card) return;
  // What has been put or dealt to him he has.
  if (card.zone !== 'held' || card.hero !== hero) {
    // R4 HAVING AND USING CARDS: one may not take what one may not have; it stays where it is.
    if (!mayHave(run.env, hero, defOfCard(run.env, id), id).ok) return;
    run.tx.moveCard(id, { to: 'held', hero }, frame.source);
  }
  pushTaken(run, id, hero);
}

function commitLeft(run: Run, frame: EventFrame, { hero, card: id, leaving, killed }: EventOf<'left'>): void {
  if (!run.env.s.cards[id]) return;
  // What another must put down in his turn is not his to take back, and he may take it.
  if (leaving === 'ditch') layDown(run, id, heroAt(run.env.s, hero).space, hero === activeHero(run.env.s));
  else {
    const leaves = defOfCard(run.env, id).keywords?.includes('leavesGame');
    const spot = leaves ? ({ to: 'out' } as const) : discardedBy(run, id, hero);
    run.tx.moveCard(id, killed ? { ...spot, killed } : spot, frame.source);
  }
}

/**
 * Whether a killed Enemy can ever be exchanged: where Craft is gained by encounters only, a Spirit is kept by nobody (2
 * 2:4).
 */
const tradable = (run: Run, card: CardId): boolean =>
  optionOf(run.env.s.options, 'craftTrophies') !== 'none' ||
  printedOf(run.env, card, 'strength') > 0 ||
  printedOf(run.env, card, 'craft') === 0;

/** R4 TROPHIES: a killed Enemy may be taken as a trophy. */
function commitKilled(run: Run, frame: EventFrame, event: EventOf<'killed'>): void {
  const { hero, card: id, destroyed } = event;
  const at = run.env.s.cards[id];
  if (!at) return;
  const def = defOfCard(run.env, id);
  if (def.kind === 'enemy' && def.killed)
    run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.killed);
  if (at.zone !== 'laid') return;
  const trophy =
    def.kind === 'enemy' && !def.noTrophy && !destroyed && (def.mustBeTrophy === true || tradable(run, id));
  // Whoever asks afterwards what it was that was killed is still told.
  if (!trophy) run.tx.changeEvent(frame.id, { ...event, gone: { id, def: at.def, home: at.home, zone: at.zone } });
  run.tx.moveCard(id, trophy ? { to: 'trophy', hero } : { to: 'discard', killed: true }, frame.source);
}
