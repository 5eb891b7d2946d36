// Events of The Frostmarch: most of them are for all.
import {
  after,
  at,
  before,
  cannot,
  choose,
  discard,
  each,
  event,
  grant,
  is,
  lay,
  lose,
  may,
  missTurn,
  never,
  not,
  reacts,
  roll,
  stat,
  table,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Cond } from '../../../rules/vocab/select';
import { ymirsGlow as glow } from '../../common/events';

const known = { origin: 'known' } as const;

/** Two rounds, the present one included. */
export const divineProtection = event('frostmarch/adventure/divine_protection', {
  ...known,
  met: [
    when(
      not({ lasting: true }),
      grant(
        reacts(
          'protects',
          never('lose', 'anyone', {
            event: { what: 'life', cause: ['battle', 'psychic'] },
            when: { fight: { foe: 'creature' } },
          }),
        ),
        { rounds: 2 },
      ),
    ),
  ],
});

export const fateBound = event('frostmarch/adventure/fate_bound', {
  ...known,
  met: [each({ heroes: {} }, 'who', lose('fate', 'all', v('who')))],
});

/** Somebody is there who can be attacked. */
const company: Cond = { exists: { heroes: { who: 'others', at: { here: true } } } };
/** It lies beside the board until one character has beaten another. */
export const howlOfTheWendigo = event('frostmarch/adventure/howl_of_the_wendigo', {
  ...known,
  met: [{ op: 'put', card: 'this', to: 'table' }],
  abilities: [
    {
      id: 'bloodlust',
      static: [
        cannot('meetSpace', { when: company, reach: 'everyone' }),
        cannot('useMeetings', { when: company, reach: 'everyone' }),
      ],
    },
    reacts(
      'to_the_blood',
      before(
        'fightBegan',
        'anyone',
        { op: 'reward', only: 'life' },
        { when: { fight: { foe: 'character', role: 'attacker' } }, forced: true },
      ),
      after('defeated', 'anyone', discard(), { event: { foe: 'character' }, forced: true }),
    ),
  ],
});

/** Whoever meets it may travel with it; then it goes its own way. */
export const planeswalker = event('frostmarch/adventure/planeswalker', {
  ...known,
  stays: 'always',
  met: [
    may('teleport', [choose({ spaces: { region: ['outer', 'middle'], other: true } }, 'to'), teleport(v('to'))]),
    roll('die'),
    table(v('die'), {
      '1': discard(),
      ...Object.fromEntries(
        ['portal_of_power', 'chasm', 'forest', 'crags', 'village'].map((name, i) => [
          String(i + 2),
          lay('this', at(`base/space/${name}`)),
        ]),
      ),
    }),
  ],
});

export const ragnarok = event('frostmarch/adventure/ragnarok', {
  ...known,
  met: [each({ cards: { kind: ['enemy', 'place', 'stranger'], at: 'anySpace' } }, 'one', discard(v('one')))],
});

export const snowdrifts = event('frostmarch/adventure/snowdrifts', {
  ...known,
  met: [
    {
      op: 'each',
      of: { heroes: { sameRegionAs: 'me' } },
      as: 'who',
      actor: true,
      do: [roll('die'), when(is(v('die'), '>', stat('craft')), [lose('life'), missTurn()])],
    },
  ],
});

export const ymirsGlow = glow('frostmarch/adventure/ymirs_glow');
