// What somebody does: the verb as a dictionary has it, and what belongs to it. By whom else, where it is nobody's deed.
import { isTime } from '../keys';
import type { Act, ActOf } from '../clauses/acts';
import type { Num } from '../clauses/tree';
import {
  akk,
  byAkk,
  dat,
  mapNp,
  n,
  np,
  some,
  whole,
  withAkk,
  withDat,
  type Noun,
  type Np,
} from '../speech/german-nouns';
import { doer, followed, vp } from '../speech/german-verbs';
import { joined } from '../speech/words';
import { hooks } from './hooks';
import { lasting } from './idioms';
import {
  deal,
  go,
  isFigure,
  numberOf,
  placing,
  replace,
  search,
  tops,
  turnUp,
  addTokens,
  gainAll,
  takeTokens,
  things,
} from './placing';
import { placeTerrain, rollSpace } from './land';
import { shuffle } from './piles';
import { inFights } from './acts-in-fights';
import { gifts } from './gifts';
import { ofCards } from './of-cards';
import { adjust, attackShows, change, showDice } from './rolling';
import { fateOf, quantity } from './numbers';
import { shop } from './shops';
import type { German, Person, Said } from './speaker';
import { chapters, inShort } from './chapters';
import * as w from './words';

type Phrases = { readonly [V in Act['v']]: (x: ActOf<V>, p: Person, s: German) => Said };
const or = (list: readonly string[]): string => joined(list, 'oder');

const upTo = (x: Num | 'full', of: Noun, s: German): string =>
  typeof x === 'number'
    ? `${x > 1 ? 'bis zu ' : ''}${some(x, of).akk}`
    : x === 'full'
      ? ''
      : quantity({ what: of === w.life ? 'life' : 'fate', n: x }, s.person({ key: 'you', is: 'you' }), s);

const deckOrAny = (deck: string): Np =>
  deck === 'any' ? np(w.kinds.deck, 'ein', { adj: 'beliebig~' }) : np(w.deck(deck), 'der');
