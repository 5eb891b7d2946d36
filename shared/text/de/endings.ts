// Was auf der Karte eines Endes steht; siehe en/endings.ts.
import type { Lookup } from '../../kernel/json';
import type { EndingFacts } from '../clauses/endings';
import { writtenRows, type WrittenRow } from '../speech/marks';
import { range } from './words';

const rows = (...list: readonly WrittenRow[]): string => writtenRows(list, range);
const last = 'Wer als Letzter übrig bleibt, gewinnt das Spiel.';
const foe = ({ lives }: EndingFacts, how: string, again: boolean, lost = ''): readonly string[] => [
  `Der Gegner hat ${lives} Leben; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm. Wer ihm das letzte nimmt, gewinnt das Spiel.`,
  `${how} Man kann ihm nicht ausweichen.`,
  `Gewinnst du, verliert er 1 Leben${again ? ', und du kämpfst sofort noch einmal' : ''}.${lost === '' ? '' : ` Verlierst du, ${lost}`}`,
];
const either = (power: string, start = 'Kämpfe gegen ihn'): string =>
  `${start} mit Stärke oder mit Talent, wie du willst: Er hat von beidem ${power}.`;
const attack =
  'Sind zwei auf der Krone, muss jeder in seinem Zug den anderen angreifen, mit Stärke oder mit Talent, wie er will, oder eine Fähigkeit gegen ihn einsetzen.';

const command = (effect: string): readonly string[] => [
  last,
  `Bist du allein hier, musst du in jedem deiner Züge den Befehlszauber wirken, vom Zug nach deiner Ankunft an: ${effect}`,
];
const crown: { readonly [K in EndingFacts['way']]: readonly string[] } = {
  command: command('Wirf 1 Würfel; ab 4 verliert jeder andere Charakter 1 Leben.'),
  byPlayers: command('Wirf 1 Würfel; ab 4 (zu fünft ab 3, zu sechst ab 2) verliert jeder andere Charakter 1 Leben.'),
  always: command('Jeder andere Charakter verliert 1 Leben.'),
  first: ['Wer als Erster hierherkommt, gewinnt das Spiel.'],
};

