// Options that a run of games may offer without anybody taking them, each with the reason. What is neither taken nor
// named here is worth a look: a choice that can never be taken, or a branch that nobody wants. One that is taken is no
// error.

/** In each text `*` stands for anything. */
export type Allowed = {
  /** What the question comes from: a card, a space, or the rules. */
  readonly asker: string;
  readonly question: string;
  readonly option: string;
  /** Offered more often than this and still never taken, it is no chance any more. */
  readonly most: number;
  /**
   * Only where the same option was taken in another place that this entry speaks of: it can be taken, and does
   * something.
   */
  readonly elsewhere?: true;
  readonly why: string;
};

export const allowed: readonly Allowed[] = [
  {
    asker: '*',
    question: 'react.*',
    option: '*',
    most: 8,
    elsewhere: true,
    why: 'What answers an event, and letting it go, is the same wherever the event comes from; one that seldom strikes on this space is seldom answered there.',
  },
  {
    asker: '*',
    question: 'ask.creature',
    option: '*',
    most: 8,
    elsewhere: true,
    why: 'What can be done about a creature is the same on every space: evading it, cards that are used before a fight.',
  },
  {
    asker: '*',
    question: 'ask.moment.*',
    option: '*',
    most: 8,
    elsewhere: true,
    why: 'Cards for any time are offered at every moment; somebody who has them uses them at the first.',
  },
  {
    asker: 'base/character/*',
    question: 'ask.evadeAbility',
    option: '*',
    most: 3,
    why: "Evading a character's ability is asked alike for each of the abilities; that its victim can evade is rare.",
  },
  {
    asker: '*',
    question: 'ask.fate',
    option: '*',
    most: 8,
    elsewhere: true,
    why: 'Fate is asked about alike after every roll; some rolls are rare.',
  },
  {
    asker: '*',
    question: 'ask.whichFirst',
    option: '*',
    most: 8,
    why: 'Two that must happen both happen, whichever is named first; that just these two meet is rare.',
  },
];
