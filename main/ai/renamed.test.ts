// Computer players know nothing by its name: with every definition called something else, in the same order, they play
// the same games; and so they would play them again the same.
import { expect, it } from 'vitest';
import { definitionsOf } from '../../shared/content/definitions';
import { canonical } from '../../shared/kernel/json';
import { nameOf } from '../../shared/kernel/ids';
import { rulebookOf } from '../../shared/rules/charts';
import { advance, whoIsAsked } from '../../shared/rules/engine/machine';
import { newGame } from '../../shared/rules/setup/new-game';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import type { Def } from '../../shared/rules/vocab/definition';
import { brainOf, dealtFor } from './brain';
import type { Level } from './player';

/** What the rules themselves call by name, and what is called as an option is. */
const KEPT = ['crown_of_command', 'talisman', 'valley_of_fire'];
const isKept = ({ id, kind }: Def): boolean => kind === 'rule' || kind === 'deck' || KEPT.includes(nameOf(id));

/** The same definitions, called by their place in the order of names. */
function renamed(defs: readonly Def[]): readonly Def[] {
  const names = [...new Set(defs.filter((def) => !isKept(def)).map(({ id }) => nameOf(id)))].sort();
  const called = new Map(
    names.map((name, i) => [
      name,
      `${['a', 'd', 'u', 'w'][KEPT.filter((kept) => kept < name).length]}${String(i).padStart(4, '0')}`,
    ]),
  );
  const kept = new Set(defs.filter(isKept).map(({ id }) => id));
  const ofText = (text: string): string => {
    const [id = '', ...more] = text.split('#');
    const name = called.get(nameOf(id));
    return !/^[a-z-]+\/[a-z-]+\//.test(id) || kept.has(id) || name === undefined
      ? text
      : [id.slice(0, id.lastIndexOf('/') + 1) + name, ...more].join('#');
  };
  const of = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key === 'named' ? (called.get(value) ?? value) : ofText(value);
    if (Array.isArray(value)) return value.map((one) => of(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [ofText(name), of(one, name)]));
  };
  return defs.map((def) => of(def) as Def);
}

/** Of the usual practice: each place is played, and less often; how well it is known says nothing of names. */
const PRACTICE = 0.1;

/** Which options were taken, question by question. */
function played(defs: readonly Def[], level: Level, decisions: number): readonly string[] {
  const book = rulebookOf(defs);
  const brain = brainOf({ defs, salt: 'renamed', practice: PRACTICE });
  const seats = ['A', 'B', 'C'].map((name) => ({ name, control: 'computer' as const, character: 'lot' as const }));
  const begun = newGame(book, { seats, sets: ['base'], profile: 'digital', rules: {} }, 'renamed');
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  let { state } = begun;
  const taken: string[] = [];
  for (let n = 0; n < decisions && !state.over; n++) {
    const seat = whoIsAsked(state);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
    const reply = brain({
      view: viewFor(book, state, seat),
      prompt: promptFor(decision),
      level,
      ...dealtFor(book, state, seat, level),
    });
    const keys = decision.options.map(({ key }) => key);
    taken.push(
      `${decision.ask.id} of ${keys.length}: ${'ditch' in reply ? reply.ditch : reply.keys.map((key) => keys.indexOf(key)).join()}`,
    );
    const result = advance(
      book,
      state,
      'ditch' in reply
        ? { t: 'ditch', seat, card: reply.ditch }
        : { t: 'answer', seat, answer: { decision: decision.id, keys: reply.keys } },
    );
    if (!result.ok) throw new Error(`${decision.ask.id}: ${result.refusal.msg.id}`);
    ({ state } = result);
  }
  return taken;
}

const defs = definitionsOf(['base']);

it('renames every definition but those that the rules themselves name', () => {
  const others = renamed(defs);
  const same = others.filter(({ id }, i) => id === defs[i]?.id);
  expect(same.every(isKept)).toBe(true);
  expect(canonical(others)).not.toMatch(/base\/space\/chapel|"named":"sword"/);
});

it.each([
  ['novice', 1000],
  ['adept', 60],
  ['master', 8],
] as const)(
  '%s: plays the same games whatever things are called',
  (level, decisions) => {
    const first = played(defs, level, decisions);
    // To the end of the game, or so far.
    expect(first.length).toBeGreaterThan(Math.min(decisions - 1, 400));
    expect(played(renamed(defs), level, decisions)).toEqual(first);
  },
  180_000,
);
