// Was Enden mehrerer Sets gleich sagen; siehe en/endings.ts.
import type { EndingPhrases } from '../clauses/endings';
import { writtenRows } from '../speech/marks';
import { range } from './words';

export const endings: EndingPhrases = {
  rows: (...rows) => writtenRows(rows, range),
  last: 'Wer als Letzter übrig bleibt, gewinnt das Spiel.',
  foe: ({ lives }, how, again, lost = '') => [
    `Der Gegner hat ${lives} Leben; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm. Wer ihm das letzte nimmt, gewinnt das Spiel.`,
    `${how} Man kann ihm nicht ausweichen.`,
    `Gewinnst du, verliert er 1 Leben${again ? ', und du kämpfst sofort noch einmal' : ''}.${lost === '' ? '' : ` Verlierst du, ${lost}`}`,
  ],
  either: (power, start = 'Kämpfe gegen ihn') =>
    `${start} mit Stärke oder mit Talent, wie du willst: Er hat von beidem ${power}.`,
};
