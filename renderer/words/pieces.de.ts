// Was Erweiterungen auf den Tisch legen, auf Deutsch.
import type { pieces as english } from './pieces.en';

export const pieces: typeof english = {
  over: (name, space) => `${name} liegt über: ${space}`,
  faceDown: (n) => (n === 1 ? '1 verdeckte Karte' : `${n} verdeckte Karten`),
  tokens: (n, kind) => `${kind} ${n}`,
  token: {
    fireland: 'Feuerland',
    crown: 'Krone',
    sleep: 'Schlaf',
    life: 'Leben',
    lives: 'Leben',
    strength: 'Stärke',
    craft: 'Talent',
    fate: 'Schicksal',
    gold: 'Gold',
    souls: 'Seelen',
    sceptre: 'Zepter',
    light: 'Helles Schicksal',
    dark: 'Dunkles Schicksal',
  },
  mark: (name) => `Die Marke von ${name}`,
  nobody: 'Gehört niemandem',
  beside: 'Neben dem Spielplan',
  sideUp: (side) => `${side} liegt oben`,
  side: { day: 'Tag', night: 'Nacht' },
  carries: (names) => `Dabei: ${names}`,
  magic: 'Inzwischen magisch',
  form: (name) => `Geht weiter als ${name}`,
  light: 'Helles Schicksal',
  dark: 'Dunkles Schicksal',
  own: (deck, n) => `Eigener Stapel ${deck}: ${n === 1 ? '1 Karte' : `${n} Karten`}`,
  /** Said over the question while a card is dragged. */
  choose: (name, already) => (already ? `${name} zurücklegen` : `${name} wählen`),
  mayDrag: 'Drücken zeigt, was damit möglich ist; oder dorthin ziehen',
  region: {
    inner: 'Turm',
    outer: 'Äußere Region',
  },
};
