// What happened, a sentence each.
import type { FightSide, OutcomeHow, Place, ViewEvent, ViewEventKind } from '../../contract/event';
import type { FightResult } from '../../contract/fight';
import type { DefId, HeroId, SeatId } from '../../kernel/ids';
import { FEW, isCounted, isPayment, isSilent, plainDeed } from '../asked';
import { isBecome } from '../becoming';
import { isMark, isOfFight, kindOfId, isTime } from '../keys';
import { isFigures, isPlainSource, isToldBySource } from '../sources';
import type { Teller } from '../language';
import { sentence, words } from '../speech/words';
import { deeds, toldDeeds } from './deeds';
import { and, capital } from './grammar';
import { andNp, bareName, fixed, n, named, np, some, withDat, type Np } from '../speech/german-nouns';
import { doer, statement, vp, type Vp } from '../speech/german-verbs';
import * as w from './words';

type EventOf<K extends ViewEventKind> = Extract<ViewEvent, { t: K }>;

/** Fate of one side; of several there is no plural of the word itself. */
const sidedFate = (many: number, adj: string): Np => some(many, many === 1 ? w.resources.fate : w.fateToken, adj);
/** Of fate with two sides what is left of that side. */
const leftOf = ({ left, side, now }: EventOf<'changed'>): string => {
  if (left === undefined || side === undefined) return String(now);
  const adj = w.sides[side];
  return left === 0 ? `${np(w.resources.fate, 'kein', { adj }).nom} mehr` : sidedFate(left, adj).nom;
};

/** Where it comes from, in brackets; the rules themselves are not named. */
const why = (e: ViewEvent, tell: Teller): string =>
  e.source === undefined || isPlainSource(e, e.source, tell) ? '' : ` (${sourceName(e.source, tell)})`;
const sourceName = (def: DefId, tell: Teller): string => bareName(w.specialEntry(def) ?? tell.names(def));

const who = (hero: HeroId, t: Teller): Np => named(t.who(hero), 'der', 'm');
const own = { m: 'er', f: 'sie', n: 'es', pl: 'sie' } as const;
const card = (def: DefId, t: Teller): Np => named(t.names(def));
const player = (seat: SeatId, t: Teller): Np => fixed(t.seat(seat), 'm');
/** A whole sentence about somebody or something. */
const says = (by: Np, of: Vp, more = ''): string => sentence(`${statement(doer(by), of)}${more}`);

const results: Readonly<Record<FightResult, Vp>> = {
  won: vp('gewinnen'),
  lost: vp('verlieren'),
  standOff: vp('erreichen', 'ein Patt'),
};
/** D Time Card: daybreak and nightfall. */
const timeComes = { day: 'Der Tag bricht an', night: 'Die Nacht bricht herein' } as const;
const endings: { readonly [K in OutcomeHow]: string } = {
  crown: 'durch die Krone der Herrschaft',
  last: 'als Letzter',
  ending: 'durch das Ende',
  conceded: 'weil die anderen aufgegeben haben',
  nobody: '',
  allLost: '',
  timeLimit: 'mit den meisten Marken, Zaubern, Gefährten und Gegenständen und dem meisten Gold nach der letzten Runde',
};

