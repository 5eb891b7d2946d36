import { describe, expect, it } from 'vitest';
import type { CardId } from '../../kernel/ids';
import { definitionsOf } from '../../content/definitions';
import { rulebookOf } from '../charts';
import type { State } from '../state/state';
import { newGameOf } from '../testing/books';
import { playRandomly } from '../testing/random-game';
import type { Ability } from '../vocab/ability';
import type { Cond } from '../vocab/select';
import { abilitiesOf } from './catalogue';
import { holds } from './eval';
import { heardAt } from './placed';

const book = rulebookOf(definitionsOf(['base', 'dragon']));
const sayings = (abilities: readonly Ability[]) =>
  abilities.flatMap(({ static: all = [], triggers = [], actions = [] }) => [...all, ...triggers, ...actions]);

/** What is printed on a card and is left out where it lies, with the condition that it has. */
function leftOut(s: State): readonly { readonly card: CardId; readonly when: Cond | undefined }[] {
  return Object.values(s.cards).flatMap((card) => {
    const all = abilitiesOf(book, card) ?? [];
    const heard = new Set<unknown>(sayings(heardAt(all, card)));
    return sayings(all)
      .filter((one) => !heard.has(one))
      .map((one) => ({ card: card.id, when: 'when' in one ? one.when : undefined }));
  });
}

describe('what a card can say where it lies', () => {
  it('leaves out nothing that holds, and most of what the scales on the land say', () => {
    let seen = 0;
    for (let game = 0; game < 3; game++) {
      let s = newGameOf(book, 4, `placed ${game}`);
      for (let part = 0; part < 8 && s.over === undefined; part++) {
        s = playRandomly(book, s, `placed ${game} ${part}`, 100).state;
        for (const { card, when } of leftOut(s)) {
          seen += 1;
          const def = s.cards[card]?.def ?? '';
          for (const hero of Object.values(s.heroes))
            expect(when !== undefined && holds({ cat: book, s, me: hero.id, source: def, card }, when), def).toBe(
              false,
            );
        }
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('hears a scale that somebody has, one that lies at a gate, and neither elsewhere', () => {
    const all = abilitiesOf(book, { id: 'c1', def: 'dragon/token/scale_of_varthrax', home: '', zone: 'held' }) ?? [];
    const names = (zone: 'held' | 'stands' | 'attached', space?: string) =>
      heardAt(all, { zone, ...(space === undefined ? {} : { space }) }).map(({ id }) => id);
    expect(names('held')).toEqual(['slayer']);
    expect(names('stands', 'base/space/sentinel')).toEqual(['gate']);
    expect(names('stands', 'base/space/fields_ne')).toEqual([]);
    expect(names('attached')).toEqual([]);
  });

  it('is the same list for the same place, and the whole list for what says nothing of places', () => {
    const sword = abilitiesOf(book, { id: 'c1', def: 'base/adventure/runesword', home: '', zone: 'held' }) ?? [];
    expect(heardAt(sword, { zone: 'laid', space: 'x' })).toBe(sword);
    const scale = abilitiesOf(book, { id: 'c1', def: 'dragon/token/scale_of_varthrax', home: '', zone: 'held' }) ?? [];
    expect(heardAt(scale, { zone: 'held' })).toBe(heardAt(scale, { zone: 'held' }));
  });
});
