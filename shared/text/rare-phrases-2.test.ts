// What trial cards said wrong: a number that no die gave, whose fight it is, which cards are meant.
import { expect, it } from 'vitest';
import { after, before, each, event, lose, object, plus, reacts, v, when } from '../rules/dsl';
import type { Ability, Static } from '../rules/vocab/ability';
import type { Def, FigureDef } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import { describe, english, german } from './index';

/** Names of cards that no set has. */
const names = (slug: string): string => slug;
const both = (def: Def): readonly string[] => [english, german].map((x) => describe(x, names, def).join(' | '));
const met = (...code: Program): readonly string[] => both(event('x/adventure/x', { met: code }));
const held = (...abilities: readonly Ability[]): readonly string[] => both(object('x/adventure/x', { abilities }));
const always = (...list: readonly Static[]): readonly string[] => held({ id: 'a', static: list });
const gold: Effect = { op: 'gain', what: 'gold', n: 1 };

it('a number that a state keeps and no die gave', () => {
  const here = { cards: { from: 'adventure', at: 'here', faceUp: true } } as const;
  const there = { cards: { from: 'adventure', at: 'anySpace', faceUp: true } } as const;
  const everyone = (...code: Program): Effect => ({ op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: code });
  expect(
    met(
      everyone({ op: 'status', status: 'bidder', on: true, value: { count: here } }),
      each(there, 'gone', { op: 'discard', card: v('gone') }),
      everyone(lose('life', { statusOf: 'bidder' })),
    ),
  ).toEqual([
    'Every character becomes a bidder. Discard every faceup Adventure card on the board. Every character loses lives equal to the number of faceup Adventure cards on his space beforehand.',
    'Jeder Charakter wird ein Bieter. Lege jede offene Abenteuerkarte ab, die auf einem Feld liegt. Jeder Charakter verliert so viele Leben wie die Zahl der offenen Abenteuerkarten auf seinem Feld zuvor.',
  ]);
  expect(
    met(when({ is: [{ statusOf: 'bidder' }, '>=', 3] }, gold), {
      op: 'status',
      status: 'bidder',
      on: true,
      value: { plus: [{ statusOf: 'bidder' }, 1] },
    }),
  ).toEqual([
    'If the number counted so far is 3 or more, gain 1 gold. Become a bidder.',
    'Wenn die bisher gezählte Zahl mindestens 3 beträgt, erhalte 1 Gold. Werde ein Bieter.',
  ]);
});

it('cards of several decks are told by their decks', () => {
  const from = (...decks: readonly string[]): Static => ({ cannot: 'meetCard', card: { from: decks } });
  expect(always(from('adventure', 'purchase', 'talisman'))).toEqual([
    'You do not meet Adventure, Purchase or Talisman cards.',
    'Du begegnest keinen Abenteuer-, Waren- oder Talismankarten.',
  ]);
  expect(
    met(
      each({ cards: { from: ['adventure', 'purchase'], at: 'anySpace', faceUp: true } }, 'x', {
        op: 'discard',
        card: v('x'),
      }),
    ),
  ).toEqual([
    'Discard every faceup Adventure or Purchase card on the board.',
    'Lege jede offene Abenteuer- oder Warenkarte ab, die auf einem Feld liegt.',
  ]);
});

it('in whose fight somebody is the defender', () => {
  const trigger = after('fightBegan', 'others', lose('life', 1, 'eventHero'), {
    when: { fight: { role: 'defender' } },
    forced: true,
  });
  expect(held(reacts('a', trigger))).toEqual([
    'Whenever another character begins a fight, if you fight as the defender, he loses 1 life.',
    'Immer wenn ein anderer Charakter einen Kampf beginnt und du als Verteidiger kämpfst, verliert er 1 Leben.',
  ]);
  expect(held(reacts('a', after('fightBegan', 'mine', gold, { event: { fight: 'psychic' }, forced: true })))).toEqual([
    'Whenever you begin psychic combat, gain 1 gold.',
    'Immer wenn du einen psychischen Kampf beginnst, erhalte 1 Gold.',
  ]);
});

