// One effect, as what somebody does.
import { nameOf } from '../../kernel/ids';
import type { Effect, EffectOf } from '../../rules/vocab/effect';
import type { CardRef, HeroRef, Target as TargetRef } from '../../rules/vocab/refs';
import type { Amount } from '../../rules/vocab/select';
import type { EventKind } from '../../rules/vocab/words';
import { isHidden, isQuiet, isShown } from '../keys';
import { chapterUnder } from '../rules-of-game';
import { SPELL, TOP, type Act, type Foe, type Stopped, type Target } from './acts';
import { quantity } from './numbers';
import { untilOf } from './lasting';
import type { Walk } from './talk';
import type { Card, Clause, Place, Who } from './tree';

type Phrases = { readonly [K in Effect['op']]?: (e: EffectOf<K>, at: Walk) => Clause | undefined };
const does = (who: Who, act: Act): Clause => ({ c: 'act', who, act });
const mine = (at: Walk, act: Act): Clause => does(at.me, act);
/** Of a negative amount what is taken away. */
export function lessening(n: Amount): Amount | undefined {
  if (typeof n === 'number') return n < 0 ? -n : undefined;
  return 'minus' in n && n.minus[0] === 0 ? n.minus[1] : undefined;
}

function target(to: TargetRef, at: Walk): Target {
  if (typeof to === 'string') return to;
  if ('at' in to) return { at: at.place(to.at) };
  if ('over' in to) return { over: at.place(to.over) };
  if ('stands' in to) return { at: at.place(to.stands) };
  if ('on' in to) return { on: at.card(to.on) };
  return { deck: at.deck(to.deck), where: to.where };
}
type IntoDeck = Extract<TargetRef, { readonly where: unknown }>;
const isHome = (to: TargetRef, card: CardRef): to is IntoDeck =>
  typeof to === 'object' &&
  'deck' in to &&
  typeof to.deck === 'object' &&
  'homeOf' in to.deck &&
  JSON.stringify(to.deck.homeOf) === JSON.stringify(card);
const doer = (to: TargetRef, who: HeroRef | undefined, at: Walk): Who =>
  to === 'held' || to === 'hand' || to === 'trophy' ? at.who(who) : at.me;

/** Tokens that come to lie somewhere, or are taken off. */
function tokens(kind: string, n: Amount, on: Card | Place, at: Walk): Clause {
  const less = lessening(n);
  if (less === undefined) return mine(at, { v: 'addTokens', kind, n: at.amount(n), on });
  const all =
    typeof less === 'object' &&
    (('tokens' in less && less.tokens === kind) || ('spaceTokens' in less && less.spaceTokens === kind));
  return mine(at, { v: 'takeTokens', kind, n: all ? 'all' : at.amount(less), on });
}

export function foe({ foe: f }: EffectOf<'fight'>, at: Walk): Foe {
  const n = f.strength ?? f.craft;
  return {
    named: f.name,
    subtype: f.subtype,
    cards: f.cards === undefined ? undefined : at.card(f.cards),
    power: n === undefined ? undefined : f.strength === undefined ? 'craft' : 'strength',
    n: n === undefined ? undefined : at.amount(n),
    cannotBeEvaded: f.cannotBeEvaded === true,
    again: f.again,
  };
}

const stopped: { readonly [K in EventKind]?: Stopped } = {
  beaten: 'life',
  turnedOver: 'turning',
  figureMoved: 'move',
  lose: 'loss',
  left: 'loss',
  cast: 'spell',
  killed: 'death',
  heroKilled: 'death',
  moved: 'move',
};
function stops(at: Walk): Stopped {
  const [kind, more] = at.event?.kinds ?? [];
  return (more === undefined && kind !== undefined ? stopped[kind] : undefined) ?? 'it';
}

/** All that he has, in place of the one that he is about to lose. */
function allOfIt(by: Amount): 'gold' | 'fate' | undefined {
  const [all, one] = typeof by === 'object' && 'minus' in by ? by.minus : [];
  if (one !== 1 || typeof all !== 'object' || !('stat' in all) || all.of !== 'eventHero') return undefined;
  return all.stat === 'gold' || all.stat === 'fate' ? all.stat : undefined;
}

