// What may be allowed or forbidden, as what somebody does. `o`: the cards it is about, in the plural.
import type { Verb } from '../clauses/words';
import { akk, dat, fixed, n, np, pronouns, whole, type Np } from '../speech/german-nouns';
import { vp, type Vp } from '../speech/german-verbs';
import type { Person } from './speaker';
import { armour, kinds, spell, weapon } from './words';

/** What is done, and the same denied. */
type VerbPhrase = { readonly yes: Vp; readonly no: Vp };
type Phrase = (o: Np | undefined, p: Person) => VerbPhrase;

const plain =
  (verb: string, yes: string, no = `${yes} nicht`.trim(), rel?: string): Phrase =>
  () => ({ yes: vp(verb, { text: yes, rel }), no: vp(verb, { text: no, rel }) });
const many = (of: ReturnType<typeof n>): Np => np(of, '', { many: true });

/** With cards as its object: "keine Waffen benutzen", but "den Prinzen nicht nehmen". */
const acts =
  (verb: string, usual: Np, ...more: readonly string[]): Phrase =>
  (o = usual) => ({
    yes: vp(verb, akk(o), ...more),
    no: o.kein ? vp(verb, { text: o.kein.akk, rel: o.rel }, ...more) : vp(verb, akk(o), 'nicht', ...more),
  });
/** With cards in the dative: "keinen Kreaturen ausweichen". */
const meets =
  (verb: string, usual: Np): Phrase =>
  (o = usual) => ({
    yes: vp(verb, dat(o)),
    no: o.kein ? vp(verb, { text: o.kein.dat, rel: o.rel }) : vp(verb, dat(o), 'nicht'),
  });
const by =
  (verb: string, participle: string, usual: Np): Phrase =>
  (o = usual) => ({
    yes: vp(verb, `von ${o.dat} ${participle}`),
    no: vp(verb, `nicht von ${o.dat} ${participle}`),
  });

/** "du begegnest", "er begegnet". */
const met = (p: Person): string =>
  p.you ? 'du begegnest' : `${pronouns[p.np.g].nom} ${p.np.g === 'pl' ? 'begegnen' : 'begegnet'}`;

const spells = many(spell);
const cards = many(n('die Karte, Karten'));
const another = {
  ...np(kinds.character, 'ein', { adj: 'ander~' }),
  kein: np(kinds.character, 'kein', { adj: 'ander~' }),
};
const others = np(kinds.character, '', { many: true, adj: 'ander~' });
const theirs = 'Stärke und Talent aus Gegenständen und Magischen Gegenständen';
const tops = 'die oberste Karte des Abenteuerstapels und des Zauberstapels';

