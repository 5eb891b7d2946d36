// Standing effects: "+1 Stärke im Kampf", "du darfst keine Zauber wirken"; also behind "bis zum Ende des Zugs".
import type { Permit, Standing } from '../clauses/rules';
import type { CardNp, SpaceNp, Who } from '../clauses/tree';
import type { CardKind, Verb } from '../clauses/words';
import { same } from '../exact';
import type { Mode } from '../speech/compose';
import {
  akk,
  andNp,
  dat,
  isMany,
  n,
  np,
  orNp,
  pronoun,
  some,
  whole,
  withAkk,
  withDat,
  type Np,
} from '../speech/german-nouns';
import {
  adverbially,
  doer,
  followed,
  infinitive,
  isReflexive,
  predicate,
  vp,
  type Doer,
  type Vp,
} from '../speech/german-verbs';
import { joined, words } from '../speech/words';
import { added, deedsOf, isEverybody, isOver, isSaidSo, signed } from '../speech/shapes';
import type { German } from './speaker';
import { countedSo } from './nouns';
import { bare, fact, many, moreDice, stats, type Fact } from './stats';
import { exceptions, neither, places } from './adverbs';
import { hung } from './tests';
import { verbs } from './verbs';
import * as w from './words';

// permissions

type Own = (o: Np | undefined, who: Who, s: German) => Fact;
/** What is said instead of "darfst" where German has a better way. */
const can: { readonly [K in Verb]?: Own } = {
  skipRoll: (_, who, s) => fact(who, vp('brauchen', 'nicht zu würfeln'), s),
  bury: (o = many(w.card), who, s) =>
    fact(who, vp('legen', `abgelegte ${o.akk} unter den Ablagestapel statt darauf`), s),
  avoid: (o = many(w.card), who, s) => ({
    by: doer(o),
    of: vp('haben', `keine Wirkung${who.is === 'everyone' ? '' : ` auf ${s.one(who).akk}`}`),
  }),
  riseAgain: (_, who, s) => {
    const by = s.by(who);
    const killed = `, wenn ${s.lastly(who, vp('werden', 'getötet'))}`;
    return { by, of: followed(vp('weiter|leben', 'in einer anderen Gestalt'), killed) };
  },
  riseAlways: (_, who, s) => {
    const by = s.by(who);
    const killed = `, wenn ${s.lastly(who, vp('werden', 'getötet'))}, auch nachdem die Krone erreicht wurde`;
    return { by, of: followed(vp('weiter|leben', 'in einer anderen Gestalt'), killed) };
  },
};
const cannot: { readonly [K in Verb]?: Own } = {
  beAttackedBy: (o, who, s) => ({
    by: doer(o ?? many(w.character, 'ander~')),
    of: vp('an|greifen', akk(s.one(who)), 'nicht'),
  }),
  beTargeted: (o, who, s) => ({ by: doer(o ?? many(w.spell)), of: vp('wirken', `nicht auf ${s.one(who).akk}`) }),
  loseCard: (o, who, s) => ({
    by: doer(o ?? many(w.card)),
    of: vp('können', dat(s.one(who)), 'nicht genommen werden'),
  }),
  meetCard: (o = many(w.card), who, s) =>
    isEverybody(who)
      ? { by: doer(nobody(who, s)), of: vp('begegnen', dat(o)) }
      : fact(who, o.kein ? vp('begegnen', o.kein.dat) : vp('begegnen', dat(o), 'nicht'), s),
  sufferRage: (_, who, s) => fact(who, vp('erleiden', 'keinen Drachenzorn'), s),
  sufferBreath: (_, who, s) => fact(who, vp('erleiden', 'keine Odemangriffe'), s),
  useHarmony: (o = many(n('der Teil(s), Teile')), who, s) => ({
    by: { nom: `Harmonien ${withDat('von', o)}`, many: true },
    of: vp('wirken', !isEverybody(who) && withAkk('für', s.one(who)), 'nicht'),
  }),
  dismantle: (o, who, s) => ({
    by: doer(o ?? s.whose(who, w.card, { many: true })),
    of: vp('können', 'nicht zerlegt werden'),
  }),
  burnCards: (o, who, s) => ({
    by: doer(o ?? s.whose(who, w.card, { many: true })),
    of: vp('können', 'nicht verbrennen'),
  }),
  countObjects: (_, who, s) => ({
    by: {
      nom: `Stärke und Talent aus ${s.whose(who, w.object, { many: true }).dat} und Magischen Gegenständen`,
      many: true,
    },
    of: vp('zählen', 'nicht'),
  }),
};
/** "kein guter Charakter": whoever is meant by "jeder gute Charakter", denied. */
function nobody(who: Who, s: German): Np {
  const none =
    who.is === 'group'
      ? s.parts.heroes(who.of, 'none', s)
      : np(w.character, 'kein', who.is === 'everyoneElse' ? { adj: 'ander~' } : {});
  s.mention(who);
  return none;
}
/** "die Schlucht und die Klippen", "Waldfelder": of several all are meant. */
function all(of: SpaceNp, s: German): Np {
  const { places = [], ...others } = of;
  const names = places.map((id) => w.place(id, s.names));
  const more = others.terrains?.map((one) => ({ ...others, terrains: [one] })) ?? (places.length === 0 ? [others] : []);
  return andNp([...names, ...more.map((x) => s.parts.spaces(x, 'plural', s))]);
}
const object = (x: Permit, s: German): Np | undefined =>
  x.whom !== undefined
    ? s.one(x.whom)
    : x.tokens !== undefined
      ? np(w.token(x.tokens), '', {
          many: true,
          post: joined(
            [x.space, x.orSpace].flatMap((y) => (y ? [withAkk('auf', s.parts.spaces(y, 'a', s))] : [])),
            'oder',
          ),
        })
      : x.aligned
        ? many(
            w.character,
            joined(
              x.aligned.map((y) => w.alignmentStems[y]),
              'oder',
            ),
          )
        : x.foe
          ? many(x.foe === 'creature' ? w.creatureNoun : w.character)
          : x.space
            ? x.verb === 'avoid'
              ? all(x.space, s)
              : s.parts.spaces(x.space, 'a', s)
            : x.cards && s.cards(x.cards, 'plural');

