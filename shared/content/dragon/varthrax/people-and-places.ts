// Strangers, Followers and Places of the Varthrax deck.
import {
  after,
  always,
  can,
  cannot,
  choose,
  count,
  discard,
  follower,
  gain,
  inBattle,
  is,
  lay,
  lose,
  may,
  missTurn,
  modify,
  not,
  pick,
  place,
  plus,
  reacts,
  roll,
  stat,
  stranger,
  table,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Amount, CardFilter, Selector } from '../../../rules/vocab/select';
import {
  addsIfHeLikes,
  council,
  faceUpDragons,
  followers,
  known,
  orLife,
  scales,
  scalesOfMine,
  stacks,
} from '../alike/cards';
import { deckOf, KINGS_DECK, lords, TOKENS, type Lord } from '../lords';
import { awake, putsToSleep } from '../sleep';

const stays = { ...known, stays: 'always' } as const;

export const dragonSpeaker = stranger('dragon/varthrax/dragon_speaker', {
  ...stays,
  met: [{ op: 'arrange', deck: KINGS_DECK, n: 5 }],
});

const dust: Amount = { tokens: 'sleep', on: 'this' };
const enemies: Selector = { cards: { kind: 'enemy', at: 'anySpace', faceUp: true, where: awake } };
export const dreamSinger = stranger('dragon/varthrax/dream_singer', {
  ...stays,
  drawn: [{ op: 'tokens', on: 'this', kind: 'sleep', n: 4 }],
  met: [
    may(
      'putToSleep',
      [
        choose(enemies, 'enemy', { ask: 'enemy' }),
        putsToSleep(v('enemy')),
        { op: 'tokens', on: 'this', kind: 'sleep', n: -1 },
        when(is(dust, '<=', 0), discard()),
      ],
      { if: { exists: enemies } },
    ),
  ],
});

export const martialArtist = stranger('dragon/varthrax/martial_artist', {
  ...stays,
  met: [
    choose(scales, 'given', { ask: 'discardWhich', min: 0, max: scalesOfMine }),
    { op: 'set', as: 'n', to: v('given') },
    { op: 'put', card: v('given'), to: 'discard' },
    {
      op: 'repeat',
      times: v('n'),
      do: [pick({ strength: gain('strength'), craft: gain('craft') }, 'ask.lesson')],
    },
  ],
});

export const battleSeeker = follower('dragon/varthrax/battle_seeker', {
  ...known,
  abilities: [always(can('stopShort', { space: { holds: { kind: 'enemy' } } }))],
});

export const dragonStalkers = follower('dragon/varthrax/dragon_stalkers', {
  ...known,
  abilities: [
    reacts(
      'hunt_on',
      after(
        'killed',
        'mine',
        [
          { op: 'extraTurns', n: 1 },
          { op: 'tokens', on: 'this', kind: 'hunt', n: 1 },
        ],
        {
          event: { fight: ['battle', 'psychic'], card: { subtype: 'dragon' } },
          when: { all: [{ turnOf: 'me' }, is({ tokens: 'hunt', on: 'this' }, '<', 1)] },
        },
      ),
    ),
    reacts(
      'rested',
      after(
        'roundEnded',
        'anyone',
        { op: 'tokens', on: 'this', kind: 'hunt', n: -1 },
        {
          when: is({ tokens: 'hunt', on: 'this' }, '>=', 1),
          forced: true,
        },
      ),
    ),
  ],
});

export const wyrmSlayer = follower('dragon/varthrax/wyrm_slayer', {
  ...known,
  abilities: [always(plus('strength', 2, { when: inBattle }), cannot('evade', { card: { subtype: 'dragon' } }))],
});

/** Encountering a scale, from whichever of the three decks he likes. */
const drawsFrom = (lord: Lord) =>
  modify(
    lords.filter((other) => other !== lord).map((other) => ({ drawFrom: deckOf(other), instead: deckOf(lord) })),
    'encounter',
  );
export const firelandsEnvoy = follower('dragon/varthrax/firelands_envoy', {
  ...known,
  abilities: [
    reacts(
      'knows_the_lairs',
      after(
        'encounterBegan',
        'mine',
        pick(
          { varthrax: drawsFrom('varthrax'), cadorus: drawsFrom('cadorus'), grilipus: drawsFrom('grilipus') },
          'ask.dragonDeck',
        ),
        {
          when: {
            all: [not({ meeting: 'space' }), { exists: { cards: { from: TOKENS, keyword: 'scale', stands: 'here' } } }],
          },
        },
      ),
    ),
  ],
});

const dragonsOfRegion: CardFilter = { ...faceUpDragons, in: { region: 'mine' } };
export const dragonspinePass = place('dragon/varthrax/dragonspine_pass', {
  ...known,
  encounter: 1,
  met: [
    roll('die'),
    when(
      is(v('die'), '>=', count({ cards: dragonsOfRegion })),
      may('teleport', [
        choose({ spaces: { region: 'mine', other: true } }, 'to', { ask: 'teleportTo' }),
        teleport(v('to')),
      ]),
      [choose({ cards: dragonsOfRegion }, 'dragon', { ask: 'enemy' }), lay(v('dragon'), 'here')],
    ),
  ],
});

export const dragonHatchery = place('dragon/varthrax/dragon_hatchery', { ...known, met: stacks('varthrax', 3, 6) });

export const greatPortal = place('dragon/varthrax/great_portal', {
  ...known,
  met: [
    roll('die'),
    addsIfHeLikes({ plus: [stat('strength'), stat('craft'), scalesOfMine] }),
    table(
      { plus: [v('die'), v('more')] },
      {
        '1-7': [lose('life'), missTurn()],
        '8-14': missTurn(),
        '15-21': teleport({ space: 'base/space/plain_of_peril' }),
        '22+': teleport({ space: 'base/space/crown_of_command' }),
      },
    ),
  ],
});

export const templeOfVarthrax = place('dragon/varthrax/temple_of_varthrax', { ...known, met: orLife(followers) });
export const varthraxWarCouncil = council('dragon/varthrax/varthrax_war_council', followers);
