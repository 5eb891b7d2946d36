import type { HeroId } from '../../kernel/ids';
import { keyOf } from '../../kernel/ids';
import type { Action, Static } from '../vocab/ability';
import type { Moment } from '../vocab/words';
import { cardsInZone } from './card-index';
import { defOf, spaceOf } from './catalogue';
import { cannotPay, isOpen } from './costs';
import { activeHero, currentFight, heroAt, spaceIdOf, type Env, type World } from './env';
import { inPlay, type Entry, type Source } from './index-in-play';
import { canMove, mustLeave } from './can-move';
import { castable } from './spells';
import { actionIsCalm, textOf } from './stakes';
import { permits, sourceWorks, statOf } from './stats';
import { exchangeable } from './trophies';
import { spanOf, usedKey } from './used';

/**
 * `calm`: nothing of his is at stake by it now. `anytime`: can be used at nearly every moment, so it is worth no
 * question of its own at those where nothing presses.
 */
export type Usable = {
  readonly key: string;
  readonly entry: Entry<Action>;
  readonly hero: HeroId;
  readonly anytime: boolean;
  readonly calm: boolean;
};

/** Whether he moves by the roll of a die by the normal rules (D Instead of Rolling the Die for Movement). */
export function rollsForMovement(w: World, id: HeroId): boolean {
  const hero = heroAt(w.s, id);
  if (
    hero.toad ||
    hero.status.enslaved !== undefined ||
    spaceOf(w.cat, hero.space).region === 'inner' ||
    (mustLeave(w, hero) && w.s.turn.mayMove !== 'roll')
  )
    return false;
  return statOf(w, id, 'movement') >= 6 && permits(w, id, 'rollForMovement').ok;
}

/** Moments at which something is about to be decided: dice of a fight, an Event, the start of one's own turn. */
const presses = (w: World, moment: Moment): boolean =>
  moment === 'cardsDrawn' ? eventsDrawn(w) : moment !== 'afterMove' && moment !== 'turnEnd';

