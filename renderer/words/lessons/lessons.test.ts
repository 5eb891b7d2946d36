import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import type { LessonText } from './lesson-words';

const said = (text: LessonText): string =>
  typeof text === 'string' ? text : text((def) => def.split('/').at(-1) ?? '');

describe.each([
  ['English', en],
  ['German', de],
] as const)('the lessons in %s', (_, words) => {
  it.each(Object.entries(words.steps))('%s is short enough to be read beside a game', (_id, { title, text }) => {
    expect(title.length).toBeLessThanOrEqual(28);
    expect(said(text).length).toBeLessThanOrEqual(240);
    expect(said(text).match(/[.?!]( |$|\))/g)?.length ?? 0).toBeLessThanOrEqual(4);
    expect(said(text)).not.toMatch(/undefined| {2}/);
  });
});

it('both languages say something of their own', () => {
  expect(
    Object.keys(de.steps).filter(
      (id) => said(de.steps[id as keyof typeof de.steps].text) === said(en.steps[id as keyof typeof en.steps].text),
    ),
  ).toEqual([]);
});
