// What happens when an event is committed: atoms only.
import type { CardId, HeroId } from '../../kernel/ids';
import { assertNever, must } from '../../kernel/result';
import { defOf } from '../query/catalogue';
import { cardsOn, mayHave } from '../query/cards';
import { endingDef, isCrown } from '../query/endings';
import { activeHero, heroAt } from '../query/env';
import { printedOf } from '../query/eval';
import { alignmentCardLeft, roomFor } from '../query/supply';
import type { EventFrame, Hero } from '../state/state';
import type { Resource } from '../vocab/select';
import { layDown } from './ops/cards';
import type { Run } from './rulebook';

/** Carries the event out, as far as the rules let it. The frame is at `commit`; `run` speaks for who caused it. */
export function commit(run: Run, frame: EventFrame): void {
  const { tx } = run;
  const e = frame.event;
  const hero = heroAt(run.env.s, e.hero);
  // What the box no longer holds cannot be gained (R4 LIMITED RESOURCES).
  const given = e.kind === 'gain' || e.kind === 'heal' || e.kind === 'replenish';
  const n = given ? Math.min(e.n ?? 0, roomFor(run.env.s, hero, e.what as Resource)) : (e.n ?? 0);
  switch (e.kind) {
    case 'beaten':
      commitBeaten(run, frame);
      return;
    case 'gain':
    case 'heal':
    case 'replenish':
      // A Toad can hold no gold: it lies where the Toad sits (D Toads).
      if (e.what === 'gold' && hero.toad) {
        tx.layGold(frame.source, hero.space, n);
        return;
      }
      tx.change(frame.source, e.hero, e.what as Resource, n);
      if (e.what === 'fate' && (e.how === 'light' || e.how === 'dark'))
        tx.setSides(e.hero, addSide(hero.sides, e.how, n));
      return;
    case 'lose':
      if (hero.form !== undefined && e.what === 'life' && n > hero.life) {
        // D Death: a Ghost without a life that must lose one makes its last stand.
        tx.change(frame.source, e.hero, 'life', -hero.life);
        // There was no life to take, so nothing follows from its loss.
        if (hero.life === 0) tx.preventEvent(frame.id);
        tx.propose(
          { me: e.hero, source: frame.source },
          { kind: 'heroKilled', hero: e.hero, ...(e.how === 'reward' && e.by !== undefined ? { by: e.by } : {}) },
        );
        return;
      }
      tx.change(frame.source, e.hero, e.what as Resource, -loss(run, e.hero, e.what as Resource, n));
      if (e.what === 'fate' && (e.how === 'light' || e.how === 'dark'))
        tx.setSides(e.hero, addSide(hero.sides, e.how, -Math.min(n, hero.sides?.[e.how] ?? 0)));
      if (e.what === 'life' && hero.form === undefined && heroAt(run.env.s, e.hero).life <= 0)
        tx.propose(
          { me: e.hero, source: frame.source },
          { kind: 'heroKilled', hero: e.hero, ...(e.how === 'reward' && e.by !== undefined ? { by: e.by } : {}) },
        );
      return;
    case 'alignment':
      commitAlignment(run, frame);
      return;
    case 'toad':
      commitToad(run, frame, n);
      return;
    case 'missTurn':
      commitMissTurn(run, frame, n);
      return;
    case 'moved':
      tx.place(frame.source, e.hero, e.path ?? [], e.how ?? 'move');
      // Whoever comes back to the Crown reaches it anew.
      if (hero.status['onCrown'] !== undefined && !isCrown(heroAt(run.env.s, e.hero).space))
        tx.setStatus('rules', e.hero, 'onCrown', undefined);
      // D Encounter Sequence: moved in the middle of an encounter, he goes on with a new one where he is now.
      if (e.what === 'meets' && heroAt(run.env.s, e.hero).seat === run.env.s.active) tx.setTurn({ moved: true });
      return;
    case 'spellGained':
      tx.draw('spell', { to: 'hand', hero: e.hero }, frame.source);
      return;
    case 'taken':
      commitTaken(run, frame);
      return;
    case 'left':
      commitLeft(run, frame);
      return;
    case 'heroKilled':
      if (!hero.dead)
        tx.pushChart(
          { me: e.hero, source: 'rules' },
          'death',
          '',
          tx.openScope(e.by === undefined || e.by === e.hero ? {} : { $by: e.by }),
        );
      return;
    case 'turnedOver':
      if (e.card === undefined || !run.env.s.cards[e.card]) return;
      tx.turnOver(frame.source, e.card, e.what);
      wakeFoe(run, e.card);
      return;
    case 'figureMoved':
      if (e.card !== undefined && run.env.s.cards[e.card] && e.path) tx.walk(frame.source, e.card, e.path);
      return;
    case 'cast':
      // Nobody cancelled it: the effect goes ahead.
      if (e.to !== undefined && run.env.s.scopes[e.to as `s${number}`])
        tx.bind(e.to as `s${number}`, '$countered', false);
      return;
    case 'rolled':
    case 'laid':
    case 'drawn':
    case 'fightBegan':
    case 'diceBegin':
    case 'defeated':
      // R4 BATTLES BETWEEN TWO CHARACTERS 5: the victor claims his reward, unless something stands in its place.
      if (e.how === 'character' && e.by !== undefined)
        tx.pushProgram({ me: e.hero, source: 'rules' }, tx.openScope(), [
          { op: 'step', step: 'reward/claim', args: { winner: e.hero, loser: e.by } },
        ]);
      return;
    case 'turnBegan':
    case 'turnEnded':
    case 'roundEnded':
    case 'landed':
    case 'cardDrawn':
    case 'stoodIn':
    case 'rose':
    case 'encounterBegan':
    case 'encounteredBy':
    case 'visited':
    case 'crossedRiver':
    case 'statusGained':
    case 'statusEnded':
    case 'targeted':
      return;
    case 'killed':
      commitKilled(run, frame);
      return;
    default:
      assertNever(e.kind);
  }
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
function commitBeaten(run: Run, frame: EventFrame): void {
  const { hero, what } = frame.event;
  if (frame.event.how === 'creature')
    run.tx.propose(
      { me: frame.me, source: frame.source, card: frame.card },
      { kind: 'lose', hero, what: 'life', n: 1, ...(what === undefined ? {} : { cause: what }) },
    );
}

/** Strength and Craft never drop below the printed value; nothing drops below nothing (R4 STRENGTH, GOLD). */
function loss(run: Run, id: HeroId, what: Resource, n: number): number {
  const hero = heroAt(run.env.s, id);
  const has = (what === 'strength' || what === 'craft') && hero.toad ? hero.toad[what] : hero[what];
  return Math.max(0, Math.min(n, has));
}

function commitAlignment(run: Run, frame: EventFrame): void {
  const { hero, to } = frame.event;
  const now = heroAt(run.env.s, hero).alignment;
  // R4 CHANGING ALIGNMENT: no more than once in a turn.
  if (
    to === now ||
    run.env.s.turn.aligned.includes(hero) ||
    !(to === 'good' || to === 'neutral' || to === 'evil') ||
    !alignmentCardLeft(run.env, hero, to)
  )
    return;
  run.tx.align(frame.source, hero, to);
}

/** R4 TOADS, D Toads: Objects, Followers and gold stay on the space; Spells and trophies are kept. */
function commitToad(run: Run, frame: EventFrame, turns: number): void {
  const hero = heroAt(run.env.s, frame.event.hero);
  for (const card of hero.held) {
    const kind = defOf(run.book, run.env.s.cards[card]?.def ?? '').kind;
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
function commitMissTurn(run: Run, frame: EventFrame, n: number): void {
  const { s } = run.env;
  const hero = heroAt(s, frame.event.hero);
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
  if (s.options['lostTurn'] === 'both') return false;
  if (s.options['lostTurn'] === 'this') return run.book.defs.get(frame.source)?.kind === 'event';
  const othersWait = cardsOn({ cat: run.book, s }, hero.space).some(
    (id) => id !== frame.card && !s.turn.met.includes(id) && s.cards[id]?.ditched !== s.turn.n,
  );
  // A turn that is over already was counted when it ended.
  return othersWait && !s.turn.over && s.turn.meeting !== undefined && s.turn.meeting !== 'character';
}

function commitTaken(run: Run, frame: EventFrame): void {
  const { hero, card } = frame.event;
  const id = must(card, 'a card to take');
  if (!run.env.s.cards[id]) return;
  const def = defOf(run.book, run.env.s.cards[id].def);
  // R4 HAVING AND USING CARDS: one may not take what one may not have; it stays where it is.
  if (!mayHave(run.env, hero, def, id).ok) return;
  run.tx.moveCard(id, { to: 'held', hero }, frame.source);
  if ('taken' in def) run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.taken);
}

function commitLeft(run: Run, frame: EventFrame): void {
  const { card, how, hero } = frame.event;
  if (how === 'castSpell') return;
  const id = must(card, 'a card to leave');
  if (!run.env.s.cards[id]) return;
  // What another must put down in his turn is not his to take back, and he may take it.
  if (how === 'ditch') layDown(run, id, heroAt(run.env.s, hero).space, hero === activeHero(run.env.s));
  else
    run.tx.moveCard(
      id,
      { to: defOf(run.book, run.env.s.cards[id].def).keywords?.includes('leavesGame') ? 'out' : 'discard' },
      frame.source,
    );
}

/**
 * Whether a killed Enemy can ever be exchanged: where Craft is gained by encounters only, a Spirit is kept by nobody (2
 * 2:4).
 */
const tradable = (run: Run, card: CardId): boolean =>
  run.env.s.options['craftTrophies'] !== 'none' ||
  printedOf(run.env, card, 'strength') > 0 ||
  printedOf(run.env, card, 'craft') === 0;

/** R4 TROPHIES: a killed Enemy may be taken as a trophy. */
function commitKilled(run: Run, frame: EventFrame): void {
  const { card, hero } = frame.event;
  const id = must(card, 'a killed Enemy');
  const at = run.env.s.cards[id];
  if (!at) return;
  const def = defOf(run.book, at.def);
  if (def.kind === 'enemy' && def.killed)
    run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.killed);
  if (at.zone !== 'laid') return;
  const trophy = def.kind === 'enemy' && !def.noTrophy && frame.event.how !== 'destroyed' && tradable(run, id);
  run.tx.moveCard(id, trophy ? { to: 'trophy', hero } : { to: 'discard' }, frame.source);
}
