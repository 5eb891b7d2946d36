// What may be allowed or forbidden, as an infinitive behind "darfst" and "darfst nicht". `o`: the cards it is about, in
// the plural.
import type { Verb } from '../../rules/vocab/words';
import { fixed, n, np, pronouns, words, type Np } from './nouns';
import { infinitive, vp, type Person } from './verbs-in-place';
import { kinds, keyword, object, spell } from './words';

/** The infinitive, and the same denied. */
type VerbPhrase = (o: Np | undefined, p: Person) => { readonly yes: string; readonly no: string };

const plain =
  (yes: string, no: string): VerbPhrase =>
  () => ({ yes, no });
const many = (of: ReturnType<typeof n>): Np => np(of, '', { many: true });

/** With cards as its object: "keine Waffen benutzen", but "den Prinzen nicht nehmen". */
const acts =
  (verb: string, usual: Np, ...more: readonly string[]): VerbPhrase =>
  (o = usual) => ({
    yes: infinitive(vp(verb, o.akk, ...more)),
    no: infinitive(vp(verb, o.kein?.akk ?? `${o.akk} nicht`, ...more)),
  });
/** With cards in the dative: "keinen Kreaturen ausweichen". */
const meets =
  (verb: string, usual: Np): VerbPhrase =>
  (o = usual) => ({
    yes: infinitive(vp(verb, o.dat)),
    no: infinitive(vp(verb, o.kein?.dat ?? `${o.dat} nicht`)),
  });

/** "du begegnest", "er begegnet". */
const met = (p: Person): string =>
  p.you ? 'du begegnest' : `${pronouns[p.np.g].nom} ${p.np.g === 'pl' ? 'begegnen' : 'begegnet'}`;

const spells = many(spell);
const objects = many(kinds.magicObject);
const cards = many(n('die Karte, Karten'));
const followers = many(kinds.follower);
const others = np(kinds.character, '', { many: true, adj: 'ander~' });
const weapons = many(keyword('weapon') ?? object);
const armour = many(keyword('armour') ?? object);

export const verbs: { readonly [K in Verb]: VerbPhrase } = {
  rollForMovement: plain('für die Bewegung würfeln', 'nicht für die Bewegung würfeln'),
  move: (_, p) =>
    p.you ? { yes: 'dich bewegen', no: 'dich nicht bewegen' } : { yes: 'sich bewegen', no: 'sich nicht bewegen' },
  castSpell: acts('wirken', spells),
  castCommand: plain('den Befehlszauber wirken', 'den Befehlszauber nicht wirken'),
  gainSpell: plain('Zauber erhalten', 'keine Zauber erhalten'),
  useSpell: acts('benutzen', spells),
  useCard: acts('benutzen', cards),
  useMagicObject: acts('benutzen', objects),
  useWeapon: acts('benutzen', weapons),
  useArmour: acts('benutzen', armour),
  countObjects: plain(
    'Stärke und Talent aus Gegenständen und Magischen Gegenständen zählen',
    'Stärke und Talent aus Gegenständen und Magischen Gegenständen nicht zählen',
  ),
  takeCard: acts('nehmen', cards),
  haveCard: acts('haben', fixed('diese Karte', 'f')),
  gainFollower: acts('erhalten', followers),
  ditchCard: acts('zurück|lassen', cards),
  loseCard: acts('verlieren', cards),
  evade: (o, p) =>
    o === undefined
      ? { yes: 'Kreaturen und Charakteren ausweichen', no: 'weder Kreaturen noch Charakteren ausweichen' }
      : meets('aus|weichen', o)(o, p),
  attack: acts('an|greifen', others),
  psychicAttack: plain(
    'einen anderen Charakter statt im Kampf im psychischen Kampf angreifen',
    'keinen anderen Charakter im psychischen Kampf angreifen',
  ),
  beAttackedBy: (o = others) => ({
    yes: `von ${o.dat} angegriffen werden`,
    no: `nicht von ${o.dat} angegriffen werden`,
  }),
  skipRoll: plain('auf den Wurf verzichten', 'nicht auf den Wurf verzichten'),
  payFate: plain('Schicksal zahlen', 'kein Schicksal zahlen'),
  openPortal: plain('das Portal der Macht öffnen', 'das Portal der Macht nicht öffnen'),
  enterValley: plain('das Tal des Feuers betreten', 'das Tal des Feuers nicht betreten'),
  meetCharacters: plain('anderen Charakteren begegnen', 'keinen anderen Charakteren begegnen'),
  changeAlignment: plain('die Gesinnung wechseln', 'die Gesinnung nicht wechseln'),
  useAbilities: (_, p) => ({
    yes: `${p.his}e besonderen Fähigkeiten benutzen`,
    no: `${p.his}e besonderen Fähigkeiten nicht benutzen`,
  }),
  act: plain('etwas tun', 'nichts tun'),
  beTargeted: (o = spells) => ({ yes: `von ${o.dat} betroffen werden`, no: `nicht von ${o.dat} betroffen werden` }),
  tradeTrophies: plain('Trophäen eintauschen', 'keine Trophäen eintauschen'),
  takeFree: plain('dort, wo Warenkarten verkauft werden, eine Karte umsonst nehmen', 'keine Karte umsonst nehmen'),
  enterSpace: plain('es betreten oder überqueren', 'es nicht betreten oder überqueren'),
  steer: plain('wählen, in welche Richtung er geht', 'nicht wählen, in welche Richtung er geht'),
  seeTop: plain(
    'die oberste Karte des Abenteuerstapels und des Zauberstapels ansehen',
    'die oberste Karte des Abenteuerstapels und des Zauberstapels nicht ansehen',
  ),
  seeSpells: plain('die Zauber der anderen Charaktere ansehen', 'die Zauber der anderen Charaktere nicht ansehen'),
  pickUp: acts('auf|heben', cards),
  gainResource: plain(
    'Leben, Schicksal, Gold, Stärke oder Talent erhalten',
    'weder Leben, Schicksal, Gold, Stärke noch Talent erhalten',
  ),
  turnBack: plain('umkehren', 'nicht umkehren'),
  drawCards: plain('Karten ziehen', 'keine Karten ziehen'),
  meetSpace: plain('dem Feld begegnen', 'dem Feld nicht begegnen'),
  meetCard: meets('begegnen', cards),
  replaceDrawn: acts('ersetzen', cards, 'beim Ziehen'),
  useMeetings: (_, p) => ({
    yes: `Fähigkeiten gegen Charaktere benutzen, denen ${met(p)}`,
    no: `keine Fähigkeiten gegen Charaktere benutzen, denen ${met(p)}`,
  }),
  avoid: acts('vermeiden', cards),
  passGate: plain('ohne Kampf am Wächter vorbeigehen', 'nicht ohne Kampf am Wächter vorbeigehen'),
  crossSentinel: plain('die Brücke beim Wächter überqueren', 'die Brücke beim Wächter nicht überqueren'),
  useDarkFate: plain(
    'dunkles Schicksal zahlen, damit ein anderer Charakter einen Wurf wiederholt',
    'kein dunkles Schicksal zahlen',
  ),
  beRobbed: plain('um Gold oder Karten beraubt werden', 'nicht um Gold oder Karten beraubt werden'),
  riseAgain: plain('in einer anderen Gestalt weiterleben', 'nicht in einer anderen Gestalt weiterleben'),
  standIn: (o = cards, p) => ({
    yes: words(o.akk, 'an', `${p.his}er Stelle kämpfen lassen`),
    no: words(o.kein?.akk ?? `${o.akk} nicht`, 'an', `${p.his}er Stelle kämpfen lassen`),
  }),
};
