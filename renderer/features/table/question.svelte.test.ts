// What others answer meanwhile takes nothing back from whoever is still at his own question.
import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../../shared/contract/failure';
import type { Prompt } from '../../../shared/contract/prompt';
import { err } from '../../../shared/kernel/result';
import { aTable, updateOf } from '../../fixtures/a-table';
import { prompts } from '../../fixtures/prompts';
import { midGame } from '../../fixtures/views';
import type { Question } from './question.svelte';

/** One of the cards is picked already. */
const table = async (reply?: Promise<Reply<object>>) => {
  const at = await aTable(reply);
  for (const option of prompts.many.options.slice(0, 1)) at.question.choose(option);
  return at;
};

describe('the rule behind a question', () => {
  it('counts as told when the answered question has given way, so that nothing vanishes from it before', async () => {
    const { question, learned, push } = await table();
    await question.answer(question.picked);
    expect(learned).toEqual([]);
    await push(updateOf({ ...prompts.fate, id: 'd99' }, { stateId: 2 }));
    expect(learned).toEqual([prompts.many.rule]);
    await push(updateOf(undefined, { stateId: 3 }));
    expect(learned).toEqual([prompts.many.rule]);
  });

  it('is told again when the answer was not taken', async () => {
    const { question, learned, push } = await table(
      Promise.resolve(err({ code: 'refused', message: 'no', msg: { id: 'no' } } as const)),
    );
    await question.answer(question.picked);
    await push(updateOf({ ...prompts.fate, id: 'd99' }, { stateId: 2 }));
    expect(learned).toEqual([]);
  });
});

describe('what was chosen', () => {
  it('is known while it is told what came of it, so that no ware is shown to its buyer again', async () => {
    const { feed, question, push } = await aTable();
    await push(updateOf(prompts.shop, { stateId: 2 }));
    void question.answer(['helmet']);
    expect(feed.chosen).toEqual(['base/purchase/helmet']);
    await push(updateOf({ ...prompts.shop, id: 'd99' }, { stateId: 3 }));
    expect(feed.chosen).toEqual([]);
  });
});

it('knows whom somebody visits while the dice of it are told, until he moves', async () => {
  const { question, push } = await aTable();
  await push(updateOf(prompts.village, { stateId: 2 }));
  void question.answer(['mystic']);
  expect(question.deed).toEqual({ source: prompts.village.source, label: { id: 'pick', args: { key: 'mystic' } } });
  await push(updateOf({ ...prompts.fate, id: 'd98' }, { stateId: 3 }));
  void question.answer(['pass']);
  expect(question.deed?.label.args).toEqual({ key: 'mystic' });
  await push(updateOf({ ...prompts.turn, id: 'd99' }, { stateId: 4 }));
  void question.answer(['roll']);
  expect(question.deed).toBeUndefined();
});

describe('a question that stands while somebody else answers his', () => {
  it('keeps what is picked already', async () => {
    const { question, push } = await table();
    const { picked } = question;
    expect(picked).toHaveLength(1);
    await push(updateOf(prompts.many, { stateId: 2 }));
    expect(question.prompt?.id).toBe(prompts.many.id);
    expect(question.picked).toEqual(picked);
  });

  it('is not answered a second time while the answer is on its way', async () => {
    const { question, sent, push } = await table();
    void question.answer(question.picked);
    await push(updateOf(prompts.many, { stateId: 2 }));
    await question.answer(question.picked);
    expect(question.sending).toBe(true);
    expect(sent).toHaveLength(1);
  });
});

describe('an answer that is not taken', () => {
  const refused = err({ code: 'refused', message: 'no', msg: { id: 'no' } } as const);

  it('says why, and the question can be answered again', async () => {
    const { question, sent } = await table(Promise.resolve(refused));
    await question.answer(question.picked);
    expect([question.refusal, question.sending]).toEqual(['no', false]);
    await question.answer(question.picked);
    expect(sent).toHaveLength(2);
  });

  /** It comes when another question stands there. */
  const late = async (next: Prompt): Promise<Question> => {
    let reply: (reply: Reply<object>) => void = () => undefined;
    const { question, push } = await table(
      new Promise((resolve) => {
        reply = resolve;
      }),
    );
    const answering = question.answer(question.picked);
    await push(updateOf(next));
    reply(refused);
    await answering;
    return question;
  };

  it('says why also when the same player is asked something else by then', async () => {
    const question = await late({ ...prompts.turn, id: 'dp0-8' });
    expect([question.refusal, question.sending]).toEqual(['no', false]);
  });

  it('says nothing to another player who is asked by then', async () => {
    const question = await late({ ...prompts.turn, id: 'dp1-8', seat: 'p1' });
    expect([question.refusal, question.sending]).toEqual([undefined, false]);
  });
});

describe('the next question', () => {
  it('begins with nothing picked and may be answered', async () => {
    const { question, sent, push } = await table();
    await question.answer(question.picked);
    await push(updateOf({ ...prompts.turn, id: 'dp0-8' }));
    expect([question.picked, question.sending]).toEqual([[], false]);
    await question.answer(['roll']);
    expect(sent).toHaveLength(2);
  });

  it('may be the same again, when it was gone back to', async () => {
    const { question, push } = await table();
    await question.answer(question.picked);
    await push(updateOf(prompts.many, { rewound: true }));
    expect([question.picked, question.sending]).toEqual([[], false]);
  });
});

