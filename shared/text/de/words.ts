// The words of the game with their gender, by their keys. What sets add freely falls back to its own key.
import type { Range } from '../clauses/tree';
import type { Alignment, CardKind, Comparison, FateSide, RollFor, StatKey } from '../clauses/words';
import type { Lookup } from '../../kernel/json';
import { declared } from '../../content/declared';
import { nameOf, type DefId } from '../../kernel/ids';
import { isShown, isUsual, type ShownStatus } from '../keys';
import { humanise } from '../names';
import { isProper } from '../called';
import { adjectiveBefore, fixed, hyphened, inWord, n, named, np, type Noun, type Np } from '../speech/german-nouns';
import { vp, type Vp } from '../speech/german-verbs';
import { deckKey, joined } from '../speech/words';
import { resources } from './counting';

export * from './counting';
export * from './places';

export const die = n('der Würfel(s), Würfel');
export const fateToken = n('die Schicksalsmarke, Schicksalsmarken');
export const turn = n('der Zug(s), Züge');
export const round = n('die Runde, Runden');
export const fight = n('der Kampf(es), Kämpfe');
/** What is no Gefährte by its print. */
export const moveNoun = n('die Bewegung');
export const takenAlong = n('die als Gefährte genommen~ Karte, als Gefährten genommen~ Karten');
export const shop = n('der Laden(s), Läden(n)');
export const square = n('das Feld(es), Felder');
export const card = n('die Karte, Karten');
export const creatureNoun = n('die Kreatur, Kreaturen');
export const rival = n('der Gegner(s), Gegner');
export const object = n('der Gegenstand(s), Gegenstände');
export const weapon = n('die Waffe, Waffen');
export const armour = n('die Rüstung, Rüstungen');
export const spell = n('der Zauber(s), Zauber');
export const trophy = n('die Trophäe, Trophäen');
export const character = n('der Charakter(s), Charaktere');
export const owner = n('der Besitzer(s)');
export const regionNoun = n('die Region');

/** What a number of a character is called; plurals where there are many of it. */
export const stats: { readonly [K in StatKey]: Noun } = {
  ...resources,
  life: n('pl Leben'),
  strengthValue: n('der Stärkewert(s)'),
  craftValue: n('der Talentwert(s)'),
  lifeValue: n('der Lebenswert(s)'),
  fateValue: n('der Schicksalswert(s)'),
  spellLimit: n('die Zaubergrenze'),
  objectLimit: n('die Traglast'),
  magicObjectLimit: n('die Grenze für Magische Gegenstände'),
  weaponLimit: n('die Waffengrenze'),
  armourLimit: n('die Rüstungsgrenze'),
  attackRoll: n('der Angriffswurf(s)'),
  foeRoll: n('der gegnerisch~ Angriffswurf(s)'),
  attackDice: n('pl Angriffswürfel(n)'),
  movement: n('die Bewegung'),
  moveDice: n('pl Bewegungswürfel(n)'),
  fateDice: n('pl Schicksalswürfel(n)'),
  prayer: n('der Gebetswurf(s)'),
  portalDice: n('pl Würfel(n) am Portal der Macht'),
  minesDice: n('pl Würfel(n) in den Minen'),
  commandFrom: n('der Befehlszauber(s)'),
  trophyCost: n('pl Trophäenpunkte(n)'),
  strengthTrophyCost: n('pl Trophäenpunkte(n)'),
  craftTrophyCost: n('pl Trophäenpunkte(n)'),
  trophyWorth: n('pl Punkte(n) jeder Trophäe'),
  drawMore: n('pl gezogen~ Karten'),
  drawLeast: n('pl gezogen~ Karten'),
  spellsMore: n('pl gezogen~ Zauber'),
  standInStrength: n('die Stärke des Stellvertreters'),
  prices: n('pl Preise(n)'),
  costs: n('pl Kosten()'),
  steps: n('pl Felder(n) ohne Wurf'),
  toadSteps: n('pl Felder(n) in verwandelter Gestalt'),
};
export const valueOf: { readonly [K in StatKey]?: Noun } = {
  strength: n('der Stärkewert(s)'),
  craft: n('der Talentwert(s)'),
  life: n('der Lebenswert(s)'),
  fate: n('der Schicksalswert(s)'),
};
export const countersOf: { readonly [K in StatKey]?: Noun } = {
  strength: n('pl Stärkemarken'),
  craft: n('pl Talentmarken'),
};

