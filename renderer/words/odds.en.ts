// What an option leads to, in English.
const stat = { strength: 'Strength', craft: 'Craft', life: 'life', fate: 'fate', gold: 'gold' } as const;
const lives = (n: number): string => (Math.abs(n) === 1 ? 'life' : 'lives');
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** A name that begins with its article, behind other words: "the Eagle King", "a Spirit". */
export const inSentence = (name: string): string => name.replace(/^(?:The|An?) /, (article) => article.toLowerCase());

export const oddsEn = {
  title: 'What it leads to',
  percent: (n: string) => `${n}\u00a0%`,
  win: (n: string) => `${n} win`,
  /** What only another throw could change. */
  but: (what: 'win' | 'standOff', unless: string) => `${what === 'win' ? 'win' : 'stand-off'} ${unless}`,
  /** Where it is not plain whom. */
  winOver: (n: string, foe: string) => `${n} win against ${inSentence(foe)}`,
  standOff: (n: string) => `${n} stand-off`,
  lose: (n: string) => `${n} defeat`,
  hurt: (n: string) => `${n} to lose a life`,
  dies: (n: string) => `${n} to be killed`,
  free: (n: string) => `${n} to go on next turn`,
  staying: (n: string) => `${n} to lose a life if the turn ends there`,
  ifItEnds: (what: string) => `if the turn ends there: ${what}`,
  atLeast: (chance: string) => `at least ${chance}`,
  /** Of a die rolled again that cannot make it better. */
  noGain: 'nothing to gain',
  /** Of a fight whose die is rolled again; and of one that cannot be won so, either. */
  noWin: 'no win that way, either',
  fromTo: (from: string, to: string) => `from ${from} to ${to} win`,
  fromToOver: (from: string, to: string, foe: string) => `from ${from} to ${to} win against ${inSentence(foe)}`,
  better: (n: string) => `${n} better`,
  worse: (n: string) => `${n} worse`,
  crown: (n: string) => `${n} to come to the Crown`,
  roll: (rolls: string) => `${rolls}:`,
  number: (what: keyof typeof stat, by: number) => `${signed(by)} ${what === 'life' ? lives(by) : stat[what]}`,
  of: (who: string, what: string) => `${who}: ${what}`,
  all: (who: readonly string[]) => `${who.slice(0, -1).join(', ')} and ${who.at(-1) ?? ''}`,
  /** What somebody else does or suffers. */
  does: (who: string, what: string) => `${who} ${what}`,
  space: (name: string) => `to ${name}`,
  gained: (name: string) => `gains ${name}`,
  lost: (name: string) => `loses ${name}`,
  trophy: (name: string) => `${name} as a trophy`,
  spells: (by: number) => `${signed(by)} ${Math.abs(by) === 1 ? 'Spell' : 'Spells'}`,
  aligned: { good: 'becomes good', neutral: 'becomes neutral', evil: 'becomes evil' },
  missTurns: (n: number) => (n > 0 ? `misses ${n === 1 ? 'a turn' : `${n} turns`}` : 'a missed turn is over'),
  extraTurns: (n: number) => (n === 1 ? 'has another turn after this one' : `has ${n} more turns after this one`),
  kept: { true: 'stays here and tries again', false: 'may go on next turn' },
  toad: { true: 'becomes a Toad', false: 'is a Toad no more' },
  later: 'takes effect later on',
  dead: 'is killed',
  fights: {
    won: (foe: string) => `beats ${inSentence(foe)}`,
    lost: (foe: string) => `falls to ${inSentence(foe)}`,
    standOff: (foe: string) => `stand-off with ${inSentence(foe)}`,
  },
  draw: 'a card is drawn',
  instead: (who: readonly string[]) =>
    `unless you encounter ${[who.slice(0, -1).map(inSentence).join(', '), inSentence(who.at(-1) ?? '')].filter((one) => one !== '').join(' or ')} there`,
  youChoose: 'then you choose',
  otherChooses: 'somebody else chooses',
  hidden: 'something hidden is shown',
  stopped: 'not looked at',
  nothing: 'nothing',
  others: (n: number) => `${n} other ways`,
};