export const endings: Lookup<(facts: EndingFacts) => readonly string[]> = {
  'base/ending/crown_of_command': ({ way }) => crown[way],
  'blood-moon/ending/blood_moon_werewolf': (def) =>
    foe(def, 'Kämpfe gegen ihn: Seine Stärke ist 11.', false, 'würfelst du außerdem auf der Tabelle des Werwolfs.'),
  'blood-moon/ending/lightbearers': () => [
    'Alle sind gut. Jeder Charakter legt zu Beginn des Spiels 2 Schicksal auf diese Karte; bei Einbruch der Nacht kommt jeweils 1 davon weg, und mit dem letzten haben alle Spieler verloren.',
    'Sobald ein Charakter die Krone der Herrschaft erreicht, gewinnen alle.',
    'Niemand greift einen anderen Charakter an. Wer die Gesinnung wechseln würde, verliert stattdessen 1 Leben.',
    'Wer einem anderen Charakter begegnet, darf mit ihm nach Belieben Gold, Gegenstände und Gefährten tauschen. Im Kampf gegen eine Kreatur dürfen die anderen Charaktere auf dem Feld ihre Stärke addieren, im psychischen Kampf ihr Talent.',
  ],
  'blood-moon/ending/horrible_black_void': () => [
    'Wer die Krone als Erster erreicht, stürzt in die Leere: Er stirbt, und alle seine Karten und sein Gold sind aus dem Spiel. Sein Spieler darf neu beginnen.',
    'Auch diese Karte ist dann aus dem Spiel, und von da an gilt die Krone der Herrschaft als Ende.',
  ],
  'cataclysm/ending/cult_of_the_damned': (def) => [
    ...foe(
      def,
      either('8, und 1 mehr für jede Seele auf dieser Karte'),
      true,
      'legst du außerdem einen deiner Gefährten ab.',
    ),
    'Immer wenn ein Charakter stirbt, kommt 1 Seele hierher.',
  ],
  'cataclysm/ending/the_eternal_crown': () => [
    last,
    `Bist du allein hier, wirf zu Beginn jedes deiner Züge 1 Würfel: ${rows([1, 1, 'du verlierst 1 Leben'], [2, 2, 'jeder Charakter verliert 1 Leben'], [3, 5, 'jeder andere Charakter verliert 1 Leben'], [6, 6, 'von den anderen stirbt, wer die wenigsten Leben hat'])}.`,
  ],
  'city/ending/merchants_guild': ({ needs }) => [
    `Komm mit ${needs} Gold hierher, um das Spiel zu gewinnen.`,
    'Hast du weniger, zahlt dir in jedem deiner Züge hier jeder andere Charakter 1 Gold; wer keines hat, verliert 1 Leben.',
  ],
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
  'dragon/ending/domain_of_dragons': () => [
    last,
    'Werden für ein Feld Karten vom Abenteuerstapel gezogen, kommt die erste davon stattdessen vom Stapel des Drachenkönigs.',
    `Bist du allein hier, wirf zu Beginn jedes deiner Züge 1 Würfel: ${rows([1, 1, 'du erleidest den Drachenzorn des Drachenkönigs'], [2, 3, 'jeder andere Charakter erleidet ihn'], [4, 6, 'jeder andere Charakter verliert 1 Leben'])}.`,
  ],
  'firelands/ending/a_hero_rises': ({ needs }) => [
    `Komm mit ${needs} Schicksal hierher, um das Spiel zu gewinnen. Mit weniger wirst du auf die Ebene der Gefahr geschickt.`,
    'Wer einen Gegner besiegt, erhält 1 Schicksal; wer besiegt wird, verliert 1. Nach oben gibt es keine Grenze: Wem keines fehlt, der erhält 1, wo er es auffüllen würde.',
  ],
  'frostmarch/ending/crown_and_sceptre': () => [
    last,
    'Wer allein hier ist, wirkt zu Beginn jedes Zuges, wessen Zug es auch ist, den Befehlszauber, wenn er darf: Ohne Würfelwurf verliert jeder andere Charakter 1 Leben.',
    'Sobald jemand zur Krone gekommen ist, heilt niemand mehr und niemand erhält ein Leben.',
    attack,
  ],
  'frostmarch/ending/warlock_quests': () => [
    'Wer als Erster mit 4 erfüllten Aufträgen hierherkommt, gewinnt das Spiel.',
    'Alle beginnen mit 4 Aufträgen des Hexenmeisters, die das Los bestimmt.',
    'Die ersten 3, die du erfüllst, bringen dich weder in die Höhle, noch bringen sie eine Belohnung; erst der 4. tut es. Was du erfüllt hast, zählt für alle deine Charaktere, und wer stirbt, hinterlässt seine Aufträge dem nächsten.',
  ],
  'frostmarch/ending/ice_queen': (def) =>
    foe(
      def,
      either('12'),
      true,
      `wirf außerdem 1 Würfel: ${rows([1, 1, 'du kommst als Kröte auf die Ebene der Gefahr, für 3 Züge'], [2, 3, 'du kommst zum Portal der Macht'], [4, 5, 'du setzt 1 Zug aus'], [6, 6, 'nichts'])}.`,
    ),
  'highland/ending/battle_royale': () => [
    last,
    'Bist du der Erste hier, scheiden alle ohne Talisman aus, und alle anderen kommen zur Krone.',
    'Dann kämpft ihr es aus: Greif in deinem Zug einen anderen an, mit Stärke oder mit Talent, wie du willst. Niemand darf ausweichen, und der Sieger nimmt ein Leben.',
    'Gewinnst du, hast du noch einen Zug und greifst einen anderen an, wenn es einen gibt. Nach einem Patt kämpfst du gegen denselben weiter.',
  ],
  'highland/ending/eagle_king': (def) => foe(def, either('12', 'Kämpfe in jedem deiner Züge einmal gegen ihn,'), false),
  'highland/ending/hand_of_doom': () => [
    `Wirf in jedem deiner Züge hier 1 Würfel: ${rows([1, 1, 'alle Spieler verlieren das Spiel'], [2, 3, 'du verlierst 1 Leben'], [4, 5, 'ein Charakter, den du wählst, stirbt'], [6, 6, 'alle anderen sterben, und du gewinnst das Spiel'])}.`,
  ],
  'sacred-pool/ending/demon_lord': (def) =>
    foe(
      def,
      'Kämpfe gegen ihn mit Talent: Er hat 12.',
      true,
      'verlierst du außerdem 1 Leben, wenn du gut bist, oder 1 Schicksal, wenn du neutral bist.',
    ),
  'sacred-pool/ending/judgement_day': () => [
    `Wer für würdig befunden wird, gewinnt das Spiel. In deinem Zug hier legt jeder Charakter, du zuerst, 1 Schicksal aus dem Vorrat auf diese Karte, die helle oder die dunkle Seite nach oben. Dann wirf 1 Würfel, zähle 1 für jedes helle Schicksal dazu und zieh 1 für jedes dunkle ab: ${rows([-Infinity, 1, 'niemand ist würdig: Diese Karte wird abgelegt, und von nun an ist die Krone der Herrschaft das Ende'], [2, 3, 'du stirbst'], [4, 5, 'alle Charaktere deiner Gesinnung gewinnen das Spiel'], [6, Infinity, 'du gewinnst es allein'])}.`,
  ],
  'sacred-pool/ending/sacred_pool': () => [
    'Wer als Erster mit 4 verbrauchten Belohnungen hierherkommt, gewinnt das Spiel.',
    'Verbraucht sind Belohnungen, die ihre Wirkung getan und das Spiel verlassen haben; was du behältst, zählt nicht. Was du verbraucht hast, zählt für alle deine Charaktere.',
  ],
  'woodland/ending/judged_by_fate': () => [
    last,
    'In jedem deiner Züge hier wählen alle Spieler heimlich und gleichzeitig Hell oder Dunkel. Wer dasselbe gewählt hat wie du, verliert 1 Leben; hat es niemand, verlierst du 1.',
  ],
};
