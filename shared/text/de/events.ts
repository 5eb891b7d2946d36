// What happens, to be hung on "immer wenn": "du ein Leben verlierst", "ein Charakter einen Zauber wirkt".
import type { Happening } from '../clauses/rules';
import type { Who } from '../clauses/tree';
import type { EventKind } from '../clauses/words';
import { same } from '../exact';
import { akk, dat, n, np, orNp, pronoun, withAkk, withDat, type Np, type Obj } from '../speech/german-nouns';
import {
  adverbially,
  doer,
  followed,
  imperative,
  infinitive,
  lastBare,
  vp,
  wouldBare,
  type Doer,
  type Vp,
} from '../speech/german-verbs';
import { joined, words } from '../speech/words';
import type { German, Person } from './speaker';
import { adverbs } from './adverbs';
import { goesByItself } from '../clauses/doing';
import { personOf, isTime } from '../keys';
import { theOne } from './persons';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'oder');
/** What somebody does, and the same denied where "nicht" is no word for it. */
type Deed = { readonly where?: string; readonly yes: Vp; readonly no: Vp };
type Phrase = (h: Happening, p: Person, s: German) => Deed;

const deed = (verb: string, ...parts: readonly (Obj | string)[]): Deed => ({
  yes: vp(verb, ...parts),
  no: vp(verb, ...parts, 'nicht'),
});
/** Of what is taken, or nothing of it. */
const ofThings = (verb: string, where: string, yes: string, no: string): Deed => ({
  where,
  yes: vp(verb, yes),
  no: vp(verb, no),
});
const plain =
  (verb: string, yes: string, no?: string): Phrase =>
  () =>
    no === undefined ? deed(verb, yes) : ofThings(verb, '', yes, no);
const aTurn =
  (verb: string): Phrase =>
  (h) =>
    ofThings(h.missed ? 'aus|setzen' : verb, '', 'einen Zug', 'keinen Zug');
const state = (verb: string, rest: string): Deed => ({ yes: vp(verb, rest), no: vp(verb, 'nicht', rest) });

const things = (h: Happening, none: readonly [yes: string, no: string]): readonly [yes: string, no: string] => {
  if (h.fateSide) {
    const fate = (det: '' | 'kein'): string => np(w.resources.fate, det, { adj: w.sides[h.fateSide ?? 'light'] }).akk;
    return [fate(''), fate('kein')];
  }
  const what = (h.what ?? []).filter(w.isResource);
  if (what.length === 0) return none;
  const one = (det: 'ein' | 'kein'): string =>
    or(what.map((x) => np(x === 'life' ? w.life : w.resources[x], x === 'life' || det === 'kein' ? det : '').akk));
  return [one('ein'), what.length === 1 ? one('kein') : `weder ${one('ein')}`];
};
function cardOf(h: Happening, none: Np, s: German): Np {
  if (h.card?.card === 'np' && h.denied) {
    const before = s.remembered();
    const { akk, dat } = s.cards(h.card.of, 'none');
    s.remember(before);
    return { ...s.card(h.card), kein: { akk, dat } };
  }
  if (h.card) return s.card(h.card);
  s.gender = none.g;
  return none;
}
const aCard: Np = { ...np(w.card, 'ein'), kein: np(w.card, 'kein') };
const anEnemy = np(w.kinds.enemy, 'ein');
const aSpell = np(w.spell, 'ein');
const told = (list: readonly string[] | undefined, word: (x: string) => string): string =>
  or((list ?? []).map(word).filter((x) => x !== ''));
/** What a die is rolled for; for nearly everything needs no word. */
const forWhat = (list: readonly string[] | undefined): string => ((list ?? []).length > 3 ? '' : told(list, w.purpose));
const because = (h: Happening): string => told(h.cause, w.because);
const at = (h: Happening, s: German): string => (h.to ? s.parts.spot(h.to, s) : '');
const inFight = (h: Happening): string => w.fightWord(h.fight ?? '');

const foes: Readonly<Record<string, string>> = {
  creature: 'von einer Kreatur',
  character: 'von einem anderen Charakter',
};
const scored: Readonly<Record<string, string>> = {
  won: 'den höheren Angriffswert',
  lost: 'den niedrigeren Angriffswert',
  standOff: 'den gleichen Angriffswert wie der Gegner',
};
const endings: Readonly<Record<string, string>> = {
  unwon: 'ohne Sieg',
  won: 'mit einem Sieg',
  lost: 'mit einer Niederlage',
  standOff: 'mit einem Patt',
  evaded: 'durch Ausweichen',
};
const ends: Readonly<Record<string, string>> = { won: 'gewinnt', lost: 'verliert', standOff: 'ein Patt erreicht' };

