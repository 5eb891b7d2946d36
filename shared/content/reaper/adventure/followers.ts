import {
  after,
  before,
  always,
  anyMoment,
  choose,
  count,
  discard,
  follower,
  heal,
  inBattle,
  is,
  mayDo,
  plus,
  reacts,
  take,
  v,
} from '../../../rules/dsl';
import { charges, drawsACart, gallops } from '../../common/stables';
import { dealsSpells } from '../../common/wares';

const known = { origin: 'known' } as const;
const placesHere = { cards: { kind: 'place', at: 'here' } } as const;

export const colossus = follower('reaper/adventure/colossus', {
  ...known,
  abilities: [
    always(plus('strength', 2, { when: inBattle })),
    mayDo('tear_down', ['turnStart'], [choose(placesHere, 'place', { max: count(placesHere) }), discard(v('place'))], {
      once: 'turn',
      when: { exists: placesHere },
    }),
  ],
});

/** A Spell that was just drawn, for another one that stays. */
export const familiar = follower('reaper/adventure/familiar', {
  ...known,
  price: { life: 1 },
  abilities: [
    always(plus('craft', 2)),
    reacts(
      'another_spell',
      after('spellGained', 'mine', [discard('eventCard'), { op: 'deal', from: 'spell', to: 'hand' }], {
        when: { card: 'eventCard', fits: { zone: 'hand', heldBy: 'me' } },
      }),
    ),
  ],
});

/** 000 FAQ Fiend Slayer: not optional, and beside a card that lies there already, too. */
export const fiendSlayer = follower('reaper/adventure/fiend_slayer', {
  ...known,
  abilities: [always(plus('drawMore', 1)), reacts('leaves', after('beaten', 'mine', discard(), { forced: true }))],
});

export const genie = follower('reaper/adventure/genie', { ...known, ...dealsSpells(3) });

export const homunculus = follower('reaper/adventure/homunculus', {
  ...known,
  forbidden: 'good',
  abilities: [always(plus('strength', 1), plus('craft', 1))],
});

export const horseAndCart = follower('reaper/adventure/horse_and_cart', {
  ...known,
  copies: 2,
  abilities: [drawsACart],
});

/** Whoever beats another character may leave him the Jester in place of a reward. */
export const jester = follower('reaper/adventure/jester', {
  ...known,
  mustTake: true,
  keywords: ['cannotDitch'],
  abilities: [
    always(plus('attackRoll', -1, { least: 'one' })),
    reacts('sent_away', after('visited', 'mine', discard(), { event: { to: { named: ['castle', 'tavern'] } } })),
    // In place of the reward, and not of the victory.
    reacts(
      'handed_over',
      before(
        'defeated',
        'mine',
        { op: 'reward', do: [take('this', 'opponent')] },
        { event: { foe: 'character' }, when: { fight: { role: 'attacker' } } },
      ),
    ),
  ],
});

export const ridingHorse = follower('reaper/adventure/riding_horse', {
  ...known,
  copies: 2,
  abilities: [gallops],
});

export const stJosephine = follower('reaper/adventure/st_josephine', {
  ...known,
  abilities: [
    mayDo('heals', anyMoment, [heal('full'), discard()], {
      turn: 'any',
      when: is({ missing: 'life' }, '>=', 1),
    }),
  ],
});

export const warhorse = follower('reaper/adventure/warhorse', {
  ...known,
  abilities: charges,
});
