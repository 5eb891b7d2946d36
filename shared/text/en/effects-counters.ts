// Phrases for dice, counters, coins, states, turns and moves.
import type { EffectOf, Op } from '../../rules/vocab/effect';
import { a, fact, nothing, plural, some, words, type Clause, type Person } from './grammar';
import type { Speak } from './speak';
import type { FateSide } from '../../rules/vocab/select';
import { isHidden } from '../keys';
import * as w from './words';

export type Phrases<K extends Op> = { readonly [P in K]: (e: EffectOf<P>, say: Speak) => Clause };

const does = (say: Speak, p: Person, phrase: string): Clause => say.does(p, phrase);

/** The person first, so that "his" can follow. */
function by(say: Speak, p: Person, phrase: (p: Person) => string): Clause {
  return does(say, p, phrase(p));
}

/** What happens to somebody is no order. */
const becomes = (say: Speak, p: Person, what: string): Clause => fact(say.states(p, `be ${what}`));

/** "2 light fate", where fate has two sides. */
const ofSide = (quantity: string, side: FateSide | undefined): string =>
  side === undefined ? quantity : quantity.replace(/\bfate\b/, `${side} fate`);

const moves = {
  teleport: 'teleport to',
  move: 'move to',
  cross: 'cross the Storm River to',
  portal: 'go through the Portal of Power to',
  emerge: 'emerge and go to',
} as const;

export const counterPhrases: Phrases<
  | 'gain'
  | 'lose'
  | 'heal'
  | 'replenish'
  | 'align'
  | 'toad'
  | 'missTurn'
  | 'extraTurns'
  | 'endTurn'
  | 'tradeTrophies'
  | 'status'
  | 'moveTo'
  | 'layGold'
  | 'tokens'
  | 'kill'
  | 'win'
  | 'outOfGame'
> = {
  gain: (e, say) => by(say, say.who(e.who), (p) => `gain ${ofSide(say.quantity(e.what, e.n, p), e.side)}`),
  lose: (e, say) => by(say, say.who(e.who), (p) => `${e.cost ? 'pay' : 'lose'} ${say.quantity(e.what, e.n, p)}`),
  heal: (e, say) =>
    by(say, say.who(e.who), (p) =>
      e.n === 'full'
        ? `heal lives up to ${p.his} life value`
        : typeof e.n === 'number' && e.n > 1
          ? `heal up to ${some(e.n, 'life')}`
          : `heal ${say.quantity('life', e.n, p)}`,
    ),
  replenish: (e, say) =>
    by(say, say.who(e.who), (p) =>
      e.n === 'full'
        ? `replenish fate up to ${p.his} fate value`
        : typeof e.n === 'number' && e.n > 1
          ? `replenish up to ${e.n} fate`
          : `replenish ${say.quantity('fate', e.n, p)}`,
    ),
  align: (e, say) => does(say, say.who(e.who), `become ${w.alignments[e.to]}`),
  toad: (e, say) => does(say, say.who(e.who), `become a Toad for ${some(e.turns, 'turn')}`),
  missTurn: (e, say) =>
    does(
      say,
      say.who(e.who),
      `miss ${typeof e.n === 'number' ? some(e.n, 'turn') : `turns equal to ${say.amount(e.n)}`}`,
    ),
  extraTurns: (e, say) =>
    does(
      say,
      say.who(e.who),
      `take ${typeof e.n === 'number' ? some(e.n, 'more turn') : `more turns equal to ${say.amount(e.n)}`} after this one`,
    ),
  tradeTrophies: (_, say) => say.does(say.me, 'exchange trophies'),
  endTurn: (_, say) => by(say, say.me, (p) => `end ${p.his} turn`),
  status: (e, say) => {
    // A state that is more than the number rolled (the Original's Werewolf) is told where its number is used.
    if (typeof e.value === 'object' && 'plus' in e.value)
      say.means(`$${e.status}`, { is: 'number', the: say.amount(e.value) });
    const word = w.status(e.status);
    if (word === undefined) return nothing;
    const p = say.who(e.who);
    return e.on
      ? does(say, p, w.starts[e.status] ?? `become ${word}`)
      : fact(`${say.subject(p)} ${p.you ? 'are' : 'is'} no longer ${word}`);
  },
  moveTo: (e, say) =>
    by(say, say.who(e.who), () =>
      typeof e.to === 'object' && 'steps' in e.to
        ? `move ${say.along(e.to.steps, e.to.way)}`
        : `${moves[e.how ?? 'teleport']} ${say.space(e.to)}`,
    ),
  layGold: (e, say) => by(say, say.who(e.who), (p) => `put ${say.quantity('gold', e.n, p)} on ${say.space(e.at)}`),
  tokens: (e, say) => {
    if (isHidden(e.kind)) return nothing;
    const all =
      typeof e.n === 'object' &&
      'minus' in e.n &&
      e.n.minus[0] === 0 &&
      typeof e.n.minus[1] === 'object' &&
      'tokens' in e.n.minus[1] &&
      e.n.minus[1].tokens === e.kind;
    const many = e.kind in w.resources ? w.token(e.kind) : plural(w.token(e.kind));
    if (all) return does(say, say.me, `remove all ${many} from ${say.card(e.on)}`);
    if (typeof e.n === 'number' && e.n < 0)
      return does(say, say.me, `remove ${some(-e.n, w.token(e.kind))} from ${say.card(e.on)}`);
    return does(
      say,
      say.me,
      `put ${typeof e.n === 'number' ? some(e.n, w.token(e.kind)) : words(many, 'equal to', say.amount(e.n))} on ${say.card(e.on)}`,
    );
  },
  kill: (e, say) => becomes(say, say.who(e.who), 'killed'),
  win: (e, say) =>
    'all' in e ? fact(`${say.heroes(e.all, 'every')} wins the game`) : does(say, say.who(e.who), 'win the game'),
  outOfGame: (e, say) => becomes(say, say.who(e.who), 'out of the game'),
};

