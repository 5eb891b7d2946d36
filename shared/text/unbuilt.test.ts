// Cards of sets that are not built yet, as both languages tell them: each sentence was false or unclear once.
import { expect, it } from 'vitest';
import {
  after,
  always,
  cannot,
  count,
  discard,
  enemy,
  gain,
  is,
  magicObject,
  mayDo,
  object,
  plus,
  reacts,
} from '../rules/dsl';
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

it('what a card counts for itself', () => {
  const tokens = (op: '>=' | '=', n: number): Cond => is({ tokens: 'met', on: 'this' }, op, n);
  const card = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      mayDo('pays', ['turnStart'], gain('gold', { tokens: 'met', on: 'this' }), { when: tokens('>=', 1) }),
      mayDo('marks', ['turnEnd'], { op: 'tokens', on: 'this', kind: 'met', n: 1 }, { when: tokens('=', 0) }),
    ],
  });
  expect(tell(card)).toEqual({
    en: 'At the start of your turn, if there is a met token on this card, you may gain gold equal to the number of met tokens on it.',
    de: 'Wenn auf dieser Karte eine Met-Marke liegt, darfst du zu Beginn deines Zugs so viel Gold wie die Zahl der Met-Marken auf ihr erhalten.',
  });
});

it('what the winner of a fight takes, and a turn that is missed', () => {
  const gold = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      reacts(
        'bait',
        {
          stage: 'would',
          on: 'lose',
          whose: 'mine',
          event: { what: ['life', 'gold'], reward: true },
          forced: true,
          do: [{ op: 'prevent' }, { op: 'take', card: 'this', who: 'eventBy' }],
        },
        {
          stage: 'would',
          on: 'taken',
          whose: 'others',
          event: { reward: true, card: { heldBy: 'me', not: { self: true } } },
          forced: true,
          do: [{ op: 'prevent' }, { op: 'take', card: 'this', who: 'eventHero' }],
        },
      ),
    ],
  });
  expect(tell(gold)).toEqual({
    en: 'Whenever you would lose a life or gold to the winner of a fight, prevent the loss; the winner takes this card. Whenever another character would take one of your other cards as the reward of a fight, he takes this card instead.',
    de: 'Immer wenn du an den Sieger eines Kampfes ein Leben oder Gold verlieren würdest, verhindere den Verlust; der Sieger nimmt diese Karte. Immer wenn ein anderer Charakter als Lohn eines Kampfes eine deiner anderen Karten nehmen würde, nimmt er stattdessen diese Karte.',
  });
  const clock = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      reacts('missed', after('turnBegan', 'mine', gain('gold'), { event: { missed: true }, forced: true })),
      reacts('spared', {
        stage: 'would',
        on: 'turnBegan',
        whose: 'anyone',
        event: { missed: true },
        forced: true,
        do: [{ op: 'prevent' }],
      }),
    ],
  });
  expect(tell(clock)).toEqual({
    en: 'Whenever you miss a turn, gain 1 gold. / Whenever a character would miss a turn, he does not.',
    de: 'Immer wenn du einen Zug aussetzt, erhalte 1 Gold. / Immer wenn ein Charakter einen Zug aussetzen würde, setzt er nicht aus.',
  });
});
