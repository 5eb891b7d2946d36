// What stands and lies on the space of an encounter, and what of it is met.
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import { spaceOf, textAt, textOf } from '../query/catalogue';
import { cardsOn, defOfCard } from '../query/cards';
import { isCrown } from '../query/endings';
import { heroAt } from '../query/env';
import { holds } from '../query/eval';
import { permits } from '../query/stats';
import type { Def } from '../vocab/definition';
import type { Effect } from '../vocab/effect';
import type { Run } from '../engine/rulebook';
import type { State } from '../state/state';
import { optionOf } from '../options/option-of';
import { stepOf } from '../engine/follow';
import { vars } from './vars';

export const here = (run: Run): DefId => heroAt(run.env.s, run.frame.me).space;

/** The card that he encounters in place of the space, when it is one (a dragon scale, a figure). */
export function chosenCard(run: Run): CardId | undefined {
  const meet = vars.get(run.env, '$meet');
  return typeof meet === 'string' && meet.startsWith('c') && run.env.s.cards[meet as CardId]
    ? (meet as CardId)
    : undefined;
}

/** The text that is followed: that of the card he has chosen, else what speaks on the space. */
export function textHere(run: Run): ReturnType<typeof textAt> {
  const card = chosenCard(run);
  const chosen = card === undefined ? undefined : textOf(run.book, run.env.s, card, spaceOf(run.book, here(run)));
  return chosen && card !== undefined ? { text: chosen, card } : textAt(run.book, run.env.s, here(run), run.frame.me);
}

/** R4: in the Inner Region only the instructions of the space are followed; D: cards there are met as anywhere. */
export function cardsAreMet(run: Run): boolean {
  return (
    spaceOf(run.book, here(run)).region !== 'inner' ||
    optionOf(run.env.s.options, 'cardsInInnerRegion') ||
    isCrown(here(run))
  );
}

/**
 * Cards on the space that he meets at all: those of a Ghost are others, a text may name some only, and a Spell that
 * lies there is none for whoever Spells do not affect.
 */
export function toMeet(run: Run): readonly CardId[] {
  const only = vars.get(run.env, '$only');
  return cardsOn(run.env, here(run)).filter(
    (id) =>
      (!Array.isArray(only) || only.includes(id)) &&
      permits(run.env, run.frame.me, 'meetCard', { card: id }).ok &&
      (defOfCard(run.env, id).kind !== 'spell' || permits(run.env, run.frame.me, 'beTargeted').ok),
  );
}

/** Somebody who goes where his own card sends him is met there, in the Inner Region too (Hermit). */
const awaits = (def: Def): boolean => def.kind === 'stranger' && 'drawn' in def;

/** Cards of a class that wait on the space and were not met yet in this encounter, in the order in which they came. */
export function waiting(run: Run, fits: (def: Def) => boolean): CardId[] {
  const all = cardsAreMet(run);
  return toMeet(run).filter(
    (id) =>
      (all || awaits(defOfCard(run.env, id))) &&
      !run.env.s.turn.met.includes(id) &&
      run.env.s.cards[id]?.ditched !== run.env.s.turn.n &&
      fits(defOfCard(run.env, id)),
  );
}

export const isCursed = (def: Def): boolean => def.keywords?.includes('cursed') ?? false;
export const mustTake = (def: Def): boolean => 'mustTake' in def && def.mustTake;

/**
 * R4 EVADING UNFRIENDLY INDIVIDUALS: whom he does not wish to encounter he may pass by, but not in the Inner Region. 2
 * 18:2, O Evading C: every creature depicted on a card, and only by what lets one evade: an ability, or a Spell that is
 * cast now.
 */
export function mayEvade(run: Run, def: Def, code: readonly Effect[]): readonly Effect[] {
  const how = optionOf(run.env.s.options, 'evadeUnfriendly');
  if (spaceOf(run.book, here(run)).region === 'inner') return code;
  const unfriendly = def.keywords?.includes('unfriendly') === true;
  if (how === true)
    return unfriendly ? [{ op: 'may', ask: 'evadeUnfriendly', then: [passesBy(run, def, true)], else: code }] : code;
  return how === 'cards' && (unfriendly || isPassable(run, def)) && def.kind !== 'space'
    ? [
        stepOf('encounter/unfriendly'),
        stepOf('encounter/answered'),
        { op: 'if', cond: { known: '$passesBy', equals: 'yes' }, then: [passesBy(run, def, false)], else: code },
      ]
    : code;
}

/** For the journal: why he may, and that the card stays, which others see lie there. */
const passesBy = (run: Run, def: Def, house: boolean): Effect => ({
  op: 'say',
  msg: 'said.passesBy',
  args: {
    hero: heroAt(run.env.s, run.frame.me).def,
    def: def.id,
    ...(house ? { house: 1 } : {}),
    ...(def.kind === 'space' ? {} : { stays: 1 }),
  },
});

/**
 * A creature that acts unasked; or a Stranger, for whom no Spell is offered: he means no harm, and is visited at will.
 */
function isPassable(run: Run, def: Def): boolean {
  if (def.kind !== 'stranger') return def.keywords?.includes('creature') === true;
  return (
    !claimsFreely(run) &&
    permits(run.env, run.frame.me, 'evade').ok &&
    (def.metIf === undefined || holds({ ...run.env, source: def.id }, def.metIf))
  );
}

/**
 * 2 12:1: what lies on a space without an instruction to draw, and without an Enemy, is no part of the encounter: it
 * may be claimed freely by whoever's move ends there.
 */
export function claimsFreely(run: Run): boolean {
  return (
    optionOf(run.env.s.options, 'looseCards') === 'free' &&
    cardsAreMet(run) &&
    textHere(run).text.draw === undefined &&
    !cardsOn(run.env, here(run)).some((id) => defOfCard(run.env, id).kind === 'enemy')
  );
}

/**
 * Enemies on the space that are neither killed nor evaded: nothing there may be taken (R4 OBJECTS, MAGIC OBJECTS, AND
 * FOLLOWERS).
 */
export function enemiesLeft(run: Run): CardId[] {
  return toMeet(run).filter((id) => defOfCard(run.env, id).kind === 'enemy' && !run.env.s.turn.evaded.includes(id));
}

/** Cards that a character was meeting, and that go when he has met them: so they do when they have killed him. */
export const stillToGo = (s: State, hero: HeroId): readonly Effect[] =>
  s.stack.flatMap((f) =>
    f.t === 'program' && f.me === hero
      ? f.code.slice(f.pc).filter((e) => e.op === 'step' && e.step === 'encounter/gone')
      : [],
  );
