// Which step follows what, without a game: prompts and events are named as they come.
import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../contract/event';
import type { Prompt } from '../contract/prompt';
import { CHAPTERS } from '../contract/tutorial';
import type { PlayerView } from '../contract/view';
import { chapterOf } from './index';
import { happened, type Chapter, type Seen } from './lesson';
import { BEGUN, follow, goOn, stepAt, suggested, tried, wentBack, type Progress } from './progress';

const chapter: Chapter = {
  id: 'steps',
  steps: [
    { id: 'hello', kind: 'read', point: 'me' },
    { id: 'roll', kind: 'ask', asks: ['ask.move'], suggest: [['roll']], done: happened('rolled') },
    { id: 'keep', kind: 'ask', asks: ['ask.fate'], suggest: [['pass']] },
    { id: 'go', kind: 'ask', asks: ['ask.direction'], suggest: [['cw', 'ccw'], ['cw']], done: happened('moved') },
    { id: 'card', kind: 'try', deed: 'card', point: 'play' },
    {
      id: 'cast',
      kind: 'ask',
      asks: ['ask.move'],
      suggest: [['cast']],
      possible: ({ prompt }) => prompt?.options.some(({ key }) => key === 'cast') === true,
    },
    { id: 'end', kind: 'end' },
  ],
};

const hero = { id: 'h1', seat: 'p1', def: 'base/character/warrior', space: 'base/space/tavern', held: [], spells: 0 };
const view = {
  seat: 'p1',
  seats: [{ id: 'p1', name: 'Mira', control: 'person', out: false, hero }],
} as unknown as PlayerView;
const over = { ...view, over: { winners: ['p2'], how: 'last' } } as PlayerView;
const rolled = { t: 'rolled', for: 'move', dice: [3], hero: 'h1' } as ViewEvent;
const moved = { t: 'moved', hero: 'h1', path: [], how: 'move' } as ViewEvent;
const turn = { t: 'turn', seat: 'p1', hero: 'h1', round: 2 } as ViewEvent;

let decisions = 0;
const prompt = (ask: string, ...keys: readonly string[]): Prompt => ({
  id: `d${++decisions}`,
  seat: 'p1',
  ask: { id: ask },
  source: 'rules',
  rule: 'r',
  shape: 'pick',
  min: 1,
  max: 1,
  options: keys.map((key) => ({ key, label: { id: 'x' } })),
});
const seen = (asked?: Prompt, ...events: readonly ViewEvent[]): Seen => ({ view, prompt: asked, events });
const idOf = (progress: Progress): string => stepAt(chapter, progress).id;
const at = (id: string): Progress => ({ ...BEGUN, step: chapter.steps.findIndex((step) => step.id === id) });

describe('a step', () => {
  it('that is to be read waits until it was read', () => {
    const now = seen(prompt('ask.move', 'roll'));
    const first = follow(chapter, BEGUN, now);
    expect(idOf(first)).toBe('hello');
    expect(idOf(follow(chapter, first, now))).toBe('hello');
    expect(idOf(goOn(chapter, first, now))).toBe('roll');
  });

  it('is done by what happened, and nothing before it counts', () => {
    const before = goOn(chapter, BEGUN, seen(prompt('ask.move', 'roll'), rolled));
    expect(idOf(before)).toBe('roll');
    expect(idOf(follow(chapter, before, seen(prompt('ask.fate', 'pass'), rolled, rolled)))).toBe('keep');
  });

  it('that is about a question is done by any answer to it', () => {
    const asked = follow(chapter, at('keep'), seen(prompt('ask.fate', 'pass', 'reroll')));
    expect(asked.asked).toBeDefined();
    expect(idOf(follow(chapter, asked, seen(prompt('ask.direction', 'cw'))))).toBe('go');
    expect(idOf(follow(chapter, asked, seen(prompt('ask.fate', 'pass'))))).not.toBe('keep');
  });

  it('suggests the first answer of which all is on offer', () => {
    expect(suggested(stepAt(chapter, at('go')), seen(prompt('ask.direction', 'cw', 'ccw')))).toEqual(['cw', 'ccw']);
    expect(suggested(stepAt(chapter, at('go')), seen(prompt('ask.direction', 'cw')))).toEqual(['cw']);
    expect(suggested(stepAt(chapter, at('go')), seen(prompt('ask.direction', 'x')))).toEqual([]);
    expect(suggested(stepAt(chapter, at('go')), seen(prompt('ask.move', 'cw')))).toEqual([]);
  });

  it('that is to be tried is done by that and by nothing else', () => {
    expect(idOf(tried(chapter, at('card'), seen(), 'journal'))).toBe('card');
    expect(idOf(tried(chapter, at('card'), seen(), 'card'))).toBe('cast');
  });

  it('that is not possible any more is left out', () => {
    expect(idOf(follow(chapter, at('cast'), seen(prompt('ask.move', 'roll'))))).toBe('end');
    expect(idOf(follow(chapter, at('cast'), seen()))).toBe('cast');
  });

  it('gives way after two turns of his', () => {
    expect(idOf(follow(chapter, at('go'), seen(undefined, turn)))).toBe('go');
    expect(idOf(follow(chapter, at('go'), seen(undefined, turn, turn)))).toBe('card');
  });
});

