import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../shared/content/names';
import { english, german, namesFrom } from '../../../shared/text/index';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { ownDeeds, ownText } from './own-text';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const CHAPEL = {
  en: 'If you are evil, lose 1 life. If you are neutral, you may heal lives, up to your life value, for 1 gold each. If you are good, choose one: heal lives up to your life value; or pray (roll 1 die): 1-4 – no effect.',
  de: 'Wenn du böse bist, verliere 1 Leben. Wenn du neutral bist, darfst du Leben bis zu deinem Lebenswert für je 1 Gold heilen. Wenn du gut bist, wähle eines: heile Leben; oder bete (1 Würfel): 1-4 – nichts.',
};

it('knows how a text begins that is for one alignment', () => {
  for (const [language, words] of [
    [english, en],
    [german, de],
  ] as const)
    for (const alignment of ['good', 'neutral', 'evil'] as const) {
      const code = [{ op: 'if', cond: { alignment }, then: [{ op: 'lose', what: 'life', n: 1 }] }] as const;
      const text = language.does(code, namesFrom(namesIn(language.id)));
      expect(capital(text).startsWith(words.card.ifYouAre[alignment]), text).toBe(true);
    }
});

describe('the text beside a question', () => {
  it('says only what it asks of the alignment of whoever is asked', () => {
    expect(ownText(CHAPEL.en, 'evil', en.card)).toBe('If you are evil, lose 1 life.');
    expect(ownText(CHAPEL.de, 'neutral', de.card)).toBe(
      'Wenn du neutral bist, darfst du Leben bis zu deinem Lebenswert für je 1 Gold heilen.',
    );
    expect(ownText(CHAPEL.en, 'good', en.card)).toMatch(/^If you are good, choose one: .* 1-4 – no effect\.$/);
  });

  it('says all where something is for everybody, or nothing for him', () => {
    const mephistopheles = 'If you are evil, gain 1 Craft. Otherwise, become evil.';
    expect(ownText(`${mephistopheles} Discard this card.`, 'good', en.card)).toBe(
      `${mephistopheles} Discard this card.`,
    );
    const angel = 'If you are good, gain 1 life. If you are evil, lose 1 life.';
    expect(ownText(angel, 'neutral', en.card)).toBe(angel);
  });

  it('says to whoever is named by no sentence what is otherwise so', () => {
    const mephistopheles = 'If you are evil, gain 1 Craft. Otherwise, become evil.';
    expect(ownText(mephistopheles, 'good', en.card)).toBe('Otherwise, become evil.');
    expect(ownText(mephistopheles, 'evil', en.card)).toBe('If you are evil, gain 1 Craft.');
    expect(ownText('Wenn du böse bist, erhalte 1 Talent. Sonst werde böse.', 'good', de.card)).toBe(
      'Sonst werde böse.',
    );
    expect(ownText('Otherwise, become evil.', 'good', en.card)).toBe('Otherwise, become evil.');
  });
});

describe('what a text asks of somebody, in a few words', () => {
  it('is what it says to him alone, each of several things by itself', () => {
    expect(ownDeeds(CHAPEL.en, 'evil', en.card)).toEqual(['Lose 1 life.']);
    expect(ownDeeds(CHAPEL.en, 'good', en.card)).toEqual([
      'Heal lives up to your life value',
      'Pray (roll 1 die): 1-4 – no effect.',
    ]);
    expect(ownDeeds(CHAPEL.de, 'good', de.card)).toEqual(['Heile Leben', 'Bete (1 Würfel): 1-4 – nichts.']);
    expect(ownDeeds('Wenn du böse bist, erhalte 1 Talent. Sonst werde böse.', 'good', de.card)).toEqual([
      'Werde böse.',
    ]);
    expect(ownDeeds('Lose 1 life.', 'good', en.card)).toEqual(['Lose 1 life.']);
  });

  it('is offered in the words of the cards', () => {
    for (const [language, words] of [
      [english, en],
      [german, de],
    ] as const) {
      const lose = [{ op: 'lose', what: 'life', n: 1 }] as const;
      const gain = [{ op: 'gain', what: 'life', n: 1 }] as const;
      const text = language.does([{ op: 'if', cond: { alignment: 'evil' }, then: lose, else: gain }], namesFrom({}));
      expect(text).toContain(`. ${words.card.otherwise} `);

      const roll = { op: 'roll', dice: 1, as: 'die' } as const;
      const rows = { op: 'table', on: { var: 'die' }, rows: { '1-3': lose, '4+': gain } } as const;
      const options = [
        { key: 'a', do: gain },
        { key: 'b', do: [roll, rows] },
      ] as const;
      const either = [{ op: 'pick', options }] as const;
      const offers = language.does([{ op: 'if', cond: { alignment: 'good' }, then: either }], namesFrom({}));
      expect(offers).toContain(` ${words.card.chooseOne}`);
      expect(offers).toContain(words.card.or);
    }
  });
});
