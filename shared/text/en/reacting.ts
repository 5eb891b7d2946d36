// What is asked of whoever may answer an event or use a moment: what happens, and what he could do about it.
import type { Args, Phrase } from '../language';
import type { EventKind, Moment } from '../clauses/words';
import type { Reacted } from '../asked';
import { capital, some } from './grammar';
import { asked, because, counted, plain, purpose } from './prompt-parts';

/** What happens in a moment, or has happened. */
const soon = (a: Args, does: string, done: string): string => (a.has('done') ? `has ${done}` : `is about to ${does}`);
/** What the die shows, and what that has become. */
const shown = (a: Args): string => (a.has('natural') ? `${a.n('natural')} (result ${a.n('n')})` : String(a.n('n')));
export const reactions: { readonly [K in EventKind]: Reacted } = {
  gain: [(a) => `${asked(a)} ${soon(a, 'gain', 'gained')} ${counted(a, 'something')}`, 'answer it?'],
  lose: [(a) => `${asked(a)} ${soon(a, 'lose', 'lost')} ${counted(a, 'something')}${because(a)}`, 'answer it?'],
  heal: [(a) => `${asked(a)} ${soon(a, 'heal', 'healed')} ${some(Math.max(1, a.n('n')), 'life')}`, 'answer it?'],
  replenish: [(a) => `${asked(a)} ${soon(a, 'replenish', 'replenished')} fate`, 'answer it?'],
  alignment: [(a) => `${asked(a)} ${soon(a, 'change', 'changed')} alignment`, 'answer it?'],
  toad: [(a) => `${asked(a)} ${soon(a, 'become', 'become')} a Toad${because(a)}`, 'answer it?'],
  missTurn: [(a) => `${asked(a)} ${a.has('done') ? 'is' : 'is about'} to miss a turn${because(a)}`, 'answer it?'],
  moved: [(a) => `${asked(a)} is moved by ${a.name('source')}`, 'answer it?'],
  rolling: [(a) => `${asked(a)} is about to roll ${purpose(a.text('what'))}`.trimEnd(), 'do something first?'],
  rolled: [
    (a) =>
      a.text('what') === 'creature'
        ? `${asked(a)}'s opponent has rolled ${shown(a)}`
        : `${asked(a)} has rolled ${shown(a)} ${purpose(a.text('what'))}`.trimEnd(),
    'change it?',
  ],
  cast: [(a) => `${asked(a)} casts ${a.has('card') ? a.name('card') : a.name('source')}`, 'answer it?'],
  spellGained: [(a) => `${asked(a)} ${soon(a, 'gain', 'gained')} a Spell`, 'answer it?'],
  taken: [(a) => `${asked(a)} ${soon(a, 'take', 'taken')} ${a.has('card') ? a.name('card') : 'a card'}`, 'answer it?'],
  left: [(a) => `${asked(a)} ${soon(a, 'lose', 'lost')} ${a.has('card') ? a.name('card') : 'a card'}`, 'answer it?'],
  spellSpent: [(a) => `${asked(a)} has cast a Spell`, 'use it?'],
  put: [
    (a) => `${a.has('card') ? a.name('card') : 'A card'} ${soon(a, 'be put', 'been put')} somewhere else`,
    'answer it?',
  ],
  dealt: [(a) => `${asked(a)} ${soon(a, 'deal', 'dealt')} cards`, 'answer it?'],
  burnt: [(a) => `${a.has('card') ? a.name('card') : 'A card'} ${soon(a, 'burn', 'burnt')}`, 'answer it?'],
  fateTurned: [(a) => `${asked(a)} ${soon(a, 'turn', 'turned')} fate over`, 'answer it?'],
  drawing: [(a) => `${asked(a)} is about to draw cards`, 'do something first?'],
  drawn: [(a) => `${asked(a)} has drawn ${a.has('list') ? a.text('list') : 'a card'}`, 'keep or replace?'],
  fightBegan: [(a) => `${asked(a)} is about to fight`, 'do something first?'],
  diceBegin: [(a) => `${asked(a)} is about to roll for an attack`, 'do something first?'],
  compared: [(a) => `${asked(a)} compares attack scores`, 'change the outcome?'],
  fought: [(a) => `${asked(a)} has fought`, 'use it?'],
  defeated: [(a) => `${asked(a)} has won the fight${a.has('card') ? ` against the ${a.name('card')}` : ''}`, 'use it?'],
  killed: [(a) => `${asked(a)} kills ${a.has('card') ? a.name('card') : 'the creature'}`, 'answer it?'],
  heroKilled: [(a) => `${asked(a)} ${soon(a, 'be killed', 'been killed')}`, 'answer it?'],
  turnBegan: [(a) => `${asked(a)}'s turn begins`, 'do something first?'],
  turnEnded: [(a) => `${asked(a)}'s turn ends`, 'do something first?'],
  turnDone: [(a) => `${asked(a)}'s turn is over`, 'do something?'],
  roundEnded: [plain('The round ends'), 'do something first?'],
  landed: [(a) => `${asked(a)} has landed on a space`, 'use it?'],
  encounterBegan: [(a) => `${asked(a)} begins an encounter`, 'do something first?'],
  visited: [(a) => `${asked(a)} visits ${a.has('card') ? a.name('card') : a.name('source')}`, 'use it?'],
  visitedWhom: [(a) => `${asked(a)} has visited somebody`, 'use it?'],
  crossedRiver: [(a) => `${asked(a)} has crossed the Storm River`, 'answer it?'],
  statusGained: [(a) => `${asked(a)} is affected by ${a.name('source')}`, 'answer it?'],
  statusEnded: [(a) => `${asked(a)} is free of ${a.name('source')}`, 'answer it?'],
  beaten: [(a) => `${asked(a)} is defeated`, 'answer it?'],
  stoodIn: [(a) => `${a.has('card') ? a.name('card') : 'A card'} has fought in the place of ${asked(a)}`, 'use it?'],
  rose: [(a) => `${asked(a)} goes on in another form`, 'use it?'],
  cardDrawn: [(a) => `${asked(a)} has drawn ${a.has('card') ? a.name('card') : 'a card'}`, 'answer it?'],
  turnedOver: [
    (a) => `${a.has('card') ? a.name('card') : 'A card'} ${soon(a, 'be turned over', 'been turned over')}`,
    'answer it?',
  ],
  tokensChanged: [
    (a) => `Tokens ${soon(a, 'change', 'changed')} on ${a.has('card') ? a.name('card') : 'a card'}`,
    'answer it?',
  ],
  figureMoved: [(a) => `${a.has('card') ? a.name('card') : 'A figure'} ${soon(a, 'move', 'moved')}`, 'answer it?'],
  encountered: [(a) => `${asked(a)} is encountered by another character`, 'answer it?'],
  questDone: [(a) => `${asked(a)} has completed a quest`, 'use it?'],
  encounteredBy: [(a) => `${asked(a)} is encountered by another character`, 'answer it?'],
};

