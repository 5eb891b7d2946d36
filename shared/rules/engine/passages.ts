/** Passages of the rulebook, in our own words (`shared/text/<language>/rules.ts`), that a question is asked by. */
export type PassageId =
  | 'card'
  | 'setup'
  | 'timing'
  | 'movement'
  | 'inner'
  | 'portal'
  | 'movement.direction'
  | 'encounter.choice'
  | 'taking'
  | 'figures'
  | 'combat'
  | 'combat.evade'
  | 'combat.reward'
  | 'weapons'
  | 'fate'
  | 'fate.sides'
  | 'trophies'
  | 'death';

/** Questions that the rules put with the words of a card: the passage that is behind them is not that of cards. */
const ofRules: Readonly<Record<string, PassageId>> = { 'ask.portal': 'portal' };
export const passageOf = (ask: string | undefined): PassageId | undefined =>
  ask === undefined ? undefined : ofRules[ask];
