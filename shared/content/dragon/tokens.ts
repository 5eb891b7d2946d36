// The pool of 140 tokens: one is drawn as a turn begins, and what is drawn is carried out at once.
import { after, before, count, each, is, not, reacts, v, when } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { RuleDef, WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter } from '../../rules/vocab/select';
import { crownsTheFirst, lordCards, rage, scalesOn, theKing, TOKENS } from './lords';
import { claims } from './scales';
import { sleeps, slumber, wakes } from './sleep';

/** Tokens out of the pool, each carried out before the next (D Dragon Tokens). */
export const drawTokens = (n: Amount = 1): Effect => ({
  op: 'deal',
  from: TOKENS,
  to: 'table',
  ...(n === 1 ? {} : { n }),
});

const gone: Effect = { op: 'put', card: 'this', to: 'discard' };
const token = (name: string, copies: number, drawn: Program): WorldDef => ({
  id: `dragon/token/${name}`,
  kind: 'world',
  deck: TOKENS,
  copies,
  origin: 'known',
  drawn: [...drawn, gone],
});
/** Two more, before what was still waiting: a Strike among them resolves its own at once. */
export const strike = token('dragon_strike', 6, [drawTokens(2)]);
export const rageToken = token('dragon_rage', 6, rage());
export const slumberToken = token('dragon_slumber', 8, slumber);

const onLand: CardFilter = { from: TOKENS, keyword: 'scale', zone: 'stands' };
/** Half of all. The board of the game alone has room for 40, so they lie there only where boards of other sets do. */
const HALF = 60;
/**
 * D Discarding Dragon Tokens makes a new pool of what is out of the game. Where most scales lie on the land hardly
 * anything but Rage and Strikes would be in it, so those come back, too (docs/adr/0035).
 */
const comeBack: Effect = when(
  { all: [is({ left: TOKENS }, '=', 0), is(count({ cards: onLand }), '>', HALF)] },
  each({ cards: onLand }, 'one', { op: 'put', card: v('one'), to: 'discard' }),
);

const draws: Ability = reacts(
  'draw',
  after('turnBegan', 'anyone', [comeBack, drawTokens()], {
    // Whoever does not take his turn draws none; before anyone is crowned at set-up there is nothing to draw.
    when: { all: [{ exists: { cards: theKing } }, not({ eventIs: { on: 'turnBegan', missed: true } })] },
    forced: true,
    inOrder: true,
  }),
);
const waiting: CardFilter = { from: TOKENS, zone: 'table' };
/** Those that have just crowned a Lord, while his Wrath goes round. */
const crowning: CardFilter = scalesOn({ ...lordCards, where: is(count({ cards: { on: 'it' } }), '>=', 3) });
const outOfPlay = (which: CardFilter): Effect =>
  each({ cards: which }, 'one', { op: 'put', card: v('one'), to: 'discard' });
/** Who is killed on the way leaves the rest of what he drew unresolved, and places no scale. */
const fallen: Ability = reacts(
  'fallen',
  before('heroKilled', 'anyone', [outOfPlay(waiting), outOfPlay(crowning)], {
    when: {
      all: [{ turnOf: 'eventHero' }, { any: [{ exists: { cards: waiting } }, { exists: { cards: crowning } }] }],
    },
    forced: true,
  }),
);

export const dragonTokens: RuleDef = {
  id: 'dragon/rule/dragon_tokens',
  kind: 'rule',
  always: true,
  origin: 'known',
  begins: crownsTheFirst,
  abilities: [draws, fallen, claims, wakes, sleeps],
};
