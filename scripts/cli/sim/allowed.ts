// Options that a run of games may offer without anybody taking them, each with the reason. What is neither taken nor
// named here is worth a look: a choice that can never be taken, or a branch that nobody wants. One that is taken is no
// error.

/** In each text `*` stands for anything. */
export type Allowed = {
  /** What the question comes from: a card, a space, or the rules. */
  readonly asker: string;
  readonly question: string;
  readonly option: string;
  /**
   * `rare`: as long as it was not offered often; `chance`: as long as the same option is taken in other places that
   * this entry speaks of, and so seldom that it may be chance that it was not taken here.
   */
  readonly when: 'rare' | 'chance';
  readonly why: string;
};

export const allowed: readonly Allowed[] = [
  {
    asker: '*',
    question: 'react.*',
    option: '*',
    when: 'rare',
    why: 'Answers to an event that seldom happens, of a card that seldom is there.',
  },
  {
    asker: '*',
    question: 'ask.moment*',
    option: '*',
    when: 'rare',
    why: "An ability or a Spell that seldom was in anybody's hands.",
  },
  {
    asker: '*',
    question: 'ask.creature',
    option: '*',
    when: 'chance',
    why: 'What can be done about a creature is the same on every space.',
  },
  {
    asker: '*',
    question: 'ask.evade*',
    option: '*',
    when: 'rare',
    why: 'Evading is asked about alike, whoever attacks; that it can be evaded is rare.',
  },
  {
    asker: '*',
    question: 'ask.fate*',
    option: '*',
    when: 'chance',
    why: 'Fate is asked about alike after every roll; some rolls are rare.',
  },
  {
    asker: '*',
    question: 'ask.darkFate*',
    option: '*',
    when: 'chance',
    why: 'Dark fate is asked about alike after every roll; some rolls are rare.',
  },
  {
    asker: '*',
    question: 'ask.meetFirst',
    option: '*',
    when: 'chance',
    why: 'Who may choose the order in which he meets cards is asked alike on every space.',
  },
  {
    asker: '*',
    question: 'ask.castOnSelf',
    option: 'no',
    when: 'chance',
    why: 'A Spell that can strike nobody but its caster is seldom begun at all, and asks alike whichever it is.',
  },
  {
    asker: '*',
    question: 'ask.whichFirst',
    option: '*',
    when: 'rare',
    why: 'Two that must happen both happen, whichever is named first; that just these two meet is rare.',
  },
  {
    asker: '*',
    question: 'ask.wish',
    option: '*',
    when: 'chance',
    why: 'Whoever grants a wish grants the same; Strength and Craft are what nearly everybody wishes for.',
  },
  {
    asker: '*',
    question: 'ask.search',
    option: 'pass',
    when: 'chance',
    why: 'Nobody who may have a card takes none, but for a whim.',
  },
  {
    asker: '*',
    question: 'ask.shop',
    option: 'pass',
    when: 'chance',
    why: 'Whoever has the gold mostly buys.',
  },
  {
    asker: '*',
    question: 'ask.drink',
    option: 'no',
    when: 'chance',
    why: 'What can only help is seldom declined.',
  },
  {
    asker: '*',
    question: 'ask.pick',
    option: 'life',
    when: 'chance',
    why: 'Whoever may pay otherwise seldom pays with a life.',
  },
  {
    asker: '*',
    question: 'ask.pick',
    option: 'nothing',
    when: 'chance',
    why: 'What can only help is seldom declined.',
  },
];