export const kinds: { readonly [K in CardKind]: Noun } = {
  event: n('das Ereignis(ses), Ereignisse'),
  enemy: n('der Feind(es), Feinde'),
  stranger: n('der Fremd~, Fremd~'),
  place: n('der Ort(es), Orte'),
  object,
  magicObject: n('der Magisch~ Gegenstand(s), Magisch~ Gegenstände'),
  follower: n('der Gefährte(n), Gefährten'),
  spell,
  quest: n('der Auftrag(s), Aufträge'),
  character,
  space: square,
  ending: n('das Ende(s), Enden'),
  figure: n('die Figur, Figuren'),
  rule: n('die Regel, Regeln'),
  terrain: n('die Geländekarte, Geländekarten'),
  state: n('die Zustandskarte, Zustandskarten'),
  world: n('die Weltkarte, Weltkarten'),
  form: n('die Gestalt, Gestalten'),
  deck: n('der Stapel(s), Stapel'),
  link: n('der Weg(es), Wege'),
};

export const bound: { readonly [K in FateSide | 'unbound' | 'fateless']: string } = {
  light: 'lichtgebunden',
  dark: 'dunkelgebunden',
  unbound: 'ungebunden',
  fateless: 'schicksalslos',
};
export const sides: { readonly [K in FateSide]: string } = { light: 'hell~', dark: 'dunkl~' };

export const alignments: { readonly [K in Alignment]: string } = { good: 'gut', neutral: 'neutral', evil: 'böse' };
export const alignmentStems: { readonly [K in Alignment]: string } = {
  good: 'gut~',
  neutral: 'neutral~',
  evil: 'bös~',
};

const subtypes: Lookup<Noun> = {
  animal: n('das Tier(s), Tiere'),
  monster: n('das Monster(s), Monster'),
  dragon: n('der Drache(n), Drachen'),
  spirit: n('der Geist(es), Geister'),
  elemental: n('das Elementarwesen(s), Elementarwesen'),
  construct: n('das Konstrukt(s), Konstrukte'),
  fae: n('das Feenwesen(s), Feenwesen'),
  demon: n('der Dämon(s), Dämonen'),
  cultist: n('der Kultist(en), Kultisten'),
  law: n('der Gesetzeshüter(s), Gesetzeshüter'),
  undead: n('der Untot~, Untot~'),
};
const foreign = (key: string, head: string, heads: string, g: 'der' | 'die' = 'die'): Noun => {
  const word = hyphened(humanise(key));
  return n(`${g} ${word}${head}, ${word}${heads}`);
};
const subtypeOfSet = (key: string): Noun | undefined => {
  const own = declared.word('subtypes', key)?.de;
  return own === undefined ? undefined : n(own);
};
export const hasSubtype = (key: string): boolean => (subtypes[key] ?? declared.word('subtypes', key)) !== undefined;
export const subtype = (key: string): Noun =>
  subtypes[key] ?? subtypeOfSet(key) ?? foreign(key, 'Kreatur', 'Kreaturen');
/** "einen Drachen", "Moroz" */
export const oneOfSubtype = (key: string): Np => (isProper(key) ? fixed(humanise(key)) : np(subtype(key), 'ein'));

