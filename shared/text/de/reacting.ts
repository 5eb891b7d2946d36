// What is asked of whoever may answer an event or use a moment: what happens, and what he could do about it.
import type { Args, Phrase } from '../language';
import type { EventKind, Moment } from '../clauses/words';
import type { Reacted } from '../asked';
import { some } from '../speech/german-nouns';
import { life } from './words';
import { asked, because, cardIs, cardOr, counted, plain, purpose, the } from './prompt-parts';

/** What the die shows, and what that has become. */
const shown = (a: Args): string => (a.has('natural') ? `${a.n('natural')} (Ergebnis ${a.n('n')})` : String(a.n('n')));
export const reactions: { readonly [K in EventKind]: Reacted } = {
  gain: [(a) => `${asked(a)} erhält gleich ${counted(a, 'etwas')}`, 'Reagierst du darauf?'],
  lose: [(a) => `${asked(a)} verliert gleich ${counted(a, 'etwas')}${because(a)}`, 'Reagierst du darauf?'],
  heal: [(a) => `${asked(a)} heilt gleich ${some(Math.max(1, a.n('n')), life).akk}`, 'Reagierst du darauf?'],
  replenish: [(a) => `${asked(a)} füllt gleich Schicksal auf`, 'Reagierst du darauf?'],
  alignment: [(a) => `${asked(a)} wechselt gleich die Gesinnung`, 'Reagierst du darauf?'],
  toad: [(a) => `${asked(a)} wird gleich zur Kröte${because(a)}`, 'Reagierst du darauf?'],
  missTurn: [(a) => `${asked(a)} setzt gleich einen Zug aus${because(a)}`, 'Reagierst du darauf?'],
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
  spellGained: [(a) => `${asked(a)} erhält gleich einen Zauber`, 'Reagierst du darauf?'],
  taken: [(a) => `${asked(a)} nimmt gleich ${cardOr(a, 'eine Karte')}`, 'Reagierst du darauf?'],
  left: [(a) => `${asked(a)} verliert gleich ${cardOr(a, 'eine Karte')}`, 'Reagierst du darauf?'],
  spellSpent: [(a) => `${asked(a)} hat einen Zauber gewirkt`, 'Nutzt du das?'],
  put: [(a) => `${cardIs(a, 'Eine Karte')} kommt gleich an eine andere Stelle`, 'Reagierst du darauf?'],
  dealt: [(a) => `${asked(a)} teilt gleich Karten aus`, 'Reagierst du darauf?'],
  burnt: [(a) => `${a.has('card') ? a.name('card') : 'Eine Karte'} verbrennt gleich`, 'Reagierst du darauf?'],
  fateTurned: [(a) => `${asked(a)} dreht gleich Schicksal um`, 'Reagierst du darauf?'],
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
  heroKilled: [(a) => `${asked(a)} wird gleich getötet`, 'Reagierst du darauf?'],
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
  turnedOver: [(a) => `${cardIs(a, 'Eine Karte')} wird gleich umgedreht`, 'Reagierst du darauf?'],
  figureMoved: [(a) => `${cardIs(a, 'Eine Figur')} zieht gleich`, 'Reagierst du darauf?'],
  encountered: [(a) => `${asked(a)} wird von einem anderen Charakter aufgesucht`, 'Reagierst du darauf?'],
  questDone: [(a) => `${asked(a)} hat einen Auftrag erfüllt`, 'Nutzt du das?'],
  encounteredBy: [(a) => `${asked(a)} bekommt Besuch von einem anderen Charakter`, 'Reagierst du darauf?'],
};

export const moments: { readonly [K in Moment]: Phrase } = {
  turnStart: (a) => `${asked(a)} beginnt den Zug: Tust du vorher etwas?`,
  afterMove: (a) => `${asked(a)} hat sich bewegt: Tust du etwas vor der Begegnung?`,
  cardsDrawn: (a) => `${asked(a)} hat Karten gezogen: Tust du etwas, bevor sie drankommen?`,
  beforeFight: (a) =>
    a.has('foe')
      ? `Dein Gegner: ${a.text('foe')}. Tust du vor dem Kampf etwas?`
      : `${asked(a)} kämpft gleich: Tust du vorher etwas?`,
  beforeRolls: (a) =>
    a.has('foe')
      ? `Dein Gegner: ${a.text('foe')}. Tust du etwas vor dem Würfeln?`
      : `${asked(a)} ist in einem Kampf: Tust du etwas vor dem Würfeln?`,
  betweenDraws: (a) => `${asked(a)} zieht noch eine Karte: Tust du vorher etwas?`,
  turnEnd: (a) => `${asked(a)} beendet den Zug: Tust du vorher etwas?`,
  creatureMet: (a) => `${asked(a)} trifft auf eine Kreatur: Tust du etwas vor dem Kampf?`,
  afterFight: (a) => `${asked(a)} hat den Kampf gewonnen: Tust du etwas, bevor die Begegnung weitergeht?`,
};