const phrases: { readonly [K in ViewEventKind]: (e: EventOf<K>, tell: Teller) => string } = {
  turn: (e, t) => `Runde ${e.round}: ${capital(who(e.hero, t).nom)} ist am Zug.`,
  turnMissed: (e, t) =>
    says(
      who(e.hero, t),
      vp('aus|setzen', 'diesen Zug', e.left > 0 && `und ${e.left === 1 ? '1 weiteren Zug' : `${e.left} weitere Züge`}`),
    ),
  rolled: (e, t) => {
    const by =
      e.hero === undefined
        ? e.name === undefined
          ? np(n('pl Würfel(n)'), 'der')
          : creature(e.name, t)
        : who(e.hero, t);
    const dice = and(e.dice.map(String));
    // Of several dice one may be what counts (Amazon, two dice for an attack): those are not added up.
    const total = e.dice.length > 1 && e.one !== true ? `, zusammen ${e.dice.reduce((x, y) => x + y, 0)}` : '';
    const reason =
      isToldBySource(e) || e.name !== undefined || isFigures(e) || !(e.for in w.rollFor)
        ? ''
        : w.rollFor[e.for as keyof typeof w.rollFor];
    // What was paid for it has been told.
    if (e.again !== undefined) {
      const whole = words(e.was === undefined ? '' : `die ${e.was}`, reason, 'neu');
      const rest = `: ${dice}${total}${why(e, t)}`;
      return e.payer === undefined
        ? says(by, vp('würfeln', whole), rest)
        : says(who(e.payer, t), vp('lassen', by.akk, `${whole} würfeln`), rest);
    }
    return says(
      by,
      vp(e.hero === undefined && e.name === undefined ? 'zeigen' : 'würfeln', dice, reason),
      `${total}${why(e, t)}`,
    );
  },
  changed: (e, t) => {
    const by = Math.abs(e.by);
    const much = (e.side === undefined ? some(by, w.resources[e.what]) : sidedFate(by, w.sides[e.side])).akk;
    const after = `${why(e, t)}${isCounted(e.what) ? '' : `; jetzt ${leftOf(e)}`}`;
    return e.by < 0 && e.doer !== undefined
      ? says(who(e.doer, t), vp('bringen', who(e.hero, t).akk, `um ${much}`), after)
      : says(who(e.hero, t), vp(e.by >= 0 ? 'erhalten' : isPayment(e) ? 'zahlen' : 'verlieren', much), after);
  },
  prevented: (e, t) =>
    says(
      e.source === undefined ? fixed('etwas') : (w.specialName(e.source) ?? card(e.source, t)),
      e.gain && w.isResource(e.what)
        ? vp('verwehren', who(e.hero, t).dat, np(w.resources[e.what], '').akk)
        : vp('bewahren', who(e.hero, t).akk, preventedThing(e.what)),
    ),
  aligned: (e, t) => says(who(e.hero, t), vp('werden', w.alignments[e.to]), why(e, t)),
  toad: (e, t) =>
    e.turns === 0
      ? says(who(e.hero, t), vp('sein', 'keine Kröte mehr'))
      : says(who(e.hero, t), vp('werden', `für ${some(e.turns, w.turn).akk} zur Kröte`), why(e, t)),
  form: (e, t) =>
    says(
      who(e.hero, t),
      e.def === undefined
        ? vp('sein', `wieder ${own[who(e.hero, t).g]} selbst`)
        : vp(
            'weiter|leben',
            `${e.turns === undefined ? '' : `${some(e.turns, w.turn).akk} lang `}als ${bareName(t.names(e.def))}`,
          ),
      why(e, t),
    ),
  status: (e, t) => {
    const word = w.status(e.status);
    const now = e.on ? word : (w.otherwise(e.status) ?? `nicht mehr ${word ?? ''}`);
    return word === undefined ? '' : says(who(e.hero, t), vp('sein', now), why(e, t));
  },
  missTurn: (e, t) => says(who(e.hero, t), vp('werden', `${some(e.turns, w.turn).akk} aussetzen`), why(e, t)),
  moved: (e, t) => {
    const last = e.path.at(-1);
    const where = last === undefined ? 'weiter' : w.toPlace(last, t.names);
    const source = e.how === 'teleport' || e.how === 'cross' ? why(e, t) : '';
    const hero = who(e.hero, t);
    if (e.how === 'teleport') return says(hero, vp('werden', where, 'teleportiert'), source);
    if (e.how === 'cross') return says(hero, vp('gehen', 'über den Sturmfluss', where), source);
    if (e.how === 'thrown') return says(hero, vp('werden', where, 'gebracht'), why(e, t));
    return says(hero, e.how === 'portal' ? vp('gehen', 'durch das Portal der Macht', where) : vp('ziehen', where));
  },
  card: cardMoved,
  layGold: (e, t) =>
    e.by > 0
      ? `${capital(w.atPlace(e.space, t.names))} ${e.by === 1 ? 'wird' : 'werden'} ${e.by} Gold hingelegt${why(e, t)}.`
      : `${-e.by} Gold ${e.by === -1 ? 'wird' : 'werden'} ${w.atPlace(e.space, t.names)} weggenommen.`,
  // What a mark means is told in words of its own.
  tokens: (e, t) => {
    if (isMark(e.kind) || isOfFight(e.kind)) return '';
    const noun = np(w.token(e.kind), 'kein').nom;
    const many = e.now === 1 ? 'liegt' : 'liegen';
    const on = e.def === undefined ? 'Auf der Karte' : withDat('Auf', named(t.names(e.def)));
    return e.now === 0
      ? `${on} liegt ${noun} mehr${why(e, t)}.`
      : `${on} ${many} jetzt ${some(e.now, w.token(e.kind)).nom}${why(e, t)}.`;
  },
  spaceTokens: (e, t) =>
    `${capital(w.atPlace(e.space, t.names))} ${e.now === 0 ? `liegt keine ${np(w.token(e.kind), '').nom} mehr`.replace(/keine (Gold|Leben|Talent|Schicksal)/, 'kein $1') : `${e.now === 1 ? 'liegt' : 'liegen'} jetzt ${some(e.now, w.token(e.kind)).nom}`}${why(e, t)}.`,
  turnedOver: (e, t) =>
    kindOfId(e.def) === 'ending'
      ? `Das Ende wird aufgedeckt: ${bareName(t.names(e.def))}.`
      : isTime(e.side)
        ? `${timeComes[e.side]}${why(e, t)}.`
        : says(
            card(e.def, t),
            vp('werden', e.side === undefined ? 'aufgedeckt' : `auf die Seite „${w.side(e.side)}“ gedreht`),
          ),
  walked: (e, t) => {
    const last = e.path.at(-1);
    return last === undefined ? '' : says(card(e.def, t), vp('ziehen', w.toPlace(last, t.names)));
  },
  shuffled: (e) => {
    const cards = np(w.cardOf(e.deck), '', { many: true }).nom;
    return {
      pile: `Die abgelegten ${cards} werden zu einem neuen Stapel gemischt.`,
      deck: says(np(w.deck(e.deck), 'der'), vp('werden', 'gemischt')),
      burnt: `Die verbrannten ${cards} werden wieder in ihren Stapel gemischt.`,
      discards: `Der Ablagestapel der ${cards} wird gemischt.`,
      onTop: `Abgelegte ${cards} werden gemischt und oben auf ihren Stapel gelegt.`,
    }[e.of ?? 'pile'];
  },
  looked: (e, t) => {
    const at =
      e.at.startsWith('h') && /^h\d+$/.test(e.at)
        ? `die Zauber ${who(e.at as HeroId, t).gen}`
        : np(w.deck(e.at), 'der').akk;
    const cards = e.cards ?? [];
    return says(
      who(e.hero, t),
      vp('sich an|sehen', at),
      cards.length > FEW
        ? ` (${some(cards.length, w.card).nom})`
        : cards.length > 0
          ? `: ${and(cards.map((c) => bareName(t.names(c))))}`
          : '',
    );
  },
  met: (e, t) =>
    says(
      who(e.hero, t),
      kindOfId(e.def) === 'lord'
        ? vp('ziehen', `den Zorn von ${card(e.def, t).dat}`, 'auf sich')
        : vp('begegnen', card(e.def, t).dat),
    ),
  cast: (e, t) =>
    says(
      who(e.hero, t),
      vp('wirken', (w.specialName(e.def) ?? card(e.def, t)).akk),
      e.targets.length > 0 ? ` (Ziel: ${and(e.targets.map((x) => t.say(x)))})` : '',
    ),
  used: (e, t) => {
    const kind = kindOfId(e.def);
    // An ending belongs to nobody, nor does what works by itself: what it does is told by what follows.
    if (kind === 'ending' || e.itself || isSilent(e.def, e.ability)) return '';
    const which =
      kind === 'character' ? (plainDeed(toldDeeds, e.def, e.ability) ?? plainDeed(deeds, e.def, e.ability)) : undefined;
    return says(
      who(e.hero, t),
      vp(
        kind === 'quest' ? 'erfüllen' : kind === 'rule' ? 'an|wenden' : 'benutzen',
        kind === 'character' ? 'eine besondere Fähigkeit' : card(e.def, t).akk,
      ),
      which === undefined ? '' : `: ${which}`,
    );
  },
  fight: (e, t) => {
    const hero = who(e.hero, t);
    const foe = sideName(e.theirs, t);
    if (e.outcome === 'evaded') return says(hero, vp('aus|weichen', foe.dat));
    if (e.outcome === 'destroyed') return says(hero, vp('vernichten', foe.akk));
    const kind = `${e.kind === 'battle' ? 'im Kampf' : 'im psychischen Kampf'} gegen ${foe.akk}`;
    const result = results[e.outcome];
    return says(hero, vp(result.verb, kind, result.mid), `, ${e.mine.total} zu ${e.theirs.total}`);
  },
  killed: (e, t) => {
    if (e.gaveUp) return says(who(e.hero, t), vp('verlassen', 'das Spiel'));
    return e.by === undefined
      ? says(who(e.hero, t), vp('sein', 'tot'))
      : says(who(e.hero, t), vp('werden', `von ${who(e.by, t).dat} getötet`));
  },
  joined: (e, t) =>
    says(player(e.seat, t), vp('spielen', card(e.def, t).akk), ` und beginnt ${w.atPlace(e.space, t.names)}`),
  out: (e, t) => says(player(e.seat, t), vp('aus|scheiden')),
  said: (e, t) => t.say(e.msg),
  lasting: (e, t) => {
    if (e.source === undefined) return '';
    const of = w.specialName(e.source) ?? card(e.source, t);
    const on = e.hero === undefined ? '' : `auf ${who(e.hero, t).akk}`;
    return says(of, e.on ? vp('wirken', 'jetzt', on) : vp('wirken', 'nicht mehr', on));
  },
  over: (e, t) => {
    if (e.how === 'allLost') return 'Das Spiel ist vorbei: Alle haben verloren.';
    if (e.winners.length === 0) return 'Das Spiel ist vorbei; niemand hat gewonnen.';
    const how = endings[e.how];
    const winners = andNp(e.winners.map((x) => player(x, t)));
    const text = statement(
      { nom: winners.nom, many: e.winners.length > 1 },
      vp('gewinnen', 'das Spiel', !how.startsWith('weil') && how),
    );
    return `${text}${how.startsWith('weil') ? `, ${how}` : ''}!`;
  },
};

