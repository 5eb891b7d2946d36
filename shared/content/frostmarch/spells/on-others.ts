// Spells of The Frostmarch that strike somebody or something else.
import {
  at,
  cannot,
  cast,
  castWhen,
  choose,
  chart,
  count,
  discard,
  each,
  gain,
  grant,
  is,
  lay,
  lose,
  mayDo,
  modify,
  reacts,
  roll,
  spell,
  table,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { HeroFilter, Selector } from '../../../rules/vocab/select';
import { changesOneFoe, metOutside, spellsReach } from '../../common/spells';
import { WARLOCK_QUESTS } from '../../common/warlock-quests';

const known = { origin: 'known' } as const;
/** At the start of his own turn, or of another's. */
const atAnyTurnStart = [cast(['turnStart']), cast(['turnStart'], { turn: 'others' })];

/** Whoever would land there slides on, the caster as well. */
export const blackIce = spell('frostmarch/spell/black_ice', {
  ...known,
  stays: true,
  timing: [castWhen('after', 'rolled', { event: { for: 'move' } })],
  aim: [choose({ spaces: { not: { region: 'inner' } } }, 'target')],
  effect: [
    lay('this', v('target')),
    grant(
      reacts('slides', {
        stage: 'would',
        on: 'moved',
        whose: 'anyone',
        event: { how: 'move', to: { is: { spaceOfCard: 'this' } } },
        forced: true,
        do: [{ op: 'slide', n: 1 }],
      }),
      'myNextTurn',
    ),
  ],
});

export const freeze = spell('frostmarch/spell/freeze', {
  ...known,
  timing: [cast(['beforeRolls'], { turn: 'any', when: spellsReach({}) })],
  effect: [{ op: 'attackWith', side: 'theirs', dice: 0 }],
});

const fought: Selector = { cards: { inFight: true, kind: 'enemy' } };
/** One of the same encounter number, from wherever it lies. */
const alike: Selector = { cards: { kind: 'enemy', at: 'anySpace', not: { inFight: true }, likeFoe: true } };
export const metamorph = spell('frostmarch/spell/metamorph', {
  ...known,
  timing: [cast(['creatureMet'], { when: { all: [metOutside, { exists: fought }, { exists: alike }] } })],
  aim: [choose(alike, 'other', { ask: 'card' })],
  effect: [
    choose(fought, 'changed'),
    { op: 'removeFoe', card: v('changed'), how: 'left' },
    discard(v('changed')),
    lay(v('other'), 'here'),
  ],
});

/** Whom the Spell does not strike already. */
const further: Selector = { heroes: { struck: false } };
/** The Spell strikes others as well; a Region or a time that it asks for is no matter. */
export const hydraSpell = spell('frostmarch/spell/hydra_spell', {
  ...known,
  timing: [
    castWhen('after', 'cast', {
      event: { card: { kind: 'spell' }, aimed: true },
      when: { exists: further },
    }),
  ],
  aim: [choose(further, 'more', { ask: 'alsoStruck', max: count(further) })],
  effect: [{ op: 'strikeToo', who: v('more') }],
});

export const obliterate = spell('frostmarch/spell/obliterate', {
  ...known,
  timing: [cast(['turnStart', 'afterMove'])],
  effect: [each({ cards: { from: 'adventure', at: 'anySpace', in: { region: 'mine' } } }, 'one', discard(v('one')))],
});

const questless: HeroFilter = {
  where: { all: [{ not: { has: { kind: 'quest' }, who: 'it' } }, { may: 'acceptQuest', who: 'it' }] },
};
export const pathOfDestiny = spell('frostmarch/spell/path_of_destiny', {
  ...known,
  copies: 2,
  timing: atAnyTurnStart,
  aim: [choose({ heroes: questless }, 'target')],
  effect: [
    { op: 'shuffle', deck: WARLOCK_QUESTS },
    { op: 'deal', from: WARLOCK_QUESTS, to: 'held', who: v('target') },
  ],
});

export const syphonStrength = spell('frostmarch/spell/syphon_strength', {
  ...known,
  timing: atAnyTurnStart,
  aim: [
    choose(
      { heroes: { who: 'others', where: is({ stat: 'strength', of: 'it', part: 'counters' }, '>=', 1) } },
      'target',
    ),
  ],
  effect: [lose('strength', 1, v('target')), gain('strength')],
});

/** Whoever has just begun his turn; the caster has one at once, after which the order of play goes on. */
export const timeSteal = spell('frostmarch/spell/time_steal', {
  ...known,
  copies: 2,
  timing: [cast(['turnStart'], { turn: 'others', when: { may: 'beTargeted', who: 'active' } })],
  aim: [choose({ heroes: { where: { turnOf: 'it' } } }, 'target')],
  effect: [modify([cannot('act'), cannot('move')], 'turn', v('target')), { op: 'extraTurns', n: 1 }],
});

const smaller = changesOneFoe({ power: 'strength', set: 1, reach: 'everyone' });
export const toadify = spell('frostmarch/spell/toadify', {
  ...known,
  copies: 2,
  timing: [cast(['beforeRolls'], { turn: 'any', when: spellsReach({ kind: 'battle' }) })],
  effect: [
    roll('die', { for: 'spell' }),
    table(v('die'), {
      '1': toad(),
      '2-3': [],
      '4+': when({ fight: { foe: 'creature' } }, smaller, toad(3, 'opponent')),
    }),
  ],
});

/** In place of the move that he would make. */
export const vortex = spell('frostmarch/spell/vortex', {
  ...known,
  timing: atAnyTurnStart,
  aim: [choose({ heroes: { sameRegionAs: 'me' } }, 'target')],
  effect: [
    {
      op: 'grant',
      ability: mayDo(
        'swept',
        ['turnStart'],
        chart(
          Object.fromEntries(
            ['crags', 'tavern', 'city', 'castle', 'temple', 'portal_of_power'].map((name, i) => [
              String(i + 1),
              teleport(at(`base/space/${name}`)),
            ]),
          ),
        ),
        { instead: 'move', must: true },
      ),
      until: 'nextMove',
      who: v('target'),
    },
  ],
});
