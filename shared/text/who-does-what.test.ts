// Sentences in which it was not clear, or was told wrongly, who does something, to what, and how much of it: what they
// say now, in both languages, of invented cards.
import { expect, it, vi } from 'vitest';
import { after, reacts } from '../rules/dsl';
import type { Ability, Static } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import type { Amount } from '../rules/vocab/select';
import { declared, type InWords } from '../content/declared';
import { namesIn } from '../content/names';
import { describe, english, german, namesFrom } from './index';

const both = (def: Def): readonly string[] =>
  [english, german].map((l) => describe(l, namesFrom(namesIn(l.id)), def).join(' | '));
const card = (it: Omit<Ability, 'id'>, more: Partial<Def> = {}): readonly string[] =>
  both({ id: 'x/adventure/x', kind: 'magicObject', abilities: [{ id: 'a', ...it }], ...more } as Def);
const cardWith = (list: readonly Static[]): readonly string[] => card({ static: list });
const discard = (card: string): Effect => ({ op: 'discard', card: card === 'this' ? card : { var: card } });
const holds = (m: Static): readonly string[] => card({ static: [m] });

it('the creature that is fought rolls, and not every creature against it', () => {
  expect(holds({ stat: 'foeRoll', add: 2, when: { fight: { subtype: 'dragon' } } })).toEqual([
    'Every Dragon that you fight adds 2 to its attack roll.',
    'Jeder Drache, gegen den du kämpfst, addiert 2 zu seinem Angriffswurf.',
  ]);
  expect(holds({ stat: 'foeRoll', add: -1, reach: 'everyone', when: { fight: { subtype: 'spirit' } } })).toEqual([
    'Every Spirit subtracts 1 from its attack roll.',
    'Jeder Geist zieht 1 von seinem Angriffswurf ab.',
  ]);
  // how it is fought stays a condition
  expect(holds({ stat: 'foeRoll', add: 2, when: { fight: { kind: 'battle', subtype: 'dragon' } } })).toEqual([
    'Every Dragon that you fight adds 2 to its attack roll in battle.',
    'Jeder Drache, gegen den du kämpfst, addiert im Kampf 2 zu seinem Angriffswurf.',
  ]);
  // a figure that is of that kind alone
  const own: Static = { stat: 'foeRoll', add: 4, reach: 'everyone', when: { fight: { subtype: 'beast' } } };
  expect(both({ id: 'x/figure/beast', kind: 'figure', abilities: [{ id: 'a', static: [own] }] })).toEqual([
    'This figure adds 4 to its attack roll.',
    'Diese Figur addiert 4 zu ihrem Angriffswurf.',
  ]);
});

it('as much for each of some creatures is told of these', () => {
  const others = { kind: 'enemy', inFight: true, not: { self: true } } as const;
  expect(holds({ stat: 'foeRoll', add: { count: { cards: others } }, reach: 'everyone' })).toEqual([
    'Every other Enemy adds 1 to its attack roll.',
    'Jeder andere Feind addiert 1 zu seinem Angriffswurf.',
  ]);
});

it('of a sum that is multiplied or halved all is', () => {
  const sum = { plus: [1, { stat: 'craft' }] } as const;
  const less = { minus: [9, sum] } as const;
  const gains = (n: Amount): readonly string[] =>
    both({ id: 'x/adventure/x', kind: 'event', met: [{ op: 'gain', what: 'gold', n }] });
  expect(gains({ times: [3, sum] })).toEqual([
    'Gain gold equal to 3 times (1 plus your Craft).',
    'Erhalte so viel Gold wie 3-mal die Summe aus 1 und deinem Talent.',
  ]);
  expect(gains({ times: [2, sum] })).toEqual([
    'Gain gold equal to twice (1 plus your Craft).',
    'Erhalte so viel Gold wie zweimal die Summe aus 1 und deinem Talent.',
  ]);
  expect(gains({ half: sum })).toEqual([
    'Gain gold equal to half (1 plus your Craft) (rounded up).',
    'Erhalte so viel Gold wie die Hälfte der Summe aus 1 und deinem Talent (aufgerundet).',
  ]);
  expect(gains(less)).toEqual([
    'Gain gold equal to 9 minus (1 plus your Craft).',
    'Erhalte so viel Gold wie 9 minus die Summe aus 1 und deinem Talent.',
  ]);
});

it('of several spaces all are without effect, and of cards those that can be avoided', () => {
  expect(holds({ can: 'avoid', space: { named: ['chasm', 'crags'] } })).toEqual([
    'The Chasm and the Crags have no effect on you.',
    'Die Schlucht und die Klippen haben keine Wirkung auf dich.',
  ]);
  expect(holds({ can: 'avoid', space: { named: 'chasm' } })).toEqual([
    'The Chasm has no effect on you.',
    'Die Schlucht hat keine Wirkung auf dich.',
  ]);
  expect(holds({ can: 'avoid', space: { named: ['crags', 'woods', 'hills'] } })).toEqual([
    'The Crags, Woods spaces and Hills spaces have no effect on you.',
    'Die Klippen, Waldfelder und Hügelfelder haben keine Wirkung auf dich.',
  ]);
  const event = { kind: 'event', at: 'here', fresh: true } as const;
  const from = { cards: { ...event, where: { may: 'avoid', byCard: 'it' } } } as const;
  const met: Program = [
    { op: 'choose', from, as: 'one' },
    { op: 'discard', card: { var: 'one' } },
  ];
  expect(both({ id: 'x/adventure/x', kind: 'event', met })).toEqual([
    'Discard any Event just drawn that you can avoid.',
    'Lege ein gerade gezogenes Ereignis ab, das du vermeiden kannst.',
  ]);
});

