// A button promises what its option does: one that is called by the general word of its key ("Gain 1 life") gives just
// that, for nothing. What the same key means elsewhere has a word of its own in the table of buttons.
import { describe, expect, it } from 'vitest';
import { msg, nameOf } from '../kernel/ids';
import { optionsOf } from '../rules/options/resolve';
import type { Effect, PickOption } from '../rules/vocab/effect';
import { english, german, messagesOf, say } from '../text';
import { buttons } from '../text/en/buttons';
import { declared } from './declared';
import { builtSets, definitionsOf } from './definitions';

const gained = new Set(['strength', 'craft', 'life', 'gold', 'fate']);
const taken = new Set(['object', 'follower']);
const isMine = (effect: Effect): boolean => !('who' in effect) || effect.who === 'me';
const gives = (key: string, effect: Effect): boolean =>
  (effect.op === 'gain' && effect.what === key && effect.n === 1) || (effect.op === 'tokens' && effect.kind === key);
const costs = (effect: Effect): boolean => (effect.op === 'lose' && isMine(effect)) || effect.op === 'missTurn';

const keeps = ({ key, do: does }: PickOption): boolean => {
  if (does.some(costs)) return false;
  if (gained.has(key)) return does.some((effect) => gives(key, effect)) && !does.some((effect) => effect.op === 'lose');
  return !taken.has(key) || does.some((effect) => effect.op === 'take');
};

const picksIn = (part: unknown): readonly PickOption[] => {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap(picksIn);
  return 'op' in part && part.op === 'pick' ? [...(part as Effect & { op: 'pick' }).options, ...below] : below;
};

const priced = new Set(['gold', 'fate', 'life', 'spell', 'craft', 'strength', 'destiny', 'talisman', ...taken]);
/** Words for what a question was not told. */
const vague = /\bthe somebody\b|\bbei jemand\b/;
const shown = builtSets.filter((set) => declared.of(set)?.kind !== 'trial');
const definitions = definitionsOf(shown, optionsOf({ profile: 'digital', rules: {} }));

describe('buttons of choices', () => {
  it('promise what their options do', () => {
    const broken = definitions.flatMap((def) =>
      picksIn(def)
        .filter(({ key }) => priced.has(key) && buttons[`${nameOf(def.id)}.${key}`] === undefined)
        .filter((option) => !keeps(option))
        .map(({ key }) => `${def.id}: ${key}`),
    );
    expect([...new Set(broken)]).toEqual([]);
  });
  it('and the questions of cards name all that they speak of', () => {
    const vaguely = definitions.flatMap((def) =>
      messagesOf(def)
        .filter((id) => id.startsWith('ask.'))
        .flatMap((id) => [english, german].map((language) => say(language, nameOf, msg(id, { def: def.id }))))
        .filter((line) => vague.test(line)),
    );
    expect([...new Set(vaguely)]).toEqual([]);
  });
  it('and forms of encounter with a character have a verb', () => {
    const ids = new Set(
      definitions.flatMap((def) =>
        'abilities' in def ? (def.abilities ?? []).flatMap(({ meetings = [] }) => meetings.map(({ id }) => id)) : [],
      ),
    );
    const nameless = [...ids].filter((ability) =>
      [english, german].some((language) =>
        say(language, nameOf, msg('option.meeting', { ability, hero: 'base/character/dwarf' })).includes(': '),
      ),
    );
    expect(ids.size).toBeGreaterThan(5);
    expect(nameless).toEqual([]);
  });
});
