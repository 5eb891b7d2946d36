// The tutorial, played through the program's own door: by somebody who follows what is suggested, and by others.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../../shared/content/definitions';
import type { ViewEvent } from '../../../shared/contract/event';
import type { SetupChoices } from '../../../shared/contract/setup';
import { CHAPTERS, type ChapterId } from '../../../shared/contract/tutorial';
import type { GameUpdate } from '../../../shared/contract/view';
import type { SeatId } from '../../../shared/kernel/ids';
import { below, seedRng } from '../../../shared/kernel/rng';
import { rulebookOf } from '../../../shared/rules/charts/index';
import { advance } from '../../../shared/rules/engine/machine';
import type { GameEvent, State } from '../../../shared/rules/state/state';
import { promptFor, updateFor, viewFor } from '../../../shared/rules/view/view-for';
import { chapterOf } from '../../../shared/tutorial/index';
import { heroOf, type Seen, type Step } from '../../../shared/tutorial/lesson';
import { BEGUN, follow, goOn, stepAt, suggested, tried, type Progress } from '../../../shared/tutorial/progress';
import { factsOf } from '../../ai/facts';
import { think } from '../../ai/policies/index';
import { aTable, breathe } from '../../testing/program';
import { askedSeats } from '../shown-seat';
import { beginGame, TUTORIAL_SEED } from './begin';

const choicesFor = (tutorial: ChapterId): SetupChoices => ({
  seats: [
    { name: 'Mira', control: 'person', character: 'base/character/warrior' },
    { name: 'Jonas', control: 'computer', character: 'base/character/elf' },
  ],
  sets: ['base'],
  profile: 'digital',
  rules: {},
  tutorial,
});

/** A chapter as the screen has it: what is shown, one after the other, and a way to answer. */
type Played = {
  readonly opened: GameUpdate;
  readonly journal: readonly ViewEvent[];
  readonly updates: readonly GameUpdate[];
  readonly answer: (keys: readonly string[]) => Promise<void>;
};

const throughTheDoor = async (id: ChapterId): Promise<Played> => {
  const { get, updates } = aTable();
  const { seats, sets, ...choices } = choicesFor(id);
  const { game } = await get('games.create', { ...choices, seats: [...seats], sets: [...sets] });
  const opened = await get('games.open', { game });
  let now = opened;
  return {
    opened,
    updates,
    journal: await get('game.journal', { game }),
    answer: async (keys) => {
      await get('game.answer', { game, seat: 'p1', answer: { decision: now.prompt?.id ?? 'd', keys: [...keys] } });
      now = updates.at(-1) ?? now;
      for (let n = 0; now.prompt === undefined && now.view.over === undefined && n < 4000; n++) {
        await breathe();
        now = updates.at(-1) ?? now;
      }
    },
  };
};

const book = rulebookOf(definitionsOf(['base']));
const facts = factsOf(book.defs.values());

/** The same without disk and door, for many games. */
const bare = (id: ChapterId): Played => {
  const begun = beginGame(book, choicesFor(id), TUTORIAL_SEED);
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  const show = (state: State, events: readonly GameEvent[]): GameUpdate =>
    updateFor(book, 'g-1', 0, state, events, 'p1');
  const updates: GameUpdate[] = [];
  let { state } = begun;
  let held: readonly GameEvent[] = [];
  const put = (seat: SeatId, keys: readonly string[]): void => {
    const next = advance(book, state, {
      t: 'answer',
      seat,
      answer: { decision: state.pending[seat]?.id ?? 'd', keys },
    });
    if (!next.ok) throw new Error(`${next.refusal.msg.id}: ${keys.join()}`);
    ({ state } = next);
    held = [...held, ...next.events];
    // What is answered at once is not shown, as in the session.
    if (state.pending['p1']?.quiet !== undefined) return;
    updates.push(show(state, held));
    held = [];
  };
  return {
    opened: show(state, []),
    journal: show(state, begun.events).events,
    updates,
    answer: (keys) => {
      put('p1', keys);
      for (;;) {
        const [seat] = askedSeats(state);
        const decision = seat === undefined ? undefined : state.pending[seat];
        if (seat === undefined || decision === undefined || (seat === 'p1' && decision.quiet === undefined))
          return Promise.resolve();
        put(
          seat,
          seat === 'p1'
            ? [decision.quiet ?? '']
            : think(
                { view: viewFor(book, state, seat), prompt: promptFor(decision), level: 'novice' },
                facts,
                TUTORIAL_SEED,
              ),
        );
      }
    },
  };
};

