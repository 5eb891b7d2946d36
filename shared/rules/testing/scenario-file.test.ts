// What a mistake in a scenario file is answered with: its line and what to do.
import { expect, it } from 'vitest';
import { baseBook } from './books';
import { runScenarios } from './scenario-file';

const problemOf = (text: string): string => {
  const [verdict] = runScenarios(baseBook, `title: t\nrule: r\n${text}`);
  return `${verdict?.line ?? 0}: ${verdict?.problem ?? 'none'}`;
};

it.each([
  ['a key that stands too deep', 'given: { characters: { elf: {} } }\nsteps:\n  - until: { question: ask.move, prefer: [a] }', '5: steps.0.until.prefer'],
  ['no step at all', 'given: { characters: { elf: {} } }\nsteps:\n  - chose: a', '5: steps.0: a step begins with one of choose, refused, expect'],
  ['a name that is nearly right', 'given: { characters: { elf: { spells: [heal] } } }', 'there is no spell called "heal"; is it healing?'],
  ['a trophy that is no Enemy', 'given: { characters: { elf: { trophies: [boar] } } }', 'there is no enemy called "boar"; is it wild_boar?'],
  ['belongings without that rule', 'given: { characters: { elf: { has: [ring], belongings: [ring] } } }', 'only with the option of that name'],
  ['belongings that he has not', 'given: { profile: original, characters: { elf: { has: [ring], belongings: [cross] } } }', 'cross is none of the Objects in "has"'],
])('%s is told', (_, text, told) => {
  expect(problemOf(text)).toContain(told);
});

it('a question is known by its id or by words of it, in `until` too', () => {
  expect(problemOf('given: { characters: { elf: {}, troll: {} } }\nsteps:\n  - until: { question: "how do you move" }')).toContain('none');
});
