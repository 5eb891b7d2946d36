// What is done by single cards, each in words of its own.
import type { ActOf } from '../clauses/acts';
import { isTime } from '../keys';
import { plural } from '../speech/english';
import { joined } from '../speech/words';
import type { AndThen } from './naming';
import type { English, Person } from './speaker';
import * as w from './words';

type Own =
  | 'turnOver'
  | 'fightAgain'
  | 'nameDice'
  | 'spared'
  | 'slide'
  | 'visit'
  | 'sift'
  | 'acceptQuest'
  | 'sufferRage'
  | 'drawTokens'
  | 'climb'
  | 'sharedDice'
  | 'placeNear'
  | 'carryOut'
  | 'goMeet'
  | 'loseFrom'
  | 'giveUpForLives'
  | 'drawInPlace'
  | 'weaken'
  | 'shrinkOne'
  | 'renewSpells'
  | 'missNext'
  | 'takeAll'
  | 'moveOn';
type Said = readonly [verb: string, rest: string] | string | AndThen;

export const ofCards: { readonly [V in Own]: (x: ActOf<V>, p: Person, s: English) => Said } = {
  turnOver: (x, _, s) => {
    const card = s.card(x.card);
    if (isTime(x.to)) return ['turn', `${card} to ${w.side(x.to)}`];
    if (x.to !== undefined) return ['turn', `${card} to its ${w.side(x.to)} side`];
    return ['turn', card === 'it' || card === 'them' ? `${card} over` : `over ${card}`];
  },
  fightAgain: () => [
    'make',
    'the attack rolls of this fight again; whatever was used stays in effect, and the second result stands',
  ],
  nameDice: (x) =>
    x.thrown
      ? ['turn', x.one ? 'one die to any number' : 'the dice to any result']
      : ['choose', x.one ? 'what one die shows instead of rolling it' : 'the result instead of rolling'],
  renewSpells: (_, p) => ['discard', `any number of ${p.his} Spells`, undefined, ['gain', 'as many others']],
  missNext: (_, p) => ['miss', `${p.his} next turn`],
  takeAll: (x, _, s) => ['take', `all of ${s.whose(x.of)} ${w.resources[x.what]} instead`],
  moveOn: () => ['move', 'as usual'],
  spared: (x, _, s) => ['remain', `unaffected by ${s.card(x.by)}`],
  slide: (x, _, s) => ['slide', `on ${s.spacesOn(x.n)} in the same direction`],
  visit: (x, p, s) => ['visit', `${s.place(x.at)} as if ${p.he} ${p.you ? 'were' : 'was'} there`],
  sift: (x, _, s) => {
    const kept = s.np({ np: 'cards', of: x.kept }, 'plural');
    const look = `at the top ${s.number(x.n)} cards of the ${w.deck(x.deck)} deck, put the ${kept} among them back on top of it in any order and discard the others`;
    return ['look', `${look}; if there are no ${kept} among them, discard ${s.card({ card: 'this' })}`];
  },
  acceptQuest: () => ['accept', "one as at the Warlock's Cave"],
  sufferRage: (x, _, s) => ['suffer', `the Rage of ${s.cards(x.of, 'a')}`],
  drawTokens: (x, _, s) => ['draw', s.counted(x.n, w.deck(x.deck), plural(w.deck(x.deck)))],
  sharedDice: (x, p) => [
    'roll',
    `2 dice: the lower is ${p.his} attack roll and the higher ${x.itself ? 'its own' : `${p.his} opponent's`}`,
  ],
  placeNear: (x, p, s) => {
    const free = `the first space ${x.way === 'cw' ? 'clockwise' : 'counterclockwise'} without ${s.cards(x.without, 'a')}`;
    const none = `if there is none in ${p.his} Region, it is discarded and the Rage of ${s.cards(x.rage, 'a')} is suffered`;
    const not = joined(
      x.not.map((region) => w.region(region)),
      'or',
    );
    return ['put', `${s.card(x.card)} on ${p.his} space or ${free} (${none}; in the ${not} it is discarded)`];
  },
  carryOut: (x, _, s) => ['carry', `${s.card(x.card)} out`],
  climb: (x, _, s) => {
    const more = x.perKill ? ', and 1 more for each creature killed' : '';
    const toad = x.toad === undefined ? '' : ` (a Toad only ${s.spacesOn(x.toad)})`;
    return ['move', `${s.along(x.n, x.way)}${more}${toad}, unless something else is done instead of moving`];
  },
  goMeet: (x, p, s) => ['teleport', `to ${s.place(x.to)}, where ${p.he} must encounter a character and not the space`],
  drawInPlace: (x, _, s) => [
    'draw',
    `cards until ${s.counted(x.n, 'card lies', 'cards lie')} there and encounter them instead of the space`,
  ],
  giveUpForLives: (x, _, s) => [
    'discard',
    `any number of ${s.cards(x.cards, 'plural')}; each prevents the loss of 1 life`,
  ],
  loseFrom: (x, _, s) => ['lose', `any number of the lives that are lost at once from ${s.card(x.card)} instead`],
  shrinkOne: (x) => ['give', `any creature in the fight ${w.resources[x.stat]} ${x.to} until the end of the turn`],
  weaken: (x) => {
    const noun = w.resources[x.stat];
    return [
      'choose',
      `any character, or the creature in a psychic combat outside the Inner Region: until the end of the turn its ${noun} is ${x.n} lower, but a character's no lower than printed`,
    ];
  },
};