type Pupil = (seen: Seen, hint: readonly string[]) => readonly string[];
type Course = {
  readonly steps: readonly string[];
  readonly answers: number;
  readonly strayed: number;
  readonly last: Seen;
};

/** Somebody before the screen: he hears every update, as the coach beside the board does. */
class Lesson {
  readonly steps: string[] = [];
  readonly events: ViewEvent[] = [];
  progress = BEGUN;
  strayed = 0;
  #heard = 0;
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
    for (const update of updates.slice(this.#heard)) {
      this.now = update;
      this.events.push(...update.events);
      this.take(follow(this.chapter, this.progress, this.seen));
    }
    this.#heard = updates.length;
  }
}

/** Plays a chapter to its last step; everything that is to be read is read, everything to be tried is tried. */
const learn = async (id: ChapterId, pupil: Pupil, played: Played, most = 400): Promise<Course> => {
  const lesson = new Lesson(id, played.opened);
  lesson.events.push(...played.journal);
  lesson.take(follow(lesson.chapter, BEGUN, lesson.seen));
  let answers = 0;
  for (let n = 0; n < most; n++) {
    const { chapter, progress, seen, step } = lesson;
    if (step.kind === 'end') return { steps: lesson.steps, answers, strayed: lesson.strayed, last: seen };
    if (step.kind === 'try') lesson.take(tried(chapter, progress, seen, step.deed));
    else if (step.kind === 'read') lesson.take(goOn(chapter, progress, seen));
    else if (seen.prompt === undefined) throw new Error(`${id}: nobody is asked at ${step.id}`);
    else {
      answers++;
      await played.answer(pupil(seen, suggested(step, seen)));
      lesson.hear(played.updates);
    }
  }
  throw new Error(`${id}: no end after ${most}, at ${lesson.steps.join(' ')}`);
};

const obedient: Pupil = ({ prompt }, hint) => {
  if (hint.length === 0)
    throw new Error(
      `nothing is suggested for ${prompt?.ask.id ?? ''}: ${prompt?.options.map(({ key }) => key).join(' ') ?? ''}`,
    );
  return hint;
};

describe('who follows what is suggested', () => {
  it.each(CHAPTERS)('goes through every step of "%s"', async (id) => {
    const { steps, strayed } = await learn(id, obedient, await throughTheDoor(id));
    expect(steps).toEqual(chapterOf(id).steps.map((step) => step.id));
    expect(strayed).toBe(0);
  });
});

