// Files whose cards mean harm: they have a hash that fits them, so they may be played, as casual. Whatever they say,
// the program answers soon, with a game or with a sentence, and serves the other campaigns.
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../shared/contract/failure';
import { hashOf } from '../../../shared/rules/query/catalogue';
import { languageNow } from '../../../shared/rules/vocab/migrations/index';
import { exported, list, played, unsealed } from '../../testing/campaign';
import { aTable, firstKeys } from '../../testing/program';
import { seal } from './container';

type Card = Record<string, unknown>;
const isOf =
  (kind: string) =>
  (card: Card): boolean =>
    card['kind'] === kind;

/** As deep as a file may go. */
const counts = (): unknown => {
  let inner: unknown = { alignment: ['good', 'neutral', 'evil'] };
  for (let i = 0; i < 11; i++) inner = { is: [{ count: { cards: { where: inner } } }, '>=', 0] };
  return inner;
};

const attacks: readonly (readonly [name: string, answer: string, spoil: (cards: Card[]) => void])[] = [
  [
    'copies by the billion',
    'trouble.file.damaged',
    (cards) => {
      for (const card of cards) if (isOf('enemy')(card)) card['copies'] = 4e9;
    },
  ],
  [
    'copies by the hundred million',
    'trouble.file.damaged',
    (cards) => {
      for (const card of cards.filter(isOf('enemy')).slice(0, 1)) card['copies'] = 1e8;
    },
  ],
  [
    'copies below nothing',
    'trouble.file.damaged',
    (cards) => {
      for (const card of cards.filter(isOf('enemy')).slice(0, 1)) card['copies'] = -3;
    },
  ],
  [
    'ways by the million',
    'trouble.file.damaged',
    (cards) => {
      const spaces = cards.filter(isOf('space'));
      for (const card of spaces) card['links'] = spaces.map((to) => ({ to: to['id'], way: 'bridge' }));
    },
  ],
  [
    'a Strength that counts itself',
    'trouble.file.damaged',
    (cards) => {
      for (const card of cards.filter(isOf('character')))
        card['abilities'] = [{ id: 'x', static: [{ stat: 'strength', add: { stat: 'strength' } }] }];
    },
  ],
  [
    'counts within counts',
    'trouble.rules.circle',
    (cards) => {
      for (const card of cards.filter(isOf('character')))
        card['abilities'] = [{ id: 'x', static: [{ stat: 'strength', add: 1, when: counts() }] }];
    },
  ],
  [
    'instructions that count within counts',
    'trouble.rules.circle',
    (cards) => {
      for (const card of cards.filter(isOf('space')))
        card['visit'] = [{ op: 'if', cond: counts(), then: [{ op: 'gain', what: 'gold', n: 1 }] }];
    },
  ],
  [
    'instructions that are none',
    'trouble.program',
    (cards) => {
      for (const card of cards.filter(isOf('space'))) card['visit'] = 5;
    },
  ],
  [
    'instructions with words that there are not',
    'trouble.rules.broke',
    (cards) => {
      for (const card of cards.filter(isOf('space'))) card['visit'] = [{ op: 'constructor' }, { op: '__proto__' }, 7];
    },
  ],
  [
    'instructions without what they need',
    'trouble.program',
    (cards) => {
      for (const card of cards.filter(isOf('space'))) card['visit'] = [{ op: 'if' }, { op: 'choose' }];
    },
  ],
  [
    'abilities that are none',
    'opened',
    (cards) => {
      for (const card of cards.filter(isOf('character'))) card['abilities'] = [{ id: 'x', triggers: [{ on: 'turn' }] }];
    },
  ],
  [
    'no spaces at all',
    'trouble.file.damaged',
    (cards) => {
      cards.splice(0, cards.length, ...cards.filter((card) => !isOf('space')(card)));
    },
  ],
  [
    'every card twice',
    'trouble.file.damaged',
    (cards) => {
      cards.push(...cards);
    },
  ],
];

describe('a file whose cards are', () => {
  it.each(attacks)('%s: is answered, and nothing else is harmed', { timeout: 60_000 }, async (_, answer, spoil) => {
    const table = aTable();
    const { game: mine } = await played(table, 'PP', 10);
    const doc = unsealed(await exported(table, mine));
    const cards = doc.game['definitions'] as Card[];
    spoil(cards);
    doc.game['content'] = hashOf(cards as never, languageNow());
    for (const turn of doc.game.turns) turn['fingerprint'] = String(turn['fingerprint']).replace(/^\d+:/, '');
    const added = await table.ask('games.import', { file: seal(doc).toString('base64') });
    const told = (reply: Reply<unknown>, fine: string): string =>
      reply.ok ? fine : (reply.error.msg?.id ?? reply.error.message);
    const said = [told(added, 'added')];
    if (added.ok) {
      const { game } = added.value;
      expect((await list(table)).find(({ id }) => id === game)?.casual).toBe(true);
      const opened = await table.ask('games.open', { game });
      said.push(told(opened, 'opened'));
      let now = opened.ok ? opened.value : undefined;
      for (let n = 0; n < 12 && now?.prompt !== undefined; n++) {
        const reply = await table.ask('game.answer', {
          game,
          seat: now.prompt.seat,
          answer: { decision: now.prompt.id, keys: [...firstKeys(now)] },
        });
        if (!reply.ok) said.push(told(reply, ''));
        const again = await table.ask('games.open', { game });
        if (!again.ok) said.push(told(again, ''));
        now = again.ok && reply.ok ? again.value : undefined;
      }
    }
    expect(said.at(-1)).toBe(answer);
    expect((await table.ask('games.open', { game: mine })).ok).toBe(true);
  });
});
