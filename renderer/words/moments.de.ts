// What a table would shout about, and what the story stops for, in German.
import type { MomentWords } from './moments.en';

export const momentsDe: MomentWords = {
  rises: {
    talisman: (name) => `${name} besitzt einen Talisman`,
    given: (name) => `${name} gibt einen Talisman her`,
    middle: (name) => `${name} ist in der Mittleren Region`,
    inner: (name) => `${name} ist in der Inneren Region`,
    crown: (name) => `${name} steht auf der Krone`,
    quest: (name) => `${name} hat einen Auftrag erfüllt`,
    lead: (name) => `${name} geht in Führung`,
    king: (name) => `${name} ist Drachenkönig`,
  },
  goOn: 'Weiter',
  drawn: (name) => `Gezogen: ${name}`,
  answers: (spell) => `als Antwort auf ${spell}`,
  dead: (name) => `${name} ist tot`,
  gaveUp: (name) => `${name} verlässt das Spiel`,
  deadBy: (killer) => `Getötet von: ${killer}`,
  deadAt: (source) => `Todesursache: ${source}`,
  left: 'Was auf dem Feld zurückbleibt',
  nothingLeft: 'Nichts bleibt zurück.',
  gold: (n) => `${n} Gold`,
  newcomer: (player) => `${player} hat einen neuen Charakter`,
  yours: 'Dein neuer Charakter',
};