const something = ['etwas', 'nichts'] as const;
const asReward = 'als Lohn eines Kampfes';
const rival = (h: Happening): Np =>
  h.how?.[0] === 'character' ? np(w.character, 'ein', { adj: 'ander~' }) : np(w.rival, 'ein');
const lastLife = (p: Person): readonly [string, string] => {
  const life = np(w.life, p.his, { adj: 'letzt~' }).akk;
  return [life, life];
};
const phrases: { readonly [K in EventKind]: Phrase } = {
  gain: (h) => ofThings('erhalten', because(h), ...things(h, something)),
  lose: (h, p) => {
    const [yes, no] = h.last ? lastLife(p) : things(h, something);
    if (h.paidFor)
      return ofThings(
        'zahlen',
        forWhat(h.paidFor) || 'für einen neuen Wurf',
        ...things(h, ['Schicksal', 'kein Schicksal']),
      );
    return h.taken
      ? ofThings('nehmen', because(h), `einem anderen Charakter ${yes}`, `einem anderen Charakter ${no}`)
      : ofThings('verlieren', words(because(h), h.reward && 'an den Sieger eines Kampfes'), yes, no);
  },
  heal: plain('heilen', 'ein Leben', 'kein Leben'),
  replenish: (h) => ofThings('auf|füllen', '', ...things(h, ['Schicksal', 'kein Schicksal'])),
  alignment: (h, p, s) =>
    h.what
      ? deed('wechseln', 'die Gesinnung', `zu ${told(h.what, (x) => w.alignments[x as keyof typeof w.alignments])}`)
      : plain('wechseln', 'die Gesinnung')(h, p, s),
  toad: () => state('werden', 'zur Kröte'),
  missTurn: plain('aus|setzen', 'einen Zug', 'keinen Zug'),
  moved: (h, p, s) =>
    h.leaves
      ? deed(
          'verlassen',
          or(h.leaves.map((r) => (r === 'mine' ? np(w.regionNoun, p.his).akk : np(w.region(r), 'der').akk))),
        )
      : h.to
        ? h.mood === 'would'
          ? deed('beenden', words(np(w.moveNoun, p.his).akk, at(h, s) || 'auf einem Feld'))
          : ofThings('beenden', at(h, s), 'eine Bewegung', 'keine Bewegung')
        : deed('sich bewegen'),
  rolling: (h) => {
    const what = h.what ?? [];
    if (what.length === 1 && what[0] === 'pray') return deed('beten');
    if (what.length === 1 && what[0] === 'fate') return deed('würfeln', 'für Schicksal neu');
    // For nearly everything needs no word.
    return deed('würfeln', what.length > 2 ? '' : told(what, w.purpose));
  },
  rolled: (h) => {
    if (h.what?.[0] === 'pray' && h.natural === undefined) return deed('beten');
    // A place says what the roll is for.
    const isThere = h.when.adverbs.some((x) => x.a === 'source' && x.source.places !== undefined);
    const purpose = words(because(h), isThere ? '' : forWhat(h.what));
    if (h.sinceFate) return deed('würfeln', words(purpose, 'durch Schicksal'), w.sinceFate[h.sinceFate]);
    if (h.fateShows) {
      const shown = or(h.fateShows.map(String));
      return ofThings('würfeln', words(purpose, 'durch Schicksal'), `eine ${shown}`, `keine ${shown}`);
    }
    if (h.shows) {
      const shown = or(h.shows.map(String));
      return ofThings('würfeln', words(purpose, 'mit irgendeinem Würfel'), `eine ${shown}`, `keine ${shown}`);
    }
    if (h.doubles) return ofThings('würfeln', purpose, 'einen Pasch', 'keinen Pasch');
    if (h.again)
      return ofThings(
        'wiederholen',
        words(purpose, h.again === 'dark' ? 'für dunkles Schicksal eines anderen' : 'für helles Schicksal'),
        'einen Wurf',
        'keinen Wurf',
      );
    if (!h.natural) return deed('würfeln', purpose);
    const numbers = or(h.natural.map(String));
    return ofThings('würfeln', purpose, `eine ${numbers}`, `keine ${numbers}`);
  },
  cast: (h, _, s) =>
    h.what?.includes('his')
      ? deed('wirken', akk(cardOf(h, aSpell, s)), 'auf dich, dein Feld oder eine deiner Karten')
      : h.what?.includes('aimed')
        ? deed('wirken', akk(cardOf(h, aSpell, s)), 'auf einen Charakter')
        : h.what?.includes('this')
          ? deed('wirken', akk(cardOf(h, aSpell, s)), `auf ${s.card({ card: 'this' }).akk}`)
          : ofCard('wirken', cardOf(h, aSpell, s)),
  spellGained: (h, _, s) => {
    cardOf(h, aSpell, s);
    return ofThings('erhalten', '', 'einen Zauber', 'keinen Zauber');
  },
  taken: (h, _, s) => ({ where: h.reward ? asReward : '', ...ofCard('nehmen', cardOf(h, aCard, s)) }),
  left: (h, _, s) => {
    const card = cardOf(h, aCard, s);
    if (h.dies) return deed('verlieren', akk(card), 'durch den Tod');
    const ways: Readonly<Record<string, string>> = { discard: 'ab|legen', ditch: 'zurück|lassen' };
    const verb = ways[h.how?.[0] ?? ''] ?? 'verlieren';
    return h.itself ? deed(verb, akk(card), 'nach deren eigener Anweisung') : ofCard(verb, card);
  },
  spellSpent: (h, p, s) => {
    const [spell] = h.what ?? [];
    if (spell === 'lent') return deed('wirken', `einen Zauber von ${cardOf(h, aCard, s).dat}`);
    return ofCard('wirken', spell === 'last' ? np(w.spell, p.his, { adj: 'letzt~' }) : aSpell);
  },
  put: (h, _, s) => {
    const card = cardOf(h, aCard, s);
    const where = h.to ? withAkk('auf', s.parts.spaces(h.to, 'a', s)) : 'an eine andere Stelle';
    return {
      yes: vp('legen', akk(card), where),
      no: card.kein ? vp('legen', card.kein.akk, where) : vp('legen', akk(card), 'nicht', where),
    };
  },
  dealt: (h, _, s) => {
    const to = h.to ? withAkk('auf', s.parts.spaces(h.to, 'a', s)) : '';
    const from = h.decks ? withDat('von', orNp(h.decks.map((deck) => s.deck(deck)))) : '';
    return h.how?.[0] === 'discarded'
      ? deed('nehmen', 'eine Karte', 'aus einem Ablagestapel', from, to)
      : deed('aus|teilen', 'eine Karte', from, to);
  },
  fateTurned: plain('um|drehen', 'Schicksal', 'kein Schicksal'),
  burnt: (h, _, s) => deed('verbrennen', akk(cardOf(h, aCard, s))),
  drawing: (h, _, s) => {
    const from = h.decks ? withDat('von', orNp(h.decks.map((deck) => s.deck(deck)))) : '';
    return ofThings('ziehen', '', words('Karten', from), words('keine Karten', from));
  },
  drawn: (h, _, s) =>
    h.card ? ofCard('ziehen', s.card(h.card)) : ofThings('ziehen', '', 'Abenteuerkarten', 'keine Abenteuerkarten'),
  fightBegan: (h) => {
    const kind = h.fight === 'psychic' ? 'psychischen ' : '';
    return ofThings('beginnen', '', `einen ${kind}Kampf`, `keinen ${kind}Kampf`);
  },
  diceBegin: (h) => ({
    ...deed('würfeln'),
    where: inFight(h) || (h.when.adverbs.some((x) => x.a === 'fight') ? '' : 'in einem Kampf'),
  }),
  compared: (h) => {
    const how = same(h.what, ['lost', 'standOff'])
      ? 'keinen höheren Angriffswert als der Gegner'
      : told(h.what, (x) => scored[x] ?? '');
    return how === '' ? deed('vergleichen', 'Angriffswerte') : deed('haben', inFight(h), how);
  },
  fought: (h) =>
    deed(
      'beenden',
      'einen Kampf',
      told(h.what, (x) => endings[x] ?? ''),
    ),
  defeated: (h, _, s) =>
    h.how?.[0] === 'noCard'
      ? deed('besiegen', { text: 'eine Kreatur', rel: 'die keine Karte ist' })
      : h.how?.[0] === 'creature'
        ? { where: inFight(h), ...ofCard('töten', cardOf(h, anEnemy, s)) }
        : h.loser
          ? deed('besiegen', np(w.character, 'ein', { adj: or(h.loser.map((x) => w.alignmentStems[x])) }).akk)
          : {
              where: words(inFight(h), because(h)),
              ...deed('besiegen', h.whom ? akk(s.one(h.whom)) : akk(cardOf(h, rival(h), s))),
            },
  killed: (h, _, s) => ({ where: inFight(h), ...deed('töten', akk(cardOf(h, anEnemy, s))) }),
  heroKilled: () => state('werden', 'getötet'),
  turnBegan: aTurn('beginnen'),
  turnEnded: aTurn('beenden'),
  turnDone: aTurn('abschließen'),
  roundEnded: plain('beenden', 'eine Runde', 'keine Runde'),
  landed: (h, _, s) => deed('an|kommen', at(h, s) || (h.when.adverbs.length > 0 ? '' : 'auf einem Feld')),
  encounterBegan: (h, _, s) =>
    h.what?.includes('space')
      ? deed('begegnen', (h.to ? s.parts.spaces(h.to, 'a', s) : np(w.square, 'ein')).dat)
      : ofThings('beginnen', at(h, s), 'eine Begegnung', 'keine Begegnung'),
  visited: (h, _, s) =>
    ofCard('besuchen', h.to ? s.parts.spaces(h.to, 'a', s) : h.card ? s.card(h.card) : s.card({ card: 'this' })),
  visitedWhom: (h, _, s) =>
    ofThings(
      'besuchen',
      at(h, s),
      told(h.what, (key) => {
        const person = personOf(key);
        return person === undefined ? '' : theOne(person);
      }) || 'jemanden',
      'niemanden',
    ),
  crossedRiver: plain('überqueren', 'den Sturmfluss'),
  statusGained: (h) => state('werden', told(h.what, w.state)),
  statusEnded: (h) => state('sein', words('nicht mehr', told(h.what, w.state))),
  beaten: (h, _, s) => {
    const by = beatenBy(h, s) ?? (h.card ? `von ${s.card(h.card).dat}` : told(h.how, (x) => foes[x] ?? ''));
    return state('werden', words(inFight(h), by, 'besiegt'));
  },
  stoodIn: (h, p, s) => {
    const card = cardOf(h, aCard, s);
    const how = told(h.what, (x) => ends[x] ?? '');
    const fights = vp('lassen', akk(card), `an ${p.his}er Stelle kämpfen`);
    return { yes: how === '' ? fights : followed(fights, ` und ${pronoun(card.g).nom} ${how}`), no: fights };
  },
  rose: () => state('weiter|leben', 'in einer anderen Gestalt'),
  cardDrawn: (h, _, s) => ofCard('ziehen', cardOf(h, aCard, s)),
  turnedOver: (h, _, s) => {
    const card = akk(cardOf(h, aCard, s));
    return h.what ? deed('drehen', card, `auf die Seite „${or(h.what.map(w.side))}“`) : deed('um|drehen', card);
  },
  tokensChanged: (h, _, s) => {
    const card = cardOf(h, aCard, s);
    const [kind] = h.what ?? [];
    const tokens = np(kind === undefined ? w.token('token') : w.token(kind), '', { many: true });
    if (h.how?.includes('put')) return deed('legen', `mindestens 1 ${tokens.akk}`, withAkk('auf', card));
    if (h.how?.includes('taken')) return deed('entfernen', `mindestens 1 ${tokens.akk}`, withDat('von', card));
    return deed('ändern', `die Zahl der ${tokens.gen} ${withDat('auf', card)}`);
  },
  figureMoved: (h, _, s) => {
    if (goesByItself(h)) return deed('bleiben', at(h, s), 'stehen');
    const moves = deed('bewegen', akk(cardOf(h, np(n('die Figur'), 'ein'), s)));
    return h.to ? { ...moves, yes: followed(moves.yes, `, sodass sie ${at(h, s)} stehen bleibt`) } : moves;
  },
  encountered: (h) =>
    h.whom
      ? deed('begegnen', { text: 'einem anderen Charakter', rel: 'der dir nicht ausweicht' })
      : state(
          'werden',
          h.how?.includes('attacked')
            ? words(inFight(h), 'von einem anderen Charakter angegriffen')
            : 'von einem anderen Charakter, dem du nicht ausweichst, aufgesucht',
        ),
  questDone: (h) =>
    h.mood === 'would'
      ? ofThings('erhalten', '', 'die Belohnung für einen Auftrag', 'keine Belohnung für einen Auftrag')
      : ofThings('erfüllen', '', 'einen Auftrag', 'keinen Auftrag'),
  encounteredBy: (h, _, s) => deed('begegnen', dat(cardOf(h, aCard, s))),
};
/** "keine Karte", or "die Karte nicht". */
function ofCard(verb: string, card: Np): Deed {
  return { yes: vp(verb, akk(card)), no: card.kein ? vp(verb, card.kein.akk) : vp(verb, akk(card), 'nicht') };
}

