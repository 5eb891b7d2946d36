// Why a computer did what it did, in German.
import type { whyEn } from './why.en';

export const whyDe: typeof whyEn = {
  open: (name) => `Warum ${name} das getan hat`,
  title: (name, round) => `${name}: warum, in Runde ${round}`,
  took: (what) => `„${what}“`,
  tookRather: (what, over) => `„${what}“ statt „${over}“`,
  asGood: (as) => `„${as}“ wäre etwa gleich gut gewesen`,
  allInAll: 'alles in allem besser',
  none: 'Davon ist nichts bekannt: Es gab keine Wahl, ein Zauber ist noch verborgen, es wird nach Faustregeln gespielt, oder es war vor dem letzten Öffnen des Spiels.',
};