const keywords: Lookup<Noun> = {
  weapon: n('die Waffe, Waffen'),
  armour: n('die Rüstung, Rüstungen'),
  talisman: n('der Talisman(s), Talismane'),
  raft: n('das Floß(es), Flöße'),
  trinket: n('das Schmuckstück(s), Schmuckstücke'),
};
const adjectives: Lookup<string> = {
  copies: 'nachahmend~',
  soulbound: 'seelengebunden~',
  cursed: 'verflucht~',
  fireproof: 'feuerfest~',
  inherited: 'geerbt~',
  unfriendly: 'unfreundlich~',
};
const compounds: Lookup<string> = {
  trap: 'Fallen',
  animal: 'Tier',
  construct: 'Konstrukt',
  fae: 'Feen',
  dragon: 'Drachen',
  elemental: 'Elementar',
  monster: 'Monster',
  spirit: 'Geister',
  undead: 'Untoten',
};
export const keyword = (key: string): Noun | undefined => {
  const own = declared.word('nouns', key)?.de;
  return keywords[key] ?? (own === undefined ? undefined : n(own));
};
const ofSet = (key: string): string | undefined => declared.word('keywords', key)?.de;
export const adjective = (key: string): string | undefined =>
  adjectives[key] ?? (ofSet(key)?.includes('~') === true ? ofSet(key) : undefined);
export const compound = (key: string): string => compounds[key] ?? ofSet(key) ?? hyphened(humanise(key));
/** Whether there is a German word for it. */
export const hasKeyword = (key: string): boolean =>
  (keyword(key) ?? adjectives[key] ?? compounds[key] ?? ofSet(key)) !== undefined;

export const region = (key: string): Noun => n(declared.regionName(key)?.de ?? `die Region ${humanise(key)}`);

export const regionStem = (key: string): string | undefined => adjectiveBefore(region(key), 'Region');

const kindsOfCard: Lookup<string> = { state: 'Zustands', form: 'Gestalten', curse: 'Fluch', fortune: 'Fortuna' };
const deckWord = (key: string): string => {
  const own = deckKey(key);
  return declared.deckWord(own)?.de ?? kindsOfCard[own] ?? hyphened(humanise(nameOf(own)));
};
/** "Varthrax-, Cadorus- oder Grilipuskarte": what they end with is said once. */
function ofDecks(keys: readonly string[], one: string, many: string, word = 'oder'): Noun {
  const before = keys.slice(0, -1).map((key) => `${deckWord(key)}-`);
  const last = deckWord(keys.at(-1) ?? '');
  const ending = (head: string): string => joined([...before, inWord(last, head)], word);
  return { g: 'f', one: ending(one), many: `${ending(many)}!`, weak: false };
}
/** A token is no card to a reader: "Drachenmarker". */
export const cardOf = (...keys: readonly string[]): Noun => {
  const [only, more] = keys;
  return only !== undefined && more === undefined && nameOf(only) === 'token'
    ? tokenOf(only)
    : ofDecks(keys, 'Karte', 'Karten');
};
/** "Varthrax-, Cadorus- und Grilipuskarten" */
export const cardsOfAll = (keys: readonly string[]): Noun => ofDecks(keys, 'Karte', 'Karten', 'und');
export const deck = (key: string): Noun =>
  n(`der ${inWord(deckWord(key), 'Stapel')}(s), ${inWord(deckWord(key), 'Stapel')}`);
export const king = n('der Drachenkönig(s)');
export const creatureOf = (...keys: readonly string[]): Noun => ofDecks(keys, 'Kreatur', 'Kreaturen');
export const figureOf = (key: string): Noun =>
  n(`die ${inWord(deckWord(key), 'Figur')}, ${inWord(deckWord(key), 'Figuren')}`);
/** What lies in a pool of tokens. */
export const tokenOf = (key: string): Noun => n(`der ${deckWord(key)}(s), ${deckWord(key)}`);
export const cardWith = (word: string): Noun => n(`die ${inWord(word, 'Karte')}, ${inWord(word, 'Karten')}`);