function follows(ref: CardRef, at: Walk): boolean {
  const meaning = typeof ref === 'object' ? at.meaning(ref.var) : undefined;
  const own = meaning?.is === 'card' ? meaning.from : undefined;
  return (ref === 'this' ? at.def.kind : own?.kind) === 'state' || own?.heldBy !== undefined;
}

const counters: Phrases = {
  gain: (e, at) => {
    const who = at.who(e.who);
    return does(who, { v: 'gain', what: quantity(e.what, e.n, who, at, e.side) });
  },
  lose: (e, at) => {
    const who = at.who(e.who);
    return does(who, { v: e.cost ? 'pay' : 'lose', what: quantity(e.what, e.n, who, at, e.side) });
  },
  heal: (e, at) => does(at.who(e.who), { v: 'heal', n: e.n === 'full' ? 'full' : at.amount(e.n) }),
  replenish: (e, at) =>
    does(at.who(e.who), { v: 'replenish', n: e.n === 'full' ? 'full' : at.amount(e.n), side: e.side }),
  align: (e, at) =>
    does(at.who(e.who), { v: 'align', to: [e.to], until: e.until === undefined ? undefined : untilOf(e.until) }),
  toad: (e, at) => does(at.who(e.who), { v: 'toad', turns: e.turns }),
  missTurn: (e, at) => does(at.who(e.who), { v: 'missTurn', n: at.amount(e.n) }),
  extraTurns: (e, at) => does(at.who(e.who), { v: 'extraTurns', n: at.amount(e.n) }),
  endTurn: (_, at) => mine(at, { v: 'endTurn' }),
  turnFate: (e, at) =>
    does(at.who(e.who), {
      v: 'turnFate',
      n: typeof e.n === 'number' && e.n >= 20 ? 'all' : at.amount(e.n),
      to: e.to,
    }),
  status: (e, at) => {
    // A state that is more than the number rolled (the Original's Werewolf) is told where its number is used.
    if (typeof e.value === 'object' && 'plus' in e.value)
      at.means(`$${e.status}`, { is: 'num', num: at.amount(e.value) });
    return isShown(e.status) && !isQuiet(e.status)
      ? does(at.who(e.who), { v: e.on ? 'enter' : 'leave', status: e.status })
      : undefined;
  },
  tokens: (e, at) => (isHidden(e.kind) ? undefined : tokens(e.kind, e.n, at.card(e.on), at)),
  spaceTokens: (e, at) => tokens(e.kind, e.n, at.place(e.at), at),
  layGold: (e, at) => {
    const who = at.who(e.who);
    return does(who, { v: 'putGold', what: quantity('gold', e.n, who, at), at: at.place(e.at), stock: e.stock });
  },
};

const moves: Phrases = {
  moveTo: (e, at) =>
    e.to === 'here' && e.who === undefined && e.meets !== false
      ? mine(at, { v: 'stayOn' })
      : does(at.who(e.who), {
          v: 'go',
          how: e.how ?? 'teleport',
          to: at.place(e.to),
          noEncounter: e.meets === false && e.how !== 'thrown',
        }),
  stay: (_, at) => mine(at, { v: 'stay' }),
  mark: (e, at) => does(at.who(e.who), { v: 'mark', at: e.at === undefined ? undefined : at.place(e.at) }),
  encounterCards: (e, at) =>
    mine(at, { v: 'encounterCards', only: e.only === undefined ? undefined : at.card(e.only) }),
  encounterSpace: (_, at) => mine(at, { v: 'encounterSpace' }),
  visit: (e, at) => mine(at, { v: 'visit', at: at.place({ space: e.space }) }),
  // What stands in its place elsewhere is told there.
  rewardQuest: (_, at) => mine(at, { v: 'gainCard', named: 'talisman', from: 'talisman', may: false }),
  offerMove: (e, at) => mine(at, { v: 'offerMove', roll: e.roll === true }),
  rollMove: (e, at) => {
    at.means(e.as, { is: 'num', num: { num: 'result' } });
    return mine(at, { v: 'rollMove' });
  },
  walk: (e, at) =>
    does(at.who(e.who), {
      v: 'walk',
      figure: at.card(e.figure),
      n: at.amount(e.n),
      way: e.way,
      stopsAt: e.stopsAt && at.spaces(e.stopsAt),
      towards: e.towards && at.select(e.towards),
      ferry: e.ferry,
    }),
};

