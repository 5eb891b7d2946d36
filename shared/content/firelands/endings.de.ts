// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'firelands/ending/a_hero_rises': ({ needs }) => [
    `Komm mit ${needs} Schicksal hierher, um das Spiel zu gewinnen. Mit weniger wirst du auf die Ebene der Gefahr geschickt.`,
    'Wer einen Gegner besiegt, erhält 1 Schicksal; wer besiegt wird, verliert 1. Nach oben gibt es keine Grenze: Wem keines fehlt, der erhält 1, wo er es auffüllen würde.',
  ],
};