const ontoPlace = (space: DefId, t: Teller): string => `auf ${w.place(space, t.names).akk}`;
const preventedThing = (what: string): string =>
  w.isResource(what) ? `vor einem Verlust an ${np(w.resources[what], '').dat}` : 'davor';

const sideName = (side: FightSide, t: Teller): Np => {
  if (side.hero !== undefined) return who(side.hero, t);
  if (side.name === undefined) return np(w.creatureNoun, 'ein');
  return creature(side.name, t);
};
type Name = NonNullable<FightSide['name']>;
/** A creature by the message that names it: a card, or what a text has sent. */
const creature = (name: Name, t: Teller): Np => {
  const def = name.id === 'creature' && typeof name.args?.['name'] === 'string' ? name.args['name'] : nameArg(name);
  return def === undefined ? fixed(t.say(name), 'm') : def.includes('/') ? card(def, t) : w.creature(def, t.names);
};
/** The one thing that a message names, so that its article fits. */
function nameArg(msg: Name): DefId | undefined {
  if (msg.id === 'name' && typeof msg.args?.['def'] === 'string') return msg.args['def'];
  const list = msg.id === 'names' ? msg.args?.['list'] : undefined;
  const [only, more] = Array.isArray(list) ? (list as readonly unknown[]) : [];
  return typeof only === 'object' && only !== null && more === undefined && 'id' in only
    ? nameArg(only as Name)
    : undefined;
}

