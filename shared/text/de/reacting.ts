// What is asked of whoever may answer an event or use a moment: what happens, and what he could do about it.
import type { Args, Phrase } from '../language';
import type { EventKind, Moment } from '../clauses/words';
import type { Reacted } from '../asked';
import { some } from '../speech/german-nouns';
import { words } from '../speech/words';
import { life } from './words';
import { asked, because, cardIs, cardOr, counted, plain, purpose, the } from './prompt-parts';

/** What somebody does in a moment, or has done. */
const soon = (a: Args, does: string, what: string, done: string, prefix = ''): string =>
  words(asked(a), a.has('done') ? 'hat' : `${does} gleich`, what, a.has('done') ? done : prefix);
/** What the die shows, and what that has become. */
const shown = (a: Args): string => (a.has('natural') ? `${a.n('natural')} (Ergebnis ${a.n('n')})` : String(a.n('n')));
export const reactions: { readonly [K in EventKind]: Reacted } = {
  gain: [(a) => soon(a, 'erhält', counted(a, 'etwas'), 'erhalten'), 'Reagierst du darauf?'],
  lose: [(a) => soon(a, 'verliert', counted(a, 'etwas'), 'verloren') + because(a), 'Reagierst du darauf?'],
  heal: [(a) => soon(a, 'heilt', some(Math.max(1, a.n('n')), life).akk, 'geheilt'), 'Reagierst du darauf?'],
  replenish: [(a) => soon(a, 'füllt', 'Schicksal', 'aufgefüllt', 'auf'), 'Reagierst du darauf?'],
  alignment: [(a) => soon(a, 'wechselt', 'die Gesinnung', 'gewechselt'), 'Reagierst du darauf?'],
  toad: [
    (a) =>
      `${asked(a)} ${a.has('done') ? 'ist' : 'wird gleich'} zur Kröte${a.has('done') ? ' geworden' : ''}${because(a)}`,
    'Reagierst du darauf?',
  ],
  missTurn: [
    (a) => `${asked(a)} ${a.has('done') ? 'muss einen Zug aussetzen' : 'setzt gleich einen Zug aus'}${because(a)}`,
    'Reagierst du darauf?',
  ],
  moved: [(a) => `${asked(a)} wird bewegt${because(a)}`, 'Reagierst du darauf?'],
  rolling: [(a) => `${asked(a)} würfelt gleich ${purpose(a.text('what'))}`.trimEnd(), 'Tust du vorher etwas?'],
  rolled: [
    (a) =>
      a.text('what') === 'creature'
        ? `Der Gegner von ${asked(a)} hat ${shown(a)} gewürfelt`
        : `${asked(a)} hat ${purpose(a.text('what'))} ${shown(a)} gewürfelt`.replace(/ {2,}/g, ' '),
    'Änderst du das?',
  ],
  cast: [
    (a) => `${asked(a)} wirkt ${a.has('card') ? the(a, 'card').akk : the(a, 'source').akk}`,
    'Reagierst du darauf?',
  ],
  spellGained: [(a) => soon(a, 'erhält', 'einen Zauber', 'erhalten'), 'Reagierst du darauf?'],
  taken: [(a) => soon(a, 'nimmt', cardOr(a, 'eine Karte'), 'genommen'), 'Reagierst du darauf?'],
  left: [(a) => soon(a, 'verliert', cardOr(a, 'eine Karte'), 'verloren'), 'Reagierst du darauf?'],
  spellSpent: [(a) => `${asked(a)} hat einen Zauber gewirkt`, 'Nutzt du das?'],
  put: [
    (a) =>
      `${cardIs(a, 'Eine Karte')} ${a.has('done') ? 'ist' : 'kommt gleich'} an eine andere Stelle${a.has('done') ? ' gekommen' : ''}`,
    'Reagierst du darauf?',
  ],
  dealt: [(a) => soon(a, 'teilt', 'Karten', 'ausgeteilt', 'aus'), 'Reagierst du darauf?'],
  burnt: [
    (a) => `${a.has('card') ? a.name('card') : 'Eine Karte'} ${a.has('done') ? 'ist verbrannt' : 'verbrennt gleich'}`,
    'Reagierst du darauf?',
  ],
  fateTurned: [(a) => soon(a, 'dreht', 'Schicksal', 'umgedreht', 'um'), 'Reagierst du darauf?'],
  drawing: [(a) => `${asked(a)} zieht gleich Karten`, 'Tust du vorher etwas?'],
  drawn: [
    (a) =>
      `${asked(a)} hat ${a.n('n') > 1 ? 'Karten' : 'eine Karte'} gezogen${a.has('list') ? ` (${a.text('list')})` : ''}`,
    'Behalten oder ersetzen?',
  ],
  fightBegan: [(a) => `${asked(a)} kämpft gleich`, 'Tust du vorher etwas?'],
  diceBegin: [(a) => `${asked(a)} würfelt gleich für einen Angriff`, 'Tust du vorher etwas?'],
  compared: [(a) => `${asked(a)} vergleicht die Angriffswerte`, 'Änderst du den Ausgang?'],
  fought: [(a) => `${asked(a)} hat gekämpft`, 'Nutzt du das?'],
  defeated: [
    (a) => `${asked(a)} hat den Kampf${a.has('card') ? ` gegen ${the(a, 'card').akk}` : ''} gewonnen`,
    'Nutzt du das?',
  ],
  killed: [(a) => `${asked(a)} tötet ${cardOr(a, 'die Kreatur')}`, 'Reagierst du darauf?'],
  heroKilled: [
    (a) => `${asked(a)} ${a.has('done') ? 'ist getötet worden' : 'wird gleich getötet'}`,
    'Reagierst du darauf?',
  ],
  turnBegan: [(a) => `${asked(a)} beginnt den Zug`, 'Tust du vorher etwas?'],
  turnEnded: [(a) => `${asked(a)} beendet den Zug`, 'Tust du vorher etwas?'],
  turnDone: [(a) => `Der Zug von ${asked(a)} ist zu Ende`, 'Tust du etwas?'],
  roundEnded: [plain('Die Runde endet'), 'Tust du vorher etwas?'],
  landed: [(a) => `${asked(a)} ist auf einem Feld angekommen`, 'Nutzt du das?'],
  encounterBegan: [(a) => `${asked(a)} beginnt eine Begegnung`, 'Tust du vorher etwas?'],
  visited: [(a) => `${asked(a)} besucht ${a.has('card') ? the(a, 'card').akk : the(a, 'source').akk}`, 'Nutzt du das?'],
  visitedWhom: [(a) => `${asked(a)} hat jemanden besucht`, 'Nutzt du das?'],
  crossedRiver: [(a) => `${asked(a)} hat den Sturmfluss überquert`, 'Reagierst du darauf?'],
  statusGained: [(a) => `${asked(a)} ist betroffen${because(a)}`, 'Reagierst du darauf?'],
  statusEnded: [(a) => `${asked(a)} ist wieder frei${because(a)}`, 'Reagierst du darauf?'],
  beaten: [(a) => `${asked(a)} ist besiegt`, 'Reagierst du darauf?'],
  stoodIn: [
    (a) => `${cardIs(a, 'Eine Karte')} hat für ${a.has('hero') ? the(a, 'hero').akk : 'einen Charakter'} gekämpft`,
    'Nutzt du das?',
  ],
  rose: [(a) => `${asked(a)} lebt in einer anderen Gestalt weiter`, 'Nutzt du das?'],
  cardDrawn: [(a) => `${asked(a)} hat ${cardOr(a, 'eine Karte')} gezogen`, 'Reagierst du darauf?'],
  turnedOver: [
    (a) => `${cardIs(a, 'Eine Karte')} ${a.has('done') ? 'ist umgedreht worden' : 'wird gleich umgedreht'}`,
    'Reagierst du darauf?',
  ],
  tokensChanged: [
    (a) => `${cardIs(a, 'Eine Karte')} ${a.has('done') ? 'hat jetzt andere Marken' : 'bekommt gleich andere Marken'}`,
    'Reagierst du darauf?',
  ],
  figureMoved: [
    (a) => `${cardIs(a, 'Eine Figur')} ${a.has('done') ? 'ist gezogen' : 'zieht gleich'}`,
    'Reagierst du darauf?',
  ],
  encountered: [(a) => `${asked(a)} wird von einem anderen Charakter aufgesucht`, 'Reagierst du darauf?'],
  questDone: [(a) => `${asked(a)} hat einen Auftrag erfüllt`, 'Nutzt du das?'],
  encounteredBy: [(a) => `${asked(a)} bekommt Besuch von einem anderen Charakter`, 'Reagierst du darauf?'],
};