const cards: Phrases = {
  drawSpell: (e, at) => does(at.who(e.who), { v: 'gainSpells', n: e.n === 'limit' ? 'limit' : at.amount(e.n) }),
  discardSpells: (e, at) => does(at.who(e.who), { v: 'discardSpells', n: e.n === 'all' ? 'all' : at.amount(e.n) }),
  drawCards: (e, at) =>
    mine(at, {
      v: 'draw',
      deck: e.deck ?? 'adventure',
      upTo: e.upTo === undefined ? undefined : at.amount(e.upTo),
      exactly: e.exactly === undefined ? undefined : at.amount(e.exactly),
      more: at.event?.kinds.includes('drawn') === true,
    }),
  gainCard: (e, at) => {
    if (e.as !== undefined) at.means(e.as, { is: 'card', card: { card: 'that', key: e.as, of: { names: [e.named] } } });
    return does(at.who(e.who), { v: 'gainCard', named: e.named, from: e.from, may: e.may === true, as: e.as });
  },
  take: (e, at) => {
    const who = at.who(e.who);
    const card = at.card(e.card);
    // What has a name is told with whom it is taken from.
    const of = card.card === 'np' && card.of.names ? card.of.of : undefined;
    const from = of === undefined || of === 'anyone' || of === 'others' || of.key === who.key ? undefined : of;
    return does(who, { v: 'take', card, from });
  },
  discard: (e, at) => mine(at, { v: e.killed ? 'kill' : 'discard', card: at.card(e.card) }),
  lay: (e, at) => mine(at, { v: 'put', card: at.card(e.card), to: { at: at.place(e.at) }, faceDown: false }),
  ditch: (e, at) => mine(at, { v: 'ditch', card: at.card(e.card) }),
  stow: (e, at) => mine(at, { v: 'stow', card: at.card(e.card), away: e.away }),
  remove: (e, at) => mine(at, { v: 'remove', card: at.card(e.card) }),
  trophy: (e, at) => does(at.who(e.who), { v: 'asTrophy', card: at.card(e.card) }),
  lend: (e, at) =>
    does(at.who(e.who), {
      v: 'asFollower',
      card: at.card(e.card),
      insteadOfTrophy: at.event?.kinds.includes('killed') === true,
    }),
  arrange: (e, at) => does(at.who(e.who), { v: 'arrange', deck: e.deck, n: at.amount(e.n) }),
  look: (e, at) => does(at.who(e.who), { v: 'look', deck: e.deck ?? 'any', n: at.amount(e.n) }),
  search: (e, at) => {
    const find = at.cards(e.find ?? {});
    if (e.as !== undefined) at.means(e.as, { is: 'card', given: 'found', card: { card: 'that', key: e.as, of: find } });
    return does(at.who(e.who), {
      v: 'search',
      deck: e.deck,
      top: e.top === undefined ? undefined : at.amount(e.top),
      find,
      rest: e.rest,
      discards: e.discards ?? false,
      to: target(e.to, at),
      faceDown: e.faceDown === true,
    });
  },
  shuffle: (e, at) =>
    mine(at, {
      v: 'shuffle',
      deck: at.deck(e.deck).deck,
      discards: e.discards === true,
      find: e.find && at.cards(e.find),
    }),
  turnUp: (e, at) => {
    at.means(e.as, { is: 'card', given: 'dealt', card: { card: 'that', key: e.as, of: at.cards(e.find) } });
    return mine(at, { v: 'turnUp', deck: e.deck, find: at.cards(e.find) });
  },
  lookAtHand: (e, at) => does(at.who(e.who), { v: 'lookAtHand', of: at.who(e.of) }),
  shop: (e, at) => {
    const items = [
      ...e.items,
      ...(e.spell === undefined ? [] : [{ named: SPELL, price: e.spell }]),
      ...(e.top === undefined ? [] : [{ named: TOP, price: e.top }]),
    ];
    return does(at.who(e.who), { v: 'shop', items, free: e.free === true, most: e.most, from: e.from, must: e.must });
  },
  replaceDrawn: (e, at) => mine(at, { v: 'replace', card: at.card(e.card), to: e.to && target(e.to, at) }),
  put: (e, at) =>
    does(doer(e.to, e.who, at), {
      v: 'put',
      card: at.card(e.card),
      to: isHome(e.to, e.card) ? { deck: { deck: '', home: { card: 'it' } }, where: e.to.where } : target(e.to, at),
      faceDown: e.faceDown === true,
    }),
  deal: (e, at) => {
    const who = doer(e.to, e.who, at);
    const n = at.amount(e.n ?? 1);
    const act: Act = {
      v: 'deal',
      n,
      named: e.named,
      from: at.deck(e.from),
      to: target(e.to, at),
      faceDown: e.faceDown === true,
      discarded: e.discarded === true,
      bottom: e.bottom === true,
      as: e.as,
    };
    if (e.as !== undefined)
      at.means(e.as, {
        is: 'card',
        given: 'dealt',
        card:
          e.named !== undefined
            ? { card: 'the', named: e.named }
            : n === 1
              ? { card: 'that', key: e.as, of: {} }
              : { card: 'those', key: e.as },
      });
    return does(who, act);
  },
  burn: (e, at) =>
    mine(
      at,
      e.top === undefined
        ? { v: 'burn', card: at.card(e.card ?? 'this') }
        : { v: 'burnTop', deck: e.top, n: at.amount(e.n ?? 1) },
    ),
  rollSpace: (e, at) => {
    at.means(e.as, { is: 'place', place: { place: 'that' }, given: 'named' });
    return mine(at, { v: 'rollSpace', spaces: e.spaces.map(nameOf) });
  },
  unburn: (_, at) => mine(at, { v: 'unburn' }),
  placeTerrain: (e, at) =>
    mine(at, {
      v: 'placeTerrain',
      named: e.named,
      card: e.card === undefined ? undefined : at.card(e.card),
      at: at.place(e.at),
    }),
  turnOver: (e, at) => mine(at, { v: 'turnOver', card: at.card(e.card), to: e.to }),
  meet: (e, at) => does(at.who(e.who), { v: follows(e.card, at) ? 'follow' : 'meet', card: at.card(e.card) }),
  merge: (e, at) => mine(at, { v: 'merge', from: at.deck(e.from), into: at.deck(e.into) }),
  imbue: (e, at) => mine(at, { v: 'imbue', card: at.card(e.card), with: at.card(e.with) }),
  cast: (e, at) =>
    e.card === 'this'
      ? undefined
      : mine(at, {
          v: 'cast',
          card: at.card(e.card),
          on: e.on === undefined ? undefined : at.who(e.on),
          burns: e.burns,
        }),
  endMods: (e, at) => mine(at, { v: 'endEffect', of: at.card(e.of) }),
  number: (e, at) => {
    at.means(e.as, { is: 'num', num: { num: 'thatMany' } });
    return does(at.who(e.who), { v: 'number', from: at.amount(e.from), to: at.amount(e.to) });
  },
};

