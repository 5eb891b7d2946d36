// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'dragon/ending/dragon_king': () => [
    'Jeder Fürst hat 5 Leben; nimm dem, der gerade Drachenkönig ist, das letzte, und du gewinnst das Spiel.',
    'Greife ihn hier in jedem deiner Züge an, im Kampf oder im psychischen Kampf, jedes Mal wie du willst: Seine Stärke und sein Talent sind 12.',
    'Gewinnst du, verliert er 1 Leben, und du greifst ihn sofort wieder an. Sonst endet dein Zug; verlierst du, erleidest du auch seinen Drachenzorn.',
    'Tötet er dich und ist sonst niemand auf der Krone, hat er wieder alle Leben. Solange jemand hier ist, wechselt der Drachenkönig nicht.',
  ],
  'dragon/ending/dragon_slayers': () => [
    'Komm mit 5 erlegten Drachen hierher, und du gewinnst das Spiel. Es zählen alle, die du getötet hast, wo auch immer.',
    'Hast du weniger erlegt, decke hier in jedem deiner Züge Karten vom Stapel des Drachenkönigs auf, bis ein Drache erscheint, und kämpfe gegen ihn.',
  ],
  'dragon/ending/domain_of_dragons': (_def, say) => [
    say.last,
    'Werden für ein Feld Karten vom Abenteuerstapel gezogen, kommt die erste davon stattdessen vom Stapel des Drachenkönigs.',
    `Bist du allein hier, wirf zu Beginn jedes deiner Züge 1 Würfel: ${say.rows([1, 1, 'du erleidest den Drachenzorn des Drachenkönigs'], [2, 3, 'jeder andere Charakter erleidet ihn'], [4, 6, 'jeder andere Charakter verliert 1 Leben'])}.`,
  ],
};
