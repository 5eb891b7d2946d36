// What is neither met on a space nor held as a card of the base game: figures, Terrain, states, decks, ways.
import type { DeckUse, LinkDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import { armourRun } from '../armour';
import type { DefinitionPhrases } from '../definitions';
import { humanise } from '../names';
import { or, sentence, some } from './grammar';
import type { Speak } from './speak';
import * as w from './words';

/** "When this card is turned up, ...": what follows it, in as many sentences as it needs. */
export const led =
  (lead: string) =>
  (code: Program, say: Speak): string => {
    say.forget();
    const [first, ...more] = say.sentences(code);
    return first === undefined
      ? ''
      : [sentence(`${lead}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`), ...more]
          .filter((text) => text !== '')
          .join(' ');
  };

const uses: { readonly [K in DeckUse]: string } = {
  stock: 'These cards lie open to all; one that leaves play is available again at once.',
  bottom: 'Cards that are discarded go under this deck.',
  shuffled: 'Cards that are discarded are shuffled into this deck at once.',
  once: 'When this deck is used up, it is not made anew of its discards.',
  pile: 'When this deck is used up, its discards are shuffled into a new one.',
};
const passages: { readonly [K in LinkDef['link']['way']]?: string } = {
  bridge: 'A bridge',
  portal: 'A portal',
  ferry: 'A ferry',
};

export const board = {
  met: { figure: led('when you meet it'), state: led('when you follow what this card says') },
  held: led('as soon as you have this card'),
  turnedUp: led('when this card is turned up'),
  armour: (saves, everyFight) => {
    const from = armourRun(saves);
    const on = from === undefined ? or([...saves].sort((x, y) => x - y).map(String)) : `${from} or more`;
    const where = everyFight ? 'battle or psychic combat' : 'battle';
    return `When you would lose a life after a defeat in ${where}, you may roll 1 die: on ${on}, you keep it.`;
  },
  // Which cards is said where the Region has no deck of its own.
  draws: (n, deck) => {
    const which = deck === undefined ? '' : `${w.deck(deck)} `;
    return n === 1
      ? `Draw 1 ${which}card, unless a card already lies here.`
      : `Draw ${which}cards until ${n} cards lie here.`;
  },
  start: (def, say) => sentence(`it begins the game ${w.atPlace(def.start, say.names)}`),
  instead: {
    what: () => 'encounter it instead of the space or a character there',
    may: (what, iff) => sentence(`you may ${what}${iff === '' ? '' : `, if ${iff}`}`),
    must: (what, iff) => sentence(`${iff === '' ? '' : `if ${iff}, `}you must ${what}`),
  },
  worldStart: 'It lies beside the board from the beginning.',
  lives: (n) => `It has ${some(n, 'life')}; those that it has lost stay lost, whoever took them.`,
  fightsOn: 'As long as you win, you fight again at once.',
  form: (def) => `Strength ${def.strength}, Craft ${def.craft}, ${some(def.life, 'life')}, ${def.fate} fate.`,
  deckUses: uses,
  deckShows: (n) => `Beside it ${n === 1 ? 'lies' : 'lie'} ${some(n, 'card')} of it faceup.`,
  deckInto: (deck, say) => `Its cards are discarded to the discard pile of ${say.deck(deck)}.`,
  link: (def, say) =>
    `${passages[def.link.way] ?? 'A way'} leads from ${say.placeOf(def.from)} to ${say.placeOf(def.link.to)}.`,
  side: (side, text) => `${humanise(side)}: ${text}`,
  nothing: 'no effect.',
  carries: {
    works: 'What lies on it works for its owner, who may also cast Spells that lie on it.',
    idle: 'Other cards may lie on it.',
  },
  part: (text) => `As a part of another card: ${text}`,
  harmony: (others, text, say) => `With ${or(others.map((name) => say.names(name)))} as another part, instead: ${text}`,
} satisfies Partial<DefinitionPhrases<Speak>>;
