// The story of a game that is over, in German.
import type { StoryWords } from './story.en';

export const storyDe: StoryWords = {
  race: 'Das Rennen',
  power: 'Stärke und Talent',
  regions: 'Region',
  moments: 'Was den Ausschlag gab',
  watch: 'Ansehen',
  round: (n) => `Runde ${n}`,
  turning: {
    crown: (who) => `${who} erreicht die Krone der Herrschaft`,
    inner: (who) => `${who} betritt die Innere Region`,
    middle: (who) => `${who} betritt die Mittlere Region`,
    talisman: (who) => `${who} gewinnt einen Talisman`,
    death: (who, by) => (by === '' ? `${who} stirbt` : `${who} stirbt: ${by}`),
    slain: (who, by) => `${who} unterliegt im Kampf: ${by}`,
    lead: (who) => `${who} geht in Führung`,
    quest: (who, by) => `${who} erfüllt einen Auftrag: ${by}`,
  },
  total: 'Summe',
  totalOf: 'Marken, Gold, Zauber, Gefährten und Gegenstände, ohne das, womit der Charakter begann',
  deaths: 'Verlorene Charaktere',
  luck: 'Würfel im Schnitt',
  lucky: { lucky: 'Würfelglück', unlucky: 'Würfelpech', fair: 'Gerechte Würfel', few: 'Zu wenige Würfe' },
  average: (n) => n.replace('.', ','),
  runner: (who, power, region) => `${who}: Stärke und Talent ${power}, ${region}`,
  things: (who) => `Besitz am Ende: ${who}`,
  picture: 'Bild speichern',
  pictureFile: 'crownward-ende.png',
};
