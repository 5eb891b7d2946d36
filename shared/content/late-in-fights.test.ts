// What is said of a fight or an event when nothing can come of it any more is refused, with what to write instead.
import { describe, expect, it } from 'vitest';
import { after, always, before, castWhen, gain, object, plus, reacts, spell, when } from '../rules/dsl';
import { silent } from '../rules/testing/silent';
import type { Ability, Static } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect } from '../rules/vocab/effect';
import type { Amount, Cond } from '../rules/vocab/select';

const has = (...abilities: readonly Ability[]): Def => object('probe/adventure/x', { origin: 'ours', abilities });
const is = (it: Static): Def => has(always(it));
const character: Cond = { fight: { foe: 'character' } };
const score: Effect = { op: 'score', side: 'mine', add: 3 };
const life: Effect = { op: 'reward', only: 'life' };
const more: Effect = { op: 'replaceAmount', by: 1 };
const add: Effect = { op: 'adjustRoll', by: 1 };
const hand: Amount = { count: { cards: { zone: 'hand', heldBy: 'me' } } };
const self = { card: { self: true } } as const;

describe('what comes too late, or to nobody', () => {
  const mistakes: readonly (readonly [string, Def, string])[] = [
    [
      "another character's roll",
      is(plus('foeRoll', 1, { when: { all: [character] } })),
      "foeRoll is of creatures alone: of another character say attackRoll, with reach: { where: { same: ['it', 'opponent'] } }",
    ],
    [
      'a score that was compared',
      has(reacts('x', after('compared', 'mine', [when(character, score)]))),
      "score after compared does nothing: the scores are compared already: add to one before('diceBegin', ...) or after('rolled', ...)",
    ],
    [
      'dice that were thrown',
      has(reacts('x', after('compared', 'mine', { op: 'attackWith', side: 'mine', dice: 2 }))),
      "attackWith after compared does nothing: the attack rolls are made already: say how many dice before('diceBegin', ...)",
    ],
    [
      'a fight that is over',
      has(reacts('x', after('fought', 'mine', { op: 'settle', outcome: 'standOff' }))),
      "settle after fought does nothing: the fight is over: settle it after('compared', ...)",
    ],
    [
      'a reward that was taken',
      has(reacts('x', after('fought', 'mine', life))),
      "reward after fought does nothing: the reward has been taken: say reward after('fightBegan', ...) or after('compared', ...)",
    ],
    [
      'a reward that is asked for',
      has(reacts('x', after('defeated', 'mine', life))),
      "reward after defeated does nothing: the reward is asked for already: say reward after('fightBegan', ...) or after('compared', ...)",
    ],
    [
      'a card that is no roll',
      has(reacts('x', after('cardDrawn', 'mine', add))),
      "adjustRoll adds to a die that was just rolled: answer after('rolled', ...) with it",
    ],
    [
      'dice that are not rolled yet',
      has(reacts('x', before('rolling', 'mine', add))),
      "adjustRoll adds to a die that was just rolled: answer after('rolled', ...) with it",
    ],
    [
      'a move, of no number',
      has(reacts('x', before('moved', 'mine', more))),
      'moved has no number that replaceAmount could change: change what brings it about',
    ],
    [
      'a Spell that has done it',
      has(reacts('x', after('spellSpent', 'anyone', { op: 'spare', by: 'eventCard' }))),
      "the Spell has done what it does: let spare answer before('cast', ...)",
    ],
    [
      'one of many cards',
      has(reacts('x', after('dealt', 'mine', { op: 'discard', card: 'eventCard' }))),
      'dealt is about no one card, so eventCard is none: choose the card, or name it',
    ],
    [
      'a Spell when it is too late',
      spell('probe/spell/x', { origin: 'ours', timing: [castWhen('after', 'compared')], effect: [score] }),
      "score after compared does nothing: the scores are compared already: add to one before('diceBegin', ...) or after('rolled', ...)",
    ],
    [
      'Spells that are gone',
      has(reacts('x', after('taken', 'mine', [{ op: 'discardSpells', n: 'all' }, gain('gold', hand)]))),
      'all Spells are discarded by then, so there are none to count: count them by set before that',
    ],
    [
      'what he has no longer',
      has(reacts('x', after('left', 'mine', gain('gold'), { event: self, when: { has: { self: true } } }))),
      "after it has left nobody has it: leave has: { self: true } out, or answer before('left', ...)",
    ],
  ];
  it.each(mistakes)('%s', (_name, def, found) => {
    expect(silent(def)).toEqual([found]);
  });
});

it.each([
  [
    'a Spell that may be cast in time',
    spell('probe/spell/x', {
      origin: 'ours',
      timing: [castWhen('after', 'compared'), castWhen('after', 'rolled')],
      effect: [score],
    }),
  ],
  [
    'Spells that are counted first',
    has(reacts('x', after('taken', 'mine', [gain('gold', hand), { op: 'discardSpells', n: 'all' }]))),
  ],
  ['a creature', is(plus('foeRoll', 1, { when: { fight: { foe: 'creature' } } }))],
  ['no character', is(plus('foeRoll', 1, { when: { not: character } }))],
  ['a fight that is fought again', has(reacts('x', after('compared', 'mine', [{ op: 'fightAgain' }, score])))],
  ['a fight that is settled in time', has(reacts('x', after('compared', 'mine', { op: 'settle', outcome: 'won' })))],
  ['a reward that is still to come', has(reacts('x', after('fightBegan', 'mine', life)))],
  ['a roll', has(reacts('x', after('rolled', 'mine', add)))],
  ['a number', has(reacts('x', before('gain', 'mine', more)))],
  ['a card', has(reacts('x', after('taken', 'mine', { op: 'discard', card: 'eventCard' })))],
  [
    'who has it still',
    has(reacts('x', before('left', 'mine', gain('gold'), { event: self, when: { has: { self: true } } }))),
  ],
])('%s is left alone', (_name, def) => {
  expect(silent(def)).toEqual([]);
});
