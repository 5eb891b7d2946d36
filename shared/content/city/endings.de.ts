// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'city/ending/merchants_guild': ({ needs }) => [
    `Komm mit ${needs} Gold hierher, um das Spiel zu gewinnen.`,
    'Hast du weniger, zahlt dir in jedem deiner Züge hier jeder andere Charakter 1 Gold; wer keines hat, verliert 1 Leben.',
  ],
};
