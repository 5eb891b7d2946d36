// What the 2nd Edition and the Original rules have otherwise on spaces and cards (reference/options.md, "Profiles").
import {
  always,
  canBuy,
  chart,
  count,
  gain,
  gainCard,
  gainSpell,
  is,
  lose,
  mayDo,
  nothing,
  overlay,
  pick,
  plus,
  reacts,
  after,
  stat,
  v,
  weapon,
  when,
  byAlignment,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { OptionValues } from '../../../rules/vocab/words';
import { keepsASpell } from '../../common/abilities';
import { axe as foundAxe } from '../adventure/objects/objects';
import { wand } from '../adventure/objects/magic';
import { mule as foundMule } from '../adventure/followers/followers';
import { shrine, shrinePrayer } from '../adventure/places/places';
import { wishes } from '../../common/strangers';
import { enchanter, fairy, phantom, witch, witchRows } from '../adventure/strangers/strangers';
import { lightFingers, thief } from '../characters/thief';
import { axe, mule } from '../purchase/wares';
import { holdsFast, holdsStranger, immobility } from '../spells/on-others';
import { werewolf, werewolfDen } from '../spaces/inner';
import { desertSouthEast, desertSouthWest, temple } from '../spaces/middle';
import { prayer } from '../../common/graveyard';
import { graveyard, tavern } from '../spaces/outer';
import { tavernRows, templePrayer, templeRows } from '../../common/charts';

// Without fate what gives nothing else loses its meaning; at the Graveyard the prayers of the Chapel are answered
// (ours).
const noFate = { fate: false } as const;
const { fate: _, ...otherWishes } = wishes;
const wish = [pick(otherWishes, 'ask.wish')];
export const withoutFate = [
  overlay(graveyard, noFate, {
    visit: byAlignment({ good: lose('life'), neutral: nothing, evil: prayer(gain('life')) }),
  }),
  overlay(temple, noFate, { visit: templePrayer({ ...templeRows, '11': nothing }) }),
  overlay(shrine, noFate, { met: shrinePrayer(nothing) }),
  overlay(witch, noFate, { met: chart({ ...witchRows, '6': nothing }) }),
  overlay(enchanter, noFate, { met: wish }),
  overlay(fairy, noFate, { met: wish }),
  overlay(phantom, noFate, { met: wish }),
];

/** 2 12:1: the instructions of the Desert are to lose a life, and no card is drawn there. */
const noDraw = { desertDraws: false } as const;
export const deserts = [overlay(desertSouthEast, noDraw, {}, ['draw']), overlay(desertSouthWest, noDraw, {}, ['draw'])];

/** O Tavern: who has no gold to lose loses a life. */
export const gamblers = overlay(
  tavern,
  { tavernLife: true },
  { visit: chart({ ...tavernRows, '3': when(is(stat('gold'), '>=', 1), lose('gold'), lose('life')) }) },
);

/** 2 14:7, O Werewolf Den. */
export const werewolves = [
  overlay(werewolfDen, { werewolf: 'oneDie' }, { visit: werewolf(1) }),
  overlay(werewolfDen, { werewolf: 'oneDieAndEight' }, { visit: werewolf(1, 8) }),
];

/** O Rafts: built by ending a turn in Woods or Forest with an Axe, and used from the next turn on. */
const buildsAtTheEnd: Ability = mayDo('build_raft', ['turnEnd'], gainCard('raft', 'purchase'), {
  once: 'turn',
  when: { all: [{ at: { named: ['woods', 'forest'] } }, canBuy({ raft: 0 })] },
});
/** 2 11:16: built at the start of a turn for the move of that very turn. */
const buildsForThatMove: Ability = mayDo(
  'build_raft',
  ['turnStart'],
  [
    { op: 'gainCard', named: 'raft', from: 'purchase', as: 'built' },
    { op: 'tokens', on: v('built'), kind: 'ready', n: 1 },
  ],
  {
    once: 'turn',
    when: {
      all: [
        { at: { named: ['woods', 'forest'] } },
        { exists: { spaces: { adjacentAcrossRiver: true } } },
        canBuy({ raft: 0 }),
      ],
    },
  },
);
const axes = (raft: OptionValues['raft'], builds: Ability) =>
  [axe, foundAxe].map((one) => overlay(one, { raft }, { abilities: weapon(1, [builds]).abilities }));
export const rafts = [...axes('thatMove', buildsForThatMove), ...axes('turnEnd', buildsAtTheEnd)];

/** 2 5:3: with a Mule there is no limit. */
const carriesAll = { abilities: [always(plus('objectLimit', 99))] };
export const mules = [overlay(mule, { mule: 'any' }, carriesAll), overlay(foundMule, { mule: 'any' }, carriesAll)];
/** 2 5:5, example: the Thief steals a Mule. */
export const muleThief = overlay(thief, { mule: 'any' }, { abilities: lightFingers({ follower: { named: 'mule' } }) });

/** 2 2:6 and the example of 12:1: its owner always has one Spell at least, even one whose Craft would allow none. */
const noSpell = is(count({ cards: { zone: 'hand', heldBy: 'me' } }), '=', 0);
export const wands = overlay(
  wand,
  { wand: 'always' },
  {
    abilities: [
      always(plus('spellLimit', 1, { when: is(stat('craft'), '<=', 2) })),
      keepsASpell,
      reacts(
        'fills',
        after('taken', 'mine', gainSpell(), { event: { card: { self: true } }, when: noSpell, forced: true }),
      ),
    ],
  },
);

/** 2 18:2.3: or passes by somebody on a card whom he does not wish to encounter. */
export const heldOne = overlay(immobility, { evadeUnfriendly: 'cards' }, { effect: holdsFast(holdsStranger) });