/** A creature that only a text names, behind other words: "ein Räuber". */
const foeOf = (a: Args): string => a.text('foe').replace(/^(?:Der|Die|Das|Eine?) /, (article) => article.toLowerCase());

export const moments: { readonly [K in Moment]: Phrase } = {
  turnStart: (a) => `${asked(a)} beginnt den Zug: Tust du vorher etwas?`,
  afterMove: (a) => `${asked(a)} hat sich bewegt: Tust du etwas vor der Begegnung?`,
  cardsDrawn: (a) => `${asked(a)} hat Karten gezogen: Tust du etwas, bevor sie drankommen?`,
  beforeFight: (a) =>
    a.has('foe')
      ? `Dein Gegner: ${foeOf(a)}. Tust du vor dem Kampf etwas?`
      : `${asked(a)} kämpft gleich: Tust du vorher etwas?`,
  beforeRolls: (a) =>
    a.has('foe')
      ? `Dein Gegner: ${foeOf(a)}. Tust du etwas vor dem Würfeln?`
      : `${asked(a)} ist in einem Kampf: Tust du etwas vor dem Würfeln?`,
  betweenDraws: (a) => `${asked(a)} zieht noch eine Karte: Tust du vorher etwas?`,
  turnEnd: (a) => `${asked(a)} beendet den Zug: Tust du vorher etwas?`,
  creatureMet: (a) => `${asked(a)} trifft auf eine Kreatur: Tust du etwas vor dem Kampf?`,
  afterFight: (a) => `${asked(a)} hat den Kampf gewonnen: Tust du etwas, bevor die Begegnung weitergeht?`,
};
