// What an option leads to, in German.
import type { oddsEn } from './odds.en';

const stat = { strength: 'Stärke', craft: 'Talent', life: 'Leben', fate: 'Schicksal', gold: 'Gold' } as const;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export const oddsDe: typeof oddsEn = {
  title: 'Wozu es führt',
  percent: (n) => `${n}\u00a0%`,
  win: (n) => `${n} Sieg`,
  lose: (n) => `${n} Niederlage`,
  hurt: (n) => `${n} Lebensverlust`,
  dies: (n) => `${n} Tod`,
  free: (n) => `${n} freier Weg`,
  staying: (n) => `${n} Lebensverlust, wenn der Zug dort endet`,
  ifItEnds: (what) => `endet der Zug dort: ${what}`,
  atLeast: (chance) => `mindestens ${chance}`,
  noGain: 'bringt nichts',
  fromTo: (from, to) => `von ${from} auf ${to} Sieg`,
  better: (n) => `${n} besser`,
  worse: (n) => `${n} schlechter`,
  crown: (n) => `${n} Aussicht auf die Krone`,
  roll: (rolls) => `${rolls}:`,
  number: (what, by) => `${signed(by)} ${stat[what]}`,
  of: (who, what) => `${who}: ${what}`,
  all: (who) => `${who.slice(0, -1).join(', ')} und ${who.at(-1) ?? ''}`,
  does: (who, what) => `${who} ${what}`,
  space: (name) => `nach: ${name}`,
  gained: (name) => `erhält: ${name}`,
  lost: (name) => `verliert: ${name}`,
  trophy: (name) => `Trophäe: ${name}`,
  spells: (by) => `${signed(by)} Zauber`,
  aligned: { good: 'wird gut', neutral: 'wird neutral', evil: 'wird böse' },
  missTurns: (n) => (n > 0 ? `setzt ${n === 1 ? 'einmal' : `${n}-mal`} aus` : 'hat einmal ausgesetzt'),
  extraTurns: (n) => (n === 1 ? 'hat danach noch einen Zug' : `hat danach noch ${n} Züge`),
  kept: { true: 'bleibt hier und versucht es wieder', false: 'darf im nächsten Zug weiterziehen' },
  toad: { true: 'wird zur Kröte', false: 'ist keine Kröte mehr' },
  dead: 'stirbt',
  fights: {
    won: (foe) => `Sieg gegen: ${foe}`,
    lost: (foe) => `Niederlage gegen: ${foe}`,
    standOff: (foe) => `Patt gegen: ${foe}`,
  },
  draw: 'eine Karte wird gezogen',
  otherChooses: 'jemand anders wählt',
  hidden: 'Verborgenes wird aufgedeckt',
  stopped: 'nicht weiter verfolgt',
  nothing: 'nichts',
};