export const verbs: { readonly [K in Verb]: Phrase } = {
  rollForMovement: plain('würfeln', 'für die Bewegung', 'nicht für die Bewegung'),
  move: plain('sich bewegen', ''),
  castSpell: acts('wirken', spells),
  castCommand: plain('wirken', 'den Befehlszauber'),
  gainSpell: plain('erhalten', 'Zauber', 'keine Zauber'),
  useCard: acts('benutzen', cards),
  useMagicObject: acts('benutzen', many(kinds.magicObject)),
  useWeapon: acts('benutzen', many(weapon)),
  useArmour: acts('benutzen', many(armour)),
  countObjects: plain('zählen', theirs),
  takeCard: acts('nehmen', cards),
  haveCard: acts('haben', fixed('diese Karte', 'f')),
  gainFollower: acts('erhalten', many(kinds.follower)),
  ditchCard: acts('zurück|lassen', cards),
  loseCard: acts('verlieren', cards),
  evade: (o, p) =>
    o === undefined
      ? {
          yes: vp('aus|weichen', 'Kreaturen und Charakteren'),
          no: vp('aus|weichen', 'weder Kreaturen noch Charakteren'),
        }
      : meets('aus|weichen', o)(o, p),
  attack: acts('an|greifen', another),
  psychicAttack: plain(
    'an|greifen',
    'einen anderen Charakter statt im Kampf im psychischen Kampf',
    'keinen anderen Charakter im psychischen Kampf',
  ),
  beAttackedBy: by('werden', 'angegriffen', others),
  skipRoll: plain('verzichten', 'auf den Wurf', 'nicht auf den Wurf'),
  payFate: plain('zahlen', 'Schicksal für einen neuen Wurf', 'kein Schicksal für einen neuen Wurf'),
  payInFate: plain('zahlen', 'Schicksal als Preis', 'kein Schicksal als Preis'),
  haveExtraTurns: plain('machen', 'zusätzliche Züge', 'keine zusätzlichen Züge'),
  missTurns: plain('aus|setzen', 'Züge', 'keine Züge'),
  pressOn: plain('vor|dringen', 'weiter', 'nicht weiter'),
  openPortal: plain('öffnen', 'das Portal der Macht'),
  enterValley: plain('betreten', 'das Tal des Feuers'),
  meetCharacters: meets('begegnen', others),
  changeAlignment: plain('wechseln', 'die Gesinnung'),
  useAbilities: (_, p) => plain('benutzen', `${p.his}e besonderen Fähigkeiten`)(_, p),
  act: plain('tun', 'etwas', 'nichts'),
  beTargeted: by('werden', 'betroffen', spells),
  tradeTrophies: plain('ein|tauschen', 'Trophäen', 'keine Trophäen'),
  burgle: plain(
    'stehlen',
    'einen Gegenstand, der verkauft wird,',
    'keine Gegenstände',
    'statt zu kaufen: Wirf 1 Würfel; sind Ergebnis und Preis zusammen nicht höher als dein Talent, gehört er dir, sonst setzt du einen Zug aus und er wird abgelegt',
  ),
  takeFree: plain('nehmen', 'dort, wo Warenkarten verkauft werden, eine Karte umsonst', 'keine Karte umsonst'),
  enterSpace: plain('betreten oder überqueren', 'es'),
  passSpace: (o, p) => {
    const past = o === undefined || o.nom.includes('dieser Karte') ? 'dieser Karte' : o.dat;
    const rel = o === undefined || past === 'dieser Karte' ? undefined : o.rel;
    return plain(
      'vorbei|ziehen',
      `in derselben Bewegung an ${past}`,
      `nicht in derselben Bewegung an ${past}`,
      rel,
    )(o, p);
  },
  stopShort: (o, p) =>
    plain(
      'ziehen',
      'weniger weit als gewürfelt',
      'nicht weniger weit als gewürfelt',
      o === undefined ? undefined : `um auf ${o.dat} anzuhalten`,
    )(o, p),
  bury: (o = cards, p) =>
    plain(
      'legen',
      `abgelegte ${o.akk} unter den Ablagestapel`,
      `abgelegte ${o.akk} nicht unter den Ablagestapel`,
    )(o, p),
  chooseDie: plain('werfen', 'zwei Würfel', 'keine zwei Würfel', 'von denen einer nicht zählt'),
  takeFirst: (_, p) =>
    plain(
      'nehmen',
      `Gegenstände auf ${p.his}em Feld`,
      `keine Gegenstände auf ${p.his}em Feld`,
      `bevor ${p.you ? 'du dort etwas anderem begegnest' : 'er dort etwas anderem begegnet'}`,
    )(_, p),
  anyOrder: (_, p) =>
    plain(
      'begegnen',
      `den Karten auf ${p.his}em Feld in beliebiger Reihenfolge`,
      `den Karten auf ${p.his}em Feld nicht in beliebiger Reihenfolge`,
      'Feinden mit gleicher Nummer aber zusammen',
    )(_, p),
  chooseMoveDie: plain(
    'werfen',
    'für die Bewegung einen Würfel mehr',
    'für die Bewegung keinen Würfel mehr',
    'wobei einer nicht zählt',
  ),
  steer: plain('wählen', 'die Richtung', 'nicht die Richtung', 'in die er geht'),
  stopSteered: plain('wählen', 'die Richtung', 'nicht die Richtung', 'in die er geht, und wo er dabei anhält'),
  seeTop: plain('an|sehen', tops),
  seeSpells: plain('an|sehen', 'die Zauber der anderen Charaktere'),
  drawCards: plain('ziehen', 'Karten', 'keine Karten'),
  meetSpace: plain('begegnen', 'dem Feld'),
  meetCard: meets('begegnen', cards),
  replaceDrawn: acts('ersetzen', cards, 'beim Ziehen'),
  useMeetings: (_, p) =>
    plain('benutzen', 'Fähigkeiten gegen Charaktere', 'keine Fähigkeiten gegen Charaktere', `denen ${met(p)}`)(_, p),
  avoid: acts('vermeiden', cards),
  passGate: plain('vorbei|gehen', 'ohne Kampf am Wächter', 'nicht ohne Kampf am Wächter'),
  crossSentinel: plain('überqueren', 'die Brücke beim Wächter'),
  useDarkFate: plain(
    'zahlen',
    'dunkles Schicksal',
    'kein dunkles Schicksal',
    'damit ein anderer Charakter einen Wurf wiederholt',
  ),
  payEitherSide: plain(
    'zahlen',
    'Schicksal jeder Seite wie das der anderen',
    'Schicksal keiner Seite wie das der anderen',
  ),
  beRobbed: plain('werden', 'um Gold oder Karten beraubt', 'nicht um Gold oder Karten beraubt'),
  riseAgain: plain('weiter|leben', 'in einer anderen Gestalt', 'nicht in einer anderen Gestalt'),
  riseAlways: plain(
    'weiter|leben',
    'in einer anderen Gestalt, auch wenn die Krone erreicht wurde',
    'nicht in einer anderen Gestalt, wenn die Krone erreicht wurde',
  ),
  acceptQuest: plain('an|nehmen', 'Aufträge', 'keine Aufträge'),
  sufferRage: plain('erleiden', 'einen Drachenzorn', 'keinen Drachenzorn'),
  sufferBreath: plain('erleiden', 'Odemangriffe', 'keine Odemangriffe'),
  // Of some it is said already who may not have them.
  conscript: (o = cards, p) =>
    o.rel === undefined
      ? plain('nehmen', o.akk, o.kein?.akk ?? `keine ${o.akk}`, 'die du nicht haben dürftest')(o, p)
      : acts('nehmen', cards)(o, p),
  useHarmony: (o = many(n('der Teil(s), Teile')), p) =>
    plain(
      'benutzen',
      `die Harmonien von ${whole(o, 'dat')}`,
      `keine Harmonien von ${whole(o, 'dat')}`,
      'womit auch immer sie zusammengesetzt werden',
    )(o, p),
  dismantle: acts('zerlegen', cards),
  burnCards: acts('verbrennen', cards),
  placeTerrain: (o, p) => {
    const where = `Geländekarten auf ${o?.akk ?? 'Felder'}`;
    return plain('legen', where, `keine ${where}`)(o, p);
  },
  placeTokens: acts('legen', many(n('die Marke, Marken'))),
  standIn: (o = cards, p) => acts('kämpfen lassen', o, `an ${p.his}er Stelle`)(o, p),
};