const own: Phrases = {
  ...ofCards,
  ...inFights,
  ...gifts,
  roll: (x, p, s) => {
    const dice = s.counted(x.dice, w.die);
    const but = x.leaveOut ? ', von denen einer nicht zählt,' : '';
    if (x.how === 'pray' && s.short) return vp('beten');
    if (x.how === 'pray') return followed(vp('beten'), ` (${dice}${but})`);
    const figure = x.figure ? whole(s.card(x.figure), 'akk') : 'diese Figur';
    const whom = {
      plain: '',
      this: x.how === 'this' ? withAkk('für', s.card({ card: 'this' })) : '',
      opponent: `für ${np(w.rival, p.his).akk}`,
      yourself: 'für dich selbst',
      figure: `für ${figure}`,
      both: `für dich und ${figure}`,
      rivals: `für dich und ${np(w.rival, p.his).akk}`,
    };
    if (x.how === 'both' || x.how === 'rivals') return vp('werfen', `je ${dice}`, whom[x.how]);
    return followed(vp('werfen', x.apart && 'nacheinander', dice, whom[x.how]), but);
  },
  sameAgain: () => vp('tun', 'dasselbe'),
  rollMove: (_, p) => vp('würfeln', `für ${np(w.stats.movement, p.his).akk}`),
  count: (x, _, s) => ({ vp: vp('sein'), by: { nom: whole(s.number(x.n)) } }),
  keepDie: () => vp('verhindern', 'diesen neuen Wurf'),
  rollAgain: () => followed(vp('würfeln', 'noch einmal'), '; das zweite Ergebnis zählt'),
  showDice,
  attackShows,
  turnUp,
  reflect: () => vp('lenken', 'diesen Zauber statt auf alle, die er trifft, auf den zurück, der ihn wirkt'),
  strikeToo: () => vp('richten', 'diesen Zauber auch gegen sie'),
  adjust,
  change,
  rollOnceMore: () => vp('würfeln', 'noch einmal'),
  useDie: (x) => vp('nehmen', x.keep === 'highest' ? 'den höchsten Würfel' : 'den niedrigsten Würfel'),
  gain: (x, p, s) => vp('erhalten', quantity(x.what, p, s)),
  gainAll,
  lose: (x, p, s) => vp('verlieren', quantity(x.what, p, s)),
  pay: (x, p, s) => vp('zahlen', quantity(x.what, p, s)),
  rob: (x, _, s) => vp('nehmen', dat(s.one(x.from)), quantity(x.what, s.person(x.from), s)),
  gainOne: (x) => vp('erhalten', things(x)),
  takeOne: (x, _, s) => {
    const from = dat(s.one(x.from));
    return vp('nehmen', from, `${quantity(x.what, s.person(x.from), s)} oder`, akk(s.card(x.card)));
  },
  level: (x, p) => {
    const [what, value] = x.what === 'life' ? [w.life, w.stats.lifeValue] : [w.resources.fate, w.stats.fateValue];
    return vp('bringen', np(what, p.his, { many: x.what === 'life' }).akk, `auf ${np(value, p.his).akk}`);
  },
  heal: (x, p, s) =>
    vp(
      'heilen',
      x.free && 'umsonst',
      x.n === 'full' ? `Leben bis zu ${np(w.stats.lifeValue, p.his).dat}` : upTo(x.n, w.life, s),
    ),
  replenish: (x, p, s) => {
    const of = fateOf[x.side ?? 'any'];
    const all = `${np(of, '').akk} bis zu ${np(w.stats.fateValue, p.his).dat}`;
    return vp('auf|füllen', x.n === 'full' ? all : upTo(x.n, of, s));
  },
  buy: (x, p, s) => {
    const life = x.what === 'life';
    const noun = life ? 'Leben' : 'Schicksal';
    const value = np(life ? w.stats.lifeValue : w.stats.fateValue, p.his).dat;
    return vp(
      life ? 'heilen' : 'auf|füllen',
      x.most === undefined ? `${noun} bis zu ${value}` : `bis zu ${whole(s.number(x.most))} ${noun}`,
      x.pays && 'für je 1 Gold',
    );
  },
  align: (x) => {
    const becomes = vp('werden', or(x.to.map((to) => w.alignments[to])));
    return x.until === undefined ? becomes : lasting(x.until, becomes);
  },
  toad: (x, p) =>
    x.turns === 0
      ? vp('werden', `wieder ${p.you ? 'du' : 'er'} selbst`)
      : vp('werden', `für ${some(x.turns, w.turn).akk} zur Kröte`),
  missTurn: (x, _, s) => vp('aus|setzen', numberOf(x.n, w.turn, s)),
  extraTurns: (x, _, s) => vp('machen', 'nach diesem Zug noch', numberOf(x.n, w.turn, s)),
  endTurn: (_, p) => vp('beenden', np(w.turn, p.his).akk),
  enter: (x) => w.startOf(x.status) ?? vp('werden', w.state(x.status)),
  toggle: (x, p) =>
    followed(vp('wechseln'), `, ob ${p.you ? 'du' : 'er'} ${w.either(x.status)} ${p.you ? 'bist' : 'ist'},`),
  leave: (x) => ({ vp: vp('sein', 'nicht mehr', or([x.status, ...(x.or ?? [])].map(w.state))), states: true }),
  turnFate: (x, p, s) => {
    const fate = fateOf[x.to === 'light' ? 'dark' : 'light'];
    const what =
      x.n === 'all'
        ? np(fate, p.his, { adj: 'ganz~' }).akk
        : typeof x.n === 'number'
          ? `${x.n} ${np(fate, '').akk}`
          : `so viel ${np(fate, '').akk} wie ${whole(s.number(x.n))}`;
    return vp('drehen', what, `auf die ${x.to === 'light' ? 'helle' : 'dunkle'} Seite`);
  },
  go: (x, _, s) => go(x, s),
  stay: (_, p, s) => ({
    vp: vp('bleiben', s.on({ place: 'here', laid: true, who: { key: 'you', is: 'you' } })),
    and: vp('begegnen', p.you ? 'ihm' : 'ihm'),
  }),
  stayOn: (_, p, s) => ({
    vp: vp(
      'bleiben',
      p.you
        ? s.on({ place: 'here', laid: false, who: { key: 'you', is: 'you' } })
        : withDat('auf', np(w.square, p.his)),
    ),
    and: vp('begegnen', 'ihm'),
  }),
  takesEffect: () => ({ by: doer(np(w.spell, 'der')), vp: vp('wirken') }),
  comeOut: () => ({ vp: vp('heraus|kommen', 'hier'), states: true, and: vp('weiter|ziehen', 'im nächsten Zug') }),
  mark: (x, p, s) =>
    x.at
      ? vp('markieren', akk(s.place(x.at)), `als ${np(w.square, p.his, { adj: 'eigen~' }).akk}`)
      : vp('entfernen', `${np(n('die Markierung'), p.his).akk} vom Spielplan`),
  avoidFight: () => vp('vermeiden', 'den Kampf'),
  encounterCards: (x, _, s) =>
    x.only
      ? vp('begegnen', dat(s.card(x.only)))
      : followed(vp('begegnen', 'den Karten auf diesem Feld'), ', aber nicht dem Feld selbst,'),
  encounterSpace: () => vp('begegnen', 'dem Feld selbst'),
  offerMove: (x) => ({
    vp: vp('tun', {
      text: 'jetzt alles',
      rel: `was statt der Bewegung${x.roll ? ' oder statt des Bewegungswurfs' : ''} getan werden darf`,
    }),
    may: true,
  }),
  gainSpells: (x, p, s) =>
    vp('erhalten', x.n === 'limit' ? `Zauber bis zu ${np(w.stats.spellLimit, p.his).dat}` : numberOf(x.n, w.spell, s)),
  discardSpells: (x, p, s) =>
    vp(
      'ab|legen',
      typeof x.n === 'object' && x.n.num === 'upTo'
        ? `beliebig viele ${np(w.spell, p.his, { many: true }).gen}`
        : x.n === 'all'
          ? `alle ${np(w.spell, p.his, { many: true }).akk}`
          : numberOf(x.n, w.spell, s),
    ),
  draw: (x, _, s) => {
    const of = w.cardOf(x.deck);
    if (x.more && typeof x.exactly === 'number') return vp('ziehen', some(x.exactly, of, 'weiter~').akk);
    if (x.exactly !== undefined)
      return followed(vp('ziehen', numberOf(x.exactly, of, s)), ', was auch immer hier liegt,');
    if (x.upTo === 1) return followed(vp('ziehen', some(1, of).akk), ', wenn hier keine Karte liegt');
    const many = np(of, '', { many: true }).akk;
    return followed(vp('ziehen', many), `, bis hier ${whole(s.number(x.upTo ?? 0))} Karten liegen`);
  },
  gainCard: (x, _, s) => {
    const the = w.theCard(x.named, s.names);
    // "sie" would be that one from here on.
    s.mentionCard(x.as === undefined ? `a:${x.named}` : `the:${x.named}`, the.g);
    if (x.from === 'quest') return vp('nehmen', the.akk);
    const gains = vp('erhalten', x.may && 'nach Wunsch', w.theCard(x.named, s.names, 'ein').akk);
    return x.from === 'talisman' ? followed(gains, ' (falls noch einer da ist)') : gains;
  },
  take: (x, _, s) => {
    // "ihm die Prinzessin", but "einen seiner Gefährten" tells whose it is.
    const of = x.card.card === 'np' && typeof x.card.of.of === 'object' ? x.card.of.of : undefined;
    const isHis = x.from !== undefined && of?.key === x.from.key;
    if (!isHis || x.card.card !== 'np') return vp('nehmen', x.from && dat(s.one(x.from)), akk(s.card(x.card)));
    return x.card.of.names
      ? vp('nehmen', dat(s.one(of)), akk(s.card({ ...x.card, of: { ...x.card.of, of: undefined } })))
      : vp('nehmen', akk(s.card(x.card)));
  },
  discard: (x, _, s) => vp('ab|legen', akk(s.card(x.card))),
  discardTop: (x) =>
    followed(
      vp('ab|legen', np(w.cardOf(x.deck), 'der', { adj: 'oberst~' }).akk),
      x.orLose ? ' (ist dann keine mehr da, verlieren alle Spieler das Spiel)' : '',
    ),
  kill: (x, _, s) => vp('töten', akk(s.card(x.card))),
  ditch: (x, _, s) => vp('zurück|lassen', akk(s.card(x.card))),
  dismantle: (x, _, s) => vp('zerlegen', akk(s.card(x.card))),
  remove: (x, _, s) => vp('entfernen', akk(s.card(x.card)), 'aus dem Spiel'),
  asTrophy: (x, _, s) => vp('nehmen', akk(s.card(x.card)), 'als Trophäe'),
  burn: (x, _, s) => vp('verbrennen', akk(s.card(x.card))),
  replace,
  encounter: (x, _, s) => vp('begegnen', dat(s.card(x.card))),
  asFollower: (x, _, s) => vp('nehmen', akk(s.card(x.card)), x.insteadOfTrophy && 'statt als Trophäe', 'als Gefährten'),
  stow: (x, _, s) => (x.away ? vp('legen', akk(s.card(x.card)), 'zum Gepäck') : vp('tragen', akk(s.card(x.card)))),
  swap: (x, _, s) => vp('tauschen', akk(s.card(x.give)), byAkk('gegen', s.card(x.take))),
  put: (x, p, s) => placing(akk(s.card(x.card)), x.to, p, x.faceDown, s, isFigure(x.card, s) && x.to !== 'out'),
  deal,
  burnTop: (x, _, s) => vp('verbrennen', tops(x.n, np(w.deck(x.deck), 'der'), s)),
  rollSpace,
  unburn: () => vp('mischen', 'alle verbrannten Karten in ihre Stapel zurück'),
  placeTerrain,
  putGold: (x, p, s) => vp('legen', quantity(x.what, p, s), x.stock && 'aus dem Vorrat', s.onto(x.at)),
  addTokens,
  takeTokens,
  arrange: (x, _, s) => ({
    vp: vp('an|sehen', tops(x.n, deckOrAny(x.deck), s)),
    and: x.onto
      ? vp('legen', `sie in beliebiger Reihenfolge oben auf ${s.deck(x.onto).akk}`)
      : vp('zurück|legen', 'sie in beliebiger Reihenfolge'),
  }),
  look: (x, _, s) => {
    s.lastSeen = x.n === 1 ? `top:${x.deck}` : '';
    return vp('an|sehen', tops(x.n, deckOrAny(x.deck), s));
  },
  search,
  shuffle,
  lookAtHand: (x, _, s) => vp('an|sehen', akk(s.whose(x.of, w.spell, { many: true }))),
  shop: (x, _, s) => shop(x, s),
  turnOver: (x, _, s) => {
    const card = akk(s.card(x.card));
    if (isTime(x.to)) return vp('drehen', card, `auf ${w.side(x.to)}`);
    return x.to === undefined ? vp('um|drehen', card) : vp('drehen', card, `auf die Seite „${w.side(x.to)}“`);
  },
  walk: (x, _, s) => {
    const figure = akk(s.card(x.figure));
    const far = x.way ? s.along(x.n, x.way) : s.spacesOn(x.n);
    const way = x.towards ? `in Richtung ${s.np(x.towards, 'a').gen}` : x.way ? '' : 'in eine beliebige Richtung';
    const stops = x.stopsAt ? `, aber höchstens bis ${withDat('zu', s.np({ np: 'spaces', of: x.stopsAt }, 'a'))}` : '';
    return followed(vp('bewegen', figure, far, way, x.ferry && '(auch mit der Fähre)'), stops);
  },
  // What is drawn and met at once takes effect.
  meet: (x, _, s) =>
    x.card.card === 'this' && s.self.kind === 'event'
      ? vp('aus|führen', akk(s.card(x.card)), 'sofort')
      : vp('begegnen', dat(s.card(x.card))),
  follow: (x, _, s) => vp('aus|führen', akk(s.card(x.card))),
  merge: (x, _, s) => vp('mischen', `den Rest ${s.deck(x.from).gen} in ${s.deck(x.into).akk}`),
  choose: (x, _, s) => {
    const what = s.np(x.what, x.det);
    if (x.as !== undefined) {
      if (x.what.np === 'heroes') s.last = `var:${x.as}`;
      else s.mentionCard(x.as, what.g);
    }
    const chosen = vp('wählen', akk(x.atRandom ? mapNp(what, (text) => `zufällig ${text}`) : what));
    if (!x.orNothing) return chosen;
    return followed(chosen, ` (wenn ${s.test({ t: 'anyToChoose', of: x.what, not: true })}, geschieht nichts davon)`);
  },
  number: (x, _, s) =>
    vp(
      'wählen',
      `eine Zahl ${typeof x.from === 'number' ? `von ${x.from}` : withDat('von', s.number(x.from))} bis ${to(x.to, s)}`,
    ),
  imbue: (x, _, s) => {
    const magic = x.magic ? ` und die ${np(w.kinds.magicObject, 'ein').gen}` : '';
    const text = vp('geben', dat(s.card(x.card)), `die Eigenschaften ${s.card(x.with).gen}${magic}`);
    // Two cards were named: "sie" would be either.
    s.mentionCard('', 'f');
    return text;
  },
  copy: (x, _, s) => vp('machen', akk(s.card(x.card)), `zu einer Kopie ${s.card(x.of).gen}`),
  cast: (x, _, s) =>
    x.on === undefined
      ? { vp: followed(vp('wirken', akk(s.card(x.card))), x.burns ? ' und danach verbrennen' : ''), may: true }
      : vp('lassen', `den nächsten Spieler ${s.card(x.card).akk} auf ${s.one(x.on).akk} wirken`),
  endEffect: (x, _, s) => vp('beenden', s.itsOf(x.of, n('die Wirkung')).akk),
  points: (x, p, s) => {
    const whose = np(w.resources[x.stat], p.his);
    const where = x.fight && w.fightWord(x.fight);
    return lasting(
      x.until,
      typeof x.add === 'number' && x.add < 0
        ? followed(
            vp('ab|ziehen', where, `${-x.add}`, withDat('von', whose)),
            x.printed ? ' (nicht unter den aufgedruckten Wert)' : '',
          )
        : vp('addieren', where, akk(s.number(x.add)), withDat('zu', whose)),
    );
  },
  moveDice: (x, p) =>
    vp(
      'werfen',
      `für ${np(w.stats.movement, p.his, { adj: 'nächst~' }).akk} ${some(x.dice, w.die).akk}`,
      x.more && 'mehr',
    ),
  convert: (x, p) =>
    vp(
      'tauschen',
      `beliebig viele ${np(w.countersOf[x.from] ?? w.resources[x.from], p.his).gen}`,
      `gegen ebenso viele ${np(w.countersOf[x.to] ?? w.resources[x.to], '').akk}`,
    ),
  giveTrophies: (x) => vp('ab|legen', `Trophäen mit zusammen mindestens ${x.n} ${np(w.resources[x.power], '').nom}`),
  form: (x, p) =>
    x.turns !== undefined
      ? vp('sein', `für ${some(x.turns, w.turn).akk} ein zufällig gezogener Charakter, den niemand spielt`)
      : x.from === undefined
        ? vp('werden', `wieder ${np(w.character, p.his, { adj: 'eigen~' }).nom}`)
        : vp('weiter|leben', `als ${np(w.formOf(x.from), '', { adj: 'zufällig gezogen~' }).nom}`),
  borrow: (x, _, s) => {
    const all = s.whose(x.of, n('die Fähigkeit, Fähigkeiten'), { many: true, adj: 'besonder~' });
    return lasting(x.until, vp('erhalten', { text: `eine ${all.gen}`, rel: 'die nach Belieben benutzt werden kann' }));
  },
  tradeTrophies: (x) =>
    x.less === undefined
      ? vp('ein|tauschen', 'Trophäen')
      : followed(vp('ein|tauschen', 'Trophäen'), `, für je ${x.less} Punkte weniger als sonst`),
  win: () => vp('gewinnen', 'das Spiel'),
  die: () => ({ vp: vp('werden', 'getötet'), states: true }),
  outOfGame: () => ({ vp: vp('aus|scheiden'), states: true }),
  allLose: () => ({ vp: vp('verlieren', 'das Spiel'), by: { nom: 'alle Spieler', many: true } }),
  chapter: (x, _, s) => (s.short ? inShort[x.chapter] : undefined) ?? chapters[x.chapter] ?? vp(''),
  hook: (x) => ({ vp: vp(''), by: { nom: hooks[x.id]?.(x.args) ?? '' } }),
};
const to = (x: Num, s: German): string => (typeof x === 'number' ? String(x) : withDat('zu', s.number(x)));

export const act = (x: Act, p: Person, s: German): Said =>
  (own[x.v] as (x: Act, p: Person, s: German) => Said)(x, p, s);