it('what cards are that one may evade or avoid is said once', () => {
  const card = { kind: 'enemy', at: 'anySpace' } as const;
  const both = [
    { can: 'evade', card },
    { can: 'avoid', card },
  ] as const;
  expect(cardWith(both)).toEqual([
    'You may evade or avoid Enemies on the board.',
    'Du darfst Feinden ausweichen, die auf Feldern liegen, oder sie vermeiden.',
  ]);
});

it('"it" in a row of a chart is nothing that another row speaks of', () => {
  const met: Program = [
    { op: 'roll', as: 'die' },
    {
      op: 'table',
      on: { var: 'die' },
      rows: {
        '1-3': [
          { op: 'choose', from: { cards: { object: true, heldBy: 'me' } }, as: 'one' },
          discard('one'),
          discard('this'),
        ],
        '4-6': [discard('this')],
      },
    },
  ];
  expect(both({ id: 'x/adventure/x', kind: 'place', met })).toEqual([
    expect.stringContaining('1-3 – discard one of your Objects and this card; 4-6 – discard this card.'),
    expect.stringContaining('1-3 – lege einen deiner Gegenstände und diese Karte ab; 4-6 – lege diese Karte ab.'),
  ]);
});

it('a set has its own words for sides, states, and what is in names; tokens that only count are not told', () => {
  const word = vi.spyOn(declared, 'word');
  const told: Readonly<Record<string, InWords>> = {
    'sides rising': { en: 'Rising', de: 'Im Steigen' },
    'titled peat': { en: 'Peat', de: 'Torf' },
  };
  word.mockImplementation((of, key) => told[`${of} ${key}`]);
  const state = vi
    .spyOn(declared, 'state')
    .mockImplementation((status) => (status === 'onCrown' ? { en: 'dazed', de: 'benommen' } : undefined));
  const token = vi
    .spyOn(declared, 'token')
    .mockImplementation((kind) => (kind === 'knot' ? { only: 'count' } : undefined));
  expect(both({ id: 'x/omen/x', kind: 'world', sides: { rising: [] } })).toEqual([
    'Rising: no effect.',
    'Im Steigen: keine Wirkung.',
  ]);
  const met: Program = [
    { op: 'tokens', on: 'this', kind: 'knot', n: 1 },
    { op: 'status', status: 'onCrown', on: true },
    { op: 'choose', from: { cards: { titled: 'peat', zone: 'held', heldBy: 'me' } }, as: 'one' },
    discard('one'),
  ];
  expect(both({ id: 'x/adventure/x', kind: 'event', met })).toEqual([
    'Become dazed and discard one of your cards with “Peat” in the title.',
    'Werde benommen und lege eine deiner Karten mit „Torf“ im Namen ab.',
  ]);
  word.mockRestore();
  state.mockRestore();
  token.mockRestore();
});

it('what was counted before it was discarded is told as that number', () => {
  const spells = { cards: { zone: 'hand', heldBy: 'me' } } as const;
  const counts: Effect = { op: 'set', as: 'n', to: { count: spells } };
  const all: Effect = { op: 'each', of: spells, as: 'one', do: [discard('one')] };
  const n = { var: 'n' } as const;
  const rows: Effect = {
    op: 'table',
    on: n,
    rows: { '1': [{ op: 'lose', what: 'life', n: 1 }], '2-4': [discard('this')] },
  };
  const event = (...met: Program): readonly string[] => both({ id: 'x/adventure/x', kind: 'event', met });
  expect(event(counts, all, rows)).toEqual([
    'Discard all your Spells. By their number: 1 – lose 1 life; 2-4 – discard this card.',
    'Lege alle deine Zauber ab. Nach ihrer Zahl: 1 – verliere 1 Leben; 2-4 – lege diese Karte ab.',
  ]);
  expect(event(counts, all, { op: 'gain', what: 'gold', n })).toEqual([
    'Discard all your Spells and gain gold equal to their number.',
    'Lege alle deine Zauber ab und erhalte so viel Gold wie ihre Zahl.',
  ]);
  // counted by then
  expect(event(all, { ...rows, on: { count: spells } })).toEqual([
    'Discard all your Spells. By the number of your Spells: 1 – lose 1 life; 2-4 – discard this card.',
    'Lege alle deine Zauber ab. Nach der Zahl deiner Zauber: 1 – verliere 1 Leben; 2-4 – lege diese Karte ab.',
  ]);
});

it('a part speaks of the whole that it is in', () => {
  const spends = reacts('spends', after('turnBegan', 'mine', discard('this'), { forced: true }));
  const part = { keywords: ['talisman'], abilities: [spends] } as const;
  expect(both({ id: 'x/material/x', kind: 'object', part })).toEqual([
    'As a part of another card: That card is a Talisman. At the start of your turn, discard that card.',
    'Als Teil einer anderen Karte: Die Karte ist ein Talisman. Zu Beginn deines Zugs lege die Karte ab.',
  ]);
});

it('whose card was named just now is its owner', () => {
  const met: Program = [
    { op: 'choose', from: { cards: { kind: 'follower', heldBy: 'anyone' } }, as: 'one' },
    discard('one'),
    { op: 'lose', what: 'life', n: 1, who: { holderOf: { var: 'one' } } },
  ];
  expect(both({ id: 'x/adventure/x', kind: 'event', met })).toEqual([
    'Choose any Follower of any character; discard it. Its owner loses 1 life.',
    'Wähle einen beliebigen Gefährten eines beliebigen Charakters; lege ihn ab. Sein Besitzer verliert 1 Leben.',
  ]);
});