// moments

const moments: { readonly [K in EventKind]?: (whose: Np) => string } = {
  turnBegan: (whose) => `zu Beginn ${whose.gen}`,
  turnEnded: (whose) => `am Ende ${whose.gen}`,
  turnDone: (whose) => `nach ${whose.dat}`,
  roundEnded: () => 'am Ende jeder Runde',
};
/** Whose turn it is. */
export function turnOf(who: Who, p: Person, any: 'jed' | 'beliebig'): Np {
  if (p.you) return np(w.turn, 'dein');
  if (who.is === 'another') return np(w.turn, 'der', { post: np(w.character, 'ein', { adj: 'ander~' }).gen });
  if (any === 'jed') return np(w.turn, 'der', { post: np(w.character, 'jed').gen });
  return np(w.turn, 'der', { post: np(w.character, 'ein', { adj: 'beliebig~' }).gen });
}
/** D Time Card. */
const timeComes = { day: 'bei Tagesanbruch', night: 'bei Einbruch der Nacht' } as const;
/** "zu Beginn deines Zugs", for events that are moments. */
export function moment(h: Happening, s: German): string | undefined {
  const [time] = h.on === 'turnedOver' ? (h.what ?? []) : [];
  if (h.mood === 'does' && isTime(time)) return words(timeComes[time], adverbs(h.when, s));
  const of = h.mood === 'does' && !h.missed ? moments[h.on] : undefined;
  if (of === undefined) return undefined;
  const text = of(h.first ? np(w.turn, 'dein', { adj: 'erst~' }) : turnOf(h.who, s.person(h.who), 'jed'));
  s.mention(h.who);
  return words(text, adverbs(h.when, s));
}

