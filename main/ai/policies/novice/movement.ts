// Where to go: `ask.move`, `ask.direction`, `ask.portal`.
import { actionWorth } from './actions';
import { gateWorth, spaceWorth } from './spaces';
import { better, type Judge } from './situation';

/** In the Inner Region he goes on: turning back gains nothing that he could not have had before. */
export const moveJudge: Judge = (s, { key, target }) => {
  if (key.startsWith('do:')) return actionWorth(s, key);
  if (key.startsWith('on')) return 3 + (key.endsWith(better(s) === 'craft' ? 'mines' : 'crypt') ? 1 : 0);
  if (key === 'stay') return 2;
  if (key.startsWith('back')) return s.me.life <= 1 && s.me.fate === 0 ? 1.5 : 0.5;
  return target === undefined ? 1 : 1.1;
};

/** With some chance in it, or who moves one space a turn would go to and fro between two for ever. */
export const directionJudge: Judge = (s, { key, label, target }) => {
  const space = target?.space;
  if (space === undefined) return 0;
  return (label.id === 'option.gate' ? gateWorth(s, space) : spaceWorth(s, space)) + 0.5 * s.luck(key);
};

export const portalJudge: Judge = (s, { key }) => (key === better(s) ? 1 : 0);
