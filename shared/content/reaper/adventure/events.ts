// Events of The Reaper: most of them sweep the board, some take what the drawer has.
import {
  choose,
  discard,
  each,
  event,
  fight,
  gainSpell,
  is,
  lay,
  lose,
  may,
  modify,
  not,
  pay,
  plus,
  roll,
  stat,
  table,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { CardFilter } from '../../../rules/vocab/select';
import { losesMounts, mounts } from '../../common/events';
import { crossesRiver } from '../../common/ways';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;
const followers = { kind: 'follower', zone: 'held', heldBy: 'me' } as const;

export const astralConjunction = event('reaper/adventure/astral_conjunction', {
  ...known,
  met: [
    { op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: [may('gainSpell', gainSpell(), { if: hasRoom })] },
  ],
});

/** Every one of a kind that lies face up anywhere on the board. */
const sweeps = (kind: 'place' | 'stranger') => ({
  ...known,
  met: [each({ cards: { kind, at: 'anySpace' } }, 'one', discard(v('one')))],
});
export const closedShop = event('reaper/adventure/closed_shop', sweeps('place'));
export const curfew = event('reaper/adventure/curfew', sweeps('stranger'));

/** 000 FAQ Earthquake: what was drawn together with it is spared; it strikes only what lay there before. */
const lay1: CardFilter = { from: 'adventure', at: 'anySpace', in: { region: 'mine' }, not: { fresh: true } };
export const earthquake = event('reaper/adventure/earthquake', {
  ...known,
  met: [
    each({ cards: { ...lay1, where: not({ card: 'it', fits: { self: true } }) } }, 'one', [
      roll('die'),
      table(v('die'), { '1-3': discard(v('one')), '4+': [] }),
    ]),
  ],
});

export const foolsGold = event('reaper/adventure/fools_gold', { ...known, met: [lose('gold', 'all')] });

export const horseThief = event('reaper/adventure/horse_thief', { ...known, met: [losesMounts(...mounts)] });

export const patrol = event('reaper/adventure/patrol', { ...known, met: [teleport({ startOf: 'me' })] });

/** Two rounds, the present one included; it adds to what others add, and to a card that lies there already. */
export const prophesy = event('reaper/adventure/prophesy', {
  ...known,
  met: [when(not({ lasting: true }), modify([plus('drawMore', 1, { reach: 'everyone' })], { rounds: 2 }))],
});

export const theBoatman = event('reaper/adventure/the_boatman', {
  ...known,
  met: [may('payBoatman', [pay(1), crossesRiver], { if: is(stat('gold'), '>=', 1) })],
});

export const theGathering = event('reaper/adventure/the_gathering', {
  ...known,
  met: [
    each({ cards: { kind: 'enemy', subtype: 'spirit', at: 'anySpace', in: { region: 'mine' } } }, 'one', [
      lay(v('one'), 'here'),
    ]),
  ],
});

/** A die for each Follower, the highest turns, and equal ones throw again: that is by lot. */
export const werewolf = event('reaper/adventure/werewolf', {
  ...known,
  met: [
    choose({ cards: followers }, 'turned', { ask: 'loseFollower', random: true }),
    when({ known: 'turned' }, [fight({ strength: 3, name: 'werewolf', subtype: 'monster' }), discard(v('turned'))]),
  ],
});

/** 000 FAQ Whirlwind: it reaches into the Concealed Pouch. */
export const whirlwind = event('reaper/adventure/whirlwind', {
  ...known,
  met: [
    each({ cards: { object: true, zone: 'held', heldBy: 'me' } }, 'one', [
      roll('die'),
      table(v('die'), {
        '1-3': [roll('far'), lay(v('one'), { steps: v('far'), way: 'cw' })],
        '4+': [],
      }),
    ]),
  ],
});