/** "Waffen", "Rüstungen": neighbours of the same verb, which stands behind the last only. */
function byVerb(list: readonly Vp[]): readonly (readonly Vp[])[] {
  const out: Vp[][] = [];
  for (const x of list) {
    const before = out.at(-1);
    if (before?.[0]?.verb === x.verb && before[0].post === '' && x.post === '') before.push(x);
    else out.push([x]);
  }
  return out;
}
function several(list: readonly Vp[], isNeither: boolean, word: string): Vp {
  const verbsOf = byVerb(list);
  const texts = verbsOf.map(([first, ...rest]) => {
    if (!first) return '';
    const mids = [first, ...rest].map((x) => x.mid);
    return infinitive({ ...first, mid: isNeither ? mids.join(' noch ') : joined(mids, word) });
  });
  return vp('', isNeither ? `weder ${texts.join(' noch ')}` : joined(texts, word));
}

function permits(x: Permits, mode: Mode, s: German): string {
  const isNo = x.s === 'forbidden';
  const table = isNo ? cannot : can;
  const p = s.person(x.who);
  const own = x.acts.flatMap((y) => {
    const said = isSaidSo(y) ? table[y.verb]?.(object(y, s), x.who, s) : undefined;
    return said ? [said] : [];
  });
  const plain = x.acts.filter((y) => !table[y.verb] || !isSaidSo(y));
  const isNone = isNo && isEverybody(x.who);
  // "ihnen ausweichen oder sie vermeiden": what they are was said once.
  const them = pronoun('pl');
  const isSame = (i: number): boolean => {
    const before = plain[i - 1]?.cards;
    return before !== undefined && before.self !== true && same(before, plain[i]?.cards);
  };
  const said = plain.map((y, i) => verbs[y.verb](isSame(i) ? them : object(y, s), p));
  const [only, another] = said;
  const of =
    only && another === undefined
      ? isNo && !isNone
        ? only.no
        : only.yes
      : several(
          said.map(({ yes }) => yes),
          isNo && !isNone,
          isNo || plain.some((_, i) => isSame(i)) ? 'oder' : 'und',
        );
  const modal: readonly Fact[] = only ? [{ by: isNone ? doer(nobody(x.who, s)) : s.by(x.who), of, may: 'dürfen' }] : [];
  const all = [...modal, ...own];
  return all.map((y, i) => at(y, i === 0 ? mode : 'main', i === all.length - 1 ? x : undefined, s)).join('; ');
}

