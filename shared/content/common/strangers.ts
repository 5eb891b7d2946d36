// Strangers that lie in more than one deck: one phrase each.
import {
  at,
  chart,
  choose,
  gain,
  gainSpell,
  gainTalisman,
  heal,
  is,
  lay,
  lose,
  pick,
  stranger,
  teleport,
  toad,
  v,
} from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { StrangerDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';

/** Goes by a die to one of six spaces, and has a Talisman for the first who comes there. */
export const hermit = (id: DefId, spaces: readonly DefId[]): StrangerDef =>
  stranger(id, {
    origin: 'known',
    drawn: chart(Object.fromEntries(spaces.map((space, i) => [String(i + 1), lay('this', at(space))]))),
    met: [gainTalisman],
  });

/** What she brews does harm, or good. */
export const crone = (id: DefId): StrangerDef =>
  stranger(id, {
    origin: 'known',
    stays: 'always',
    keywords: ['unfriendly'],
    met: chart({ '1': toad(), '2': lose('life', 2), '3': lose('life'), '4': heal(1), '5': heal(2), '6': heal('full') }),
  });

const turns = (from: 'strength' | 'craft', to: 'strength' | 'craft') => {
  const has: Amount = { stat: from, part: 'counters' };
  return {
    if: is(has, '>=', 1),
    do: [
      { op: 'number', as: 'n', from: 0, to: has, ask: 'turnHowMany' } as const,
      lose(from, v('n')),
      gain(to, v('n')),
    ],
  };
};
/** Points of his own beyond the printed ones, as nobody loses those. */
export const turnsPoints: Effect = pick(
  { strength: turns('strength', 'craft'), craft: turns('craft', 'strength'), nothing: [] },
  'ask.magician',
);

/** Granted once, then the stranger is gone. */
export const wishes = {
  spell: {
    if: { is: [{ minus: [{ stat: 'spellLimit' }, { count: { cards: { zone: 'hand', heldBy: 'me' } } }] }, '>=', 1] },
    do: gainSpell(),
  },
  gold: gain('gold'),
  strength: gain('strength'),
  craft: gain('craft'),
  life: gain('life'),
  fate: gain('fate'),
  teleport: [choose({ spaces: { region: 'mine', other: true } }, 'to'), teleport(v('to'))],
} as const;