const forms: Lookup<Noun> = {
  ghost: n('der Geist(es), Geister'),
  reward: n('die Belohnung'),
  wanted_poster: n('der Steckbrief(s)'),
  alignment: n('die Gesinnung'),
  tip: n('der Hinweis(es)'),
  path: n('der Pfad(es)'),
  bond: n('der Bund(es)'),
  time: n('die Zeit'),
  ghosts: n('pl Geister(n)'),
};
/** In whose shape one goes on. */
export const formOf = (key: string): Noun =>
  forms[key] ??
  forms[nameOf(key)] ??
  n(`die ${inWord(deckWord(key), 'Gestalt')}, ${inWord(deckWord(key), 'Gestalten')}`);
/** "in einer anderen Gestalt", or as what; `no` is "nicht". */
export const inForm = (from: string | undefined, no: string): readonly string[] =>
  from === undefined ? [no, 'in einer anderen Gestalt'] : [np(formOf(from), no === '' ? 'ein' : 'kein').nom];
const typeWords: Lookup<string> = {
  state: 'Zustand',
  world: 'Welt',
  form: 'Gestalt',
  ghost: 'Geist',
  path: 'Pfad',
  reward: 'Belohnung',
  time: 'Zeit',
  woodland: 'Wald',
  lycanthrope: 'Lykanthropie',
  army: 'Heer',
  destiny: 'Bestimmung',
  omen: 'Omen',
  lord: 'Drachenfürst',
  token: 'Drachenmarker',
  figure: 'Figur',
  wanted: 'Steckbrief',
  realm: 'Reich',
  transformation: 'Verwandlung',
  tally: 'Chronik',
  foresight: 'Vorhersage',
  sight: 'Erleuchtung',
};
export const typeWord = (key: string): string => {
  const form = forms[nameOf(key)];
  const known = typeWords[key] ?? typeWords[nameOf(key)] ?? (form && np(form, '').nom);
  return known ?? (declared.deckWord(key) ? np(cardOf(key), '').nom : humanise(nameOf(key)));
};

const keywordNotes: Lookup<string> = {
  cannotDitch: 'Kann nicht zurückgelassen werden.',
  cannotBeEvaded: 'Dieser Karte kann nicht ausgewichen werden.',
  talisman: 'Damit darfst du das Tal des Feuers betreten.',
  raft: 'Wo diese Karte zurückbliebe, wird sie abgelegt.',
  fireproof: 'Kann nicht verbrannt werden.',
  trap: 'Nichts hilft dir, es zu vermeiden.',
  cursed: 'Muss genommen und kann nicht zurückgelassen werden.',
  paysFate: 'Schicksal darauf zahlst du wie dein eigenes, und zwar zuerst; mit dem letzten ist sie verbraucht.',
  spellproof: 'Auf diese Karte können keine Zauber gewirkt werden.',
  soulbound: 'Bleibt bei ihrem Besitzer, wenn dieser getötet wird und weiterlebt.',
};
export const keywordNote = (key: string): string => keywordNotes[key] ?? '';

/** What keywords that are no words for a reader mean for a card that gets them: behind "kann". */
const keywordDeeds: Lookup<string> = {
  cannotDitch: 'nicht zurückgelassen werden',
  cannotBeEvaded: 'nicht gemieden werden',
  fireproof: 'nicht verbrannt werden',
};
export const keywordDeed = (key: string): string | undefined => keywordDeeds[key];

/** Terrains of which there are many: "auf einem Waldfeld". */
const terrains: Lookup<string> = {
  fields: 'Ackerfeld',
  plains: 'Ebenenfeld',
  woods: 'Waldfeld',
  hills: 'Hügelfeld',
  runes: 'Runenfeld',
  desert: 'Wüstenfeld',
  tunnel: 'Tunnelfeld',
};
export const isTerrain = (key: string): boolean => terrains[key] !== undefined;
export const terrain = (key: string): Noun => n(`das ${terrains[key] ?? key}(s), ${terrains[key] ?? key}er`);

const statuses: { readonly [K in ShownStatus]: string } = {
  toad: 'eine Kröte',
  enslaved: 'versklavt',
  turningBack: 'auf dem Rückweg',
  beaten: 'der Verlierer des letzten Kampfes',
  facing: 'in einem unentschiedenen Kampf',
  losingTurn: 'bis zum nächsten Zug untätig',
};
/** What somebody in this state is; `undefined` for states that no player needs to know of. */
export const status = (key: string): string | undefined =>
  isUsual(key) ? statuses[key] : isShown(key) ? declared.state(key)?.de : undefined;
