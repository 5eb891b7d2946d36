// Why a computer did what it did, in English; what the scale said is in the words of advice.
export const whyEn = {
  open: (name: string) => `Why ${name} did this`,
  title: (name: string, round: number) => `${name}: why, in round ${round}`,
  took: (what: string) => `“${what}”`,
  tookRather: (what: string, over: string) => `“${what}” rather than “${over}”`,
  /** Within a sentence, behind what was weighed. */
  asGood: (as: string) => `“${as}” would have been about as good`,
  allInAll: 'better all in all',
  none: 'Nothing of it is remembered: there was no choice, a Spell is still hidden, it plays by rules of thumb, or it was before the game was last opened.',
};