/** What a character may do unasked at a moment: abilities and Spells, each with a key that stays the same. */
export function usableActions(w: World, hero: HeroId, moment: Moment): Usable[] {
  const found: Usable[] = [];
  const seen = new Set<string>();
  for (const entry of inPlay(w.cat, w.s).actions.get(moment) ?? []) {
    if (!speaksFor(w, entry.source, hero) || !usable(w, entry, hero, moment)) continue;
    const key = `do:${keyOf(entry.source.def)}#${entry.source.ability === 'lasting' ? entry.it.id : entry.source.ability}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const anytime = entry.it.turn === 'any' && entry.it.at.length >= 4 && !presses(w, moment);
    found.push({ key, entry, hero, anytime, calm: anytime || actionIsCalm(w, entry, hero, moment) });
  }
  // Where one of them must take the place of the move nothing else may.
  const must = found.some(({ entry }) => entry.it.must);
  return must ? found.filter(({ entry: { it } }) => it.must || it.instead === undefined) : found;
}

/** Whose it is to use: its holder's; for a place, who is there; for what lies beside the board, everyone's. */
function speaksFor(w: World, source: Source, hero: HeroId): boolean {
  if (source.holder !== undefined) return source.holder === hero;
  const place = source.space ?? (source.card === undefined ? undefined : w.s.cards[source.card]?.space);
  return place === undefined || heroAt(w.s, hero).space === place;
}

/**
 * When what may be used at any time is offered in the turns of others: when the move is over and before dice of
 * a fight. More would be a question at every step of everybody's turn.
 */
function concerns(w: World, source: Source, hero: HeroId, moment: Moment): boolean {
  const spell = source.from === 'hand';
  const here = heroAt(w.s, hero).space;
  const active = activeHero(w.s);
  switch (moment) {
    case 'afterMove':
      // What a character can do matters to one who has come to him; a Spell reaches everywhere.
      return spell || source.from !== 'character' || (active !== undefined && heroAt(w.s, active).space === here);
    case 'cardsDrawn':
      // An Event may concern everybody, wherever it was drawn.
      return !spell && w.s.turn.meeting !== 'character' && eventsDrawn(w);
    case 'beforeFight':
    case 'beforeRolls': {
      const fight = currentFight(w.s)?.fight;
      return spell || fight?.hero === hero || fight?.theirs.hero === hero;
    }
    case 'turnStart':
    case 'betweenDraws':
    case 'turnEnd':
    case 'creatureMet':
    case 'afterFight':
      return false;
  }
}

const eventsDrawn = (w: World): boolean =>
  cardsInZone(w.s, 'laid').some((id) => {
    const card = w.s.cards[id];
    return card?.drawn === w.s.turn.n && defOf(w.cat, card.def).kind === 'event';
  });

/**
 * A card fights in his place, so that nothing of his own is added to its score (D Cards That Fight In Your Place); to a
 * Henchman's his cards are.
 */
function standsAside(w: World, source: Source, hero: HeroId): boolean {
  const fight = currentFight(w.s)?.fight;
  return [fight?.mine, fight?.theirs].some(
    (side) =>
      side?.hero === hero &&
      side.champion !== undefined &&
      (side.champion.aided !== true || source.from === 'character'),
  );
}

/** Changes nothing but how a move is rolled. */
const isOfRoll = (mod: Static): boolean =>
  'stat' in mod
    ? mod.stat === 'moveDice' || mod.stat === 'movement'
    : 'cannot' in mod && mod.cannot === 'rollForMovement';
const changesRoll = ({ do: does }: Action): boolean =>
  does.length > 0 && does.every((e) => e.op === 'modify' && e.until === 'nextMove' && e.mods.every(isOfRoll));

function usable(w: World, { source, it }: Entry<Action>, hero: HeroId, moment: Moment): boolean {
  const mine = activeHero(w.s) === hero;
  const turn = it.turn ?? 'mine';
  if (turn !== 'any' && (turn === 'mine') !== mine) return false;
  if (turn === 'any' && !mine && !concerns(w, source, hero, moment)) return false;
  if (!permits(w, hero, 'act', {}).ok || !sourceWorks(w, source, hero)) return false;
  // D Thrown in Jail, Instead of Rolling the Die for Movement: only for one who rolls.
  if ((it.instead === 'roll' || changesRoll(it)) && !rollsForMovement(w, hero)) return false;
  // Once turning back one does not change one's mind (R4 TURNING BACK).
  if (it.instead === 'move' && (!canMove(w, hero) || heroAt(w.s, hero).status.turningBack !== undefined)) return false;
  if (it.do.some((e) => e.op === 'tradeTrophies') && exchangeable(w, hero).length === 0) return false;
  if (it.do.some((e) => e.op === 'fightInPlace') && !permits(w, hero, 'standIn', { card: source.card }).ok)
    return false;
  if (standsAside(w, source, hero) && textOf(w, source.def, it.do).some((e) => e.op === 'score' && e.side === 'mine'))
    return false;
  const span = spanOf(source, it);
  if (span !== undefined && w.s.turn.used.includes(usedKey(span, hero, source, it))) return false;
  const env: Env = { ...w, me: hero, source: source.def, card: source.card, it: { hero } };
  // A move to a space whose name something else has taken leads nowhere.
  if (it.do.length > 0 && it.do.every((e) => e.op === 'moveTo' && spaceIdOf(env, e.to) === undefined)) return false;
  if (source.from === 'hand' && (source.card === undefined || !castable(env, hero, source.card))) return false;
  return isOpen(env, it.when, it.do) && !cannotPay(env, it.do);
}

/** Whether something stands in the place of his move that he must do (Vortex). */
export const mustBeSwept = (w: World, hero: HeroId): boolean =>
  usableActions(w, hero, 'turnStart').some(({ entry }) => entry.it.must === true);
