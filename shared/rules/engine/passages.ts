/** Passages of the rulebook, in our own words (`shared/text/<language>/rules.ts`), that a question is asked by. */
export type PassageId =
  | 'card'
  | 'setup'
  | 'timing'
  | 'movement'
  | 'inner'
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
