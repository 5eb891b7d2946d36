// Sleep tokens (D Dragon Slumber, Sleep Tokens): 3 less of either, at least 1, until a turn in which it was met ends.
import { after, choose, each, is, reacts, v, when } from '../../rules/dsl';
import type { Ability, PowerMod } from '../../rules/vocab/ability';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardRef } from '../../rules/vocab/refs';
import type { CardFilter, Cond } from '../../rules/vocab/select';

export const awake: Cond = is({ tokens: 'sleep', on: 'it' }, '=', 0);
export const asleep: Cond = is({ tokens: 'sleep', on: 'it' }, '>=', 1);
const woken: Cond = is({ tokens: 'woken', on: 'it' }, '>=', 1);

/** One that does not sleep yet: none has two. */
export const putsToSleep = (card: CardRef): Effect => ({ op: 'tokens', on: card, kind: 'sleep', n: 1 });
export const wakesUp = (card: CardRef): Effect => ({
  op: 'tokens',
  on: card,
  kind: 'sleep',
  n: { minus: [0, { tokens: 'sleep', on: card }] },
});

export const dragonsOnBoard: CardFilter = { kind: 'enemy', subtype: 'dragon', at: 'anySpace' };
const enemies: CardFilter = { kind: 'enemy', at: 'anySpace' };
/** On a Dragon of the drawer's choice; on any Enemy where there is no Dragon on the board. */
export const slumber: Program = [
  when(
    { exists: { cards: dragonsOnBoard } },
    choose({ cards: { ...dragonsOnBoard, where: awake } }, 'sleeper', { ask: 'enemy' }),
    choose({ cards: { ...enemies, where: awake } }, 'sleeper', { ask: 'enemy' }),
  ),
  putsToSleep(v('sleeper')),
];

const less = (power: 'strength' | 'craft'): PowerMod => ({
  power,
  of: { where: { all: [asleep, is({ printed: power, on: 'it' }, '>=', 1)] } },
  add: -3,
  least: 1,
  reach: 'everyone',
});
export const sleeps: Ability = { id: 'sleep', static: [less('strength'), less('craft')] };

const meets: CardFilter = { inFight: true, where: asleep };
export const wakes: Ability = reacts(
  'wakes',
  after('fightBegan', 'anyone', each({ cards: meets }, 'one', { op: 'tokens', on: v('one'), kind: 'woken', n: 1 }), {
    when: { exists: { cards: meets } },
    forced: true,
  }),
  after(
    'turnEnded',
    'anyone',
    each({ cards: { where: woken } }, 'one', [
      wakesUp(v('one')),
      { op: 'tokens', on: v('one'), kind: 'woken', n: { minus: [0, { tokens: 'woken', on: v('one') }] } },
    ]),
    { when: { exists: { cards: { where: woken } } }, forced: true },
  ),
);