it('creatures of one kind or another roll better', () => {
  const any = [{ fight: { foeCards: { kind: 'enemy' } } }, { fight: { subtype: 'undead' } }] as const;
  expect(always(plus('foeRoll', 2, { reach: 'everyone', when: { any } }))).toEqual([
    'Every Enemy and every Undead adds 2 to its attack roll.',
    'Jeder Feind und jeder Untote addiert 2 zu seinem Angriffswurf.',
  ]);
});

it('all the discards of a deck', () => {
  expect(
    met({
      op: 'deal',
      from: 'purchase',
      discarded: 'random',
      to: { deck: 'adventure', where: 'top' },
      n: { left: 'purchase', discards: 'only' },
    }),
  ).toEqual([
    'Put all cards of the discard pile of the Purchase deck, in random order, on top of the Adventure deck.',
    'Lege alle Karten des Ablagestapels der Warenkarten in zufälliger Reihenfolge auf den Abenteuerstapel.',
  ]);
});

it('a figure that goes is not the card that was taken before', () => {
  const figure: FigureDef = {
    id: 'x/figure/x',
    kind: 'figure',
    met: [
      { op: 'tokens', on: 'this', kind: 'life', n: 1 },
      { op: 'deal', from: 'purchase', named: 'sword', to: 'held' },
      { op: 'remove', card: 'this' },
    ],
  };
  expect(both(figure)).toEqual([
    'When you meet it, put 1 life on this figure, take the sword from the Purchase deck and remove this figure from the game.',
    'Wenn du dieser Figur begegnest, lege 1 Leben auf diese Figur, nimm sword aus dem Warenstapel und entferne diese Figur aus dem Spiel.',
  ]);
});

it('so much more of what is lost', () => {
  const more = (by: number): readonly string[] =>
    held(
      reacts(
        'a',
        before('lose', 'mine', { op: 'replaceAmount', by }, { event: { what: 'life', cause: 'battle' }, forced: true }),
      ),
    );
  expect(more(1)).toEqual([
    'Before you lose a life in battle, lose 1 more life.',
    'Bevor du im Kampf ein Leben verlierst, verliere 1 Leben mehr.',
  ]);
  expect(more(-1)).toEqual([
    'Before you lose a life in battle, lose 1 life less.',
    'Bevor du im Kampf ein Leben verlierst, verliere 1 Leben weniger.',
  ]);
});

it('a space that bears its own name', () => {
  const is = { space: 'base/space/graveyard' } as const;
  expect(met(when({ exists: { spaces: { is, named: 'graveyard' } } }, gold))).toEqual([
    'If the base/space/graveyard is not covered by a card, gain 1 gold.',
    'Wenn base/space/graveyard von keiner Karte bedeckt ist, erhalte 1 Gold.',
  ]);
});

it('what an Enemy on the board costs whoever comes somewhere', () => {
  const trigger = after('moved', 'anyone', lose('life', 2), {
    event: { to: { named: 'crown_of_command' } },
    forced: true,
  });
  expect(
    both({ id: 'x/adventure/x', kind: 'enemy', subtype: 'demon', strength: 3, abilities: [reacts('a', trigger)] }),
  ).toEqual([
    'Whenever a character ends a move on the Crown, he loses 2 lives.',
    'Immer wenn ein Charakter auf der Krone eine Bewegung beendet, verliert er 2 Leben.',
  ]);
});

it('all the gold that was taken from somebody, and a result that is taken away', () => {
  const target = v('target');
  const gift: Program = [
    { op: 'choose', from: { heroes: { who: 'others' } }, as: 'target' },
    { op: 'set', as: 'n', to: { stat: 'gold', of: target } },
    lose('gold', { stat: 'gold', of: target }, target),
    { op: 'gain', what: 'gold', n: v('n') },
  ];
  expect(met(...gift)).toEqual([
    'Choose another character; he loses all his gold. Gain that much gold.',
    'Wähle einen anderen Charakter; er verliert sein ganzes Gold. Erhalte so viel Gold.',
  ]);
  const drop = after(
    'rolled',
    'mine',
    { op: 'adjustRoll', by: { minus: [0, { eventAmount: true }] } },
    { event: { for: 'pray' } },
  );
  expect(held(reacts('a', drop))).toEqual([
    'Whenever you pray, you may count the result as 0.',
    'Immer wenn du betest, darfst du das Ergebnis als 0 zählen.',
  ]);
});
