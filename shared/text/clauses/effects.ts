// One effect, as what somebody does.
import type { Effect, EffectOf } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import { isHidden, isOfFight, isQuiet, isShown } from '../keys';
import { same } from '../exact';
import { chapterUnder } from '../rules-of-game';
import { allBut, quantity } from './numbers';
import { MORE_THAN_EVER } from './kept';
import { untilOf } from './lasting';
import type { Act } from './acts';
import type { Walk } from './talk';
import type { Card, Clause, Place, Quantity, Who } from './tree';
import { cards } from './effects-on-cards';
import { type Phrases, does, lessening, mine } from './effect-parts';
import { fights } from './effects-in-fights';

/** Tokens that come to lie somewhere, or are taken off. */
function tokens(kind: string, n: Amount, on: Card | Place, at: Walk): Clause | undefined {
  const less = lessening(n);
  if (less !== undefined && isOfFight(kind)) return undefined;
  // A trap is nobody's deed.
  const trap: Who | undefined = kind === 'sprung' ? { key: 'foe', is: 'foe' } : undefined;
  if (less === undefined) return does(trap ?? at.me, { v: 'addTokens', kind, n: at.amount(n), on });
  const all =
    typeof less === 'object'
      ? ('tokens' in less && less.tokens === kind) || ('spaceTokens' in less && less.spaceTokens === kind)
      : less >= MORE_THAN_EVER;
  return mine(at, { v: 'takeTokens', kind, n: all ? 'all' : at.amount(less), on });
}

/** What he gains or loses as by the event before it is so much more. */
function further(e: EffectOf<'gain' | 'lose'>, who: Who, at: Walk): Quantity {
  const told = quantity(e.what, e.n, who, at, e.side);
  const before = at.event?.more;
  const isMore = before?.by === e.op && before.what.includes(e.what) && at.event?.who.key === who.key;
  return isMore && typeof told.n === 'number' ? { ...told, more: true } : told;
}
/** One more each time that something is killed. */
const countsKills = ({ status, value }: EffectOf<'status'>, at: Walk): boolean =>
  at.event?.kinds.includes('killed') === true && same(value, { plus: [{ statusOf: status }, 1] });

const counters: Phrases = {
  gain: (e, at) => {
    const who = at.who(e.who);
    return does(who, { v: 'gain', what: further(e, who, at) });
  },
  lose: (e, at) => {
    const who = at.who(e.who);
    const what = quantity(e.what, e.n, who, at, e.side);
    if (what.n === 'all' && e.side === undefined) at.spent(e.what, who);
    return does(who, e.cost ? { v: 'pay', what } : { v: 'lose', what: allBut(further(e, who, at), who) });
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
  turnFate: (e, at) => {
    const who = at.who(e.who);
    const n = at.amount(e.n);
    const isAll = typeof n === 'object' ? n.num === 'fateOf' && n.side !== e.to && n.of.key === who.key : n >= 20;
    return does(who, { v: 'turnFate', n: isAll ? 'all' : n, to: e.to });
  },
  status: (e, at) => {
    if (countsKills(e, at)) {
      at.means(`$${e.status}`, { is: 'num', num: { num: 'killed' } });
      return undefined;
    }
    // A state that is more than the number rolled (the Original's Werewolf) is told where its number is used.
    if (typeof e.value === 'object' && 'plus' in e.value)
      at.means(`$${e.status}`, { is: 'num', num: at.amount(e.value) });
    // So many were there at that time, however many there are when it is used.
    if (typeof e.value === 'object' && 'count' in e.value)
      at.means(`$${e.status}`, { is: 'num', num: { num: 'count', of: at.select(e.value.count), before: true } });
    return isShown(e.status) && !isQuiet(e.status)
      ? does(at.who(e.who), { v: e.on ? 'enter' : 'leave', status: e.status })
      : undefined;
  },
  tokens: (e, at) => (isHidden(e.kind) ? undefined : tokens(e.kind, e.n, at.card(e.on), at)),
  spaceTokens: (e, at) => (isHidden(e.kind) ? undefined : tokens(e.kind, e.n, at.place(e.at), at)),
  layGold: (e, at) => {
    const who = at.who(e.who);
    return does(who, { v: 'putGold', what: quantity('gold', e.n, who, at), at: at.place(e.at), stock: e.stock });
  },
};

const moves: Phrases = {
  moveTo: (e, at) => {
    if (e.to === 'here' && e.who === undefined && e.meets !== false) return mine(at, { v: 'stayOn' });
    const [who, to] = [at.who(e.who), at.place(e.to)];
    at.left(who);
    return does(who, {
      v: 'go',
      how: e.how ?? 'teleport',
      to,
      noEncounter: e.meets === false && e.how !== 'thrown',
      crown: e.crown === true,
    });
  },
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
  walk: (e, at) => {
    const figure = at.card(e.figure);
    const act: Act = {
      v: 'walk',
      figure,
      n: at.amount(e.n),
      way: e.way,
      stopsAt: e.stopsAt && at.spaces(e.stopsAt),
      towards: e.towards && at.select(e.towards),
      ferry: e.ferry,
    };
    at.left(figure);
    return does(at.who(e.who), act);
  },
};

const game: Phrases = {
  form: (e, at) => does(at.who(e.who), { v: 'form', from: e.from, turns: e.turns }),
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