/** "jeder Drache, gegen den du kämpfst, hat +1 Stärke". */
function power(x: Extract<Standing, { s: 'power' }>, s: German): Fact {
  const noun = w.resources[x.power === 'both' ? 'strength' : x.power];
  const which = x.self
    ? s.card({ card: 'this' })
    : s.cards({ inFight: undefined, ...x.of, ...anyCreature(x.of) }, 'every');
  const article = which.g === 'm' ? 'den' : which.g === 'n' ? 'das' : 'die';
  const against = x.self && x.by ? `gegen ${s.one(x.by).akk} ` : '';
  const fought = x.self
    ? ''
    : x.by && x.by.is !== 'everyone'
      ? `, gegen ${article} ${s.lastly(x.by, vp('kämpfen'))},`
      : '';
  const by: Doer = { nom: whole(which) + fought, many: isMany(which) };
  const own = which.g === 'f' || isMany(which) ? 'ihr' : 'sein';
  const its = np(noun, own);
  const craft = x.power === 'both' ? ` und ${np(w.resources.craft, own).dat}` : '';
  const least = x.least === undefined ? '' : `, aber nie weniger als ${x.least}`;
  const [adds] = x.changes.filter((y) => (y.by === 'add' || y.by === 'less') && typeof y.n !== 'number');
  if (adds) {
    const much = whole(s.number(adds.n), 'akk');
    const of =
      adds.by === 'add'
        ? vp('addieren', much, withDat('zu', its) + craft)
        : vp('ab|ziehen', much, withDat('von', its) + craft);
    return { by, of: followed(of, least) };
  }
  const changes = x.changes.map((y) => {
    if (y.by === 'set')
      return typeof y.n === 'number' ? `${bare(noun)} ${y.n}` : `so viel ${bare(noun)} wie ${whole(s.number(y.n))}`;
    if (y.by === 'times') return y.n === 2 ? `${its.akk} doppelt` : `${its.akk} ${whole(s.number(y.n))}-fach`;
    return words(signed(added(y) ?? 0), bare(noun), x.power === 'both' && `und ${bare(w.resources.craft)}`);
  });
  return { by, of: followed(vp('haben', against + joined(changes, 'und')), least) };
}
/** Of whatever fights, where it does not say what. */
const anyCreature = (of: CardNp): { readonly subtypes?: readonly string[]; readonly inFight?: boolean } =>
  Object.values(of).every((x) => x === undefined) ? { inFight: true } : {};

type Idle = Extract<Standing, { s: 'idle' }>;
function missesTurn({ when: { iff } }: Idle): boolean {
  const first = iff?.t === 'all' ? iff.list[0] : iff;
  return first !== undefined && first.t === 'state' && first.status === 'losingTurn';
}
function idle(x: Idle, s: German): Fact {
  const spells = x.casts ? '' : ' und wirkt keine Zauber';
  if (missesTurn(x))
    return {
      by: { nom: 'wer einen Zug aussetzt,' },
      of: followed(vp('tun', 'bis zu seinem nächsten Zug nichts'), `${spells}, außer wenn er angegriffen wird`),
    };
  const by = s.by(x.who);
  const more = x.casts ? '' : ` und ${predicate(by, vp('wirken', 'keine Zauber'))}`;
  return { by, of: followed(vp('tun', 'nichts'), more) };
}