describe('who plays on', () => {
  it('has read what comes before what he has done', () => {
    const reading = follow(chapter, BEGUN, seen(prompt('ask.move', 'roll')));
    expect(idOf(follow(chapter, reading, seen(prompt('ask.fate', 'pass'), rolled)))).toBe('keep');
  });

  it('is not asked what the game did not ask', () => {
    expect(idOf(follow(chapter, at('keep'), seen(prompt('ask.direction', 'cw'))))).toBe('go');
  });

  it('and does something else is told so, until he comes back to it', () => {
    const asked = follow(chapter, at('go'), seen(prompt('ask.direction', 'cw')));
    const strayed = follow(chapter, asked, seen(prompt('ask.take', 'shield')));
    expect(strayed).toMatchObject({ step: asked.step, strayed: true });
    expect(follow(chapter, strayed, seen(prompt('ask.direction', 'cw')))).toMatchObject({ strayed: false });
    expect(idOf(follow(chapter, strayed, seen(undefined, moved)))).toBe('card');
  });

  it('goes on where a later step is asked, except from one that the others need', () => {
    const asked = follow(chapter, at('go'), seen(prompt('ask.direction', 'cw')));
    expect(idOf(follow(chapter, asked, seen(prompt('ask.move', 'cast'))))).toBe('card');
    const needed: Chapter = {
      ...chapter,
      steps: [
        chapter.steps[0],
        ...chapter.steps.slice(1).map((step) => (step.kind === 'ask' ? { ...step, needed: true as const } : step)),
      ],
    };
    const there = follow(needed, at('go'), seen(prompt('ask.direction', 'cw')));
    expect(follow(needed, there, seen(prompt('ask.move', 'cast')))).toMatchObject({ step: there.step, strayed: true });
  });
});

it('an answer that was taken back takes the lesson back with it', () => {
  const before = follow(chapter, at('card'), seen(undefined, rolled, moved));
  const back = wentBack(chapter, before, seen(prompt('ask.direction', 'cw'), rolled));
  expect(idOf(back)).toBe('go');
  expect(back.from).toBe(1);
  expect(idOf(wentBack(chapter, { ...at('card'), from: 9 }, seen(prompt('ask.other', 'x'), rolled)))).toBe('card');
});

it('a game that is over leads to the last step, from wherever it was', () => {
  for (const step of chapter.steps)
    expect(idOf(follow(chapter, at(step.id), { view: over, prompt: undefined, events: [] }))).toBe('end');
  expect(idOf(goOn(chapter, at('end'), seen()))).toBe('end');
});

it('every chapter ends with its last step and no other, and names each step once', () => {
  const ids = CHAPTERS.flatMap((id) => chapterOf(id).steps.map((step) => step.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of CHAPTERS)
    expect(
      chapterOf(id)
        .steps.map(({ kind }) => kind)
        .lastIndexOf('end'),
    ).toBe(chapterOf(id).steps.findIndex(({ kind }) => kind === 'end'));
});