/** What he is who is not in it. */
export const otherwise = (key: string): string | undefined => declared.state(key)?.otherwise?.de;
/** The one or the other, where both have a name. */
export const either = (key: string): string => declared.state(key)?.either?.de ?? state(key);
/** How one comes into a state, where "werden" is no word for it. */
const starts: Lookup<Vp> = {
  turningBack: vp('um|kehren'),
  toad: vp('werden', 'zur Kröte'),
};
export const startOf = (key: string): Vp | undefined => {
  const begins = declared.state(key)?.begins?.de;
  return starts[key] ?? (begins === undefined ? undefined : vp(begins));
};
export const state = (key: string): string => status(key) ?? declared.state(key)?.de ?? 'davon betroffen';

export const rollFor: { readonly [K in RollFor]: string } = {
  move: 'für die Bewegung',
  attack: 'für einen Angriff',
  card: 'für eine Karte',
  space: 'für ein Feld',
  pray: 'beim Beten',
  armour: 'für eine Rüstung',
  spell: 'für einen Zauber',
  creature: 'für eine Kreatur',
  fate: 'für Schicksal',
  number: 'für eine Zahl',
  quest: 'für einen Auftrag',
  follower: 'für einen Gefährten',
};

/** A side of a two-sided card. */
export const side = (key: string): string => declared.word('sides', key)?.de ?? humanise(key);
/** What is looked for in the names of cards. */
export const titled = (key: string): string => declared.word('titled', key)?.de ?? humanise(key);

/** What a source that is no card is called, as a dictionary has it. */
const sources: Lookup<string> = {
  rules: 'pl Regeln',
  'rules/command': 'der Befehlszauber(s)',
  toad: 'das Krötendasein(s)',
  '': 'jemand',
};
export const specialEntry = (def: DefId): string | undefined => sources[def];
export const specialName = (def: DefId): Np | undefined =>
  sources[def] === undefined ? undefined : named(sources[def] ?? '');

const fights: Lookup<string> = { battle: 'im Kampf', psychic: 'im psychischen Kampf', cost: 'als Preis' };
export const fightWord = (key: string): string => fights[key] ?? '';
const isRoll = (key: string): key is RollFor => key in rollFor;
const isKind = (key: string): key is CardKind => key in kinds;
export const purpose = (key: string): string => (isRoll(key) ? rollFor[key] : '');
const causes: Lookup<string> = { ...fights, command: 'durch den Befehlszauber', trophies: 'für Trophäen' };
/** Why something happens: in a fight, as a price, because of a card. */
export const because = (key: string): string =>
  causes[key] ?? (isRoll(key) ? rollFor[key] : isKind(key) ? `durch ${np(kinds[key], 'ein').akk}` : '');

/** The numbers of a row: "bis 3", "ab 4". */
export const range = ({ from, to }: Range): string =>
  from === -Infinity ? `bis ${to}` : to === Infinity ? `ab ${from}` : from === to ? String(from) : `${from}-${to}`;
/** The same behind "beträgt": "höchstens 3", "2 bis 4". */
export const measure = ({ from, to }: Range): string =>
  from === -Infinity
    ? `höchstens ${to}`
    : to === Infinity
      ? `mindestens ${from}`
      : from === to
        ? String(from)
        : `${from} bis ${to}`;

/** How a die that fate rolled again compares with what it showed before. */
export const sinceFate: { readonly [C in Comparison]: string } = {
  '<': 'ein niedrigeres Ergebnis als zuvor',
  '<=': 'kein höheres Ergebnis als zuvor',
  '=': 'dasselbe Ergebnis wie zuvor',
  '>=': 'kein niedrigeres Ergebnis als zuvor',
  '>': 'ein höheres Ergebnis als zuvor',
};
