// Where to go: `ask.move`, `ask.direction`, `ask.portal`.
import { actionWorth } from './actions';
import { climbs, hoardsFate } from './endings';
import { gateWorth, spaceWorth } from './spaces';
import { better, isBurdened, type Judge, type Situation } from './situation';

/** A chart that is read on what he has most of. */
const suits = (s: Situation, space: string | undefined): boolean =>
  space !== undefined && s.facts.spaces[space]?.text.chart?.less === better(s);

/** With his last life and no fate the way on is the way to his death; the longer the game, the less he cares. */
const isSpent = (s: Situation): boolean =>
  s.me.life <= 1 && s.me.fate === 0 && !s.view.crownReached && s.view.round < LATE;
const LATE = 120;

/** In the Inner Region he goes on, as long as he can: turning back gains nothing that he could not have had before. */
export const moveJudge: Judge = (s, { key, target }) => {
  if (key.startsWith('do:')) return actionWorth(s, key);
  const climb = s.facts.spaces[target?.space ?? '']?.climb ?? 0;
  if (key.startsWith('on') && climb > 0 && !climbs(s)) return 0;
  if (key.startsWith('on')) return 3 + (suits(s, target?.space) ? 1 : 0);
  if (key === 'stay') return 2;
  if (key.startsWith('back')) return isSpent(s) ? 3.5 : 0.5;
  return target === undefined ? 1 : 1.1;
};

/** So many rounds one way, so many the other, twice as long the first. */
const STRIDE = 16;
/** More than all that may lie on a space: he comes past everything as it is. */
const ONWARD = 30;
const DEADLY = -5;
/**
 * Whoever carries something that hinders him (it may be that he moves one space a turn) keeps one way for a while,
 * past all but what may well kill him: by what the next space is worth alone he would go to and fro between two for
 * ever.
 */
const onward = (s: Situation, key: string, isGate: boolean, worth: number): number => {
  const way = Math.floor(s.view.round / STRIDE) % 3 === 2 ? 'ccw' : 'cw';
  return isBurdened(s) && (isGate ? worth > 0 : key.startsWith(way) && worth > DEADLY) ? ONWARD : 0;
};

export const directionJudge: Judge = (s, { key, label, target, costs }) => {
  const space = target?.space;
  // Another roll is worth its fate only where every way is one to his death.
  if (costs !== undefined) return s.me.fate >= 2 && !hoardsFate(s) ? DEADLY - 1 : -ONWARD;
  if (space === undefined) return 0;
  const isGate = label.id === 'option.gate';
  const worth = isGate ? gateWorth(s, space) : spaceWorth(s, space);
  return worth + onward(s, key, isGate, worth) + 0.5 * s.luck(key);
};

export const portalJudge: Judge = (s, { key }) => (key === better(s) ? 1 : 0);
