// What the printed ending says, where a sentence for each effect would bury what it asks (docs/adr/0007).
import type { EndingFacts, EndingWords } from '../../rules/vocab/ending-words';

const command: { readonly [K in Exclude<EndingFacts['way'], 'first'>]: string } = {
  command: 'roll 1 die; on 4 or more, every other character loses 1 life.',
  byPlayers:
    'roll 1 die; on 4 or more (on 3 or more with five players, on 2 or more with six), every other character loses 1 life.',
  always: 'every other character loses 1 life.',
};

export const endings: EndingWords = {
  'base/ending/crown_of_command': ({ way }, say) =>
    way === 'first'
      ? ['Be the first to come here to win the game.']
      : [
          say.last,
          `If you are alone here, you must cast the Command Spell in each of your turns, from the one after your arrival on: ${command[way]}`,
        ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'base/ending/crown_of_command': '708bd0adff001',
};
