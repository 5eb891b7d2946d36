// Cards of sets that are not built yet, as both languages tell them: each sentence was false or unclear once.
import { expect, it } from 'vitest';
import { always, cannot, count, discard, enemy, magicObject, mayDo, plus } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import type { Cond } from '../rules/vocab/select';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const tell = (def: Def): { readonly en: string; readonly de: string } => ({
  en: describe(english, names, def).join(' / '),
  de: describe(german, names, def).join(' / '),
});

it('a card of the same kind that is not the one that speaks', () => {
  const another: Cond = { has: { keyword: 'talisman', not: { self: true } } };
  const talisman = magicObject('x/talisman/x', {
    origin: 'ours',
    abilities: [
      { id: 'false', static: [cannot('enterValley', { when: { not: another } })] },
      mayDo('throws_away', ['turnStart'], discard(), { when: another }),
    ],
  });
  expect(tell(talisman)).toEqual({
    en: 'You cannot enter the Valley of Fire if you do not have another Talisman. / At the start of your turn, if you have another Talisman, you may discard this card.',
    de: 'Du darfst das Tal des Feuers nicht betreten, wenn du keinen anderen Talisman hast. / Wenn du einen anderen Talisman hast, darfst du zu Beginn deines Zugs diese Karte ablegen.',
  });
  const queen = enemy('x/adventure/x', {
    origin: 'ours',
    subtype: 'construct',
    abilities: [
      always(
        plus('foeRoll', count({ cards: { titled: 'clockwork', faceUp: true, not: { self: true } } }), {
          when: { fight: { foeCards: { self: true } } },
          reach: 'everyone',
        }),
      ),
    ],
  });
  expect(tell(queen)).toEqual({
    en: 'It adds the number of other faceup cards with “Clockwork” in the title to its attack roll.',
    de: 'Diese Karte addiert die Zahl der anderen offenen Karten mit „Clockwork“ im Namen zu ihrem Angriffswurf.',
  });
});
