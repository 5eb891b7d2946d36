// Questions, buttons and refusals that the program itself brings. A question is one sentence that names the card and
// the choice; a button is a verb.
import type { MessageId } from '../ids';
import type { Phrase } from '../language';
import type { CardKind } from '../clauses/words';
import { deedOf, picked, pickOf, picksOf, prefixed, reacted } from '../asked';
import { humanise } from '../names';
import { buttons } from './buttons';
import { done, doneTo } from './done';
import { hasArticle } from '../speech/english';
import { capital, some } from './grammar';
import { atPlace, creature, deck, kinds, one } from './words';
import { pickAsks } from './questions';
import { moments, reactions } from './reacting';
import {
  asked,
  deed,
  forbids,
  inside,
  isSeveral,
  near,
  plain,
  rolledDie,
  sided,
  theFoe,
  thing,
  to,
  what,
  which,
} from './prompt-parts';

const pick = pickOf(buttons, capital);
export const picks = picksOf(buttons);

const fight: Phrase = (a) => (a.has('foe') ? `Fight ${inside(theFoe(a.text('foe')))}` : 'Fight');

export const messages: { readonly [K in MessageId]: Phrase } = {
  ...prefixed('react.', reacted(reactions)),
  ...prefixed('ask.moment.', moments),

  name: (a) => a.name('def'),
  names: (a) => a.text('list'),
  near,
  'odds.unless': (a) =>
    `unless ${!a.has('hero') ? 'somebody else' : `${hasArticle(a.name('hero')) ? '' : 'the '}${a.name('hero')}`} has it rolled again`,
  starts: (a) => `Starts at ${to(a.name('space'))}.`,
  via: (a) => `by way of ${to(a.name('space'))}`,
  creature: (x) => {
    // What no card shows is called after its key, as everything is that has no name of its own.
    const name = creature(x.text('name'), () => x.name('name'));
    return capital(one(name));
  },
  pick,
  'did.use': (a) => deedOf(done, a) ?? 'used a special ability',
  'did.meeting': doneTo,

  'ask.pick': (a) => `${a.name('def')}: ${picked(pickAsks, a) ?? 'choose one.'}`,
  'ask.choose.hero': (a) => `${a.name('def')}: choose a character.`,
  'ask.choose.card': (a) => `${a.name('def')}: choose ${thing(a)}.`,
  'ask.choose.space': (a) => `${a.name('def')}: choose a space.`,
  'ask.whichFirst': plain('Several things happen at once: which comes first?'),
  'ask.arrange': (a) => `${a.name('def')}: in which order do these go back, the first one on top?`,
  'ask.search': (a) => `${a.name('def')}: which of these do you ${a.has('drops') ? 'discard' : 'take'}?`,
  'ask.shop': (a) => `${a.name('def')}: ${a.has('free') ? 'what do you take, without paying?' : 'what do you buy?'}`,
  'ask.move': (a) => `${asked(a)}, it is your turn: how do you move?`,
  'ask.direction': (a) =>
    `Where ${a.has('hero') ? `does the ${a.name('hero')}` : 'do you'} go with ${some(a.n('n'), 'step')}?`,
  'ask.encounter': (a) => `You are ${atPlace(a.name('space'), (x) => x)}: what do you encounter?`,
  'ask.portal': plain('Do you open the Portal of Power by Craft or by Strength?'),
  'ask.meetFirst': plain('Which card do you meet first?'),
  'ask.take': (a) =>
    a.has('card') || a.has('gold')
      ? `Do you take ${a.has('card') ? to(a.name('card')) : `the ${a.n('gold')} gold`} ${atPlace(a.name('space'), (x) => x)}?`
      : a.has('space')
        ? `Which of the things ${atPlace(a.name('space'), (x) => x)} do you take?`
        : `${a.name('def')}: which do you take?`,
  'ask.takeUp': plain('Which of your belongings do you carry?'),
  'ask.putAway': plain('Which Objects go to your belongings? You cannot use them there.'),
  'ask.surplus': plain('You carry too many Objects: which do you leave here?'),
  'ask.surplusMagic': plain('You have too many Magic Objects: which do you leave here?'),
  'ask.discardSpells': (a) =>
    `${a.slug('def') === 'rules' ? 'You have too many Spells' : capital(a.name('def'))}: which do you discard?`,
  'ask.trophies': (a) =>
    `${a.has('few') ? `Those make ${a.n('few')}, which is too few. ` : ''}Which trophies do you exchange? ${a.n('cost')} points give 1 ${what(a, 'Strength or Craft')}; you have ${a.n('n')}.`,
  'ask.creature': (a) =>
    `${capital(theFoe(a.text('foe')))} ${isSeveral(a.text('foe')) ? 'stand' : 'stands'} before you: do you fight?`,
  'ask.weapon': (a) =>
    `Which ${a.n('n') === 1 ? 'Weapon' : `${a.n('n')} Weapons`} do you use against ${inside(theFoe(a.text('foe')))}?`,
  'ask.evadeAttack': (a) => `${asked(a)} attacks you: do you evade or defend yourself?`,
  'ask.evadeAbility': (a) => `${asked(a)} encounters you: do you evade?`,
  'ask.fate': (a) => {
    const source = a.name('def');
    const rolled = `ou rolled ${a.text('dice')}${a.has('against') ? ` against ${a.text('against')}` : ''}${a.has('now') ? ` \u2013 ${a.text('now')}` : ''}. Pay 1 ${sided(a)}fate to roll again?`;
    return source === 'the rules' ? `Y${rolled}` : `${capital(source)}: y${rolled}`;
  },
  'ask.fateFight': (a) =>
    `You rolled ${a.text('dice')}${a.has('mine') ? `, so it is ${a.n('mine')} against ${a.n('theirs')}` : ' for your attack'}. Pay 1 ${sided(a)}fate to roll again?`,
  'ask.skipRoll': (a) => `${a.name('def')}: you need not roll. Do you?`,
  'ask.reward': (a) => `You have defeated ${a.name('hero')}: what do you take?`,
  'ask.spoils': (a) => `${a.name('hero')} is dead: what do you take?`,

  'ask.loose': (a) => `What lies ${atPlace(a.name('space'), (x) => x)} is free to claim: what do you do?`,
  'ask.whichDie': plain('Which of your dice do you move by?'),
  'ask.fateDie': plain('Which of the dice do you take?'),
  'ask.attackDie': plain('Which of your two dice counts for your attack?'),
  'ask.admitDefeat': plain('The Command Spell has struck you: do you lose a life or admit defeat?'),
  'ask.walk': (a) => `Where does ${hasArticle(a.name('def')) ? '' : 'the '}${a.name('def')} go?`,
  'ask.darkFate': (a) =>
    `${a.slug('def') === 'rules' ? '' : `${capital(a.name('def'))}: `}${asked(a)} rolled ${a.text('dice')}${a.has('against') ? ` against ${a.text('against')}` : ''}${a.has('now') ? ` (${a.text('now')})` : ''}. Dark fate makes another character roll again: pay 1?`,
  'ask.fateSides': (a) =>
    `How much of your ${a.n('n')} fate is dark? Light fate rolls your own dice again, dark fate those of others.`,
  'ask.borrow': (a) => `Which special ability of ${asked(a)} do you gain?`,
  'ask.fightHow': (a) =>
    `You are about to fight ${inside(theFoe(a.has('foe') ? a.text('foe') : a.name('def')))}: by Strength or by Craft?`,

  'ask.character': plain('Which of these characters do you play?'),
  'ask.startingBonus': plain('Do you begin with 1 Strength or 1 Craft more?'),

  'option.pass': plain('Do nothing'),
  'option.goOn': plain('Go on'),
  'option.goOn.inner': (a) => `Go on to ${to(a.name('space'))}`,
  'option.sendBack': (a) => `Send back to ${to(a.name('space'))}`,
  'option.turnBack': (a) => `Turn back to ${to(a.name('space'))}`,
  'option.stay': plain('Stay and try again'),
  'option.rollMove': plain('Roll for movement'),
  'option.rollRelease': plain('Roll to be free'),
  'option.moveOne': (a) => `Move ${some(a.n('n'), 'space')}`,
  'option.leave': (a) => `Do as ${inside(theFoe(a.name('space')))} says`,
  'option.goTo': (a) => which(`Go to ${to(a.name('space'))}`, a),
  'option.gate': (a) => which(`Try to pass to ${to(a.name('space'))}`, a),
  'option.encounterCard': (a) => `Encounter ${to(a.name('def'))}`,
  'option.encounterSpace': (a) => `Encounter ${to(a.name('space'))}`,
  'option.attack': (a) => `Attack ${a.name('hero')}`,
  'option.psychic': (a) => `Attack ${a.name('hero')} in psychic combat`,
  'option.meeting': (a) => `${meetingVerb(a.text('ability'))} ${a.name('hero')}`,
  'option.byStrength': plain('Fight by Strength'),
  'option.byCraft': plain('Fight by Craft'),
  'option.fight': fight,
  'option.fightOn': fight,
  'option.evade': plain('Evade'),
  'option.evadeOne': (a) => `Evade ${to(a.name('def'))}`,
  'option.defend': plain('Defend yourself'),
  'option.leaveAlone': plain('Leave it alone'),
  'option.letIt': plain('Let it happen'),
  'option.reroll': (a) =>
    a.has('hero')
      ? `Pay 1 ${sided(a)}fate: make ${a.name('hero')} roll ${rolledDie(a)} again`
      : `Pay 1 ${sided(a)}fate: roll ${rolledDie(a)} again`,
  'option.keep': plain('Keep the roll'),
  'option.rollDie': plain('Roll'),
  'option.noRoll': plain('Do not roll'),
  'option.takeLife': plain('Take a life'),
  'option.takeOneGold': plain('Take 1 gold'),
  'option.takeGold': (a) => `Take ${a.n('n')} gold`,
  'option.visit': (a) => `Visit ${a.name('def')}`,
  'option.stayOnCrown': plain('Stay on the Crown'),
  'option.moveBy': (a) => `Move ${some(a.n('n'), 'space')}`,
  'option.takeObject': (a) => `Take ${a.name('def')}`,
  'option.hire': (a) =>
    a.has('life') ? `Give up ${a.n('n')} life for ${a.name('def')}` : `Pay ${a.n('n')} gold for ${a.name('def')}`,
  'option.buySpell': (a) => `Buy a Spell for ${a.n('n')} gold`,
  'option.steal': (a) => `Try to steal ${a.name('def')} (die and ${a.n('n')} not above your Craft)`,
  'option.lookAt': (a) => capital(`the ${deck(a.text('deck'))} deck`),
  'option.inOrder': plain('In their usual order'),
  'option.stealTop': (a) =>
    `Try to steal the top ${deck(a.text('deck'))} card (die and ${a.n('n')} not above your Craft)`,
  'option.buyTop': (a) => `Draw a ${deck(a.text('deck'))} card${a.n('n') > 0 ? ` for ${a.n('n')} gold` : ''}`,
  'option.buy': (a) => `Buy ${a.name('def')} for ${a.n('n')} gold`,
  'option.takeFree': (a) => `Take ${a.name('def')} without paying`,
  'option.doneBuying': plain('Leave the shop'),
  'option.takeNothing': plain('Take nothing'),
  'option.oneStrength': plain('Gain 1 Strength'),
  'option.oneCraft': plain('Gain 1 Craft'),
  'option.react': deed,
  'option.first': (a) => capital(a.name('def')),
  'option.cast': (a) => `Cast ${a.name('def')}`,
  'option.use': deed,
  'option.space': (a) => which(a.name('space'), a),
  'option.cardAt': (a) =>
    `${a.name('def')}, ${
      a.has('hero')
        ? `held by the ${a.name('hero')}`
        : which(
            atPlace(a.name('space'), (x) => x),
            a,
          )
    }`,
  'option.trade': plain('Exchange trophies at the end of this turn'),
  'option.number': (a) => a.text('n'),

  'note.wayEnds': (a) =>
    a.kind('def') === 'space' ? 'every move ends here' : `your move ends here (${a.name('def')})`,
  'note.sentinel': (a) => `against the Sentinel, Strength ${a.n('n')}`,
  'off.because': (a) => `Forbidden by ${forbids(a)}.`,
  'off.mustMeet': (a) => `Because of ${to(a.name('def'))}, you must encounter a character here.`,
  'off.condition': plain('You cannot do this right now.'),
  'off.noNamed': (a) => `There is no ${a.name('card')} for it.`,
  'off.notYours': (a) => `${a.name('def')} is not for characters of your alignment.`,
  'off.noCharacter': plain('There is no character whom this could concern.'),
  'off.noSpace': plain('There is no space where this could happen.'),
  'off.noFate': plain('You have no fate to pay with.'),
  'off.sound': plain('You have all your lives.'),
  'off.fateFull': plain('Your fate is full.'),
  'off.spellLimit': plain('You have as many Spells as you may have.'),
  'off.noCard': (a) => `There is no ${kinds[a.text('kind') as CardKind]} for it.`,
  'off.nothingToBuy': plain('There is nothing that you can buy.'),
  'off.already': (a) => `You are ${a.text('alignment')} already.`,
  'off.spells': plain('You have as many Spells as you may.'),
  'off.gold': (a) => `It costs ${a.n('n')} gold, which you do not have.`,
  'off.full': plain('You can gain no more of that.'),
  'off.noGold': plain('There is no gold to take.'),
  'off.onlyLife': plain('Only a life may be taken.'),
  'off.soldOut': plain('None is left.'),
  'off.talisman': plain('You need a Talisman.'),

  'refuse.over': plain('The game is over.'),
  'refuse.time': plain('This game is not played by the clock.'),
  'said.timeUp': plain('The time is up: this round is the last one.'),
  'said.dieCounts': (a) => `${a.name('def')}: only the ${a.n('n')} counts.`,
  'said.standOff': (a) => `${a.name('def')}: the fight ends in a stand-off.`,
  'said.crowned': (a) => `${a.name('def')} is crowned Dragon King${a.has('again') ? ' once more' : ''}.`,
  'said.passesBy': (a) =>
    `${a.name('hero')} ${a.has('house') ? '' : 'may evade, and '}passes ${a.has('stays') ? a.name('def') : to(a.name('def'))} by${a.has('house') ? ': the house rule lets anybody evade the unfriendly' : ''}.${a.has('stays') ? ' The card stays there.' : ''}`,
  'refuse.seat': plain('No player sits there, or he is out of the game.'),
  'refuse.notAsked': plain('You are not asked anything now.'),
  'refuse.ditchGoing': (a) => `It is being decided what becomes of the ${a.name('def')}.`,
  'refuse.ditchNever': (a) => `The ${a.name('def')} cannot be ditched.`,
  'refuse.ditchNotHeld': plain('You do not have that card.'),
  'refuse.ditchNotNow': plain('You can ditch a card in your own turn, or when you are asked something.'),
  'refuse.stale': plain('The game has moved on since then: look again and choose.'),
  'refuse.notOffered': plain('That cannot be chosen here.'),
  'refuse.twice': plain('The same thing was chosen twice.'),
  'refuse.count': (a) =>
    a.n('min') === a.n('max') ? `Choose exactly ${a.n('min')}.` : `Choose from ${a.n('min')} to ${a.n('max')}.`,
  'refuse.fuel': plain(
    'The game got into an endless loop, so nothing was changed. A report was written: please send it to us.',
  ),
  'refuse.seats': plain('That number of players is not possible.'),
  'refuse.profile': plain('That edition of the rules does not exist.'),
  'refuse.character': (a) => `${a.text('seat')}: ${a.name('def')} is not among the characters of the chosen sets.`,
  'refuse.sameCharacter': plain('Two players chose the same character.'),
  'refuse.sameLook': plain('Two players have the same figure.'),
  'refuse.level': plain('There is no computer player of that level.'),
  'refuse.tooFewCharacters': plain('There are too few characters in the chosen sets.'),
  'refuse.option': plain('That house rule cannot be set so.'),
  'refuse.set': plain('That set does not exist.'),
  'refuse.ending': plain('That ending cannot be chosen: it does not exist, or its set is not in the game.'),
  'refuse.endings': plain('Choose at least one ending.'),
  'refuse.endings.fate': plain(
    'The chosen endings need fate, and this game is played without it: choose another ending, or switch fate on.',
  ),
  'refuse.endings.rules': plain(
    'The chosen endings need a house rule that is switched off: choose another ending, or switch the rule on.',
  ),
  'refuse.endings.revealed': plain(
    'None of the chosen endings can be played revealed: choose another one, or play it hidden.',
  ),
  'refuse.endings.hidden': plain(
    'None of the chosen endings can be played hidden: choose another one, or play it revealed.',
  ),

  'line.value': plain('Value'),
  'line.counters': plain('Counters'),

  'until.game': plain('for the rest of the game'),
  'until.card': plain('as long as the card is in play'),
  'until.turn': plain('until the end of the turn'),
  'until.fight': plain('until the end of the fight'),
  'until.encounter': plain('until the end of the encounter'),
  'until.meeting': plain('until the next card'),
  'until.turnStart': plain("until the caster's next turn"),
  'until.nextMove': plain('until the next move'),
  'until.round': plain('for some rounds'),
  'until.status': plain('as long as the state lasts'),
};

/** Ways to encounter another character, by the ability's id. */
const meetingVerbs: Readonly<Record<string, string>> = {
  steal: 'Steal from',
  beguile: 'Beguile',
  take_follower: 'Take a Follower from',
  takeFollower: 'Take a Follower from',
  take: 'Take from',
  take_maiden_princess: 'Take the Maiden or the Princess from',
  takeMaidenPrincess: 'Take the Maiden or the Princess from',
  take_trophy: 'Take a trophy from',
  haggle: 'Swap an Object with',
  trade: 'Trade with',
  exchanges: 'Exchange belongings with',
  hands_over: 'Give 1 gold to',
  tricks: 'Take an Object for this card from',
};
function meetingVerb(ability: string): string {
  return meetingVerbs[ability] ?? `${humanise(ability.replace(/([A-Z])/g, '-$1').toLowerCase())}:`;
}
