// Followers of The Blood Moon.
import {
  after,
  always,
  anyMoment,
  can,
  cannot,
  choose,
  count,
  discard,
  follower,
  gain,
  gainSpell,
  is,
  lay,
  lose,
  mayDo,
  never,
  not,
  payWith,
  pick,
  plus,
  reacts,
  roll,
  v,
  when,
} from '../../../rules/dsl';
import type { Amount, CardFilter, Selector } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';
import { isLycanthrope } from '../lycanthrope';
import { becomes, isDay, isNight, turnedTo } from '../time';

const known = { origin: 'known' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;

export const blackCat = follower(id('black_cat'), {
  ...known,
  mustTake: true,
  keywords: ['cannotDitch'],
  taken: [lose('fate', 'all')],
  abilities: [
    reacts('bad_luck', never('gain', 'mine', { event: { what: 'fate' } }), never('replenish', 'mine')),
    reacts('runs_off', after('rolled', 'mine', discard(), { event: { natural: [1] }, when: { turnOf: 'me' } })),
  ],
});

export const championOfLight = follower(id('champion_of_light'), {
  ...known,
  forbidden: 'evil',
  abilities: [
    reacts(
      'fights_on',
      after('rolled', 'mine', [roll('more', { for: 'attack' }), { op: 'adjustRoll', by: v('more') }], {
        event: { for: 'attack' },
        when: isDay,
        once: 'fight',
        forced: true,
      }),
    ),
    mayDo('brings_day', anyMoment, [discard(), ...becomes('day')], { turn: 'any', when: isNight }),
  ],
});

const spells: Amount = count({ cards: { zone: 'hand', heldBy: 'me' } });
const none = is(spells, '=', 0);
export const discipleOfDarkness = follower(id('disciple_of_darkness'), {
  ...known,
  forbidden: 'good',
  taken: [when({ all: [isNight, none] }, gainSpell())],
  abilities: [
    reacts(
      'whispers',
      after('spellSpent', 'mine', gainSpell(), {
        event: { spell: 'last' },
        when: { all: [isNight, none] },
        forced: true,
        inOrder: true,
      }),
      after('turnedOver', 'anyone', gainSpell(), { event: turnedTo('night'), when: none, forced: true }),
    ),
    mayDo('brings_night', anyMoment, [discard(), ...becomes('night')], { turn: 'any', when: isDay }),
  ],
});

export const fortuneTeller = follower(id('fortune_teller'), {
  ...known,
  abilities: [mayDo('foretells', ['turnStart'], { op: 'look', deck: 'adventure', n: 1 }, { once: 'turn' })],
});

const drawnNow: CardFilter = { at: 'here', replaceable: true };
export const keeperOfTheVigil = follower(id('keeper_of_the_vigil'), {
  ...known,
  copies: 2,
  drawn: becomes('day'),
  abilities: [
    reacts(
      'keeps_watch',
      after(
        'drawn',
        'mine',
        [
          choose({ cards: drawnNow }, 'card', { ask: 'replaceWhich' }),
          { op: 'replaceDrawn', card: v('card') },
          discard(),
        ],
        { when: { exists: { cards: drawnNow } } },
      ),
    ),
  ],
});

export const lostSoul = follower(id('lost_soul'), {
  ...known,
  abilities: [
    reacts(
      'finds_peace',
      after(
        'visited',
        'mine',
        [
          discard(),
          pick({
            strength: gain('strength'),
            craft: gain('craft'),
            life: gain('life'),
            fate: gain('fate'),
            spell: { if: hasRoom, do: gainSpell() },
          }),
        ],
        { event: { to: { named: ['chapel', 'graveyard'] } } },
      ),
    ),
  ],
});

const enemies: Selector = {
  cards: { kind: 'enemy', at: 'anySpace', in: { region: 'mine', other: true } },
  nearest: { to: 'here' },
};
export const redRidingHood = follower(id('red_riding_hood'), {
  ...known,
  abilities: [
    reacts(
      'draws_near',
      after('landed', 'mine', [choose(enemies, 'nearest', { ask: 'enemy' }), lay(v('nearest'), 'here')], {
        when: { all: [{ exists: enemies }, not({ exists: { cards: { kind: 'enemy', at: 'here' } } })] },
        forced: true,
      }),
    ),
  ],
});

const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'me' } };
/** Whoever gives nothing for her goes without her. */
export const theBride = follower(id('the_bride'), {
  ...known,
  taken: [
    choose(trophies, 'given', { ask: 'bounty', min: 0 }),
    when({ known: 'given' }, payWith(v('given')), { op: 'ditch', card: 'this' }),
  ],
  abilities: [always(can('psychicAttack'))],
});

/** What the defeat costs is paid first. */
export const torchbearer = follower(id('torchbearer'), {
  ...known,
  drawn: becomes('day'),
  abilities: [
    reacts(
      'lights_the_way',
      after('beaten', 'mine', { op: 'fight', foe: { again: true } }, { event: { foe: 'creature' }, once: 'turn' }),
    ),
  ],
});

export const witchFinder = follower(id('witch_finder'), {
  ...known,
  abilities: [
    reacts(
      'seeks',
      after(
        'drawn',
        'mine',
        { op: 'drawCards', exactly: 1 },
        {
          when: not({ exists: { cards: { kind: 'enemy', at: 'here', fresh: true } } }),
          once: 'encounter',
        },
      ),
    ),
  ],
});

export const wolfSlayer = follower(id('wolf_slayer'), {
  ...known,
  abilities: [
    always(
      plus('strength', 2, { when: isDay }),
      plus('craft', 2, { when: isNight }),
      cannot('haveCard', { card: { self: true }, when: isLycanthrope, reach: 'everyone' }),
    ),
  ],
});
