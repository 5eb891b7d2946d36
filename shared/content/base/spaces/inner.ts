// The Inner Region: one space a turn, and each must be dealt with before one may go on.
import {
  at,
  choose,
  count,
  endStatus,
  endTurn,
  fight,
  is,
  killFollower,
  lose,
  not,
  nothing,
  roll,
  stat,
  status,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Amount } from '../../../rules/vocab/select';
import { inner, spaceId } from './rings';

const goTo = (name: string): Effect => ({ op: 'moveTo', to: at(spaceId(name)), how: 'teleport' });

export const plainOfPeril = inner('plain_of_peril', ['mines', 'crypt'], ['portal_of_power'], { characters: true });

/** R4 CRYPT, MINES: the dice less the ability tell where one comes out; nothing or less: on the space itself. */
const exits = (dice: Amount, ability: 'strength' | 'craft', far: string): readonly Effect[] => [
  roll('dice', { dice }),
  table(
    { minus: [v('dice'), stat(ability)] },
    {
      '0-': nothing,
      '1': goTo('plain_of_peril'),
      '2-3': goTo('portal_of_power'),
      '4-5': goTo('warlocks_cave'),
      '6+': goTo(far),
    },
  ),
];
export const mines = inner('mines', ['vampires_tower'], ['plain_of_peril'], {
  visit: exits(stat('minesDice'), 'craft', 'tavern'),
});
export const crypt = inner('crypt', ['dice_with_death'], ['plain_of_peril'], { visit: exits(3, 'strength', 'city') });

export const vampiresTower = inner('vampires_tower', ['pits'], ['mines'], {
  visit: [
    roll('die'),
    { op: 'set', as: 'lives', to: 1 },
    table(v('die'), {
      '1-2': nothing,
      '3-4': { op: 'set', as: 'lives', to: 2 },
      '5-6': { op: 'set', as: 'lives', to: 3 },
    }),
    choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'given', {
      ask: 'giveFollowers',
      of: v('lives'),
      min: 0,
      max: { least: [v('lives'), count({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } })] },
    }),
    { op: 'set', as: 'saved', to: v('given') },
    killFollower(v('given')),
    lose('life', { minus: [v('lives'), v('saved')] }),
  ],
});

export const pits = inner('pits', ['valley_of_fire'], ['vampires_tower'], {
  visit: [
    when(not({ status: 'pitFiends' }), [roll('number', { for: 'number' }), status('pitFiends', v('number'))]),
    {
      op: 'repeat',
      times: { statusOf: 'pitFiends' },
      do: [
        when(not({ turnIsOver: true }), [
          fight({ strength: 4, name: 'pit_fiend', subtype: 'demon', cannotBeEvaded: true }, 'fought'),
          when({ known: 'fought', equals: 'won' }, status('pitFiends', { minus: [{ statusOf: 'pitFiends' }, 1] })),
        ]),
      ],
    },
    endTurn,
  ],
});

export const valleyOfFire = inner('valley_of_fire', ['crown_of_command'], ['pits', 'werewolf_den'], {
  keywords: ['needsTalisman'],
});

/** Each character meets a Werewolf of his own, whose Strength is thrown once and kept until it is beaten. */
export const werewolf = (dice: number, more = 0): readonly Effect[] => [
  when(not({ status: 'werewolf' }), [
    roll('number', { dice, for: 'number' }),
    status('werewolf', more === 0 ? v('number') : { plus: [v('number'), more] }),
  ]),
  fight({ strength: { statusOf: 'werewolf' }, name: 'werewolf', cannotBeEvaded: true }, 'fought'),
  when({ known: 'fought', equals: 'won' }, endStatus('werewolf')),
];
export const werewolfDen = inner('werewolf_den', ['valley_of_fire'], ['dice_with_death'], {
  visit: werewolf(2),
});

export const diceWithDeath = inner('dice_with_death', ['werewolf_den'], ['crypt'], {
  visit: [
    roll('deaths', { dice: 2, for: 'creature' }),
    roll('mine', { dice: 2 }),
    when(is(v('mine'), '>', v('deaths')), endStatus('deathsDice'), [
      status('deathsDice'),
      when(is(v('mine'), '<', v('deaths')), lose('life')),
    ]),
  ],
});

export const crownOfCommand = inner('crown_of_command', [], [], {
  characters: true,
  visit: [{ op: 'chart', chart: 'command' }],
});
