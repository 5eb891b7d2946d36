// Questions, buttons and refusals that the program itself brings. A question is one sentence that names the card and
// the choice; a button is a verb.
import type { MessageId } from '../ids';
import type { Args, Phrase } from '../language';
import type { Alignment, CardKind, EventKind, Moment } from '../clauses/words';

import { deedOf, filled, pickOf, picksOf, prefixed, reacted, type Reacted } from '../asked';
import { withCompass, wayRound } from '../compass';
import { humanise } from '../names';
import { buttons } from './buttons';
import { deeds } from './deeds';
import { capital } from './grammar';
import { named, np, some, type Np } from '../speech/german-nouns';
import {
  alignments,
  atPlace,
  card,
  cardOf,
  deck,
  creature,
  isResource,
  kinds,
  life,
  resources,
  rollFor,
  square,
  stats,
  toPlace,
} from './words';

const purpose = (key: string): string => (key in rollFor ? rollFor[key as keyof typeof rollFor] : '');
const plain =
  (text: string): Phrase =>
  () =>
    text;

/** A name with its article, in every case. */
const the = (a: Args, key: string): Np => named(a.entry(key));
/** At the beginning of a sentence: "Der Krieger". */
const The = (a: Args, key: string): string => capital(the(a, key).nom);

const deed: Phrase = (a) =>
  capital(
    filled((deedOf(deeds, a) ?? '% benutzen').replace('%', the(a, 'def').akk), {
      def: a.name('def'),
      card: a.has('card') ? the(a, 'card').akk : 'eine Karte',
      spell: a.has('card') ? the(a, 'card').akk : 'den Zauber',
      saved: a.has('card')
        ? the(a, 'card').akk
        : a.text('on') === 'defeated'
          ? 'die Kreatur'
          : a.has('hero')
            ? the(a, 'hero').akk
            : 'ein Leben',
      ...(a.has('rows') ? { rows: a.text('rows').replace(/-/g, '\u2013') } : {}),
    }),
  );
/** "Wald (Nordosten)": which of several spaces of one name. */
const points = {
  n: 'Norden',
  ne: 'Nordosten',
  e: 'Osten',
  se: 'Südosten',
  s: 'Süden',
  sw: 'Südwesten',
  w: 'Westen',
  nw: 'Nordwesten',
} as const;
const near = (a: Args): string => `bei ${the(a, 'near').dat}`;
const which = (text: string, a: Args): string =>
  (a.has('near') ? `${text} (${near(a)})` : withCompass(text, a.slug('space'), points)) +
  (a.has('both') ? wayRound(a.text('way'), { cw: 'im Uhrzeigersinn', ccw: 'gegen den Uhrzeigersinn' }) : '');
/** Of several dice: which, and what it shows. */
const rolledDie = (a: Args): string =>
  a.has('die') ? `Würfel ${a.n('die')} (zeigt ${a.text('n')})` : `die ${a.text('n')}`;
const asked = (a: Args): string => (a.has('hero') ? The(a, 'hero') : 'Ein Charakter');
const cardOr = (a: Args, none: string): string => (a.has('card') ? the(a, 'card').akk : none);
const cardIs = (a: Args, none: string): string => (a.has('card') ? The(a, 'card') : none);
const what = (a: Args, none: string): string => {
  const key = a.text('what');
  return key in stats ? np(stats[key as keyof typeof stats], '').nom : none;
};
const counted = (a: Args, none: string): string => {
  const count = a.n('n');
  const key = a.text('what');
  if (key === 'life') return some(Math.max(count, 1), life).akk;
  return count > 0 && isResource(key) ? some(count, resources[key]).akk : what(a, none);
};
/** Where it comes from; the rules of the game go without saying. */
const because = (a: Args): string => (a.has('source') && a.slug('source') !== 'rules' ? ` (${a.name('source')})` : '');
/** Whither: "in die Stadt". */
const to = (a: Args): string => toPlace(a.slug('space'), () => a.entry('space'));
const at = (a: Args): string => atPlace(a.slug('space'), () => a.entry('space'));

