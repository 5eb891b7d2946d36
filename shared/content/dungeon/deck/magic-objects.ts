// Magic Objects of the Dungeon.
import {
  after,
  always,
  anyMoment,
  chart,
  choose,
  discard,
  gain,
  gainSpell,
  heal,
  inBattle,
  is,
  killFollower,
  lose,
  magicObject,
  mayDo,
  modify,
  payWith,
  plus,
  reacts,
  stat,
  teleport,
  v,
  weapon,
  when,
} from '../../../rules/dsl';
import type { ObjectDef } from '../../../rules/vocab/definition';
import type { Cond } from '../../../rules/vocab/select';
import { dealsSpells, findsMore } from '../../common/wares';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;
const inPsychic: Cond = { fight: { kind: 'psychic' } };
const elsewhere = { spaces: { region: 'mine', other: true } } as const;

export const amuletOfSpeed = magicObject('dungeon/dungeon/amulet_of_speed', {
  ...known,
  abilities: [
    reacts(
      'speeds_up',
      after('rolled', 'mine', { op: 'rollAgain' }, { event: { for: 'move', natural: [1] }, once: 'turn' }),
      after('rolled', 'mine', [discard(), choose(elsewhere, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
        event: { for: 'move', natural: [6] },
      }),
    ),
  ],
});

export const anointedRobe = magicObject('dungeon/dungeon/anointed_robe', {
  ...known,
  forbidden: 'evil',
  abilities: [
    reacts('blesses', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { for: ['armour', 'pray'] } })),
  ],
});

export const bloodStone = magicObject('dungeon/dungeon/blood_stone', {
  ...known,
  abilities: [
    mayDo(
      'bleed',
      anyMoment,
      [
        { op: 'lose', what: 'life', n: 1, cost: true },
        ...chart({ '1': discard(), '2': lose('life'), '3': heal(1), '4': gain('fate'), '5-6': gainSpell() }),
      ],
      { once: 'turn', when: is(stat('life'), '>=', 2) },
    ),
  ],
});

const follower = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } } as const;
export const bookOfDiablerie = magicObject('dungeon/dungeon/book_of_diablerie', {
  ...known,
  forbidden: 'good',
  abilities: [
    always(plus('craft', 2)),
    mayDo(
      'sacrifice',
      anyMoment,
      [choose(follower, 'given', { ask: 'loseFollower' }), payWith(v('given')), gainSpell()],
      {
        once: 'turn',
        when: { all: [{ exists: follower }, hasRoom] },
      },
    ),
  ],
});

export const crystalOfPower = magicObject('dungeon/dungeon/crystal_of_power', {
  ...known,
  abilities: [always(plus('craft', 2, { when: inPsychic }))],
});

const elixir = (name: string, what: 'strength' | 'craft'): ObjectDef =>
  magicObject(`dungeon/dungeon/${name}`, {
    ...known,
    abilities: [
      mayDo(
        'drink',
        anyMoment,
        [discard(), ...chart({ '1-2': lose('life'), '3-6': modify([plus(what, 3)], 'turn') })],
        {
          turn: 'any',
        },
      ),
    ],
  });
export const elixirOfRage = elixir('elixir_of_rage', 'strength');
export const elixirOfWrath = elixir('elixir_of_wrath', 'craft');

export const gauntletOfMight = magicObject('dungeon/dungeon/gauntlet_of_might', {
  ...known,
  abilities: [always(plus('strength', 2, { when: inBattle }))],
});

export const goblinSlayer = magicObject('dungeon/dungeon/goblin_slayer', {
  ...known,
  ...weapon(1, [
    {
      id: 'slays_goblins',
      static: [
        plus('strength', 2, { only: 'weapon', when: { fight: { foeCards: { kind: 'enemy', titled: 'goblin' } } } }),
      ],
    },
  ]),
});

/** Every Bag of Gold that is exchanged; and it is worth its price where it was made. */
export const goldSeeker = magicObject('dungeon/dungeon/gold_seeker', {
  ...known,
  abilities: [
    findsMore(2, 'three_bags_of_gold'),
    mayDo('sold', anyMoment, [discard(), gain('gold', 3)], { when: { at: { named: 'ruins' } } }),
  ],
});

const enemyMet = { cards: { kind: 'enemy', inFight: true } } as const;
export const scrollOfExile = magicObject('dungeon/dungeon/scroll_of_exile', {
  ...known,
  abilities: [
    mayDo(
      'exile',
      ['creatureMet'],
      [
        choose(enemyMet, 'exiled', { ask: 'enemy' }),
        { op: 'removeFoe', card: v('exiled'), how: 'left' },
        discard(v('exiled')),
        discard(),
      ],
      { when: { exists: enemyMet } },
    ),
  ],
});

/** In battle as Armour does, and as well in psychic combat. */
export const shieldOfFaith = magicObject('dungeon/dungeon/shield_of_faith', {
  ...known,
  forbidden: 'evil',
  armour: [5, 6],
  against: 'both',
});

export const spellRing = magicObject('dungeon/dungeon/spell_ring', { ...known, ...dealsSpells(1) });

export const talisman = magicObject('dungeon/dungeon/talisman', { ...known, keywords: ['talisman'] });

const soul = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } } as const;
/** Two dice, of which he picks one; for a pair it takes a soul and is gone. */
export const soulDrinker = magicObject('dungeon/dungeon/soul_drinker', {
  ...known,
  forbidden: 'good',
  weapon: true,
  abilities: [
    { id: 'thirsts', static: [plus('attackDice', 1, { only: 'weapon' })] },
    reacts(
      'drinks',
      after(
        'rolled',
        'mine',
        [choose(soul, 'drunk', { random: true }), when({ known: 'drunk' }, killFollower(v('drunk'))), discard()],
        { event: { for: 'attack', doubles: true }, when: { all: [{ inUse: 'this' }, inBattle] }, forced: true },
      ),
    ),
  ],
});