describe('what options lead to', () => {
  it('is asked for whoever sees the question, and for nobody who has answered it or not taken the screen', async () => {
    const { question, sent, push } = await aTable(new Promise(() => undefined));
    await question.foresee();
    const odds = { what: 'odds', input: { game: 'g', seat: prompts.many.seat, decision: prompts.many.id } };
    expect(sent).toEqual([odds]);
    question.coverFor = prompts.many.seat;
    await question.foresee();
    question.uncover();
    void question.answer(['any']);
    await question.foresee();
    expect(sent.slice(1)).toMatchObject([{ what: 'answer' }]);
    await push(updateOf(undefined));
    await question.foresee();
    expect(sent).toHaveLength(2);
  });
});

/** Hears what is pressed in a window of its own. */
const hands = (question: Question) => {
  const heard = new Map<string, (event: object) => void>();
  vi.stubGlobal('window', {
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    removeEventListener: () => undefined,
  });
  const end = question.press.watch();
  return {
    click: (timeStamp: number, detail = 1): void => {
      heard.get('pointerdown')?.({ timeStamp });
      heard.get('click')?.({ detail });
    },
    key: (timeStamp: number, code = 'Digit1'): void => heard.get('keydown')?.({ timeStamp, code }),
    rest: (): void => {
      end();
      vi.unstubAllGlobals();
    },
  };
};

describe('a press', () => {
  it('that began before the question could be seen is none for it; the next one is', async () => {
    const { question, sent } = await aTable();
    const { click, rest } = hands(question);
    question.asks();
    click(performance.now() - 5000);
    await question.answer(['any']);
    expect(sent).toEqual([]);
    click(performance.now() + 1);
    await question.answer(['any']);
    expect(sent).toHaveLength(1);
    rest();
  });

  it('that follows another at once is the same, however soon the next question has come', async () => {
    const { question } = await aTable();
    const { click, key, rest } = hands(question);
    const meant = (press: () => void): boolean => {
      press();
      return question.isMeant();
    };
    key(performance.now() - 20);
    question.asks();
    const asked = performance.now();
    expect(meant(() => key(asked + 100))).toBe(false);
    // Another key, or the same after a while, is meant.
    expect(meant(() => key(asked + 150, 'Digit2'))).toBe(true);
    expect(meant(() => key(asked + 200))).toBe(true);
    key(asked + 1000, 'Enter');
    question.asks();
    expect(meant(() => key(asked + 5000, 'Enter'))).toBe(true);
    // Twice within one question is twice.
    expect(meant(() => key(asked + 5100, 'Enter'))).toBe(true);
    click(performance.now() - 20);
    question.asks();
    expect(meant(() => click(performance.now() + 100, 2))).toBe(false);
    expect(meant(() => click(performance.now() + 100, 1))).toBe(true);
    rest();
  });

  it('that was for what stood there before does nothing on what comes over it, such as the end', async () => {
    const { question } = await aTable();
    const { key, rest } = hands(question);
    const heardBy: ((event: Event) => void)[] = [];
    const pressed = (timeStamp: number): boolean => {
      key(timeStamp, 'Space');
      let through = true;
      for (const hear of heardBy) hear({ stopPropagation: () => (through = false) } as unknown as Event);
      return through;
    };
    key(performance.now() - 20, 'Space');
    question.press.guards({
      addEventListener: (_: string, hear: unknown) => heardBy.push(hear as (event: Event) => void),
      removeEventListener: () => undefined,
    } as never);
    expect(pressed(performance.now() + 100)).toBe(false);
    expect(pressed(performance.now() + 900)).toBe(true);
    rest();
  });

  it('that was for the question before takes no screen', async () => {
    const { question, push } = await aTable();
    const { key, rest } = hands(question);
    await push(updateOf({ ...prompts.turn, id: 'dp1-8', seat: 'p1' }, { view: { ...midGame(4), seat: 'p1' } }));
    key(performance.now() - 20, 'Enter');
    question.covers();
    key(performance.now() + 100, 'Enter');
    question.uncover();
    expect(question.covered).toBe(true);
    key(performance.now() + 900, 'Enter');
    question.uncover();
    expect(question.covered).toBe(false);
    rest();
  });
});

describe('the screen', () => {
  it('is handed over to the next person, and nothing is answered for him before he takes it', async () => {
    const { question, sent, push } = await aTable();
    await push(updateOf({ ...prompts.turn, id: 'dp1-8', seat: 'p1' }, { view: { ...midGame(4), seat: 'p1' } }));
    expect(question.covered).toBe(true);
    await question.answer(['roll']);
    expect(sent).toEqual([]);
    question.uncover();
    await question.answer(['roll']);
    expect(sent).toMatchObject([{ what: 'answer', input: { seat: 'p1' } }]);
  });
});

describe('advice', () => {
  it('is given once for a question, and gone with it', async () => {
    const { question, push } = await table();
    expect(question.advice).toBeUndefined();
    const asked = question.advise();
    expect(question.advice).toEqual({ t: 'thinking' });
    await asked;
    // The program behind this screen helps nobody.
    expect(question.advice).toEqual({ t: 'none' });
    await push(updateOf({ ...prompts.fate, id: 'd99' }, { stateId: 2 }));
    expect(question.advice).toBeUndefined();
  });
});
