// The story of a game that is over, in English.
import { inSentence } from './odds.en';

export const storyEn = {
  race: 'The race',
  power: 'Strength and Craft',
  regions: 'Region',
  moments: 'What decided it',
  watch: 'Watch it',
  round: (n: number) => `Round ${n}`,
  turning: {
    crown: (who: string) => `${who} reaches the Crown of Command`,
    inner: (who: string) => `${who} passes into the Inner Region`,
    middle: (who: string) => `${who} crosses into the Middle Region`,
    talisman: (who: string) => `${who} wins a Talisman`,
    death: (who: string, by: string) => (by === '' ? `${who} dies` : `${who} dies: ${by}`),
    slain: (who: string, by: string) => `${who} falls to ${by.startsWith('The ') ? inSentence(by) : `the ${by}`}`,
    lead: (who: string) => `${who} takes the lead`,
    quest: (who: string, by: string) => `${who} completes ${by}`,
  },
  total: 'Total',
  totalOf: 'Counters, gold, Spells, Followers and Objects, without what the character began with',
  deaths: 'Characters lost',
  luck: 'Dice: the average',
  lucky: { lucky: 'Lucky dice', unlucky: 'Unlucky dice', fair: 'Fair dice', few: 'Too few to tell' },
  average: (n: string) => n,
  runner: (who: string, power: number, region: string) => `${who}: Strength and Craft ${power}, ${region}`,
  things: (who: string) => `What the ${who} had at the end`,
  picture: 'Save a picture',
  pictureFile: 'crownward-end.png',
};
export type StoryWords = typeof storyEn;