function deck(x: Extract<Standing, { s: 'deck' }>, s: German): Fact {
  const given =
    typeof x.instead === 'string'
      ? many(w.cardOf(x.instead)).akk
      : `von ${np(w.deck(x.instead.own), x.who.is === 'you' ? 'dein' : 'sein', { adj: 'eigen~' }).dat}`;
  const cards = `${given} statt ${many(w.cardOf(...x.from)).dat}`;
  const where = (x.where ?? []).map((kind: CardKind) => np(w.kinds[kind], 'ein'));
  const asked = where.length > 0 ? `, wo ${orNp(where).nom} zum Ziehen auffordert` : '';
  return fact(x.who, followed(vp('ziehen', cards), asked), s);
}

/** "jeder Fremde zählt als Untoter mit der Begegnungszahl 2 und Stärke 3 und verliert seinen Text". */
function counts(x: Extract<Standing, { s: 'counts' }>, s: German): Fact {
  const which = s.cards(x.of, 'every');
  const more = [
    ...(x.encounter === undefined ? [] : [`der Begegnungszahl ${x.encounter}`]),
    ...(x.strength === undefined ? [] : [`${bare(w.resources.strength)} ${x.strength}`]),
  ];
  const own = which.g === 'f' || isMany(which) ? 'ihren' : 'seinen';
  const by: Doer = { nom: whole(which), many: isMany(which) };
  const seen = x.by && `für ${s.one(x.by).akk}`;
  const deeds = deedsOf(x.as, w.keywordDeed);
  if (deeds.length > 0 && more.length === 0)
    return { by: doer(s.cards(x.of, 'plural')), of: vp('können', seen, joined(deeds, 'und')) };
  const as = `als ${countedSo(x.as).nom}`;
  const of = vp('zählen', seen, as, more.length > 0 && `mit ${joined(more, 'und')}`);
  return { by, of: x.textless ? followed(of, ` und ${predicate(by, vp('verlieren', `${own} Text`))}`) : of };
}

