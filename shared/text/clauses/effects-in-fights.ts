// Effects in fights, and those that answer an event, as what somebody does.
import type { EffectOf } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import type { EventKind } from '../../rules/vocab/words';
import type { Foe, Stopped } from './acts';
import { isYou, type Walk } from './talk';
import type { Num } from './tree';
import { same } from '../exact';
import { lessening } from './effect-parts';
import { type Phrases, does, mine } from './effect-parts';

export function foe({ foe: f }: EffectOf<'fight'>, at: Walk): Foe {
  const n = f.strength ?? f.craft;
  return {
    named: f.name,
    subtype: f.subtype,
    isA: f.name === undefined || f.subtype === undefined || f.name.includes(f.subtype) ? undefined : f.subtype,
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
  rolled: 'result',
};
function stops(at: Walk): Stopped {
  const [kind, more] = at.event?.kinds ?? [];
  return (more === undefined && kind !== undefined ? stopped[kind] : undefined) ?? 'it';
}

/** So many that one life is left. */
const allButTheLast: Amount = { minus: [{ eventAmount: true }, { minus: [{ stat: 'life' }, 1] }] };

/** So many of them are left, however many they are. */
function allBut(most: Amount | undefined): number | undefined {
  const [all, left] = typeof most === 'object' && 'minus' in most ? most.minus : [];
  return same(all, { eventAmount: true }) && typeof left === 'number' ? left : undefined;
}

/** All that he has, in place of the one that he is about to lose. */
function allOfIt(by: Amount): 'gold' | 'fate' | undefined {
  const [all, one] = typeof by === 'object' && 'minus' in by ? by.minus : [];
  if (one !== 1 || typeof all !== 'object' || !('stat' in all) || all.of !== 'eventHero') return undefined;
  return all.stat === 'gold' || all.stat === 'fate' ? all.stat : undefined;
}

/** So much more or less that it is so much, whatever it was. */
function becomes(by: Amount): number | undefined {
  const [to, was] = typeof by === 'object' && 'minus' in by ? by.minus : [];
  return typeof to === 'number' && same(was, { eventAmount: true }) ? to : undefined;
}

export const fights: Phrases = {
  fight: (e, at) => {
    if (e.as !== undefined) at.means(e.as, { is: 'num', num: { num: 'outcome' } });
    return mine(at, { v: 'fight', foe: foe(e, at) });
  },
  attack: (e, at) => mine(at, { v: 'attack', target: at.who(e.target), psychic: e.kind === 'psychic' }),
  score: (e, at) => {
    const less = typeof e.add === 'number' ? undefined : lessening(e.add);
    // An Enemy speaks of its own score to whoever fights it.
    const isIts = e.side === 'theirs' && e.who === undefined && at.def.kind === 'enemy' && isYou(at.me);
    const n = at.amount(less ?? e.add);
    const add: Num = isIts && typeof n === 'object' && n.num === 'opponentsResult' ? { ...n, num: 'result' } : n;
    return does(at.who(e.who), {
      v: 'score',
      side: isIts ? 'its' : e.side,
      add,
      ...(less === undefined ? {} : { less: true }),
    });
  },
  fightAgain: (_, at) => mine(at, { v: 'fightAgain' }),
  attackWith: (e, at) =>
    does(
      e.side === 'mine' ? at.me : at.who('opponent'),
      'shows' in e
        ? { v: 'attackShows', n: at.amount(e.shows) }
        : { v: 'attackDice', dice: e.dice, keep: e.keep ?? 'highest' },
    ),
  settle: (e, at) => mine(at, { v: 'settle', outcome: e.outcome }),
  reward: (e, at) =>
    'card' in e
      ? does(at.who('opponent'), { v: 'takeOnly', card: at.card(e.card) })
      : mine(at, { v: 'takeOnlyALife', soon: at.event?.kinds.includes('fightBegan') }),
  removeFoe: (e, at) => {
    const card = at.card(e.card);
    // What leaves the fight was in it.
    const left = e.how === 'left' && card.card === 'np' ? { ...card, of: { ...card.of, inFight: undefined } } : card;
    return mine(at, { v: 'removeFoe', card: left, how: e.how });
  },
  fightInPlace: (e, at) =>
    mine(at, {
      v: 'standIn',
      card: at.card(e.card),
      strength: e.strength === undefined ? undefined : at.amount(e.strength),
      craft: e.craft === undefined ? undefined : at.amount(e.craft),
      aided: e.aided === true,
    }),
  joinFight: (e, at) =>
    mine(at, {
      v: 'joinFight',
      card: at.card(e.card),
      side: e.side,
      strength: e.strength === undefined ? undefined : at.amount(e.strength),
      craft: e.craft === undefined ? undefined : at.amount(e.craft),
    }),
  prevent: (e, at) => {
    if (same(e.most, allButTheLast)) return mine(at, { v: 'prevent', what: 'last' });
    const left = allBut(e.most);
    const soon = at.event?.soon;
    if (left !== undefined && soon && at.who('eventHero').key === at.me.key)
      return mine(at, { v: 'change', by: left, how: soon.by, what: soon.what, to: left });
    return mine(at, { v: 'prevent', what: stops(at), most: e.most === undefined ? undefined : at.amount(e.most) });
  },
  replaceAmount: (e, at) => {
    const all = allOfIt(e.by);
    if (all) return mine(at, { v: 'takeAll', what: all, of: at.who('eventHero') });
    const { soon } = at.event ?? {};
    const to = becomes(e.by);
    const by = to ?? at.amount(e.by);
    // What another loses is changed and not lost by whoever reads it.
    return soon && typeof by === 'number' && at.who('eventHero').key === at.me.key
      ? mine(at, { v: 'change', by, how: soon.by, what: soon.what, to })
      : mine(at, { v: 'change', by, to });
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
