// Passages of the rulebook in our own words, by the key that a question carries (`Prompt.rule`). R4: Revised 4th
// edition; D: the Digital Edition's book, where it says more.
import type { RuleKey } from '../en/rules';
import { rules as english } from '../en/rules';
import type { RulePassage } from '../language';

const traded = (prices: string): string =>
  `Am Ende deines Zugs darfst du getötete Feinde eintauschen: ${prices}. Was übrig bleibt, verfällt. Stärke und Talent, die du erhältst, sind Marken; sie zählen zum Wert auf deiner Karte dazu, und unter diesen Wert fällst du nie.`;
const price = (cost: number, what: string): string => `${cost} Punkte ${what} ergeben 1 ${what}`;

/** Beside a question: with the number that holds there. */
const beside: { readonly [K in RuleKey]?: RulePassage['beside'] } = {
  trophies: (cost, what) => traded(`Je ${price(cost, what === 'craft' ? 'Talent' : 'Stärke')}`),
};

/** Where the book has it is said once, in the English catalogue. */
const passages: { readonly [K in RuleKey]: readonly [title: string, text: string] } = {
  card: [
    'Karten gehen vor',
    'Was eine Karte sagt, geht den Regeln vor. Wenn eine Karte etwas erlaubt und eine andere es verbietet, ist es verboten.',
  ],
  timing: [
    'Reihenfolge',
    'Könnten mehrere Spieler im selben Augenblick handeln, beginnt der Spieler am Zug, dann folgen die anderen im Uhrzeigersinn. Wirkungen, die zugleich eintreten, ordnet der Spieler am Zug.',
  ],
  setup: [
    'Der Aufbau',
    'Jeder beginnt mit einem Charakter, dessen Leben und Schicksal, 1 Gold und den Zaubern und Gegenständen, die seine Karte nennt. Andere Regeln lassen dich vielleicht einen Charakter wählen oder mit 1 Stärke oder Talent mehr beginnen.',
  ],
  ending: [
    'Das Ende',
    'Eines der gewählten Enden liegt auf der Krone der Herrschaft und gilt anstelle des Befehlszaubers. Ein verborgenes wird von dem aufgedeckt, der als Erster dort ankommt, und er befolgt es sofort. Wer dort allein steht, befolgt es in jedem seiner Züge; wo zwei stehen, muss einer dem anderen begegnen. Von der ersten Ankunft an scheidet aus, wer getötet wird.',
  ],
  turn: [
    'Der Zug',
    'Erst bewegst du dich, dann begegnest du entweder dem Feld, auf dem du ankommst, oder einem Charakter dort. Danach darfst du Trophäen eintauschen, und der nächste Spieler ist am Zug.',
  ],

  movement: [
    'Bewegung',
    'Wirf einen Würfel und ziehe genau so viele Felder weit. Du musst dich immer bewegen, was auch auf deinem Feld liegt.',
  ],
  'movement.direction': [
    'Richtung',
    'Ziehe im Uhrzeigersinn oder dagegen, wie du willst, aber kehre unterwegs nicht um. Nur wenn du die Brücke überquerst, darfst du neu wählen.',
  ],
  sentinel: [
    'Der Wächter',
    'Um die Brücke von der Äußeren in die Mittlere Region zu überqueren, musst du den Wächter besiegen oder ihm ausweichen. Bei einer Niederlage oder einem Patt endet dein Zug auf seinem Feld. Der Rückweg ist frei.',
  ],
  portal: [
    'Das Portal der Macht',
    'Hast du am Portal noch Bewegung übrig, darfst du versuchen, es mit Talent oder mit Stärke zu öffnen. Wirf zwei Würfel: Ist die Summe nicht größer als dieser Wert, kommst du auf die Ebene der Gefahr; sonst bleibst du und verlierst 1 Punkt davon. In beiden Fällen endet dein Zug.',
  ],
  raft: [
    'Flöße',
    'Ein Floß bringt dich statt deiner nächsten Bewegung über den Sturmfluss auf das Feld direkt gegenüber. Es kann weder aufbewahrt noch zurückgelassen werden.',
  ],
  inner: [
    'Die Innere Region',
    'Hier ziehst du in jedem Zug ein Feld weit, ohne zu würfeln, und musst jedes Feld hinter dich bringen, bevor du weiterdarfst. Umkehren darfst du, wann du willst.',
  ],
  'inner.back': [
    'Umkehren',
    'Bist du einmal umgekehrt, musst du ganz bis zur Ebene der Gefahr zurück, ein Feld in jedem Zug, und beachtest nicht, was die Felder unterwegs sagen. Dort bist du wieder frei.',
  ],
  crown: [
    'Die Krone der Herrschaft',
    'Wer dort allein ist, muss in jedem Zug den Befehlszauber wirken: Ab 4 verliert jeder andere Charakter 1 Leben. Ist noch ein Charakter dort, muss er stattdessen ihm begegnen. Wer von da an getötet wird, scheidet aus.',
  ],

  'encounter.choice': [
    'Wem du begegnest',
    'Begegne entweder einem Charakter auf deinem Feld oder dem Feld selbst, nie beiden. Nur wo du ankommst, gibt es eine Begegnung.',
  ],
  encounter: [
    'Einem Feld begegnen',
    'Ziehe nur so viele Karten, wie zur Zahl auf dem Feld fehlen. Karten kommen in der Reihenfolge ihrer Begegnungszahlen dran, die niedrigste zuerst; auch Ereignisse richten sich nach ihrer Zahl.',
  ],
  taking: [
    'Karten nehmen',
    'Sind alle Feinde auf dem Feld getötet oder bist du ihnen ausgewichen, darfst du Gegenstände, Gefährten und Gold nehmen, die dort liegen.',
  ],
  'combat.character': [
    'Einem Charakter begegnen',
    'Greife ihn an oder benutze eine deiner besonderen Fähigkeiten gegen ihn. Das ist die ganze Begegnung dieses Zugs.',
  ],
  combat: [
    'Kampf',
    'Jede Seite wirft einen Würfel und addiert ihre Stärke; die höhere Summe gewinnt. Eine getötete Kreatur darf zur Trophäe werden; wirst du besiegt, verlierst du 1 Leben. Niederlage und Patt beenden den Zug.',
  ],
  'combat.evade': [
    'Ausweichen',
    'Erlaubt dir eine Karte oder eine Fähigkeit auszuweichen, sage es vor allem anderen im Kampf. Wem du ausweichst, der kann dir nichts tun, und du ihm nicht. Den Kreaturen der Inneren Region kann niemand ausweichen.',
  ],
  'combat.spells': [
    'Zauber vor dem Würfeln',
    'Zauber und alles andere, was Stärke oder Talent ändert, müssen vor dem ersten Angriffswurf benutzt werden.',
  ],
  'combat.psychic': [
    'Psychischer Kampf',
    'Er verläuft wie ein Kampf, aber mit Talent statt Stärke. Kein Gegenstand kann das Leben retten, das dabei verloren geht.',
  ],
  'combat.group': [
    'Mehrere Feinde',
    'Feinde mit derselben Begegnungszahl kämpfen gemeinsam: Ihre Stärke oder ihr Talent wird addiert, und sie werfen einen Würfel.',
  ],
  'combat.standOff': [
    'Patt',
    'Sind die Angriffswerte gleich, kommt niemand zu Schaden, und der Zug endet. In deinem nächsten Zug gehst du, ohne demselben noch einmal zu begegnen.',
  ],
  'combat.reward': [
    'Lohn',
    'Der Sieger nimmt dem Verlierer ein Leben, einen Gegenstand oder ein Gold. Stirbt der Verlierer daran, darf der Sieger behalten, was er hinterlässt.',
  ],
  weapons: [
    'Waffen und Rüstung',
    'In einem Angriff darfst du eine Waffe und eine Rüstung benutzen, wie viele du auch trägst.',
  ],

  figures: [
    'Figuren',
    'Eine Figur auf dem Spielplan gehört niemandem und ist keine der Karten auf ihrem Feld. Wer sie bewegt, wählt die Richtung, darf aber unterwegs nicht umkehren; sie überquert die Brücke frei und passiert kein anderes Tor.',
  ],

  fate: [
    'Schicksal',
    'Zahle 1 Schicksal, um einen eben geworfenen Würfel neu zu werfen, einmal je Wurf. Das neue Ergebnis gilt. Würfel von Kreaturen und anderen Spielern lassen sich so nicht ändern. Ein natürlicher Wurf ist, was der Würfel selbst zeigt, bevor etwas addiert wird. Wer Leben heilt oder Schicksal auffüllt, holt Verlorenes zurück, höchstens bis zum Wert auf seiner Karte; was er erhält, darf darüber hinausgehen.',
  ],
  'fate.sides': [
    'Helles und dunkles Schicksal',
    'Zahle helles Schicksal, um einen deiner eigenen Würfel neu zu werfen, und dunkles, damit ein anderer Charakter einen eben geworfenen neu werfen muss: Erst darf zahlen, wer geworfen hat, dann die anderen. Ein Würfel wird nur einmal neu geworfen. Bei Schicksal, das du erhältst oder auffüllst, wählst du die Seite. Nach dunklem wirst du gefragt, wenn es dich angeht; unter „Wann Karten fragen“ lässt sich das ändern.',
  ],
  trophies: [
    'Trophäen',
    traded(
      `Je ${price(7, 'Stärke')}, je ${price(7, 'Talent')}. Hausregeln, Karten und Felder können ändern, wie viele Punkte nötig sind`,
    ),
  ],
  carrying: [
    'Gegenstände tragen',
    'Du darfst vier Gegenstände tragen; was darüber ist, musst du auf deinem Feld zurücklassen, und du wählst, was. Gefährten und Gold zählen nicht.',
  ],
  ditching: [
    'Zurücklassen',
    'Du darfst einen Gegenstand oder einen Gefährten auf deinem Feld zurücklassen, ihn aber nicht im selben Zug wieder nehmen.',
  ],
  having: [
    'Haben und benutzen',
    'Du darfst eine Karte behalten, die du gerade nicht benutzen kannst. Eine Karte, die deine Gesinnung verbietet, muss sofort zurückbleiben.',
  ],
  purchase: [
    'Kaufen',
    'Gekauft wird aus den Warenkarten, die noch da sind, zum Preis des Verkäufers. Karten, die dorthin zurückkommen, können wieder gekauft werden.',
  ],
  'spells.limit': [
    'Wie viele Zauber',
    'Dein Talent bestimmt, wie viele Zauber du haben darfst: keinen mit 1 oder 2, einen mit 3, zwei mit 4 oder 5, drei ab 6. Überzählige werden sofort abgelegt; sonst kannst du sie nur wirken.',
  ],
  'spells.cast': [
    'Wirken',
    'In deinem Zug darfst du so viele Zauber wirken, wie du zu seinem Beginn hattest, im Zug eines anderen einen. Ein Zauber braucht ein Ziel, auf das er wirken kann.',
  ],
  alignment: [
    'Gesinnung',
    'Ein Charakter darf die Gesinnung einmal pro Zug wechseln. Karten, die er dann nicht mehr haben darf, bleiben auf seinem Feld.',
  ],
  toad: [
    'Kröten',
    'Eine Kröte hat Stärke 1 und Talent 1, zieht ein Feld in jedem Zug, ohne zu würfeln, und hat keine besonderen Fähigkeiten. Gegenstände, Gefährten und Gold bleiben auf dem Feld; Zauber behält sie, kann aber keine erhalten oder wirken.',
  ],
  'turn.lost': [
    'Aussetzen',
    'Dein Zug endet sofort. Gab es noch etwas, dem du begegnet wärst, war dies der ausgesetzte Zug; sonst setzt du den nächsten aus.',
  ],
  death: [
    'Tod',
    'Wer das letzte Leben verliert, ist tot, und seine Sachen bleiben auf dem Feld. Der Spieler beginnt mit einem neuen Charakter, außer jemand hat schon die Krone der Herrschaft erreicht.',
  ],
  quest: [
    'Der Auftrag des Hexenmeisters',
    'Du darfst einen Auftrag zur Zeit annehmen und ihn nicht aufgeben. Mit einem Auftrag kannst du das Portal der Macht nicht öffnen. Sobald er erfüllt ist, kehrst du in die Höhle zurück, erhältst einen Talisman, und dein Zug endet.',
  ],
  talisman: [
    'Talismane',
    'Nur mit einem Talisman darfst du das Tal des Feuers betreten. Ist keiner mehr da, wenn du einen erhalten würdest, gehst du leer aus.',
  ],
};

const keys = Object.keys(passages) as readonly RuleKey[];
export const rules: Readonly<Record<string, RulePassage>> = Object.fromEntries(
  keys.map((key) => {
    const [title, text] = passages[key];
    return [key, { title, text, source: english[key]?.source ?? '', ...(beside[key] && { beside: beside[key] }) }];
  }),
);
