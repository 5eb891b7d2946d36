// Words of piles, prices, choices and deaths that are said in vain are refused, with what to write instead.
import { describe, expect, it } from 'vitest';
import { after, always, can, choose, discard, plus, reacts, stat, v } from '../rules/dsl';
import { wordsInVain } from '../rules/testing/silent-words';
import type { Static } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import type { Amount, Cond } from '../rules/vocab/select';
import { definitionsOf } from './definitions';
import { blackAstrolabe } from './probe/54-black-astrolabe';

const { abilities: _, ...bare } = blackAstrolabe;
const has = (it: Static): Def => ({ ...bare, abilities: [always(it)] });
const does = (...program: Program): Def => ({ ...bare, abilities: [reacts('x', after('taken', 'mine', program))] });
const iff = (cond: Cond): Def => does({ op: 'if', cond, then: [] });
const left = (find: Extract<Amount, { find: object }>['find'], deck = 'material'): Def =>
  has(plus('strength', { left: deck, discards: 'only', find }));
const together = (rest: object): Def => does({ op: 'together', ask: 'giveGold', ...rest } as Effect);
const bid = { as: 'gold', from: 0, to: stat('gold') };
const defs = definitionsOf(['base', 'probe']);

describe('words that are said in vain', () => {
  const mistakes: readonly (readonly [string, Def, string])[] = [
    [
      'what no pile has',
      left({ kind: 'spell' }),
      'no card of material is what find asks for: ask for others, or leave it out',
    ],
    [
      'no Spells on top of a deck of others',
      iff({ onTop: 'material', fits: { castBy: 'me' } }),
      'nobody casts a card of material, which has no Spells: leave castBy out',
    ],
    [
      'what never lies on top',
      iff({ onTop: 'spell', fits: { kind: 'enemy' } }),
      'no card of spell is ever so on top of it: ask for others',
    ],
    [
      'the discards of a stock',
      iff({ onTop: 'purchase', discards: true, fits: { kind: 'object' } }),
      'nothing lies on the discards of purchase, for they do not stay there: leave discards out',
    ],
    [
      'a choice of one',
      together({ options: [{ key: 'a', do: [] }] }),
      'together leaves nobody a choice: give it two options or more, or let each of them do it',
    ],
    [
      'one number',
      together({ number: { ...bid, to: 0 }, do: [] }),
      'together leaves one number to name: say from below to',
    ],
    [
      'a number for nothing',
      together({ number: bid, do: [] }),
      'nothing is done with gold, which together asks for: use it in do, or ask for nothing',
    ],
    ['a multiple of no costs', has({ stat: 'costs', times: 2 }), 'costs begins at 0: say add, how much more it is'],
    [
      'who rises by a card',
      has(can('riseAlways', { card: { kind: 'object' } })),
      'riseAlways is asked of no card and no space: say in when or reach for whom it holds',
    ],
    [
      'getting round what is met',
      has(can('avoid', { card: { kind: 'stranger' } })),
      'avoid of cards is asked of what lies beside the board: what is met is passed over by spare, or evaded',
    ],
    [
      'parts that are gone',
      does(choose({ cards: { zone: 'held' } }, 'parts'), discard(v('parts')), {
        op: 'imbue',
        card: 'this',
        with: v('parts'),
      }),
      'what is gone before imbue gives nothing: put imbue before it',
    ],
  ];
  it.each(mistakes)('%s', (_name, def, found) => {
    expect(wordsInVain(def, defs)).toEqual([found]);
  });

  it('nobody rises where there is no body to rise in', () => {
    const rises = has(can('riseAlways'));
    expect(wordsInVain(rises, defs)).toEqual([]);
    expect(wordsInVain(rises, [bare])).toEqual([
      'nobody rises by riseAlways, for there is no form of body in the game: bring one, or leave it out',
    ]);
  });

  it('what is done is left alone', () => {
    for (const def of [left({ object: true }), iff({ onTop: 'spell', fits: { castBy: 'me' } }), has(plus('costs', 1))])
      expect(wordsInVain(def, defs)).toEqual([]);
    expect(defs.flatMap((def) => wordsInVain(def, defs).map((what) => `${def.id}: ${what}`))).toEqual([]);
  });
});
