// Was das aufgedruckte Ende sagt; siehe endings.en.ts.
import type { EndingFacts, EndingWords } from '../../rules/vocab/ending-words';

const command: { readonly [K in Exclude<EndingFacts['way'], 'first'>]: string } = {
  command: 'Wirf 1 Würfel; ab 4 verliert jeder andere Charakter 1 Leben.',
  byPlayers: 'Wirf 1 Würfel; ab 4 (zu fünft ab 3, zu sechst ab 2) verliert jeder andere Charakter 1 Leben.',
  always: 'Jeder andere Charakter verliert 1 Leben.',
};

export const endings: EndingWords = {
  'base/ending/crown_of_command': ({ way }, say) =>
    way === 'first'
      ? ['Wer als Erster hierherkommt, gewinnt das Spiel.']
      : [
          say.last,
          `Bist du allein hier, musst du in jedem deiner Züge den Befehlszauber wirken, vom Zug nach deiner Ankunft an: ${command[way]}`,
        ],
};
