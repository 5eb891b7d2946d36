// From where the abilities of a card speak.
import type { Card, State } from '../state/state';
import type { Def } from '../vocab/definition';
import { defOf, isObject, type Catalogue } from './catalogue';
import type { Source } from './source';

export type Whence = Pick<Source, 'from' | 'holder' | 'space'>;

/** What holds for all from beside the board; a figure is only waiting there. */
const speaksForAll = ({ kind }: Def): boolean =>
  kind === 'world' || kind === 'event' || kind === 'ending' || kind === 'spell';

/**
 * From where a card speaks, and for whom; nothing for one that is silent where it lies. `given`: not what is printed on
 * it speaks, but what an effect has given to it.
 */
export function whence(cat: Catalogue, s: State, card: Card, given = false): Whence | undefined {
  // A Spell can be cast out of a hand only; once cast, what it does is what its effect has given, or what is printed on
  // one that goes with somebody (Haunting Poltergeist).
  const def = defOf(cat, card.def);
  const spell = def.kind === 'spell';
  // Parts do nothing by themselves; a card that is shown beside the board works for nobody yet.
  if (def.part && !spell) return undefined;
  switch (card.zone) {
    case 'held':
    case 'laid':
    case 'hand':
      if (card.belonging) return undefined;
      if (spell && card.zone !== 'hand' && !given && !card.lent) return undefined;
      // What nobody has taken works for nobody: only Places, Events, Strangers and Enemies speak where they lie.
      if (card.zone === 'laid' && (isObject(def) || def.kind === 'follower')) return undefined;
      return card.hero === undefined ? { from: card.zone } : { from: card.zone, holder: card.hero };
    case 'table':
      return speaksForAll(def) ? { from: 'table' } : undefined;
    case 'over':
    case 'stands':
      return {
        from: card.zone === 'over' ? 'space' : 'stands',
        ...(card.space === undefined ? {} : { space: card.space }),
      };
    case 'attached': {
      const host = card.on === undefined ? undefined : s.cards[card.on];
      if (host?.hero === undefined || !defOf(cat, host.def).carries?.works) return undefined;
      return { from: spell ? 'hand' : 'held', holder: host.hero };
    }
    case 'trophy':
      // What it was given as a creature is gone with the creature.
      return given || card.hero === undefined ? undefined : { from: 'trophy', holder: card.hero };
    case 'aside':
      return undefined;
  }
}
