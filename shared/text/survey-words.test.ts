// Words that a survey of all unbuilt cards asked for, as both languages say them.
import { expect, it } from 'vitest';
import { throneOfTheDead } from '../content/probe/48-throne-of-the-dead';
import { dissonance } from '../content/probe/49-dissonance';
import type { Def } from '../rules/vocab/definition';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const says = (def: Def, en: string, de: string): void => {
  expect(describe(english, names, def).join(' / ')).toBe(en);
  expect(describe(german, names, def).join(' / ')).toBe(de);
};

it('what is done of one who is killed where others are out of the game', () => {
  says(
    throneOfTheDead,
    'It has 4 lives; those that it has lost stay lost, whoever took them. / Fight a Throne of the Dead in battle with Strength 10 or in psychic combat with Craft 10 (it cannot be evaded). If you win, remove 1 life from this card; if no life is left on it, win the game. Otherwise, end your turn. / As long as you win, you fight again at once. / You go on in another form when you are killed, whether or not the Crown was reached. / Whenever you go on in another form, teleport to the Graveyard. If the life on this card is less than 4, put 1 life on it.',
    'Dein Gegner hat 4 Leben; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm. / Kämpfe gegen Throne of the Dead im Kampf (Stärke 10) oder im psychischen Kampf (Talent 10), ohne ausweichen zu können. Wenn du gewinnst, entferne 1 Leben von dieser Karte; wenn auf ihr kein Leben mehr liegt, gewinne das Spiel. Sonst beende deinen Zug. / Solange du gewinnst, kämpfst du sofort wieder. / Du lebst in einer anderen Gestalt weiter, wenn du getötet wirst, auch nachdem die Krone erreicht wurde. / Immer wenn du in einer anderen Gestalt weiterlebst, teleportiere dich auf Graveyard. Wenn die Zahl der Leben auf dieser Karte kleiner als 4 ist, lege 1 Leben auf sie.',
  );
});

it('parts that are in harmony with none', () => {
  says(
    dissonance,
    'For 3 rounds, harmonies of Material cards do not take effect.',
    '3 Runden lang wirken Harmonien von Materialkarten nicht.',
  );
});