const fights: Phrases = {
  fight: (e, at) => {
    if (e.as !== undefined) at.means(e.as, { is: 'num', num: { num: 'outcome' } });
    return mine(at, { v: 'fight', foe: foe(e, at) });
  },
  attack: (e, at) => mine(at, { v: 'attack', target: at.who(e.target), psychic: e.kind === 'psychic' }),
  score: (e, at) => {
    const less = typeof e.add === 'number' ? undefined : lessening(e.add);
    return does(at.who(e.who), {
      v: 'score',
      side: e.side,
      add: at.amount(less ?? e.add),
      ...(less === undefined ? {} : { less: true }),
    });
  },
  fightAgain: (_, at) => mine(at, { v: 'fightAgain' }),
  attackWith: (e, at) => mine(at, { v: 'attackDice', side: e.side, dice: e.dice, keep: e.keep ?? 'highest' }),
  settle: (e, at) => mine(at, { v: 'settle', outcome: e.outcome }),
  reward: (_, at) => mine(at, { v: 'takeOnlyALife' }),
  removeFoe: (e, at) => mine(at, { v: 'removeFoe', card: at.card(e.card), how: e.how }),
  fightInPlace: (e, at) =>
    mine(at, {
      v: 'standIn',
      card: at.card(e.card),
      strength: e.strength === undefined ? undefined : at.amount(e.strength),
      craft: e.craft === undefined ? undefined : at.amount(e.craft),
      aided: e.aided === true,
    }),
  prevent: (e, at) =>
    mine(at, { v: 'prevent', what: stops(at), most: e.most === undefined ? undefined : at.amount(e.most) }),
  replaceAmount: (e, at) => {
    const all = allOfIt(e.by);
    return mine(at, all ? { v: 'takeAll', what: all, of: at.who('eventHero') } : { v: 'change', by: at.amount(e.by) });
  },
  keepDie: (_, at) => mine(at, { v: 'keepDie' }),
  rollAgain: (_, at) => mine(at, { v: 'rollAgain' }),
  reflect: (_, at) => mine(at, { v: 'reflect' }),
  strikeToo: (e, at) => mine(at, { v: 'strikeToo', who: at.who(e.who) }),
  spare: (e, at) => does(at.who(e.who), { v: 'spared', by: at.card(e.by) }),
  slide: (e, at) => does(at.who('eventHero'), { v: 'slide', n: at.amount(e.n) }),
  adjustRoll: (e, at) => mine(at, { v: 'adjust', by: at.amount(e.by) }),
  showDice: (e, at) =>
    mine(
      at,
      'all' in e
        ? { v: 'showDice', dice: at.event?.kinds.includes('rolled') === true ? 'thrown' : 'all', n: e.all }
        : 'lowest' in e
          ? { v: 'showDice', dice: 'lowest', n: e.lowest }
          : 'one' in e
            ? { v: 'showDice', dice: 'one', n: at.amount(e.one) }
            : { v: 'showDice', dice: 'total', n: at.amount(e.total) },
    ),
  chooseDie: (e, at) => mine(at, { v: 'useDie', keep: e.keep }),
};

