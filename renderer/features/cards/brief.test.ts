import { expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import faces from '../../fixtures/faces.json';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { briefOf } from './brief';

const brief = (def: string): string =>
  briefOf(
    (faces as readonly Face[]).find(({ id }) => id === def),
    en.card,
  );

it('a card on the table says what it does and not what kind it is', () => {
  expect(brief('base/purchase/sword')).toBe('+1 Strength in battle');
  expect(brief('base/adventure/holy_grail')).toBe('+1 Craft');
  expect(brief('base/adventure/mule')).toBe('You may carry 4 more Objects');
  expect(brief('base/purchase/helmet')).toBe('Saves a life on 6');
  expect(brief('base/purchase/armour')).toBe('Saves a life on 4–6');
  expect(briefOf({ kind: 'object', text: [], type: 'Object' }, en.card)).toBe('Object');
  expect(briefOf(undefined, en.card)).toBe('');
});

// The texts as the goldens of the sets have them: content itself is not for the screen.
const goldens = import.meta.glob<string>('../../../shared/content/*/golden/texts.*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Of all cards of a kind. */
const printed = (language: 'de' | 'en', type: string): readonly (readonly string[])[] =>
  Object.entries(goldens)
    .filter(([file]) => file.endsWith(`.${language}.md`))
    .flatMap(([, text]) => text.split('\n'))
    .flatMap((line) => {
      const [head = '', ...text] = line.split(' | ');
      return head.endsWith(`) ${type}`) ? [text.join(' | ').split(' / ')] : [];
    });

it('a Spell says what it does, and not when it is cast', () => {
  expect(brief('base/spell/counterspell')).toBe('Cancel that Spell');
  expect(brief('base/spell/healing')).toBe(
    'Choose any character who has lost lives; he heals lives up to his life value',
  );
  expect(brief('base/spell/acquisition')).toBe(
    'Choose another character who has gold or an Object; take 1 gold from him or one of his Objects',
  );
  for (const [language, words, type] of [
    ['en', en, 'Spell'],
    ['de', de, 'Zauber'],
  ] as const) {
    const texts = printed(language, type);
    expect(texts.length).toBeGreaterThan(60);
    for (const text of texts)
      expect(briefOf({ kind: 'spell', type, text }, words.card)).not.toMatch(words.card.casting);
  }
});

it('a quest says its task and its reward, and no more', () => {
  const first = (language: 'de' | 'en', type: string, words: typeof en): readonly string[] =>
    printed(language, type).map((text) => briefOf({ kind: 'quest', type, text }, words.card));
  const [english, german] = [first('en', 'Quest', en), first('de', 'Auftrag', de)];
  expect(english).toContain('As soon as you kill a Spirit, gain a Talisman');
  expect(english).toContain('Pay 2 gold, then gain a Talisman');
  expect(german).toContain('Sobald du einen Geist tötest, erhalte einen Talisman');
  expect(german).toContain('Zahle 2 Gold, dann erhalte einen Talisman');
  for (const one of [...english, ...german]) {
    expect(one).toMatch(/Talisman( erhalten)?$/);
    expect(one).not.toMatch(/teleport|this card from|diese Karte (ab|aus)/);
  }
});
