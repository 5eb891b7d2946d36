// A fight that others join: an Animal that is turned up beside Amarok, and he beside any Animal. Without his Reward.
import { after, before, count, each, plus, reacts, v, when } from '../../rules/dsl';
import type { FigureDef } from '../../rules/vocab/definition';
import type { Cond } from '../../rules/vocab/select';
import { beast, beaten, forgets, fought } from './18-beasts';

const his: Cond = { fight: { subtype: 'amarok' } };
const joined: Cond = { fight: { foeCards: { self: true } } };
const fights: Cond = { any: [his, joined] };

export const amarok: FigureDef = {
  id: 'probe/beast/amarok',
  ...beast,
  met: fought('amarok', 1, 1, beaten([], [])),
  abilities: [
    forgets,
    reacts(
      'calls',
      after(
        'fightBegan',
        'anyone',
        [
          { op: 'turnUp', deck: 'adventure', find: { subtype: 'animal' }, as: 'animal' },
          when({ known: 'animal' }, [
            { op: 'put', card: v('animal'), to: { at: 'here' } },
            { op: 'joinFight', card: v('animal'), side: 'theirs' },
          ]),
        ],
        { when: his, forced: true },
      ),
    ),
    reacts(
      'comes',
      after(
        'fightBegan',
        'anyone',
        [
          { op: 'put', card: 'this', to: { stands: 'here' } },
          { op: 'joinFight', card: 'this', side: 'theirs', strength: 1, craft: 1 },
        ],
        { when: { all: [{ not: his }, { fight: { foeCards: { subtype: 'animal' } } }] }, forced: true },
      ),
    ),
    reacts(
      'hunts',
      before(
        'diceBegin',
        'anyone',
        { op: 'attackWith', side: 'theirs', dice: 2, keep: 'all' },
        { when: { all: [{ fight: { kind: 'battle' } }, fights] }, forced: true },
      ),
    ),
    { id: 'pack', static: [plus('foeRoll', count({ cards: { on: 'this' } }), { reach: 'everyone', when: fights })] },
    reacts(
      'gathers',
      after(
        'fought',
        'anyone',
        each({ cards: { subtype: 'animal', inFight: true } }, 'one', {
          op: 'put',
          card: v('one'),
          to: { on: 'this' },
        }),
        { event: { outcome: ['lost', 'standOff'] }, when: fights, forced: true },
      ),
    ),
    reacts('falls', after('defeated', 'anyone', beaten([], []), { when: joined, forced: true })),
  ],
};
