import {
  after,
  before,
  can,
  cannot,
  character,
  choose,
  count,
  each,
  is,
  mayDo,
  pick,
  reacts,
  v,
} from '../../../rules/dsl';
import type { Amount, Selector, SpaceFilter } from '../../../rules/vocab/select';

const web = { tokens: 'web' } as const satisfies SpaceFilter;
const crawler = { tokens: 'crawler' } as const satisfies SpaceFilter;
/** Spaces with one of them. */
const out: Amount = { plus: [count({ spaces: web }), count({ spaces: crawler })] };
const peopled: Selector = { spaces: { not: { empty: true } } };
const crawls = (by: 1 | -1) => [
  { op: 'spaceTokens', at: { spaceOf: 'eventHero' }, kind: 'crawler', n: -1 } as const,
  { op: 'adjustRoll', by } as const,
];

/** Her six Spider tokens: Webs that hold others up, and Crawlers that turn their dice. */
export const spiderQueen = character('woodland/character/spider_queen', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'evil',
  start: 'base/space/cursed_glade',
  origin: 'known',
  abilities: [
    mayDo(
      'weaves',
      ['turnStart'],
      [choose(peopled, 'to', { ask: 'where' }), { op: 'spaceTokens', at: v('to'), kind: 'web', n: 1 }],
      {
        once: 'turn',
        when: is(out, '<', 6),
      },
    ),
    { id: 'webs', static: [can('stopShort', { space: web }), cannot('passSpace', { space: web, reach: 'others' })] },
    reacts(
      'wakes',
      after(
        'landed',
        'anyone',
        [
          { op: 'spaceTokens', at: { spaceOf: 'eventHero' }, kind: 'web', n: -1 },
          { op: 'spaceTokens', at: { spaceOf: 'eventHero' }, kind: 'crawler', n: 1 },
        ],
        { event: { to: web }, forced: true },
      ),
    ),
    reacts(
      'crawls',
      after(
        'rolled',
        'anyone',
        pick({ more: [...crawls(1)], less: { if: is({ eventAmount: true }, '>', 1), do: [...crawls(-1)] } }),
        { when: { at: crawler, who: 'eventHero' } },
      ),
    ),
    reacts(
      'sweeps',
      before(
        'heroKilled',
        'mine',
        [
          each({ spaces: web }, 'one', { op: 'spaceTokens', at: v('one'), kind: 'web', n: -1 }),
          each({ spaces: crawler }, 'one', { op: 'spaceTokens', at: v('one'), kind: 'crawler', n: -1 }),
        ],
        { forced: true },
      ),
    ),
  ],
});
