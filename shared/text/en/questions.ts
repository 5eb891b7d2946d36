// Questions that some cards and spaces ask, with the buttons that answer them: `ask.x`, `yes.x`, `no.x`, and remarks.
import { asked, type Asked } from '../asked';
import type { Phrase } from '../language';

/** What `may` asks. `{def}` is the card or space. */
const mays = {
  quest: ['{def}: do you accept a quest?', 'Accept a quest', 'Decline'],
  exchangeQuest: ['{def}: do you draw another quest, to keep one of the two?', 'Draw', 'No'],
  pay: ['{def}: do you pay 1 gold?', 'Pay 1 gold', 'Do not pay'],
  payBandit: ['{def}: do you pay 1 gold to be left alone?', 'Pay 1 gold', 'Fight'],
  enterPortal: ['{def}: do you step through?', 'Step through', 'Stay'],
  payOff: ['{def}: do you pay 1 gold to be left alone?', 'Pay 1 gold', 'Fight'],
  buySpell: ['{def}: do you buy a Spell for 1 gold?', 'Buy a Spell', 'Do not buy'],
  heal: ['{def}: do you heal?', 'Heal', 'Leave it'],
  drink: ['{def}: do you drink?', 'Drink', 'Leave it'],
  takeOne: ['{def}: do you take one?', 'Take one', 'Leave it'],
  enter: ['{def}: do you go in?', 'Go in', 'Stay out'],
  teleport: ['{def}: do you let yourself be teleported?', 'Teleport', 'Stay'],
  use: ['{def}: do you use it?', 'Use it', 'Not now'],
  discard: ['{def}: do you discard it?', 'Discard it', 'Keep it'],
  prevent: ['{def}: do you prevent it?', 'Prevent it', 'Let it happen'],
  replace: ['{def}: do you discard the drawn card and draw another?', 'Draw another', 'Keep it'],
  addOne: ['{def}: do you add 1 to the roll?', 'Add 1', 'Leave it'],
  gainSpell: ['{def}: do you gain a Spell?', 'Gain a Spell', 'Take none'],
  exchange: ['{def}: do you exchange it for 3 gold?', 'Take 3 gold', 'Keep it'],
  trophy: ['{def}: do you keep it as a Follower instead of a trophy?', 'Keep it as a Follower', 'Take the trophy'],
  charm: ['{def}: do you try to charm the Animal?', 'Try to charm it', 'Leave it'],
  destroy: ['{def}: do you destroy it without a fight?', 'Destroy it', 'Fight'],
  free: ['{def}: do you take one card free?', 'Take one free', 'Leave it'],
  cast: ['{def}: do you cast it?', 'Cast it', 'Not now'],
  castOnSelf: [
    '{def}: it can strike nobody but you. Do you cast it on yourself?',
    'Cast it on yourself',
    'Do not cast it',
  ],
  attack: ['{def}: do you attack?', 'Attack', 'Leave it'],
  change: ['{def}: do you change your alignment?', 'Change it', 'Leave it'],
  build: ['{def}: do you build a Raft?', 'Build a Raft', 'Leave it'],
  takeLesson: ['{def}: do you pay 3 gold and miss a turn for a lesson?', 'Take a lesson', 'Do not learn'],
  cross: ['{def}: do you cross the Storm River?', 'Cross', 'Stay'],
  payBoatman: ['{def}: do you pay 1 gold to be taken across?', 'Pay 1 gold', 'Do not pay'],
  keepAsFollower: ['{def}: do you take it as a Follower in place of a trophy?', 'Take it', 'Keep the trophy'],
  goToPlain: ['{def}: do you go to the Plain of Peril?', 'Go there', 'Stay'],
  callToArena: ['{def}: do you call another character here and attack?', 'Call one', 'Leave it'],
  swapForWare: ['{def}: do you give an Object for another one?', 'Exchange', 'Leave it'],
  sellToMarket: ['{def}: do you sell Objects?', 'Sell', 'Leave it'],
  evadeUnfriendly: ['{def}: do you pass by?', 'Pass by', 'Encounter it'],
} as const satisfies Readonly<Record<string, Asked>>;
export type MayKey = keyof typeof mays;

/**
 * What `choose`, `number` and `pick` ask; never under a key of a question with yes and no, which would be asked
 * instead.
 */
const choices = {
  visitOne: '{def}: whom do you visit?',
  healHowMany: '{def}: how many lives do you heal, for 1 gold each?',
  replenishHowMany: '{def}: how much fate do you replenish, for 1 gold each?',
  giveFollowers: '{def}: which Followers do you give up, each to save 1 life?',
  sell: '{def}: which Objects do you turn into gold?',
  lesson: '{def}: what do you learn?',
  wish: '{def}: what do you wish for?',
  target: '{def}: whom do you choose?',
  victim: '{def}: whom does it strike?',
  caster: '{def}: who is it?',
  space: '{def}: which space do you choose?',
  teleportTo: '{def}: where do you go?',
  where: '{def}: where?',
  replaceWhich: '{def}: which of the drawn cards do you replace?',
  card: '{def}: which card do you choose?',
  object: '{def}: which Object do you take?',
  follower: '{def}: which Follower do you choose?',
  keepQuest: '{def}: which quest do you keep?',
  loseFollower: '{def}: which Follower do you lose?',
  magicObject: '{def}: which Magic Object do you choose?',
  enemy: '{def}: which Enemy do you choose?',
  spell: '{def}: which Spell do you choose?',
  lookAt: '{def}: whose Spells do you look at?',
  payWhich: '{def}: how do you pay?',
  take: '{def}: what do you take?',
  discardWhich: '{def}: what do you discard?',
  howMany: '{def}: how many?',
  rage: '{def}: how do you meet its rage?',
  side: '{def}: which side do you choose?',
  judge: '{def}: which side does the fate show that you put on it?',
  visited: '{def}: whom does it visit?',
  shift: '{def}: whose ability do you want?',
  bounty: '{def}: which trophies do you turn in?',
  poster: '{def}: which poster do you want?',
  alignment: '{def}: which alignment do you take?',
  magician: '{def}: what do you have turned?',
  turnHowMany: '{def}: how many points are turned?',
  addHowMuch: '{def}: how much do you add to the prayer?',
  giveAway: '{def}: what do you give away?',
} as const satisfies Readonly<Record<string, string>> & { readonly [K in MayKey]?: never };
export type ChoiceKey = keyof typeof choices;

export const more: Readonly<Record<string, Phrase>> = asked(mays, choices);
