// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'woodland/ending/judged_by_fate': (_def, say) => [
    say.last,
    'In jedem deiner Züge hier wählen alle Spieler heimlich und gleichzeitig Hell oder Dunkel. Wer dasselbe gewählt hat wie du, verliert 1 Leben; hat es niemand, verlierst du 1.',
  ],
};
