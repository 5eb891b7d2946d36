// Cards that are being drawn onto a space: what they do as they are drawn waits until all of them are there.
import type { CardId, DefId } from '../../kernel/ids';
import type { State } from '../state/state';
import { heroAt } from './env';

/** What goes before `placed`, where it is carried out. */
const BEFORE: readonly unknown[] = ['begin', 'draw', 'between', 'drawn'];

export const isDrawnOnto = (s: State, space: DefId): boolean =>
  s.stack.some(
    (frame) =>
      frame.t === 'chart' && frame.chart === 'draw' && BEFORE.includes(frame.at) && heroAt(s, frame.me).space === space,
  );

export const awaits = (s: State, id: CardId): boolean => s.cards[id]?.awaits === s.turn.n;
