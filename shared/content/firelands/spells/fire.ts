// Spells of The Firelands that burn, and the others.
import {
  after,
  anyMoment,
  can,
  cannot,
  cast,
  castWhen,
  choose,
  discard,
  each,
  lay,
  lose,
  mayDo,
  missTurn,
  modify,
  never,
  pick,
  prevent,
  reacts,
  spell,
  v,
  when,
  grant,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { Alignment, CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { anything, burn, burnTop, fireHere, follower, mine, object, spells } from '../fire';

const known = { origin: 'known' } as const;
const hot = { ...known, keywords: ['fireproof'] } as const;
const id = (name: string) => `firelands/spell/${name}`;

/** Those that he wants burnt lie uppermost, and what cannot burn comes back. */
export const burningCuriosity = spell(id('burning_curiosity'), {
  ...hot,
  timing: [cast(['turnStart']), cast(['turnStart'], { turn: 'others' })],
  effect: [{ op: 'arrange', deck: 'adventure', n: 5 }, burnTop(3)],
});

const lying: Selector = { cards: { at: 'anySpace', in: { region: 'mine' }, fireproof: false } };
const theirs: Selector = {
  cards: {
    kind: ['object', 'magicObject', 'follower'],
    zone: 'held',
    heldBy: 'others',
    in: { region: 'mine' },
    fireproof: false,
  },
};
export const conflagration = spell(id('conflagration'), {
  ...hot,
  timing: [
    {
      ...castWhen('after', 'rolled', {
        event: { for: 'move' },
        when: { any: [{ exists: lying }, { exists: theirs }] },
      }),
      whose: 'mine',
    },
  ],
  effect: [
    pick({
      lying: { if: { exists: lying }, do: [choose(lying, 'burnt', { ask: 'burnWhich' }), burn('burnt')] },
      theirs: { if: { exists: theirs }, do: [choose(theirs, 'lost', { ask: 'burnWhich' }), burn('lost')] },
    }),
  ],
});

const cursed: Ability = reacts(
  'flames',
  after('cardDrawn', 'mine', burn('eventCard'), { forced: true }),
  after('taken', 'mine', burn('eventCard'), {
    event: { card: { kind: ['object', 'magicObject', 'follower'] } },
    forced: true,
  }),
  after('landed', 'mine', fireHere, { forced: true }),
);
export const curseOfFlame = spell(id('curse_of_flame'), {
  ...hot,
  timing: [cast(['turnStart'], { turn: 'others' })],
  aim: [choose({ heroes: { who: 'others', where: { turnOf: 'it' } } }, 'target')],
  effect: [{ op: 'grant', ability: cursed, until: 'turn', who: v('target') }],
});

const masks = (to: Alignment) => ({
  if: { not: { alignment: to } } as Cond,
  do: [{ op: 'align', to, until: 'turn' } as const],
});
export const disguise = spell(id('disguise'), {
  ...known,
  timing: [cast(anyMoment)],
  effect: [
    modify([can('evade')], 'turn'),
    grant(
      mayDo('masks', anyMoment, pick({ good: masks('good'), neutral: masks('neutral'), evil: masks('evil') }), {
        once: 'turn',
      }),
      'turn',
    ),
  ],
});

const besideMe: Selector = { heroes: { who: 'others', at: { here: true } } };
export const evilEye = spell(id('evil_eye'), {
  ...known,
  timing: [cast(anyMoment, { turn: 'any', when: { exists: besideMe } })],
  aim: [choose(besideMe, 'target')],
  effect: [lose('fate', 'all', v('target')), missTurn(1, v('target'))],
});

export const extinguish = spell(id('extinguish'), {
  ...hot,
  copies: 2,
  timing: [cast(anyMoment, { turn: 'any' })],
  effect: [
    modify([cannot('burnCards')], 'myNextTurn'),
    grant(
      reacts(
        'cooled',
        never('lose', 'mine', { event: { what: 'life' }, when: { source: { named: ['fireland_tokens'] } } }),
      ),
      'myNextTurn',
    ),
  ],
});

const all: CardFilter = mine(anything);
const foes: Selector = { cards: { inFight: true, fireproof: false, in: { not: { region: 'inner' } } } };
const his = (what: CardFilter): Selector => ({ cards: mine(what, 'opponent') });
export const fieryRetribution = spell(id('fiery_retribution'), {
  ...hot,
  timing: [{ ...castWhen('before', 'beaten'), whose: 'mine' }],
  effect: [
    when(
      { fight: { foe: 'character' } },
      [
        lose('life', 2, 'opponent'),
        choose(his(object), 'his', { ask: 'burnWhich' }),
        burn('his'),
        choose(his(follower), 'friend', { ask: 'burnWhich' }),
        burn('friend'),
        choose(his(spells), 'spell', { random: true }),
        burn('spell'),
      ],
      [choose(foes, 'foe', { ask: 'burnWhich' }), burn('foe')],
    ),
    each({ cards: all }, 'mine', burn('mine')),
  ],
});

const holders: Selector = { heroes: { who: 'others', where: { exists: { cards: mine(spells, 'it') } } } };
export const spellScorch = spell(id('spell_scorch'), {
  ...hot,
  timing: [
    castWhen('would', 'cast', { event: { card: { kind: 'spell', fireproof: false } } }),
    cast(anyMoment, { turn: 'any', when: { exists: holders } }),
  ],
  effect: [
    pick({
      counter: { if: { eventIs: { on: 'cast' } }, do: [prevent, burn('eventCard')] },
      scorch: {
        if: { exists: holders },
        do: [
          choose(holders, 'target'),
          choose({ cards: mine(spells, v('target')) }, 'spell', { random: true }),
          burn('spell'),
        ],
      },
    }),
  ],
});

const summoned: Selector = {
  cards: { kind: 'enemy', subtype: ['spirit', 'elemental'], at: 'anySpace', in: { region: 'mine' }, faceUp: true },
};
export const suleimansCommand = spell(id('suleimans_command'), {
  ...known,
  timing: [cast(['turnStart'], { when: { exists: summoned } })],
  aim: [choose(summoned, 'target', { ask: 'enemy' })],
  effect: [
    pick({
      banish: discard(v('target')),
      send: [choose({ spaces: { not: { region: 'inner' } } }, 'to', { ask: 'where' }), lay(v('target'), v('to'))],
    }),
  ],
});