/** Anything that is on offer. */
const anybody = (seed: string): Pupil => {
  let rng = seedRng(seed);
  return ({ prompt }) => {
    const open = (prompt?.options ?? [])
      .filter(({ off, minor }) => off === undefined && minor !== true)
      .map(({ key }) => key);
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
  const others = (prompt?.options ?? [])
    .filter(({ key, off, minor }) => off === undefined && minor !== true && !hint.includes(key))
    .map(({ key }) => key);
  return others.length >= (prompt?.min ?? 0) ? others.slice(0, prompt?.min) : hint;
};

describe('who does something else', () => {
  it.each(CHAPTERS)('also comes to the end of "%s", whatever he does', async (id) => {
    for (let n = 0; n < 25; n++)
      expect((await learn(id, anybody(`${id} ${n}`), bare(id))).steps.at(-1)).toBe(`${id}.end`);
    expect((await learn(id, contrary, bare(id))).steps.at(-1)).toBe(`${id}.end`);
  });

  it('is told so where the way is missed', async () => {
    expect((await learn('river', contrary, bare('river'))).strayed).toBeGreaterThan(0);
  });
});

describe('what it ends with', () => {
  it.each([
    [
      'steps',
      (seen: Seen) => heroOf(seen)?.held.map(({ def }) => def),
      ['base/adventure/shield', 'base/purchase/sword'],
    ],
    ['fights', (seen: Seen) => [heroOf(seen)?.strength.counters, heroOf(seen)?.life], [1, 5]],
    ['river', (seen: Seen) => heroOf(seen)?.held.at(-1)?.def, 'base/talisman/talisman'],
    ['inner', (seen: Seen) => heroOf(seen)?.space, 'base/space/dice_with_death'],
    ['crown', (seen: Seen) => seen.view.over?.winners, ['p1']],
  ] as const)('"%s" has taught by doing', async (id, what, expected) => {
    expect(what((await learn(id, obedient, bare(id))).last)).toEqual(expected);
  });

  it('takes about sixty decisions in all', async () => {
    let all = 0;
    for (const id of CHAPTERS) {
      const { answers } = await learn(id, obedient, bare(id));
      all += answers + chapterOf(id).steps.filter(({ kind }) => kind === 'read' || kind === 'try').length;
    }
    expect(all).toBeGreaterThanOrEqual(50);
    expect(all).toBeLessThanOrEqual(75);
  });
});

describe('a lesson that was left', () => {
  it.each(CHAPTERS)('"%s" goes on where it was, also where the last answer was not noted any more', async (id) => {
    const played = bare(id);
    const lesson = new Lesson(id, played.opened);
    lesson.events.push(...played.journal);
    lesson.take(follow(lesson.chapter, BEGUN, lesson.seen));
    for (let n = 0; lesson.step.kind !== 'end' && n < 100; n++) {
      const { chapter, progress, seen, step } = lesson;
      if (step.kind === 'ask') {
        await played.answer(obedient(seen, suggested(step, seen)));
        lesson.hear(played.updates);
        expect(stepAt(chapter, follow(chapter, progress, lesson.seen)).id).toBe(lesson.step.id);
      } else
        lesson.take(step.kind === 'try' ? tried(chapter, progress, seen, step.deed) : goOn(chapter, progress, seen));
    }
    expect(lesson.step.kind).toBe('end');
  });
});

describe('the campaign of a chapter', () => {
  it('is marked as one in the list and in its state, can be left, and is the same from its seed', async () => {
    const table = aTable();
    const { seats, sets, ...choices } = choicesFor('fights');
    const { game } = await table.get('games.create', { ...choices, seats: [...seats], sets: [...sets] });
    expect(await table.get('games.list', {})).toMatchObject([
      { id: game, tutorial: 'fights', casual: true, seats: ['Mira', 'Jonas'] },
    ]);
    const opened = await table.get('games.open', { game });
    expect(opened.view.options['tutorial']).toBe('fights');
    await table.get('game.answer', {
      game,
      seat: 'p1',
      answer: { decision: opened.prompt?.id ?? 'd', keys: ['roll'] },
    });
    await table.get('games.close', {});
    expect((await table.get('games.open', { game })).prompt?.ask.id).toBe('ask.direction');
    expect(await table.get('replay.check', { game })).toMatchObject({ differs: [] });
    // A roll can be taken back here: it is there to be tried.
    await table.get('game.undo', { game, agreed: [] });
    expect(table.updates.at(-1)?.prompt?.ask.id).toBe('ask.move');
  });

  it('seats as many as its position, and says so otherwise', async () => {
    const { seats, sets, ...choices } = choicesFor('steps');
    expect(
      await aTable().ask('games.create', { ...choices, seats: [...seats, ...seats], sets: [...sets] }),
    ).toMatchObject({ ok: false, error: { code: 'refused', field: 'seats' } });
  });
});
