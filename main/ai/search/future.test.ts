// How far somebody comes, and how long he weighs before he plays on by habit.
import { describe, expect, it } from 'vitest';
import type { HeroId } from '../../../shared/kernel/ids';
import { must } from '../../../shared/kernel/result';
import type { State } from '../../../shared/rules/state/state';
import { startOf } from '../../../shared/rules/setup/position';
import { baseBook } from '../../../shared/rules/testing/books';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { brainOf, dealtFor } from '../brain';
import { boardOf } from './board';
import { movesOf } from './future';

const atHills = (has: readonly string[], round = 1) => {
  const made = startOf(baseBook, {
    characters: { druid: { at: 'hills_m', has, spells: [] }, warrior: { at: 'city' } },
    phase: 'turn',
    round,
  });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const { state } = made;
  const hero = state.seats[state.active]?.hero;
  if (hero === undefined) throw new Error('nobody is there');
  return { state, hero };
};

it('reckons with one step a turn for who can take no more', () => {
  const board = boardOf(baseBook);
  const from = (has: readonly string[]) => {
    const { state, hero } = atHills(has);
    return movesOf({ book: baseBook, board }, state, hero).get('base/space/hills_m') ?? [];
  };
  expect(from([])).toHaveLength(6);
  const [steps, ...more] = from(['poltergeist']);
  expect(more).toEqual([]);
  const beside = baseBook.spaces.find(({ id }) => id === 'base/space/hills_m')?.links.map(({ to }) => to) ?? [];
  expect((steps ?? []).map(({ to }) => to).every((to) => beside.includes(to))).toBe(true);
  expect(steps?.length).toBeGreaterThan(0);
});

it('weighs no more when a game has grown very long, so that it ends', () => {
  const { state } = atHills([], 181);
  const decision = state.pending[state.active];
  if (decision === undefined) throw new Error('nobody is asked');
  const brain = brainOf({ defs: [...baseBook.defs.values()], salt: 'long' });
  const question = { view: viewFor(baseBook, state, state.active), prompt: promptFor(decision) };
  const dealt = dealtFor(baseBook, state, state.active, 'adept');
  expect(brain({ ...question, level: 'adept', ...dealt })).toEqual(brain({ ...question, level: 'novice' }));
});

describe('while somebody else is on the Crown', () => {
  const { state } = atHills([], 40);
  const seat = state.active;
  const decision = must(state.pending[seat], 'a question');
  const brain = brainOf({ defs: [...baseBook.defs.values()], salt: 'late', practice: 0.05 });
  const other = must(
    Object.values(state.heroes).find((one) => one.seat !== seat),
    'another character',
  );
  const crowned = (id: HeroId): State => {
    const hero = must(state.heroes[id], 'a character');
    const at = { ...hero, space: 'base/space/crown_of_command', status: { ...hero.status, onCrown: 1 } };
    return { ...state, crownReached: true, heroes: { ...state.heroes, [id]: at } };
  };
  const answer = (s: State, level: 'adept' | 'master' | 'novice', more: { readonly toHelp?: true } = {}) =>
    brain({
      view: viewFor(baseBook, s, seat),
      prompt: promptFor(decision),
      level,
      ...more,
      ...dealtFor(baseBook, s, seat, level),
    });

  it('an adept answers by habit, and looks ahead before', () => {
    expect(answer(state, 'adept').why).toBeDefined();
    const late = crowned(other.id);
    expect(answer(late, 'adept')).toEqual(answer(late, 'novice'));
  });
  it('a master still looks ahead, and so does who helps a person', () => {
    const late = crowned(other.id);
    expect(answer(late, 'master').why).toBeDefined();
    expect(answer(late, 'adept', { toHelp: true }).why).toBeDefined();
  });
  it('who is on the Crown himself looks ahead', () => {
    const me = must(state.seats[seat]?.hero, 'his character');
    expect(answer(crowned(me), 'adept').why).toBeDefined();
  });
});

it('gives no reason where there is one answer, whatever he might put down first', () => {
  const warrior = { at: 'hills_m', has: ['sword', 'helmet'], spells: [] };
  const made = startOf(baseBook, { characters: { warrior, druid: { at: 'city' } }, phase: 'turn' });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const { state } = made;
  const decision = must(state.pending[state.active], 'a question');
  expect(decision.options.map(({ key }) => key)).toEqual(['roll']);
  const brain = brainOf({ defs: [...baseBook.defs.values()], salt: 'one', practice: 0.05 });
  const question = { view: viewFor(baseBook, state, state.active), prompt: promptFor(decision) };
  const reply = brain({ ...question, level: 'adept', ...dealtFor(baseBook, state, state.active, 'adept') });
  expect(reply).toEqual({ keys: ['roll'] });
});
