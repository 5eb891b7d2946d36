// What a table would shout about, and what the story stops for, in English.
export const momentsEn = {
  rises: {
    talisman: (name: string) => `${name} holds a Talisman`,
    given: (name: string) => `${name} leaves the game a Talisman`,
    middle: (name: string) => `${name} is in the Middle Region`,
    inner: (name: string) => `${name} is in the Inner Region`,
    crown: (name: string) => `${name} stands on the Crown`,
    quest: (name: string) => `${name} has fulfilled a quest`,
    lead: (name: string) => `${name} takes the lead`,
    king: (name: string) => `${name} is the Dragon King`,
  },
  goOn: 'Go on',
  drawn: (name: string) => `Drawn: ${name}`,
  answers: (spell: string) => `in answer to ${spell}`,
  dead: (name: string) => `${name} is dead`,
  gaveUp: (name: string) => `${name} leaves the game`,
  deadBy: (killer: string) => `By the hand of ${killer}`,
  deadAt: (source: string) => `Cause of death: ${source}`,
  left: 'What stays behind on the space',
  nothingLeft: 'Nothing stays behind.',
  gold: (n: number) => `${n} gold`,
  newcomer: (player: string) => `${player} has a new character`,
  yours: 'Your new character',
};
export type MomentWords = typeof momentsEn;
