import {
  before,
  chart,
  each,
  fight,
  gain,
  gainTalisman,
  is,
  lay,
  lose,
  missTurn,
  nothing,
  pay,
  pick,
  place,
  reacts,
  replenish,
  roll,
  stat,
  untilDeclined,
  v,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { callsToFight } from '../../common/challenges';
import { tavernRows, templePrayer, templeRows } from '../../common/charts';
import { pool } from '../../common/pools';
import { crossesRiver } from '../../common/ways';

const known = { origin: 'known' } as const;

/** 000 FAQ Academy: several lessons in one visit, each for 3 gold and a turn. */
export const academy = place('reaper/adventure/academy', {
  ...known,
  met: [
    untilDeclined(
      'takeLesson',
      stat('gold'),
      [pay(3), missTurn(), pick({ strength: gain('strength'), craft: gain('craft') }, 'ask.lesson')],
      is(stat('gold'), '>=', 3),
    ),
  ],
});

export const arena = place('reaper/adventure/arena', { ...known, met: callsToFight({ sameRegionAs: 'me' }) });

/** The Tavern's chart, but its Boatman takes one across the River as a Raft does; then it travels on. */
export const carnival = place('reaper/adventure/carnival', {
  ...known,
  met: [
    ...chart({ ...tavernRows, '6': crossesRiver }),
    roll('far', { for: 'number' }),
    lay('this', { steps: v('far'), way: 'cw' }),
  ],
});

const captives: Selector = {
  heroes: { who: 'all', at: { is: { spaceOfCard: 'this' } }, where: { status: 'enslaved', who: 'it' } },
};
const free = each(captives, 'freed', { op: 'status', status: 'enslaved', on: false, who: v('freed') });
const itself = { card: { self: true } } as const;
const held = { when: { exists: captives }, forced: true } as const;
/** D Q&A Idol: when it is moved or discarded, whom it holds is free. */
export const idol = place('reaper/adventure/idol', {
  ...known,
  met: templePrayer(templeRows),
  abilities: [
    reacts(
      'frees',
      before('left', 'anyone', free, { event: { ...itself, leaving: 'discard' }, ...held }),
      before('put', 'anyone', free, { event: itself, ...held }),
    ),
  ],
});

export const poolOfFortune = pool('reaper/adventure/pool_of_fortune', 'fate');

export const tomb = place('reaper/adventure/tomb', {
  ...known,
  met: chart({
    '1': fight({ craft: 10, name: 'demon', subtype: 'spirit' }),
    '2': fight({ craft: 4, name: 'wight', subtype: 'spirit' }),
    '3': fight({ craft: 2, name: 'shadow', subtype: 'spirit' }),
    '4': nothing,
    '5': gain('gold', 3),
    '6': gainTalisman,
  }),
});

export const wheelOfFate = place('reaper/adventure/wheel_of_fate', {
  ...known,
  met: chart({
    '1': lose('fate', 'all'),
    '2-3': lose('fate'),
    '4-5': gain('fate'),
    '6': replenish('full'),
  }),
});
