import { describe, expect, it } from 'vitest';
import { declarationsOf } from '../../../content/declared';
import { enemy, place } from '../../dsl';
import type { Def } from '../../vocab/definition';
import type { SetDef } from '../../vocab/set';
import { lintDeclaration } from './declaration';

const setOf = (set: string, order: number, more: Partial<SetDef> = {}): SetDef => ({
  set,
  name: { en: 'The Moor', de: 'Das Moor' },
  line: { en: 'Mist and peat.', de: 'Nebel und Torf.' },
  order,
  kind: 'small',
  released: false,
  ...more,
});
const decks = { 'moor/deck/bog': { word: { en: 'Bog', de: 'Sumpf' } } };
const hut = place('moor/bog/hut', { origin: 'ours' });
const inBog = { ...hut, deck: 'moor/deck/bog' };

describe('the declaration of a set', () => {
  it('is right when its decks are in it', () => {
    const moor = setOf('moor', 900, { decks });
    expect(lintDeclaration(moor, [inBog], declarationsOf([moor]))).toEqual([]);
  });
  it('tells where a deck is declared, and how it is called', () => {
    const moor = setOf('moor', 900);
    expect(lintDeclaration(moor, [inBog], declarationsOf([moor]))).toEqual([
      'the deck moor/deck/bog is declared nowhere that it reaches: declare it in `decks` of set.ts, or the set that does in `needs`',
    ]);
    expect(lintDeclaration(moor, [hut], declarationsOf([moor]))).toEqual([
      "the deck bog is declared nowhere that it reaches: is it one of the base game's, or in `decks` of set.ts as moor/deck/bog?",
    ]);
  });
  it('tells of a deck definition that is no deck of its cards', () => {
    const moor = setOf('moor', 900, { decks });
    const deck = (id: string) => ({ id, kind: 'deck', use: 'once', origin: 'ours' }) as const;
    expect(lintDeclaration(moor, [inBog, deck('moor/deck/bog')], declarationsOf([moor]))).toEqual([]);
    expect(lintDeclaration(moor, [inBog, deck('moor/bog')], declarationsOf([moor]))).toEqual([
      'moor/bog says how a deck is used that no card has: its id is what set.ts and the cards call the deck',
    ]);
  });
  it('has words for the sides of its cards and for what it looks for in their names', () => {
    const omen = { ...hut, id: 'moor/omen/mist', kind: 'world', sides: { rising: [] } } as const;
    const seeks = place('moor/bog/seeks', {
      origin: 'ours',
      met: [{ op: 'choose', from: { cards: { titled: 'peat' } }, as: 'one' }],
    });
    const bare = setOf('moor', 900, { decks });
    const told = (moor: SetDef): readonly string[] =>
      lintDeclaration(
        moor,
        [inBog, { ...omen, deck: 'moor/deck/bog' }, { ...seeks, deck: 'moor/deck/bog' }],
        declarationsOf([moor]),
      );
    expect(told(bare)).toEqual([
      'the side rising has no word: say it in `words` of set.ts',
      '“peat” in a name has no word: say it in `words` of set.ts',
    ]);
    const words = { sides: { rising: { en: 'Rising', de: '' } }, titled: { peat: { en: 'Peat', de: 'Torf' } } };
    expect(told({ ...bare, words })).toEqual(['rising of sides has no word in de']);
  });
  it('has a genitive for each of its Regions', () => {
    const regions = { fen: { name: { en: 'Fen', de: 'das Moor' }, title: { en: 'Fen', de: 'Moor' } } };
    const moor = setOf('moor', 900, { regions });
    expect(lintDeclaration(moor, [], declarationsOf([moor]))).toEqual([
      'the Region fen has no genitive in de: “das Verlies(es)”',
    ]);
  });
  it('has words for its tokens and keywords', () => {
    const seeks = place('moor/bog/seeks', {
      origin: 'ours',
      met: [
        { op: 'tokens', on: 'this', kind: 'boggy', n: 1 },
        { op: 'choose', from: { cards: { keyword: 'peaty' } }, as: 'one' },
      ],
    });
    const told = (words: SetDef['words']): readonly string[] => {
      const moor = setOf('moor', 900, words === undefined ? { decks } : { decks, words });
      return lintDeclaration(moor, [inBog, { ...seeks, deck: 'moor/deck/bog' }], declarationsOf([moor]));
    };
    expect(told(undefined)).toEqual([
      'the token boggy has no German word: say it in `words` of set.ts',
      'the keyword peaty has no German word: say it in `words` of set.ts',
    ]);
    const peaty = { en: 'Peaty', de: 'torfig~' };
    expect(told({ tokens: { boggy: { word: { en: 'boggy', de: '' } } }, keywords: { peaty } })).toEqual([
      'boggy of tokens has no word in de',
    ]);
  });
  it('has words for the subtypes of its cards', () => {
    const one = enemy('moor/bog/bandit', { origin: 'ours', subtype: 'moor_bandit' });
    const bandit = { ...one, deck: 'moor/deck/bog' };
    const told = (words: SetDef['words']): readonly string[] => {
      const moor = setOf('moor', 900, words === undefined ? { decks } : { decks, words });
      return lintDeclaration(moor, [bandit], declarationsOf([moor]));
    };
    expect(told(undefined)).toEqual(['the subtype moor_bandit has no German word: say it in `words` of set.ts']);
    expect(told({ subtypes: { moor_bandit: { en: 'Bandit', de: 'der Bandit(en)' } } })).toEqual([]);
  });
  it('has words for the creatures that its instructions alone name', () => {
    const ambush = place('moor/bog/ambush', {
      origin: 'ours',
      met: [{ op: 'fight', foe: { strength: 3, name: 'mire_thing' } }],
    });
    const told = (words: SetDef['words'], ...more: readonly Def[]): readonly string[] => {
      const moor = setOf('moor', 900, { decks, ...(words === undefined ? {} : { words }) });
      return lintDeclaration(moor, [{ ...ambush, deck: 'moor/deck/bog' }, ...more], declarationsOf([moor]));
    };
    expect(told(undefined)).toEqual(['the creature mire_thing has no word: say it in `words` of set.ts']);
    expect(told(undefined, { ...hut, id: 'moor/bog/mire_thing', deck: 'moor/deck/bog' })).toEqual([]);
    expect(told({ creatures: { mire_thing: { en: 'Mire Thing', de: '' } } })).toEqual([
      'mire_thing of creatures has no word in de',
    ]);
  });
  it('means the same by a word as every other set', () => {
    const moor = setOf('moor', 900, { words: { statuses: { lost: { en: 'astray', de: 'verirrt' } } } });
    const fen = (en: string): SetDef => setOf('fen', 910, { words: { statuses: { lost: { en, de: 'verirrt' } } } });
    expect(lintDeclaration(moor, [], declarationsOf([moor, fen('astray')]))).toEqual([]);
    expect(lintDeclaration(moor, [], declarationsOf([moor, fen('lost')]))).toEqual([
      'fen has other words for lost of statuses: say the same, or take another key',
    ]);
  });
  it('has an order of its own', () => {
    const moor = setOf('moor', 900);
    expect(lintDeclaration(moor, [], declarationsOf([moor, setOf('fen', 900)]))).toEqual([
      'it has the order 900 of fen: take a number that no set has',
    ]);
  });
});
