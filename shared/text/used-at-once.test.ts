// What is chosen and used at once, and lists that something follows: as a player reads them, in both languages.
import { expect, it } from 'vitest';
import { namesIn } from '../content/names';
import type { Effect } from '../rules/vocab/effect';
import type { CardFilter } from '../rules/vocab/select';
import { describe, english, german, namesFrom } from './index';

const told = (...met: readonly Effect[]): readonly [string, string] => {
  const def = { kind: 'event', id: 'probe/omen', deck: 'adventure', encounter: 1, met } as const;
  const text = (language: typeof english): string =>
    describe(language, namesFrom(namesIn(language.id)), def, undefined, []).join(' ');
  return [text(english), text(german)];
};
const trophies: CardFilter = { zone: 'trophy', heldBy: 'me' };
const strong: CardFilter = { ...trophies, where: { is: [{ printed: 'strength', on: 'it' }, '>=', 1] } };
const followers: CardFilter = { kind: 'follower', zone: 'held', heldBy: 'me' };
const one = { var: 'one' } as const;

it('what may be given up and what it brings', () => {
  expect(
    told(
      { op: 'choose', from: { cards: trophies }, as: 'one', min: 0 },
      {
        op: 'if',
        cond: { known: 'one' },
        then: [
          { op: 'discard', card: one },
          { op: 'drawSpell', n: 1 },
        ],
      },
    ),
  ).toEqual([
    'You may discard one of your trophies. If you do, gain 1 Spell.',
    'Du darfst eine deiner Trophäen ablegen. Wenn du es tust, erhalte 1 Zauber.',
  ]);
});

it('what is lost, and what befalls whoever has nothing to lose', () => {
  expect(
    told(
      { op: 'choose', from: { cards: followers }, as: 'one', random: true },
      {
        op: 'if',
        cond: { known: 'one' },
        then: [{ op: 'discard', card: one, killed: true }],
        else: [{ op: 'lose', what: 'life', n: 1 }],
      },
    ),
  ).toEqual([
    'Kill one of your Followers at random. If you cannot, lose 1 life.',
    'Töte zufällig einen deiner Gefährten. Wenn du es nicht kannst, verliere 1 Leben.',
  ]);
});

it('as many as one likes, of one kind, and so much for each', () => {
  expect(
    told(
      { op: 'choose', from: { cards: strong }, as: 'one', min: 0, max: { count: { cards: strong } } },
      {
        op: 'if',
        cond: { known: 'one' },
        then: [
          { op: 'gain', what: 'strength', n: one },
          { op: 'discard', card: one },
        ],
      },
    ),
  ).toEqual([
    'Discard any number of your trophies with Strength and gain 1 Strength for each.',
    'Lege beliebig viele deiner Trophäen mit Stärke ab und erhalte dafür je 1 Stärke.',
  ]);
});

it('what follows a list is no part of it', () => {
  expect(
    told(
      { op: 'roll', as: 'die' },
      {
        op: 'table',
        on: { var: 'die' },
        rows: {
          '1-5': [],
          '6': [
            {
              op: 'pick',
              options: [
                { key: 'a', do: [{ op: 'gain', what: 'gold', n: 1 }] },
                {
                  key: 'b',
                  do: [
                    { op: 'gain', what: 'life', n: 1 },
                    { op: 'missTurn', n: 1 },
                  ],
                },
                { key: 'c', do: [] },
              ],
            },
            { op: 'discard', card: 'this' },
          ],
        },
      },
    ),
  ).toEqual([
    'Roll 1 die: 1-5 \u2013 no effect; 6 \u2013 (choose one, then discard this card: gain 1 gold; gain 1 life and miss 1 turn; or do nothing).',
    'Wirf 1 Würfel: 1-5 \u2013 nichts; 6 \u2013 (wähle eines, dann lege diese Karte ab: erhalte 1 Gold; erhalte 1 Leben und setze 1 Zug aus; oder tue nichts).',
  ]);
});

it('up to so much, chosen and used at once', () => {
  expect(
    told(
      { op: 'number', as: 'n', from: 0, to: { least: [3, { stat: 'gold' }] }, ask: 'pay' },
      { op: 'lose', what: 'gold', n: { var: 'n' }, cost: true },
    ),
  ).toEqual(['You may pay up to 3 gold.', 'Du darfst bis zu 3 Gold zahlen.']);
});

it('all of them, one after another at random', () => {
  const lying: CardFilter = { kind: 'place', at: 'anySpace' };
  expect(
    told({
      op: 'repeat',
      times: { count: { cards: lying } },
      do: [
        { op: 'choose', from: { cards: lying }, as: 'one', random: true },
        { op: 'put', card: one, to: { deck: 'adventure', where: 'top' } },
      ],
    }),
  ).toEqual([
    'Put every Place on the board in random order on top of the Adventure deck.',
    'Lege in zufälliger Reihenfolge jeden Ort, der auf einem Feld liegt, auf den Abenteuerstapel.',
  ]);
});

it('what is gained at once is gained in one breath', () => {
  expect(told({ op: 'gain', what: 'strength', n: 1 }, { op: 'gain', what: 'life', n: 2 })).toEqual([
    'Gain 1 Strength and 2 lives.',
    'Erhalte 1 Stärke und 2 Leben.',
  ]);
});

const room = { minus: [{ stat: 'spellLimit' }, { count: { cards: { zone: 'hand', heldBy: 'me' } } }] } as const;
const gone: Effect = { op: 'discard', card: 'this' };
const fills: Effect = { op: 'drawSpell', n: 'limit' };

it('what is asked for and not used up is told, whatever follows', () => {
  expect(told({ op: 'if', cond: { is: [room, '>=', 3] }, then: [gone] }, fills)[0]).toContain(
    'gain 3 or more Spells, discard',
  );
  expect(told(fills, { op: 'if', cond: { is: [room, '>=', 3] }, then: [gone] })[0]).toContain(
    'gain 3 or more Spells, discard',
  );
  expect(told({ op: 'if', cond: { is: [room, '>=', 3] }, then: [fills] })[0]).toContain('gain 3 or more Spells, gain');
  expect(told({ op: 'if', cond: { is: [{ stat: 'gold' }, '>=', 3] }, then: [gone] }, fills)).toEqual([
    'If you have at least 3 gold, discard this card. Gain Spells up to your limit.',
    'Wenn du mindestens 3 Gold hast, lege diese Karte ab. Erhalte Zauber bis zu deiner Zaubergrenze.',
  ]);
  expect(told({ op: 'if', cond: { is: [{ missing: 'life' }, '>=', 1] }, then: [gone] }, fills)[0]).toBe(
    'If you have lost lives, discard this card. Gain Spells up to your limit.',
  );
});

it('what is asked for and then used up needs no word', () => {
  const pays: Effect = { op: 'lose', what: 'gold', n: 1, cost: true };
  expect(told({ op: 'if', cond: { is: [{ stat: 'gold' }, '>=', 1] }, then: [pays, fills] })[0]).not.toContain('If');
  expect(told({ op: 'if', cond: { is: [room, '>=', 1] }, then: [fills] })[0]).not.toContain('If');
});
