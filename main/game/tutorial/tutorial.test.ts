// The tutorial, played through the program's own door: by somebody who follows what is suggested, and by others.
import { describe, expect, it, vi } from 'vitest';
import { CHAPTERS, type ChapterId } from '../../../shared/contract/tutorial';
import type { ViewEvent } from '../../../shared/contract/event';
import type { GameUpdate } from '../../../shared/contract/view';
import { below, seedRng } from '../../../shared/kernel/rng';
import { chapterOf } from '../../../shared/tutorial/index';
import { heroOf, type Seen, type Step } from '../../../shared/tutorial/lesson';
import { BEGUN, follow, goOn, stepAt, suggested, tried, type Progress } from '../../../shared/tutorial/progress';
import { aTable, breathe, type Table } from '../../testing/program';

const seats = [{ name: 'Mira', control: 'person', character: 'base/character/warrior' }, { name: 'Jonas', control: 'computer', character: 'base/character/elf' }] as const;
const beginChapter = async (table: Table, tutorial: ChapterId): Promise<GameUpdate> => {
  const { game } = await table.get('games.create', { seats: [...seats], sets: ['base'], profile: 'digital', rules: {}, tutorial });
  return table.get('games.open', { game });
};

/** Waits until a person is asked or the game is over. */
const rest = async (table: Table, before: GameUpdate): Promise<GameUpdate> => {
  let now = table.updates.at(-1) ?? before;
  for (let n = 0; now.prompt === undefined && now.view.over === undefined && n < 4000; n++) {
    await breathe();
    now = table.updates.at(-1) ?? now;
  }
  return now;
};

type Pupil = (seen: Seen, hint: readonly string[]) => readonly string[];
type Course = { readonly steps: readonly string[]; readonly answers: number; readonly strayed: number; readonly last: Seen };

/** Somebody before the screen: he hears every update, as the coach beside the board does. */
class Lesson {
  readonly steps: string[] = [];
  readonly events: ViewEvent[] = [];
  progress = BEGUN;
  strayed = 0;
  heard = 0;
  now: GameUpdate;
  readonly chapter: ReturnType<typeof chapterOf>;

  constructor(id: ChapterId, opened: GameUpdate) {
    this.chapter = chapterOf(id);
    this.now = opened;
  }

  get seen(): Seen {
    return { view: this.now.view, prompt: this.now.prompt, events: [...this.events] };
  }

  get step(): Step {
    return stepAt(this.chapter, this.progress);
  }

  take(progress: Progress): void {
    if (progress.strayed && !this.progress.strayed) this.strayed++;
    this.progress = progress;
    if (this.steps.at(-1) !== this.step.id) this.steps.push(this.step.id);
  }

  hear(updates: readonly GameUpdate[]): void {
    for (const update of updates.slice(this.heard)) {
      this.now = update;
      this.events.push(...update.events);
      this.take(follow(this.chapter, this.progress, this.seen));
    }
    this.heard = updates.length;
  }
}

/** Plays a chapter to its last step; everything that is to be read is read, everything to be tried is tried. */
const learn = async (id: ChapterId, pupil: Pupil, most = 400): Promise<Course> => {
  const table = aTable();
  const opened = await beginChapter(table, id);
  const lesson = new Lesson(id, opened);
  lesson.events.push(...(await table.get('game.journal', { game: opened.game })));
  lesson.take(follow(lesson.chapter, BEGUN, lesson.seen));
  let answers = 0;
  for (let n = 0; n < most; n++) {
    const { chapter, progress, seen, step, now } = lesson;
    if (step.kind === 'end') return { steps: lesson.steps, answers, strayed: lesson.strayed, last: seen };
    if (step.kind === 'try') lesson.take(tried(chapter, progress, seen, step.deed));
    else if (step.kind === 'read') lesson.take(goOn(chapter, progress, seen));
    else if (now.prompt === undefined) throw new Error(`${id}: nobody is asked at ${step.id}`);
    else {
      answers++;
      await table.get('game.answer', { game: now.game, seat: now.prompt.seat, answer: { decision: now.prompt.id, keys: [...pupil(seen, suggested(step, seen))] } });
      await rest(table, now);
      lesson.hear(table.updates);
    }
  }
  throw new Error(`${id}: no end after ${most}, at ${lesson.steps.join(' ')}`);
};

const obedient: Pupil = ({ prompt }, hint) => {
  if (hint.length === 0) throw new Error(`nothing is suggested for ${prompt?.ask.id ?? ''}: ${prompt?.options.map(({ key }) => key).join(' ') ?? ''}`);
  return hint;
};

describe('who follows what is suggested', () => {
  it.each(CHAPTERS)('goes through every step of "%s"', async (id) => {
    const { steps, strayed } = await learn(id, obedient);
    expect(steps).toEqual(chapterOf(id).steps.map((step) => step.id));
    expect(strayed).toBe(0);

  });
});

/** Anything that is on offer. */
const anybody = (seed: string): Pupil => {
  let rng = seedRng(seed);
  return ({ prompt }) => {
    const open = (prompt?.options ?? []).filter(({ off, minor }) => off === undefined && minor !== true).map(({ key }) => key);
    const keys: string[] = [];
    while (keys.length < (prompt?.min ?? 0) && open.length > 0) {
      const [i, next] = below(rng, open.length);
      rng = next;
      keys.push(...open.splice(i, 1));
    }
    return keys;
  };
};
const contrary: Pupil = (seen, hint) => {
  const { prompt } = seen;
  const others = (prompt?.options ?? []).filter(({ key, off, minor }) => off === undefined && minor !== true && !hint.includes(key)).map(({ key }) => key);
  return others.length >= (prompt?.min ?? 0) ? others.slice(0, prompt?.min) : hint;
};

describe('who does something else', () => {
  it.each(CHAPTERS)('also comes to the end of "%s", whatever he does', async (id) => {
    for (let n = 0; n < 4; n++) expect((await learn(id, anybody(`${id} ${n}`))).steps.at(-1)).toBe(`${id}.end`);
    expect((await learn(id, contrary)).steps.at(-1)).toBe(`${id}.end`);
  });

  it('is told so where the way is missed', async () => {
    expect((await learn('river', contrary)).strayed).toBeGreaterThan(0);
  });
});