const outcomes = {
  won: 'win the fight',
  lost: 'lose the fight',
  standOff: 'end the fight as a stand-off',
  evaded: 'avoid the fight',
  destroyed: 'destroy the opponent without a fight',
} as const;

const sides = (say: Speak, side: 'mine' | 'theirs'): string =>
  side === 'mine' ? say.me.his : say.me.you ? "your opponent's" : "his opponent's";

export const fightPhrases: Phrases<'fight' | 'attack' | 'score' | 'attackWith' | 'settle' | 'reward' | 'removeFoe'> = {
  fight: (e, say) => {
    const { foe } = e;
    const kind = foe.strength === undefined && foe.craft !== undefined ? 'psychic combat' : 'battle';
    const stat = foe.strength ?? foe.craft;
    const power =
      stat === undefined
        ? ''
        : `${foe.strength === undefined ? 'Craft' : 'Strength'} ${typeof stat === 'number' ? stat : `equal to ${say.amount(stat)}`}`;
    if (e.as !== undefined) say.means(e.as, { is: 'number', the: 'the outcome' });
    const last = foe.cannotBeEvaded ? ' (it cannot be evaded)' : '';
    if (foe.cards !== undefined) return does(say, say.me, `fight ${say.card(foe.cards)}${last}`);
    const name =
      foe.name === undefined
        ? foe.subtype === undefined
          ? 'creature'
          : w.subtype(foe.subtype)
        : w.creature(foe.name, say.names);
    const own = w.isUnique(name) ? name : a(name);
    const fixed = typeof stat === 'number';
    return does(
      say,
      say.me,
      words(`fight ${own}`, fixed && `of ${power}`, `in ${kind}`) +
        (fixed || power === '' ? '' : `, with ${power}`) +
        last,
    );
  },
  attack: (e, say) =>
    does(say, say.me, words('attack', say.object(say.who(e.target)), e.kind === 'psychic' && 'in psychic combat')),
  score: (e, say) => {
    if (typeof e.add === 'number' && e.add < 0)
      return does(say, say.me, `subtract ${-e.add} from ${sides(say, e.side)} attack score`);
    return does(say, say.me, `add ${say.amount(e.add)} to ${sides(say, e.side)} attack score`);
  },
  attackWith: (e, say) => {
    if (e.side === 'mine')
      return does(
        say,
        say.me,
        e.dice === 0
          ? `roll no die for ${say.me.his} attack`
          : `roll ${some(e.dice, 'die')} for ${say.me.his} attack and use the highest`,
      );
    return does(
      say,
      say.me,
      `have ${say.me.his} opponent ${e.dice === 0 ? 'fight without an attack roll' : `roll ${some(e.dice, 'die')} for the attack`}`,
    );
  },
  settle: (e, say) => does(say, say.me, outcomes[e.outcome]),
  reward: (_, say) => does(say, say.me, 'take only a life as the reward'),
  removeFoe: (e, say) => {
    const how = { destroyed: 'destroy', evaded: 'evade', left: 'leave' } as const;
    return does(
      say,
      say.me,
      `${how[e.how]} ${say.card(e.card)}${e.how === 'destroyed' ? ', taking no trophy' : e.how === 'left' ? ' alone' : ''}`,
    );
  },
};