/** By whom, where the condition says so: "von einem Drachen besiegt". */
function beatenBy(h: Happening, s: German): string | undefined {
  if (!h.foe) return undefined;
  const { cards, subtypes } = h.foe;
  return `von ${(cards ? s.cards(cards, 'a') : orNp((subtypes ?? []).map((x) => np(w.subtype(x), 'ein')))).dat}`;
}

// clauses

type Done = { readonly by: Doer; readonly deed: Deed; readonly adverb: string; readonly where: string };
/** Who does it and what, with where and when. */
/** `adverb`: where, when and why, in that order. */
export function deedOf(h: Happening, s: German, known = ''): Done {
  const by = goesByItself(h) ? doer(s.card({ card: 'this' })) : s.by(h.who);
  const deed = phrases[h.on](h, s.person(h.who), s);
  const rest = h.when.adverbs;
  // Where and how it happens is said once of several.
  const where = JSON.stringify([rest, deed.where]);
  const all = adverbs({ adverbs: rest }, s);
  // "im Kampf gegen einen Feind"
  const isAgainst = rest.length > 0 && rest.every((x) => x.a === 'fight' && x.fight.kind === undefined);
  const said = isAgainst ? words(deed.where, all) : words(all, deed.where);
  // "Gold aus dem Sack Gold": out of which thing it comes stands behind it.
  const [from] = rest;
  if (rest.length === 1 && from?.a === 'source' && from.source.places?.every(w.isOutOf))
    return { by, deed: { ...deed, yes: { ...deed.yes, mid: words(deed.yes.mid, said) } }, where, adverb: '' };
  return { by, deed, where, adverb: where === known ? '' : said };
}
/** The same as an order: "töte einen Feind". */
export function ordered(h: Happening, s: German): string {
  const { deed, adverb } = deedOf(h, s);
  return imperative(adverbially(adverb, deed.yes));
}
/** What one does or would do, behind "wenn": the subject once, "würde" behind the last that would happen. */
export function happens(list: readonly Happening[], s: German): string {
  let known: string | undefined;
  let where = '';
  const parts = list.map((h, i) => {
    const { by, deed, adverb, where: own } = deedOf(h, s, where);
    const of = adverbially(adverb, deed.yes);
    where = own;
    const subject = h.who.key === known ? '' : by.nom;
    known = h.who.key;
    if (h.mood !== 'would') return words(subject, lastBare(by, of));
    const next = list[i + 1];
    const more = next !== undefined && next.mood === 'would' && next.who.key === h.who.key;
    return words(subject, more ? infinitive(of, by) : wouldBare(by, of));
  });
  return or(parts);
}
/** In which fight it is: "im Kampf", "gegen diese Karte". */
export function fightOf(h: Happening, s: German): string {
  const own = h.when.adverbs.some((x) => x.a === 'fight');
  return words(inFight(h) || (own ? '' : 'in einem Kampf'), adverbs({ adverbs: h.when.adverbs }, s));
}
export const noCharacter = (who: Who): Np => np(w.character, 'kein', who.is === 'another' ? { adj: 'ander~' } : {});
