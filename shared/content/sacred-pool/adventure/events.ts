import {
  become,
  byAlignment,
  cannot,
  choose,
  discard,
  each,
  event,
  fight,
  gain,
  grant,
  heal,
  is,
  lose,
  missTurn,
  modify,
  never,
  not,
  reacts,
  after,
  roll,
  stat,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { EventDef } from '../../../rules/vocab/definition';
import type { Ability } from '../../../rules/vocab/ability';
import type { Alignment } from '../../../rules/vocab/select';
import { none } from '../../common/warlock-quests';

const known = { origin: 'known' } as const;

export const angelOfMercy = event('sacred-pool/adventure/angel_of_mercy', { ...known, met: [heal('full')] });

/** First the neutral: whoever is turned neutral gains nothing by it. */
export const avatarOfJustice = event('sacred-pool/adventure/avatar_of_justice', {
  ...known,
  met: byAlignment({ neutral: gain('strength'), good: become('neutral'), evil: become('neutral') }),
});

export const discordantDirge = event('sacred-pool/adventure/discordant_dirge', {
  ...known,
  met: [{ op: 'shuffle', deck: 'adventure', find: { kind: 'enemy' } }],
});

/** All but those of one alignment lose a turn. */
const silences = (name: string, others: readonly Alignment[], origin: EventDef['origin'] = 'known'): EventDef =>
  event(`sacred-pool/adventure/${name}`, {
    origin,
    met: [each({ heroes: { alignment: others } }, 'who', missTurn(1, v('who')))],
  });
export const equinox = silences('equinox', ['good', 'evil']);
export const gloriousHymn = silences('glorious_hymn', ['neutral', 'evil']);
export const unhallowedNight = silences('unhallowed_night', ['good', 'neutral'], 'ours');

export const fallenAngel = event('sacred-pool/adventure/fallen_angel', {
  ...known,
  met: [when(is(stat('fate'), '>=', 1), lose('fate', 'all'), lose('life', 2))],
});

const noFate: Ability = {
  id: 'forsaken',
  static: [cannot('payFate', { reach: 'everyone' })],
  triggers: [
    { id: 'forsaken', ...never('gain', 'anyone', { event: { what: 'fate' } }) },
    { id: 'forsaken2', ...never('replenish', 'anyone') },
  ],
};
/** Two rounds, the present one included. */
export const fortunesFool = event('sacred-pool/adventure/fortunes_fool', {
  ...known,
  met: [when(not({ lasting: true }), grant(noFate, { rounds: 2 }))],
});

/** Which of them it is, is by lot; he is gone however the fight ends. */
export const hateMonger = event('sacred-pool/adventure/hate_monger', {
  ...known,
  met: [
    choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'traitor', { random: true }),
    when({ known: 'traitor' }, [discard(v('traitor')), fight({ craft: 3, name: 'hate_monger' })]),
  ],
});

export const portent = event('sacred-pool/adventure/portent', {
  ...known,
  met: [
    {
      op: 'each',
      of: { heroes: {} },
      as: 'who',
      actor: true,
      do: [when(none, { op: 'visit', space: 'base/space/warlocks_cave' })],
    },
  ],
});

const gold = { tokens: 'gold', on: 'this' } as const;
/** For anybody in its Region whose die for the move shows a 1. */
export const rumourOfRiches = event('sacred-pool/adventure/rumour_of_riches', {
  ...known,
  copies: 2,
  stays: 'always',
  drawn: [roll('die'), { op: 'tokens', on: 'this', kind: 'gold', n: v('die') }],
  met: [],
  abilities: [
    reacts(
      'rumour',
      after(
        'rolled',
        'anyone',
        [
          gain('gold', 1, 'eventHero'),
          { op: 'tokens', on: 'this', kind: 'gold', n: -1 },
          when(is(gold, '<=', 0), discard()),
        ],
        {
          event: { for: 'move', natural: [1] },
          when: { at: { sameRegionAs: { spaceOfCard: 'this' } }, who: 'eventHero' },
          forced: true,
        },
      ),
    ),
  ],
});

/** He must encounter a character there, and not the space. */
export const spitefulImp = event('sacred-pool/adventure/spiteful_imp', {
  ...known,
  met: [
    choose({ heroes: { who: 'others' } }, 'target'),
    discard(),
    modify([cannot('meetSpace')], 'turn'),
    teleport({ spaceOf: v('target') }),
  ],
});
