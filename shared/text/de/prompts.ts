// Questions, buttons and refusals that the program itself brings. A question is one sentence that names the card and
// the choice; a button is a verb.
import type { MessageId } from '../ids';
import type { Phrase } from '../language';
import type { Alignment, CardKind } from '../clauses/words';
import { deedOf, picked, pickOf, picksOf, prefixed, reacted } from '../asked';
import { humanise } from '../names';
import { buttons } from './buttons';
import { done, doneTo } from './done';
import { capital } from './grammar';
import { named, np, some, type Np } from '../speech/german-nouns';
import { alignments, cardOf, deck, creature, kinds, square } from './words';
import { pickAsks } from './questions';
import { moments, reactions } from './reacting';
import { The, asked, at, deed, foes, near, plain, rolledDie, sided, the, thing, to, what, which } from './prompt-parts';

const pick = pickOf(buttons, capital);
export const picks = picksOf(buttons);

const fight: Phrase = (a) => (a.has('foe') ? `Gegen ${foes(a).akk} kämpfen` : 'Kämpfen');

export const messages: { readonly [K in MessageId]: Phrase } = {
  ...prefixed('react.', reacted(reactions)),
  ...prefixed('ask.moment.', moments),
  name: (a) => a.name('def'),
  names: (a) => a.text('list'),
  near,
  'odds.unless': (a) =>
    a.has('hero') ? `wenn ${the(a, 'hero').nom} nicht neu würfeln lässt` : 'wenn niemand neu würfeln lässt',
  starts: (a) => `Beginnt ${at(a)}.`,
  via: (a) => `über ${the(a, 'space').akk}`,
  creature: (a) => capital(creature(a.text('name'), humanise).nom),
  pick,
  'did.use': (a) => deedOf(done, a) ?? 'nutzte eine besondere Fähigkeit',
  'did.meeting': doneTo,

  'ask.pick': (a) => `${a.name('def')}: ${picked(pickAsks, a) ?? 'Wähle eines.'}`,
  'ask.choose.hero': (a) => `${a.name('def')}: Wähle einen Charakter.`,
  'ask.choose.card': (a) => `${a.name('def')}: Wähle ${thing(a)}.`,
  'ask.choose.space': (a) => `${a.name('def')}: Wähle ein Feld.`,
  'ask.whichFirst': plain('Mehreres geschieht zugleich: Was kommt zuerst?'),
  'ask.arrange': (a) => `${a.name('def')}: In welcher Reihenfolge legst du sie zurück, die erste zuoberst?`,
  'ask.search': (a) => `${a.name('def')}: Was davon ${a.has('drops') ? 'legst du ab' : 'nimmst du'}?`,
  'ask.shop': (a) => `${a.name('def')}: ${a.has('free') ? 'Was nimmst du, ohne zu bezahlen?' : 'Was kaufst du?'}`,
  'ask.move': (a) => `${a.has('hero') ? a.name('hero') : 'Charakter'}, du bist am Zug: Wie ziehst du?`,
  // "Schritte", since spaces are called "Felder" too.
  'ask.direction': (a) =>
    `${a.n('n') === 1 ? '1 Schritt' : `${a.n('n')} Schritte`}: Wohin${a.has('hero') ? ` geht ${the(a, 'hero').nom}` : ''}?`,
  'ask.encounter': (a) => `Du bist ${at(a)}: Wem begegnest du?`,
  'ask.portal': plain('Öffnest du das Portal der Macht mit Talent oder mit Stärke?'),
  'ask.meetFirst': plain('Welcher Karte begegnest du zuerst?'),
  'ask.take': (a) =>
    a.has('card') || a.has('gold')
      ? `Nimmst du ${a.has('card') ? the(a, 'card').akk : `die ${a.n('gold')} Gold`} ${at(a)}?`
      : a.has('space')
        ? `Was nimmst du von dem, was ${at(a)} liegt?`
        : `${a.name('def')}: Was nimmst du?`,
  'ask.loose': (a) => `${capital(at(a))} darfst du an dich nehmen, was daliegt: Was tust du?`,
  'ask.whichDie': plain('Nach welchem deiner Würfel ziehst du?'),
  'ask.fateDie': plain('Welchen der Würfel nimmst du?'),
  'ask.attackDie': plain('Welcher deiner beiden Würfel zählt für deinen Angriff?'),
  'ask.admitDefeat': plain(
    'Der Befehlszauber hat dich getroffen: Verlierst du ein Leben, oder gibst du dich geschlagen?',
  ),
  'ask.character': plain('Welchen dieser Charaktere spielst du?'),
  'ask.startingBonus': plain('Beginnst du mit 1 Stärke oder mit 1 Talent mehr?'),
  'ask.takeUp': plain('Was trägst du aus deinem Gepäck selbst?'),
  'ask.putAway': plain('Welche Gegenstände kommen ins Gepäck? Dort nützen sie dir nichts.'),
  'ask.surplus': plain('Du trägst zu viele Gegenstände: Welche lässt du hier zurück?'),
  'ask.surplusMagic': plain('Du hast zu viele Magische Gegenstände: Welche lässt du hier zurück?'),
  'ask.discardSpells': (a) =>
    `${a.slug('def') === 'rules' ? 'Du hast zu viele Zauber' : a.name('def')}: Welche legst du ab?`,
  'ask.trophies': (a) =>
    `${a.has('few') ? `Das ergibt nur ${a.n('few')}, zu wenig. ` : ''}Welche Trophäen tauschst du ein? ${a.n('cost')} Punkte ergeben 1 ${what(a, 'Stärke oder Talent')}; du hast ${a.n('n')}.`,
  'ask.creature': (a) => `Vor dir: ${a.text('foe')}. Kämpfst du?`,
  'ask.weapon': (a) => `${a.text('foe')}: ${a.n('n') === 1 ? 'Welche Waffe' : `Welche ${a.n('n')} Waffen`} benutzt du?`,
  'ask.evadeAttack': (a) => `${asked(a)} greift dich an: Weichst du aus, oder verteidigst du dich?`,
  'ask.evadeAbility': (a) => `${asked(a)} begegnet dir: Weichst du aus?`,
  'ask.fate': (a) => {
    const rolled = `u hast ${a.text('dice')}${a.has('against') ? ` gegen ${a.text('against')}` : ''} gewürfelt${a.has('now') ? ` \u2013 ${a.text('now')}` : ''}. Zahlst du 1 ${sided(a)}Schicksal, um neu zu würfeln?`;
    return a.slug('def') === 'rules' || !a.has('def') ? `D${rolled}` : `${a.name('def')}: D${rolled}`;
  },
  'ask.fateFight': (a) =>
    `Du hast ${a.text('dice')} gewürfelt${a.has('mine') ? `; es steht ${a.n('mine')} gegen ${a.n('theirs')}` : ''}. Zahlst du 1 ${sided(a)}Schicksal, um neu zu würfeln?`,
  'ask.skipRoll': (a) => `${a.name('def')}: Du brauchst nicht zu würfeln. Würfelst du?`,
  'ask.reward': (a) => `Du hast ${the(a, 'hero').akk} besiegt: Was nimmst du?`,
  'ask.spoils': (a) => `${The(a, 'hero')} ist tot: Was nimmst du?`,

  'ask.walk': (a) => `${a.name('def')}: Wohin geht die Figur?`,
  'ask.darkFate': (a) =>
    `${a.slug('def') === 'rules' ? '' : `${a.name('def')}: `}${asked(a)} hat ${a.text('dice')}${a.has('against') ? ` gegen ${a.text('against')}` : ''} gewürfelt${a.has('now') ? ` (${a.text('now')})` : ''}. Dunkles Schicksal lässt einen anderen neu würfeln: Zahlst du 1?`,
  'ask.fateSides': (a) =>
    `Du hast ${a.n('n')} Schicksal: Wie viel davon ist dunkel? Mit hellem würfelst du selbst neu, mit dunklem lässt du andere neu würfeln.`,
  'ask.borrow': (a) => `${a.has('hero') ? a.name('hero') : 'Charakter'}: Welche besondere Fähigkeit erhältst du?`,
  'ask.fightHow': (a) =>
    `Vor dir: ${a.has('foe') ? a.text('foe') : a.name('def')}. Kämpfst du mit Stärke oder mit Talent?`,

  'option.pass': plain('Nichts tun'),
  'option.goOn': plain('Weiter'),
  'option.goOn.inner': (a) => `Weiter ${to(a)}`,
  'option.sendBack': (a) => capital(`${to(a)} zurückschicken`),
  'option.turnBack': (a) => capital(`${to(a)} umkehren`),
  'option.stay': plain('Bleiben und es wieder versuchen'),
  'option.rollMove': plain('Für die Bewegung würfeln'),
  'option.rollRelease': plain('Um die Freiheit würfeln'),
  'option.moveOne': (a) => `${some(a.n('n'), square).akk} weit ziehen`,
  'option.leave': (a) => `Dem Text des Feldes folgen: ${a.name('space')}`,
  'option.goTo': (a) => which(capital(`${to(a)} gehen`), a),
  'option.gate': (a) => which(capital(`${to(a)} vordringen`), a),
  'option.encounterCard': (a) => `${capital(the(a, 'def').dat)} begegnen`,
  'option.encounterSpace': (a) => `${a.name('space')}: dem Feld begegnen`,
  'option.attack': (a) => capital(`${the(a, 'hero').akk} angreifen`),
  'option.psychic': (a) => capital(`${the(a, 'hero').akk} im psychischen Kampf angreifen`),
  'option.meeting': (a) => meetingVerb(a.text('ability'), the(a, 'hero'), a.name('hero')),
  'option.byStrength': plain('Mit Stärke kämpfen'),
  'option.byCraft': plain('Mit Talent kämpfen'),
  'option.fight': fight,
  'option.fightOn': fight,
  'option.evade': plain('Ausweichen'),
  'option.evadeOne': (a) => capital(`${the(a, 'def').dat} ausweichen`),
  'option.defend': plain('Dich verteidigen'),
  'option.leaveAlone': plain('In Ruhe lassen'),
  'option.letIt': plain('Geschehen lassen'),
  'option.reroll': (a) =>
    a.has('hero')
      ? `1 ${sided(a)}Schicksal zahlen: ${the(a, 'hero').akk} ${rolledDie(a)} neu würfeln lassen`
      : `1 ${sided(a)}Schicksal zahlen: ${rolledDie(a)} neu würfeln`,
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

  'note.wayEnds': (a) =>
    a.kind('def') === 'space' ? 'hier endet jede Bewegung' : `hier endet deine Bewegung (${a.name('def')})`,
  'note.sentinel': (a) => `gegen den Wächter, Stärke ${a.n('n')}`,
  'off.because': (a) => `Verboten durch ${the(a, 'def').akk}.`,
  'off.mustMeet': (a) => `Wegen ${the(a, 'def').gen} musst du hier einem Charakter begegnen.`,
  'off.condition': plain('Das geht gerade nicht.'),
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
  'off.full': plain('Davon kannst du nicht mehr erhalten.'),
  'off.noGold': plain('Da ist kein Gold, das man nehmen könnte.'),
  'off.onlyLife': plain('Nur ein Leben darf genommen werden.'),
  'off.soldOut': plain('Davon ist nichts mehr da.'),
  'off.talisman': plain('Du brauchst einen Talisman.'),

  'refuse.over': plain('Das Spiel ist vorbei.'),
  'refuse.time': plain('Dieses Spiel geht nicht nach der Uhr.'),
  'said.dieCounts': (a) => `${a.name('def')}: Nur die ${a.n('n')} zählt.`,
  'said.standOff': (a) => `${a.name('def')}: Der Kampf endet mit einem Patt.`,
  'said.crowned': (a) => `${a.name('def')} wird ${a.has('again') ? 'noch einmal ' : ''}zum Drachenkönig gekrönt.`,
  'said.passesBy': (a) =>
    `${The(a, 'hero')} ${a.has('house') ? '' : 'darf ausweichen und '}geht an ${the(a, 'def').dat} vorbei${a.has('house') ? ': Die Hausregel erlaubt jedem, Unfreundlichen auszuweichen' : ''}.${a.has('stays') ? ' Die Karte bleibt liegen.' : ''}`,
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
  'refuse.character': (a) => `${a.text('seat')}: ${The(a, 'def')} gehört nicht zu den Charakteren der gewählten Sets.`,
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
  take_trophy: (him) => `${him.dat} eine Trophäe nehmen`,
  haggle: (him) => `mit ${him.dat} einen Gegenstand tauschen`,
  trade: (him) => `mit ${him.dat} handeln`,
  exchanges: (him) => `mit ${him.dat} Besitz austauschen`,
  hands_over: (him) => `${him.dat} 1 Gold geben`,
  tricks: (him) => `${him.dat} für diese Karte einen Gegenstand nehmen`,
};
const meetingVerb = (ability: string, him: Np, name: string): string =>
  capital(meetingVerbs[ability]?.(him) ?? `${humanise(ability.replace(/([A-Z])/g, '-$1').toLowerCase())}: ${name}`);
