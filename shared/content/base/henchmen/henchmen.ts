// Other characters as followers of one's own (O Henchmen): what they can do that can be passed on, and they fight in
// his place.
import { absent, after, discard, follower, is, mayDo, reacts } from '../../../rules/dsl';
import type { CharacterDef, FollowerDef } from '../../../rules/vocab/definition';
import { nameOf } from '../../../kernel/ids';
import { assassin } from '../characters/assassin';
import { druid } from '../characters/druid';
import { dwarf } from '../characters/dwarf';
import { elf } from '../characters/elf';
import { ghoul } from '../characters/ghoul';
import { minstrel } from '../characters/minstrel';
import { monk } from '../characters/monk';
import { priest } from '../characters/priest';
import { prophetess } from '../characters/prophetess';
import { sorceress } from '../characters/sorceress';
import { thief } from '../characters/thief';
import { troll } from '../characters/troll';
import { warrior } from '../characters/warrior';
import { wizard } from '../characters/wizard';

/** What lies in one's own body or vows serves nobody else. */
const own = new Set([
  'two_dice',
  'two_weapons',
  'regenerate',
  'inner_belief',
  'maze_immune',
  'no_attack',
  'no_weapon',
  'no_weapon_armour',
]);
const mine = { card: { self: true } } as const;

const henchman = (of: CharacterDef): FollowerDef =>
  follower(`base/henchman/${nameOf(of.id)}`, {
    origin: 'known',
    taken: [{ op: 'tokens', on: 'this', kind: 'life', n: 4 }],
    abilities: [
      ...(of.abilities ?? []).filter(({ id }) => !own.has(id)),
      mayDo(
        'stand_in',
        ['beforeRolls'],
        { op: 'fightInPlace', card: 'this', strength: of.strength, craft: of.craft, aided: true },
        {
          once: 'fight',
          group: 'standIn',
          turn: 'any',
          when: { all: [{ fight: {} }, { may: 'standIn', byCard: 'this' }] },
        },
      ),
      reacts(
        'falls',
        after(
          'stoodIn',
          'mine',
          { op: 'tokens', on: 'this', kind: 'life', n: -1 },
          { event: { ...mine, outcome: 'lost' }, forced: true },
        ),
        after('stoodIn', 'mine', discard(), {
          event: { ...mine, outcome: 'lost' },
          when: is({ tokens: 'life', on: 'this' }, '<=', 0),
          forced: true,
        }),
      ),
    ],
  });

export const henchmen = [
  assassin,
  druid,
  dwarf,
  elf,
  ghoul,
  minstrel,
  monk,
  priest,
  prophetess,
  sorceress,
  thief,
  troll,
  warrior,
  wizard,
].map(henchman);
export const withoutHenchmen = henchmen.map((one) => absent(one, { henchmen: 0 }));
