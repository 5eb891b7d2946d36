import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../shared/content/names';
import { english, german, namesFrom } from '../../../shared/text/index';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { ownText } from './own-text';

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
    expect(ownText(mephistopheles, 'good', en.card)).toBe(mephistopheles);
    const angel = 'If you are good, gain 1 life. If you are evil, lose 1 life.';
    expect(ownText(angel, 'neutral', en.card)).toBe(angel);
  });
});