/** "eine Karte", "3 Karten". */
const many = (times: number, of: Parameters<typeof np>[0]): Np => (times === 1 ? np(of, 'ein') : some(times, of));

const zu = (of: Np): string => withDat('zu', of);

type Key = `${Place['in']}>${Place['in']}`;

function cardMoved(e: EventOf<'card'>, t: Teller): string {
  const { from, to } = e;
  const own = e.def === undefined ? undefined : card(e.def, t);
  const times = own === undefined ? (t.times ?? 1) : 1;
  const the = own ?? many(times, w.card);
  const hero = 'hero' in to ? to.hero : 'hero' in from ? from.hero : e.hero;
  const by = hero === undefined ? undefined : who(hero, t);
  if (e.killed) {
    const whose = 'hero' in from ? { ...the, nom: `${the.nom} ${who(from.hero, t).gen}` } : the;
    return says(whose, vp('werden', 'getötet'), why(e, t));
  }
  const state = own !== undefined && e.def !== undefined && isBecome(e.def) ? own : undefined;
  if (state !== undefined && to.in === 'held' && from.in === 'deck')
    return says(who(to.hero, t), vp('werden', zu(state)), why(e, t));
  if (state !== undefined && from.in === 'held' && (to.in === 'deck' || to.in === 'discard'))
    return says(who(from.hero, t), vp('sein', `kein ${bareName(t.names(e.def ?? ''))} mehr`), why(e, t));
  const key: Key = `${from.in}>${to.in}`;
  switch (to.in) {
    case 'space':
      if (from.in !== 'space' && !('hero' in from)) return says(the, vp('kommen', w.toPlace(to.space, t.names)));
      return from.in === 'space'
        ? says(the, vp('ziehen', w.toPlace(to.space, t.names)))
        : from.in === 'hand'
          ? says(by ?? fixed('jemand', 'm'), vp('legen', the.akk, ontoPlace(to.space, t)))
          : says(by ?? fixed('jemand', 'm'), vp('zurück|lassen', the.akk, w.atPlace(to.space, t.names)));
    case 'over':
      return says(the, vp('werden', `über ${w.place(to.space, t.names).akk} gelegt`));
    case 'stands':
      return says(the, vp(from.in === 'stands' ? 'ziehen' : 'kommen', w.toPlace(to.space, t.names)));
    case 'card':
      return says(the, vp('werden', `auf ${card(to.def, t).akk} gelegt`));
    case 'table':
      return says(the, from.in === 'deck' ? vp('werden', 'aufgedeckt') : vp('werden', 'neben den Spielplan gelegt'));
    case 'held':
      // Carried by him as before, but as somebody who follows him.
      if (key === 'held>held' && 'hero' in from && from.hero === to.hero)
        return says(who(to.hero, t), vp('machen', the.akk, 'zum Gefährten'));
      return key === 'held>held' && 'hero' in from
        ? says(who(to.hero, t), vp('nehmen', `${who(from.hero, t).dat} ${the.akk}`))
        : from.in === 'card'
          ? says(who(to.hero, t), vp('nehmen', the.akk, withDat('von', card(from.def, t))))
          : says(who(to.hero, t), vp(from.in === 'space' ? 'nehmen' : 'erhalten', the.akk));
    case 'hand': {
      const spell = own === undefined ? many(times, w.spell).akk : `den Zauber „${bareName(t.names(e.def ?? ''))}“`;
      return 'hero' in from && from.hero !== to.hero
        ? says(who(to.hero, t), vp('nehmen', `${who(from.hero, t).dat} ${spell}`))
        : says(who(to.hero, t), vp('erhalten', spell));
    }
    case 'trophy':
      return says(who(to.hero, t), vp('nehmen', the.akk, 'als Trophäe'));
    case 'discard':
    case 'deck':
      if (to.in === 'deck' && (from.in === 'deck' || from.in === 'discard' || from.in === 'out'))
        return says(the, vp('kommen', `in ${np(w.deck(to.deck), 'der').akk}`), why(e, t));
      return by === undefined
        ? says(the, vp('werden', 'abgelegt'), why(e, t))
        : says(
            by,
            vp('ab|legen', from.in === 'hand' && own === undefined ? many(times, w.spell).akk : the.akk),
            why(e, t),
          );
    case 'out':
      if (to.aside) return says(the, vp('werden', from.in === 'deck' ? 'aufgedeckt' : 'beiseitegelegt'));
      return says(the, to.burnt ? vp('verbrennen', '') : vp('verlassen', 'das Spiel'));
  }
}

const phraseOf = <K extends ViewEventKind>(e: EventOf<K> & { readonly t: K }, tell: Teller): string =>
  phrases[e.t](e, tell);

export const event = (e: ViewEvent, tell: Teller): string => phraseOf(e, tell);