const game: Phrases = {
  form: (e, at) => does(at.who(e.who), { v: 'form', from: e.from }),
  borrow: (e, at) =>
    mine(at, {
      v: 'borrow',
      of: at.who(e.of),
      until: untilOf(e.until),
    }),
  tradeTrophies: (_, at) => mine(at, { v: 'tradeTrophies' }),
  allLose: (_, at) => mine(at, { v: 'allLose' }),
  win: (e, at) =>
    does('all' in e ? { key: 'winners', is: 'group', of: at.heroes(e.all), det: 'every' } : at.who(e.who), {
      v: 'win',
    }),
  outOfGame: (e, at) => does(at.who(e.who), { v: 'outOfGame' }),
  kill: (e, at) => does(at.who(e.who), { v: 'die' }),
  chart: (e, at) => mine(at, { v: 'chapter', chapter: chapterUnder(e.chart, at.rulesOfGame) }),
  hook: (e, at) => mine(at, { v: 'hook', id: e.id, args: e.args }),
  set: (e, at) => {
    // What a Bandit's mercy is called in the encounter's procedure.
    if (e.as === 'spared') return mine(at, { v: 'avoidFight' });
    at.means(e.as, { is: 'num', num: at.amount(e.to) });
    return undefined;
  },
};

const simple: Phrases = { ...counters, ...moves, ...cards, ...fights, ...game };

/** What an effect does by itself; `undefined` where it has nothing to say, or where `flow.ts` says it. */
export const effect = (e: Effect, at: Walk): Clause | undefined =>
  (simple[e.op] as ((e: Effect, at: Walk) => Clause | undefined) | undefined)?.(e, at);