function factOf(x: Exclude<Standing, Permits>, s: German): Fact {
  switch (x.s) {
    case 'stat':
      return stats[x.stat](x, s);
    case 'points': {
      const both = joined(
        x.list.map((y) => `${signed(y.n)} ${bare(w.resources[y.stat])}`),
        'und',
      );
      return { ...fact(x.who, vp('haben', both), s), short: x.who.is === 'you' ? both : undefined };
    }
    case 'portalDice': {
      const how = x.by ? ` mit ${bare(w.resources[x.by])}` : '';
      const purpose = `, um das Portal der Macht${how} zu öffnen`;
      return fact(x.who, followed(vp('werfen', x.adds ? moreDice(x.n) : `nur ${some(x.n, w.die).akk}`), purpose), s);
    }
    case 'truce': {
      const others = many(w.character, 'ander~');
      const of = vp('an|greifen', isEverybody(x.who) ? others.akk : (others.kein?.akk ?? others.akk));
      const by = isEverybody(x.who) ? doer(nobody(x.who, s)) : s.by(x.who);
      return { by, of: followed(of, ', auch nicht im psychischen Kampf'), may: 'dürfen' };
    }
    case 'halts': {
      const whom = s.np({ np: 'heroes', of: x.of }, 'every');
      const by: Doer = { nom: `${whole(whom)}, der auf das Feld dieser Karte kommt,` };
      return { by, of: vp('begegnen', 'dort anhalten und dem Feld'), may: 'müssen' };
    }
    case 'only': {
      const by: Doer = { nom: `nur ${whole(s.np({ np: 'heroes', of: x.of }, 'a'))}` };
      return { by, of: vp(x.does === 'haveCard' ? 'haben' : 'nehmen', 'diese Karte'), may: 'dürfen' };
    }
    case 'mustAttack':
      return { by: s.by(x.who), of: vp('an|greifen', 'jemanden'), may: 'müssen' };
    case 'slow':
      return fact(
        x.who,
        followed(
          vp('sich bewegen', !x.once && 'in jedem Zug', 'nur', s.spacesOn(x.spaces), 'weit'),
          ', ohne zu würfeln',
        ),
        s,
      );
    case 'idle':
      return idle(x, s);
    case 'noSpells': {
      const whom = x.things ? 'dich, deine Karten oder dein Gold' : 'dich';
      const but = x.command ? ' außer dem Befehlszauber' : '';
      return fact(x.who, followed(vp('können', 'keine Zauber wirken'), `, und kein Zauber${but} wirkt auf ${whom}`), s);
    }
    case 'power':
      return power(x, s);
    case 'deck':
      return deck(x, s);
    case 'oneDeck':
      return fact(x.who, vp('ziehen', `alle ${many(w.cardsOfAll(x.decks)).akk} von einem beliebigen dieser Stapel`), s);
    case 'counted':
      return { by: { nom: whole(s.number(x.n)) }, of: vp('zählen', 'stattdessen') };
    case 'counts':
      return counts(x, s);
    case 'reads': {
      const by: Doer = { nom: whole(s.np({ np: 'spaces', of: x.of }, 'every')) };
      return { by, of: vp('haben', 'statt seines eigenen Textes den Text', w.place(x.as, s.names).gen) };
    }
  }
}

const usedIn = {
  battle: 'im Kampf',
  psychic: 'im psychischen Kampf',
  both: 'im Kampf oder im psychischen Kampf',
} as const;

/** At its place, with where, when and if it holds. */
function at({ by, of, may, short }: Fact, mode: Mode, x: Standing | undefined, s: German): string {
  const weapon = x && 'weapon' in x && x.weapon && usedIn[x.weapon];
  // Whoever misses a turn is in a state that is told already.
  const isTold = (x?.s === 'idle' && missesTurn(x)) || (x?.s === 'deck' && x.where !== undefined);
  const no = x && x.s === 'allowed' && x.acts.some(({ verb }) => verb === 'skipRoll') ? neither(x.when, s) : '';
  const limited = x?.s === 'stat' && isOver(x.change) && 'bei einer Begrenzung';
  const where = words(weapon, limited, x && !isTold && no === '' && places(x.when, s));
  const behind = x && !isTold ? words(exceptions(x.when, s)) : '';
  const iff = x && !isTold ? hung(x.when, s) : '';
  const own = no === '' ? adverbially(where, of) : vp('brauchen', no, 'zu würfeln');
  const done = followed(own, words(behind === '' ? '' : ` ${behind}`) + iff);
  if (short !== undefined && mode === 'main') return words(short, where, behind) + iff;
  // A pronoun goes before the adverb: "darfst du ihm bis zum Ende des Zugs nicht begegnen".
  const pro = isReflexive(done) ? '' : done.pro;
  const rest = { ...done, pro: pro === '' ? done.pro : '', post: '' };
  return s.placed(by, s.taking(may ? { ...vp(may, infinitive(rest, by)), pro, post: done.post } : done), mode);
}

type Permits = Extract<Standing, { s: 'allowed' | 'forbidden' }>;
const isPermits = (x: Standing): x is Permits => x.s === 'allowed' || x.s === 'forbidden';
export const standing = (x: Standing, mode: Mode, s: German): string =>
  isPermits(x) ? permits(x, mode, s) : at(factOf(x, s), mode, x, s);
