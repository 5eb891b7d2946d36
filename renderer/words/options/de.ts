// What house rules and editions are called, in German.
import type { OptionWords, WordsOfOptions } from './en';

const words: WordsOfOptions = {
  digital: { label: 'Digital', help: 'Die üblichen Regeln: die überarbeitete vierte Edition im Ablauf der digitalen.' },
  revised: {
    label: 'Überarbeitete 4. Edition',
    help: 'Das gedruckte Regelbuch der überarbeiteten vierten Edition, Wort für Wort.',
  },
  trophyCost: { label: 'Trophäenpunkte für 1 Stärke oder Talent', help: 'Weniger Punkte machen das Spiel kürzer.' },
  suddenDeath: { label: 'Jähes Ende', help: 'Wer die Krone als Erster erreicht, hat gewonnen.' },
  undoAnything: {
    label: 'Alles zurücknehmen',
    help: 'Jede Entscheidung darf zurückgenommen werden, auch nach Würfeln und gezogenen Karten. Das Spiel zählt dann als zwanglos.',
  },
  noOdds: {
    label: 'Ohne Aussichten',
    help: 'Was eine Möglichkeit bringt, steht nicht dabei: Wer wagt, rechnet selbst.',
  },
  noHints: {
    label: 'Ohne Rat',
    help: 'Niemand sagt, was ein guter Spieler täte.',
  },
  bloodbath: {
    label: 'Blutbad',
    help: 'Nur ein Talisman liegt bereit, und wer stirbt, scheidet aus. Im Chaos gewinnt niemand, der nicht auf der Krone gestanden hat.',
    values: { true: 'An', chaos: 'Chaos' },
  },
  commandSpell: {
    label: 'Befehlszauber',
    help: 'Wie leicht er wirkt: ab 4, leichter zu fünft und zu sechst, oder immer.',
    values: { profile: 'Ab 4', byPlayers: 'Nach Mitspielern', always: 'Immer' },
  },
  startingBonus: { label: 'Vorsprung', help: 'Alle beginnen mit 1 Stärke oder Talent mehr, nach eigener Wahl.' },
  timeLimit: {
    label: 'Zeitgrenze',
    help: 'Nach dieser Runde, oder nach der, in der so viel Spielzeit um ist, gewinnt, wer am meisten Marken, Gold, Zauber, Gefährten und Gegenstände hat.',
    values: {
      '0': 'Keine',
      '10': '10 Runden',
      '20': '20 Runden',
      '30': '30 Runden',
      '50': '50 Runden',
      m60: '60 Minuten',
      m90: '90 Minuten',
      m120: '2 Stunden',
      m180: '3 Stunden',
    },
  },
  evadeUnfriendly: {
    label: 'Unfreundlichen ausweichen',
    help: 'Dem Schwarzen Ritter, der Hexe, dem Teufel und anderen, die Böses wollen, darf jeder ausweichen. Oder jeder Kreatur auf Karten, aber nur, wer gerade ausweichen darf.',
    values: { true: 'Allen', cards: 'Allen auf Karten' },
  },
  inheritedItems: {
    label: 'Erbe',
    help: 'Ein neuer Charakter hat, was der letzte trug; wer ihn getötet hat, nimmt nichts.',
  },
  characterChoice: {
    label: 'Charaktere',
    help: 'Durch das Los, oder jeder wählt einen von dreien.',
    values: { random: 'Durch das Los', oneOfThree: 'Einer von dreien' },
  },
  limitedResources: {
    label: 'Begrenzte Marken',
    help: 'Was die Schachtel nicht enthält, kann niemand erhalten: 30 Gold, 36 Schicksal, 4 Gesinnungskarten.',
  },
  second: {
    label: '2. Edition',
    help: 'Die zweite Edition: vier Leben, kein Schicksal, Trophäen jederzeit, und was daliegt, darf man an sich nehmen.',
  },
  original: {
    label: 'Original',
    help: 'Die ersten Regeln mit ihren Zusätzen: Talent für Geister, Verwandlungen, und wer die Krone erreicht, hat gewonnen.',
  },
  fate: {
    label: 'Schicksal',
    help: 'Ohne Schicksal wird kein Wurf wiederholt, und was nur Schicksal gibt, gibt nichts.',
  },
  lives: {
    label: 'Leben',
    help: 'Womit jeder beginnt und worauf er geheilt wird: was seine Karte sagt, oder vier.',
    values: { character: 'Wie gedruckt', four: 'Vier' },
  },
  craftTrophies: {
    label: 'Talent für Trophäen',
    help: 'So viele Punkte wie Stärke kostet, zehn Punkte, oder nie: dann sind Geister keine Trophäen.',
    values: { same: 'Wie Stärke', none: 'Nie', ten: '10 Punkte' },
  },
  spellTable: {
    label: 'Zauber nach Talent',
    help: 'Wie viele Zauber ein Talent erlaubt: höchstens drei, oder vier ab 9.',
    values: { short: 'Bis 3', long: 'Bis 4' },
  },
  castingCaps: {
    label: 'Begrenztes Zaubern',
    help: 'Im eigenen Zug nur Zauber, mit denen du ihn begonnen hast, im Zug eines anderen nur einen.',
  },
  keepUseless: {
    label: 'Tragen, was man nicht nutzt',
    help: 'Ohne dies nimmt niemand eine Waffe oder Rüstung, die seine Fähigkeiten ihm verbieten.',
  },
  looseCards: {
    label: 'Karten auf einem Feld',
    help: 'Wo keine Karte gezogen wird, begegnet man ihnen der Reihe nach, oder nimmt sie vor und nach allem anderen an sich.',
    values: { inOrder: 'Der Reihe nach', free: 'Frei zu nehmen' },
  },
  lostTurn: {
    label: 'Aussetzen durch ein Ereignis',
    help: 'Ausgesetzt wird dieser Zug, wenn noch Karten warten, immer dieser, oder dieser und der nächste.',
    values: { othersWait: 'Wenn Karten warten', this: 'Dieser', both: 'Dieser und der nächste' },
  },
  combine: {
    label: 'Feinde kämpfen gemeinsam',
    help: 'Die mit derselben Begegnungszahl, oder alle, die mit demselben Wert angreifen.',
    values: { number: 'Nach Zahl', ability: 'Nach Wert' },
  },
  evadeAll: { label: 'Allen ausweichen', help: 'Wer einer Kreatur ausweicht, weicht allen auf dem Feld aus.' },
  hexFirst: { label: 'Verhexung vor dem Ziehen', help: 'Karten ohne Zahl begegnet man, bevor Karten gezogen werden.' },
  fallenReturn: {
    label: 'Tote kommen wieder',
    help: 'Die Karte eines toten Charakters geht zu den unbenutzten zurück.',
  },
  killersPick: { label: 'Beute des Siegers', help: 'Wer einen Charakter tötet, wählt aus dem, was er bei sich hatte.' },
  psychicFollower: {
    label: 'Gefährten gewinnen',
    help: 'Wer einen psychischen Kampf gewinnt, darf einen Gefährten nehmen.',
  },
  psychicArmour: {
    label: 'Rüstung im psychischen Kampf',
    help: 'Helm, Schild und Rüstung retten auch das Leben, das im psychischen Kampf verloren geht.',
  },
  meetOnValley: { label: 'Begegnung im Tal des Feuers', help: 'Charaktere dürfen einander dort begegnen.' },
  cardsInInnerRegion: {
    label: 'Karten in der Inneren Region',
    help: 'Karten, die dort liegen, begegnet man; ohne dies nur dem Feld.',
  },
  portalFailed: {
    label: 'Scheitern am Portal',
    help: 'Der Zug endet, oder nur die Bewegung: dann begegnest du dem Feld.',
    values: { turnEnds: 'Zug endet', moveEnds: 'Bewegung endet' },
  },
  leaveCrown: { label: 'Die Krone verlassen', help: 'Wer auf der Krone steht, darf sich zurückziehen.' },
  admitDefeat: {
    label: 'Sich geschlagen geben',
    help: 'Wen der Befehlszauber trifft, der darf ausscheiden, statt ein Leben zu verlieren.',
  },
  toadsGain: {
    label: 'Kröten gewinnen hinzu',
    help: 'Eine Kröte kann Stärke und Talent erhalten, solange sie eine ist.',
  },
  tavernLife: {
    label: 'Um ein Leben spielen',
    help: 'Wer in der Taverne verliert und kein Gold hat, verliert ein Leben.',
  },
  raft: {
    label: 'Ein Floß bauen',
    help: 'Mit einer Axt in Wald oder Forst: statt der Bewegung, sofort für diese Bewegung, oder indem du deinen Zug dort beendest.',
    values: { insteadOfMove: 'Statt der Bewegung', thatMove: 'Für diese Bewegung', turnEnd: 'Am Zugende' },
  },
  desertDraws: {
    label: 'Karten in der Wüste',
    help: 'Dort wird eine Karte gezogen; ohne dies kostet die Wüste nur ein Leben.',
  },
  werewolf: {
    label: 'Stärke des Werwolfs',
    help: 'Zwei Würfel, ein Würfel, oder ein Würfel und acht.',
    values: { twoDice: 'Zwei Würfel', oneDie: 'Ein Würfel', oneDieAndEight: 'Ein Würfel + 8' },
  },
  belongings: {
    label: 'Gepäck',
    help: 'Vier Gegenstände trägt man selbst; was man mit einem Maultier darüber hinaus hat, ist Gepäck und nützt nichts, bis man es gegen etwas Getragenes tauscht, so oft man will.',
  },
  mule: {
    label: 'Das Maultier trägt',
    help: 'Vier Gegenstände mehr, oder beliebig viele.',
    values: { four: 'Vier', any: 'Beliebig viele' },
  },
  wand: {
    label: 'Der Zauberstab',
    help: 'Gibt einen Zauber, wenn der letzte gewirkt ist, oder auch beim Nehmen, gleich wie groß das Talent ist.',
    values: { cast: 'Nach dem Wirken', always: 'Immer einen' },
  },
  trophiesAnytime: {
    label: 'Trophäen jederzeit',
    help: 'Sie dürfen jederzeit außerhalb eines Kampfes eingetauscht werden.',
  },
  kingOfTheHill: {
    label: 'König des Hügels',
    help: 'Wer als Letzter lebt, hat gewonnen; wer getötet wird, scheidet aus. Mit dem Verlies darf, wer dessen Schatzkammer erreicht, einen Talisman nehmen und durch das Portal der Macht gehen.',
  },
  reviveLimit: {
    label: 'Neue Charaktere',
    help: 'Wie oft ein getöteter Spieler neu beginnen darf.',
    values: { unlimited: 'Unbegrenzt' },
  },
  moveUpTo: { label: 'Weniger weit gehen', help: 'Du darfst weniger Felder gehen, als du gewürfelt hast.' },
  rollTwoChoose: {
    label: 'Aus zwei Würfeln wählen',
    help: 'Für die Bewegung werden zwei Würfel geworfen; du wählst einen.',
  },
  statCap: {
    label: 'Obergrenze für Marken',
    help: 'Mehr Stärkemarken oder mehr Talentmarken als so viele erhält niemand.',
    values: { '0': 'Keine' },
  },
  noAttacks: { label: 'Keine Angriffe', help: 'Niemand greift einen anderen Charakter an, außer auf der Krone.' },
  noTheft: {
    label: 'Kein Diebstahl',
    help: 'Niemand nimmt einem anderen Charakter Gold oder Karten, auch keinem, den er getötet hat.',
  },
  henchmen: {
    label: 'Gefolgsleute',
    help: 'Unbenutzte Charaktere dienen dir: ihre Fähigkeiten sind deine, und sie kämpfen an deiner Stelle.',
    values: { '0': 'Keine' },
  },
  transformations: {
    label: 'Verwandlungen',
    help: 'Wer zur Kröte wird, zieht, was er wird: Hase, Fledermaus, Eber und mehr.',
  },
};

export const wordsOfOptions: { readonly [id: string]: OptionWords | undefined } = words;