const reactions: { readonly [K in EventKind]: Reacted } = {
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
        ? `Der Gegner von ${asked(a)} hat ${a.n('n')} gewürfelt`
        : `${asked(a)} hat ${purpose(a.text('what'))} ${a.n('n')} gewürfelt`.replace(/ {2,}/g, ' '),
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
  roundEnded: [plain('Die Runde endet'), 'Tust du vorher etwas?'],
  landed: [(a) => `${asked(a)} ist auf einem Feld angekommen`, 'Nutzt du das?'],
  encounterBegan: [(a) => `${asked(a)} beginnt eine Begegnung`, 'Tust du vorher etwas?'],
  visited: [(a) => `${asked(a)} besucht ${a.has('card') ? the(a, 'card').akk : the(a, 'source').akk}`, 'Nutzt du das?'],
  visitedWhom: [(a) => `${asked(a)} hat jemanden besucht`, 'Nutzt du das?'],
  crossedRiver: [(a) => `${asked(a)} hat den Sturmfluss überquert`, 'Reagierst du darauf?'],
  statusGained: [(a) => `${asked(a)} ist betroffen${because(a)}`, 'Reagierst du darauf?'],
  statusEnded: [(a) => `${asked(a)} ist wieder frei${because(a)}`, 'Reagierst du darauf?'],
  targeted: [(a) => `${asked(a)} ist das Ziel${because(a)}`, 'Reagierst du darauf?'],
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

const moments: { readonly [K in Moment]: Phrase } = {
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

/** What is to be chosen: "einen Gefährten", "bis zu 3 Karten". */
const thing = (a: Args): string => {
  const noun = a.has('kind') ? kinds[a.text('kind') as CardKind] : card;
  return a.n('n') > 1 ? `bis zu ${some(a.n('n'), noun).akk}` : np(noun, 'ein').akk;
};

const pick = pickOf(buttons, capital);
export const picks = picksOf(buttons);

export const messages: { readonly [K in MessageId]: Phrase } = {
  ...prefixed('react.', reacted(reactions)),
  ...prefixed('ask.moment.', moments),
  name: (a) => a.name('def'),
  names: (a) => a.text('list'),
  near,
  creature: (a) => capital(creature(a.text('name'), humanise).nom),
  pick,

  'ask.pick': (a) => `${a.name('def')}: Wähle eines.`,
  'ask.choose.hero': (a) => `${a.name('def')}: Wähle einen Charakter.`,
  'ask.choose.card': (a) => `${a.name('def')}: Wähle ${thing(a)}.`,
  'ask.choose.space': (a) => `${a.name('def')}: Wähle ein Feld.`,
  'ask.whichFirst': plain('Mehreres geschieht zugleich: Was kommt zuerst?'),
  'ask.arrange': (a) => `${a.name('def')}: In welcher Reihenfolge legst du sie zurück, die erste zuoberst?`,
  'ask.search': (a) => `${a.name('def')}: Was davon nimmst du?`,
  'ask.shop': (a) => `${a.name('def')}: ${a.has('free') ? 'Was nimmst du, ohne zu bezahlen?' : 'Was kaufst du?'}`,
  'ask.move': (a) => `${a.has('hero') ? a.name('hero') : 'Charakter'}, du bist am Zug: Wie ziehst du?`,
  'ask.direction': (a) => `${some(a.n('n'), square).akk} weit: Wohin gehst du?`,
  'ask.encounter': (a) => `Du bist ${at(a)}: Wem begegnest du?`,
  'ask.portal': plain('Öffnest du das Portal der Macht mit Talent oder mit Stärke?'),
  'ask.meetFirst': plain('Welcher Karte begegnest du zuerst?'),
  'ask.take': (a) => `Was nimmst du von dem, was ${at(a)} liegt?`,
  'ask.loose': (a) => `${capital(at(a))} darfst du an dich nehmen, was daliegt: Was tust du?`,
  'ask.whichDie': plain('Nach welchem deiner Würfel ziehst du?'),
  'ask.fateDie': plain('Welchen der Würfel nimmst du?'),
  'ask.admitDefeat': plain(
    'Der Befehlszauber hat dich getroffen: Verlierst du ein Leben, oder gibst du dich geschlagen?',
  ),
  'ask.character': plain('Welchen dieser Charaktere spielst du?'),
  'ask.startingBonus': plain('Beginnst du mit 1 Stärke oder mit 1 Talent mehr?'),
  'ask.takeUp': plain('Was trägst du aus deinem Gepäck selbst?'),
  'ask.putAway': plain('Welche Gegenstände kommen ins Gepäck? Dort nützen sie dir nichts.'),
  'ask.surplus': plain('Du trägst zu viele Gegenstände: Welche lässt du hier zurück?'),
  'ask.discardSpells': (a) =>
    `${a.slug('def') === 'rules' ? 'Du hast zu viele Zauber' : a.name('def')}: Welche legst du ab?`,
  'ask.trophies': (a) =>
    `Welche Trophäen tauschst du ein? ${a.n('cost')} Punkte ergeben 1 ${what(a, 'Stärke oder Talent')}; du hast ${a.n('n')}.`,
  'ask.creature': (a) => `Vor dir: ${a.text('foe')}. Kämpfst du?`,
  'ask.weapon': (a) => `${a.text('foe')}: ${a.n('n') === 1 ? 'Welche Waffe' : `Welche ${a.n('n')} Waffen`} benutzt du?`,
  'ask.evadeAttack': (a) => `${asked(a)} greift dich an: Weichst du aus, oder verteidigst du dich?`,
  'ask.evadeAbility': (a) => `${asked(a)} begegnet dir: Weichst du aus?`,
  'ask.fate': (a) => {
    const rolled = `u hast ${a.text('dice')} gewürfelt${a.has('now') ? ` \u2013 ${a.text('now')}` : ''}. Zahlst du 1 Schicksal, um neu zu würfeln?`;
    return a.slug('def') === 'rules' || !a.has('def') ? `D${rolled}` : `${a.name('def')}: D${rolled}`;
  },
  'ask.fateFight': (a) =>
    `Du hast ${a.text('dice')} gewürfelt${a.has('mine') ? `; es steht ${a.n('mine')} gegen ${a.n('theirs')}` : ''}. Zahlst du 1 Schicksal, um neu zu würfeln?`,
  'ask.skipRoll': (a) => `${a.name('def')}: Du brauchst nicht zu würfeln. Würfelst du?`,
  'ask.reward': (a) => `Du hast ${the(a, 'hero').akk} besiegt: Was nimmst du?`,
  'ask.spoils': (a) => `${The(a, 'hero')} ist tot: Was nimmst du?`,

  'ask.walk': (a) => `${a.name('def')}: Wohin geht die Figur?`,
  'ask.darkFate': (a) =>
    `${a.name('def')}: ${asked(a)} hat ${a.text('dice')} gewürfelt${a.has('now') ? ` (${a.text('now')})` : ''}. Zahlst du 1 dunkles Schicksal, damit neu gewürfelt wird?`,
  'ask.fateSides': (a) => `Du hast ${a.n('n')} Schicksal: Wie viel davon ist dunkel?`,
  'ask.borrow': (a) => `${a.has('hero') ? a.name('hero') : 'Charakter'}: Welche besondere Fähigkeit erhältst du?`,
  'ask.fightHow': (a) => `Vor dir: ${a.text('foe')}. Kämpfst du mit Stärke oder mit Talent?`,

  'option.pass': plain('Nichts tun'),
  'option.goOn': plain('Weiter'),
  'option.goOn.inner': (a) => `Weiter ${to(a)}`,
  'option.sendBack': (a) => capital(`${to(a)} zurückschicken`),
  'option.turnBack': (a) => capital(`${to(a)} umkehren`),
  'option.stay': plain('Bleiben und weiterkämpfen'),
  'option.rollMove': plain('Für die Bewegung würfeln'),
  'option.rollRelease': plain('Um die Freiheit würfeln'),
  'option.moveOne': (a) => `${some(a.n('n'), square).akk} weit ziehen`,
  'option.leave': (a) => `${a.name('space')}: dem Text folgen`,
  'option.goTo': (a) => which(capital(`${to(a)} gehen`), a),
  'option.gate': (a) => which(capital(`${to(a)} vordringen`), a),
  'option.encounterSpace': (a) => `${a.name('space')}: dem Feld begegnen`,
  'option.attack': (a) => capital(`${the(a, 'hero').akk} angreifen`),
  'option.psychic': (a) => capital(`${the(a, 'hero').akk} im psychischen Kampf angreifen`),
  'option.meeting': (a) => meetingVerb(a.text('ability'), the(a, 'hero'), a.name('hero')),
  'option.byStrength': plain('Mit Stärke kämpfen'),
  'option.byCraft': plain('Mit Talent kämpfen'),
  'option.fight': plain('Kämpfen'),
  'option.evade': plain('Ausweichen'),
  'option.evadeOne': (a) => capital(`${the(a, 'def').dat} ausweichen`),
  'option.defend': plain('Dich verteidigen'),
  'option.leaveAlone': plain('In Ruhe lassen'),
  'option.letIt': plain('Geschehen lassen'),
  'option.reroll': (a) => `1 Schicksal zahlen: ${rolledDie(a)} neu würfeln`,
  'option.keep': plain('Den Wurf behalten'),
  'option.rollDie': plain('Würfeln'),
  'option.noRoll': plain('Nicht würfeln'),
  'option.takeLife': plain('Ein Leben nehmen'),
  'option.takeOneGold': plain('1 Gold nehmen'),
  'option.takeGold': (a) => `${a.n('n')} Gold nehmen`,
  'option.takeObject': (a) => capital(`${the(a, 'def').akk} nehmen`),
  'option.visit': (a) => capital(`${the(a, 'def').akk} besuchen`),
  'option.stayOnCrown': plain('Auf der Krone bleiben'),
  'option.moveBy': (a) => `${some(a.n('n'), square).akk} weit ziehen`,
  'option.oneStrength': plain('1 Stärke erhalten'),
  'option.oneCraft': plain('1 Talent erhalten'),
  'option.hire': (a) =>
    a.has('life')
      ? `${a.n('n')} Leben für ${the(a, 'def').akk} hergeben`
      : `${a.n('n')} Gold für ${the(a, 'def').akk} zahlen`,
  'option.buySpell': (a) => `Einen Zauber für ${a.n('n')} Gold kaufen`,
  'option.steal': (a) =>
    `${capital(the(a, 'def').akk)} zu stehlen versuchen (Würfel und ${a.n('n')} nicht über deinem Talent)`,
  'option.lookAt': (a) => capital(np(deck(a.text('deck')), 'der').nom),
  'option.inOrder': plain('In der üblichen Reihenfolge'),
  'option.stealTop': (a) =>
    `${capital(np(cardOf(a.text('deck')), 'der', { adj: 'oberst~' }).akk)} zu stehlen versuchen (Würfel und ${a.n('n')} nicht über deinem Talent)`,
  'option.buyTop': (a) =>
    capital(`${np(cardOf(a.text('deck')), 'ein').akk}${a.n('n') > 0 ? ` für ${a.n('n')} Gold` : ''} ziehen`),
  'option.buy': (a) => `${a.name('def')} für ${a.n('n')} Gold kaufen`,
  'option.takeFree': (a) => capital(`${the(a, 'def').akk} nehmen, ohne zu bezahlen`),
  'option.doneBuying': plain('Den Laden verlassen'),
  'option.takeNothing': plain('Nichts nehmen'),
  'option.react': deed,
  'option.first': (a) => capital(a.name('def')),
  'option.cast': (a) => capital(`${the(a, 'def').akk} wirken`),
  'option.use': deed,
  'option.space': (a) => which(a.name('space'), a),
  'option.cardAt': (a) => `${a.name('def')}, ${a.has('hero') ? `im Besitz ${the(a, 'hero').gen}` : which(at(a), a)}`,
  'option.trade': plain('Am Ende dieses Zuges Trophäen eintauschen'),
  'option.number': (a) => a.text('n'),

  'off.because': (a) => `Verboten durch ${the(a, 'def').akk}.`,
  'off.condition': plain('Was das voraussetzt, ist gerade nicht der Fall.'),
  'off.noNamed': (a) => `Dafür ist ${named(a.entry('card'), 'kein').nom} da.`,
  'off.notYours': (a) => `${The(a, 'def')} ist nichts für Charaktere deiner Gesinnung.`,
  'off.noCharacter': plain('Es gibt keinen Charakter, den das betreffen könnte.'),
  'off.noSpace': plain('Es gibt kein Feld, auf dem das geschehen könnte.'),
  'off.noFate': plain('Du hast kein Schicksal, um zu zahlen.'),
  'off.sound': plain('Dir fehlt kein Leben.'),
  'off.fateFull': plain('Dein Schicksal ist schon aufgefüllt.'),
  'off.spellLimit': plain('Du hast so viele Zauber, wie du haben darfst.'),
  'off.noCard': (a) => `Dafür ist ${np(kinds[a.text('kind') as CardKind], 'kein').nom} da.`,
  'off.nothingToBuy': plain('Es gibt nichts, was du kaufen kannst.'),
  'off.already': (a) => `Du bist schon ${alignments[a.text('alignment') as Alignment]}.`,
  'off.spells': plain('Du hast so viele Zauber, wie du haben darfst.'),
  'off.gold': (a) => `Das kostet ${a.n('n')} Gold, und so viel hast du nicht.`,
  'off.noGold': plain('Da ist kein Gold, das man nehmen könnte.'),
  'off.onlyLife': plain('Nur ein Leben darf genommen werden.'),
  'off.soldOut': plain('Davon ist nichts mehr da.'),
  'off.talisman': plain('Du brauchst einen Talisman.'),

  'refuse.over': plain('Das Spiel ist vorbei.'),
  'refuse.time': plain('Dieses Spiel geht nicht nach der Uhr.'),
  'said.crowned': (a) => `${a.name('def')} wird zum Drachenkönig gekrönt.`,
  'said.timeUp': plain('Die Zeit ist um: Diese Runde ist die letzte.'),
  'refuse.seat': plain('Dort sitzt niemand mehr, der mitspielt.'),
  'refuse.notAsked': plain('Du wirst gerade nichts gefragt.'),
  'refuse.ditchGoing': (a) => `Was aus ${the(a, 'def').dat} wird, entscheidet sich gerade.`,
  'refuse.ditchNever': (a) => `${capital(the(a, 'def').nom)} kann nicht zurückgelassen werden.`,
  'refuse.ditchNotHeld': plain('Diese Karte hast du nicht.'),
  'refuse.ditchNotNow': plain('Zurücklassen kannst du etwas, wenn du am Zug bist oder etwas gefragt wirst.'),
  'refuse.stale': plain('Das Spiel ist inzwischen weitergegangen: Sieh noch einmal hin und wähle.'),
  'refuse.notOffered': plain('Das kann hier nicht gewählt werden.'),
  'refuse.twice': plain('Dasselbe wurde zweimal gewählt.'),
  'refuse.count': (a) =>
    a.n('min') === a.n('max') ? `Wähle genau ${a.n('min')}.` : `Wähle ${a.n('min')} bis ${a.n('max')}.`,
  'refuse.fuel': plain(
    'Das Spiel geriet in eine Endlosschleife, darum wurde nichts geändert. Ein Bericht wurde geschrieben: Bitte sende ihn uns.',
  ),
  'refuse.seats': plain('Mit so vielen Spielern geht es nicht.'),
  'refuse.profile': plain('Diese Edition der Regeln gibt es nicht.'),
  'refuse.character': plain('Dieser Charakter ist nicht in den gewählten Sets.'),
  'refuse.sameCharacter': plain('Zwei Spieler haben denselben Charakter gewählt.'),
  'refuse.sameLook': plain('Zwei Spieler haben dieselbe Figur.'),
  'refuse.level': plain('Einen Computerspieler dieser Stufe gibt es nicht.'),
  'refuse.ending': plain('Dieses Ende kann nicht gewählt werden: Es gibt es nicht, oder sein Set ist nicht dabei.'),
  'refuse.endings': plain('Wähle mindestens ein Ende.'),
  'refuse.endings.fate': plain(
    'Die gewählten Enden brauchen Schicksal, und dieses Spiel kommt ohne aus: Wähle ein anderes Ende, oder schalte Schicksal ein.',
  ),
  'refuse.endings.rules': plain(
    'Die gewählten Enden brauchen eine Hausregel, die ausgeschaltet ist: Wähle ein anderes Ende, oder schalte sie ein.',
  ),
  'refuse.endings.revealed': plain(
    'Keines der gewählten Enden kann offen gespielt werden: Wähle ein anderes, oder spiele es verborgen.',
  ),
  'refuse.endings.hidden': plain(
    'Keines der gewählten Enden kann verborgen gespielt werden: Wähle ein anderes, oder spiele es offen.',
  ),
  'refuse.tooFewCharacters': plain('In den gewählten Sets sind zu wenige Charaktere.'),
  'refuse.option': plain('Diese Hausregel kann nicht so eingestellt werden.'),
  'refuse.set': plain('Dieses Set gibt es nicht.'),

  'line.value': plain('Wert'),
  'line.counters': plain('Marken'),
  'until.game': plain('für den Rest des Spiels'),
  'until.card': plain('solange die Karte im Spiel ist'),
  'until.turn': plain('bis zum Ende des Zugs'),
  'until.fight': plain('bis zum Ende des Kampfs'),
  'until.encounter': plain('bis zum Ende der Begegnung'),
  'until.meeting': plain('bis zur nächsten Karte'),
  'until.turnStart': plain('bis zum nächsten Zug dessen, der den Zauber gewirkt hat'),
  'until.nextMove': plain('bis zur nächsten Bewegung'),
  'until.round': plain('einige Runden lang'),
  'until.status': plain('solange der Zustand andauert'),
};

/** Ways to encounter another character, by the ability's id: what stands before and behind him, and in which case. */
const meetingVerbs: Readonly<Record<string, (him: Np) => string>> = {
  steal: (him) => `${him.akk} bestehlen`,
  beguile: (him) => `${him.akk} betören`,
  take_follower: (him) => `${him.dat} einen Gefährten nehmen`,
  takeFollower: (him) => `${him.dat} einen Gefährten nehmen`,
  take: (him) => `${him.dat} etwas nehmen`,
  take_maiden_princess: (him) => `${him.dat} die Jungfrau oder die Prinzessin nehmen`,
  takeMaidenPrincess: (him) => `${him.dat} die Jungfrau oder die Prinzessin nehmen`,
};
const meetingVerb = (ability: string, him: Np, name: string): string =>
  capital(meetingVerbs[ability]?.(him) ?? `${humanise(ability.replace(/([A-Z])/g, '-$1').toLowerCase())}: ${name}`);