/** A creature that only a text names, behind other words: "a Goblin". */
const foeOf = (a: Args): string => a.text('foe').replace(/^(?:The|An?) /, (article) => article.toLowerCase());

/** Whoever fights is told whom; the others, who does. */
const fighting = (a: Args, does: string, question: string): string =>
  a.has('foe') ? `Your opponent: ${foeOf(a)}. ${capital(question)}` : `${asked(a)} ${does}: ${question}`;

export const moments: { readonly [K in Moment]: Phrase } = {
  turnStart: (a) => `${asked(a)}'s turn begins: do something first?`,
  afterMove: (a) => `${asked(a)} has moved: do something before the encounter?`,
  cardsDrawn: (a) => `${asked(a)} has drawn cards: do something before they are met?`,
  beforeFight: (a) => fighting(a, 'is about to fight', 'do something first?'),
  beforeRolls: (a) => fighting(a, 'is in a fight', 'do something before the dice are rolled?'),
  betweenDraws: (a) => `${asked(a)} draws one more card: do something first?`,
  turnEnd: (a) => `${asked(a)}'s turn ends: do something first?`,
  creatureMet: (a) => `${asked(a)} meets a creature: do something before the fight?`,
  afterFight: (a) => `${asked(a)} has won the fight: do something before the encounter goes on?`,
};
