import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { SetupChoices } from '../../../shared/contract/setup';
import { rulebookOf } from '../../../shared/rules/charts/index';
import type { Step } from '../../../shared/rules/engine/rulebook';
import { noLog } from '../../app/log';
import { aTable, choices, clickOn, definitionsIn, type Table } from '../../testing/program';
import { exported, unsealed } from '../../testing/campaign';
import { seal } from '../file/container';
import { pastFrom } from '../file/past';
import { checkPast } from './check';

const played = async (table: Table, letters: string, times: number, rules: SetupChoices['rules'] = {}) => {
  const { game } = await table.get('games.create', choices(letters, { rules }));
  const now = await clickOn(table, await table.get('games.open', { game }), times);
  return { game, now };
};

describe('a campaign that is watched', () => {
  it('shows every answer with what happened then, and ends where the game stands', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'P', 30);
    const info = await table.get('replay.open', { game });
    expect(info).toMatchObject({ last: now.stateId, over: false, seats: ['p1'], changed: [] });
    expect(info.turns.length).toBeGreaterThan(3);
    const shown = new Map(table.updates.map((update) => [update.stateId, update]));
    for (let seq = 0; seq <= info.last; seq++) {
      const frame = await table.get('replay.frame', { game, seq });
      expect(frame).not.toHaveProperty('brokenUntil');
      const update = shown.get(seq);
      if (update !== undefined) expect([seq, frame.view]).toEqual([seq, update.view]);
    }
  });

  it('is as it was also where a board of another set is entered', async () => {
    const table = aTable();
    const game = await table.get('games.create', choices('CC', { sets: ['base', 'city', 'woodland'] }));
    expect(await table.get('replay.open', game)).toMatchObject({ changed: [] });
  });

  it('goes to any turn, in any order', async () => {
    const table = aTable();
    const { game } = await played(table, 'PC', 50);
    const { turns } = await table.get('replay.open', { game });
    for (const turn of [...turns].reverse().filter((_, i) => i % 3 === 0)) {
      const frame = await table.get('replay.frame', { game, seq: turn.seq });
      expect(frame.view).toMatchObject({ turn: turn.turn, round: turn.round, active: turn.seat });
    }
    expect(await table.ask('replay.frame', { game, seq: 100_000 })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('no such answer') },
    });
  });

  it('shows no hand to anybody as long as several people play, and all hands once it is over', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'PP', 30);
    const info = await table.get('replay.open', { game });
    expect(info.seats).toEqual([]);
    const handsAt = async (seq: number, seat: 'p1' | 'p2') =>
      (await table.get('replay.frame', { game, seq, seat })).view.seats
        .filter(({ hero }) => hero?.hand !== undefined)
        .map(({ id }) => id);
    expect(await handsAt(info.last, 'p1')).toEqual([]);
    await table.get('game.concede', { game, seat: now.prompt?.seat ?? 'p1' });
    const over = await table.get('replay.open', { game });
    expect(over).toMatchObject({ over: true, seats: ['p1', 'p2'] });
    expect(await handsAt(0, 'p1')).toEqual(expect.arrayContaining(['p1']));
    expect(await handsAt(0, 'p2')).toEqual(expect.arrayContaining(['p2']));
  });

  it('is the same from its seed on, and says so', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'PCC', 40);
    const { turns } = await table.get('replay.open', { game });
    const { dice, ...checked } = await table.get('replay.check', { game });
    expect(checked).toEqual({ answers: now.stateId, fingerprints: turns.length, unknown: 0, differs: [] });
    const rolled = (await table.get('game.journal', { game })).flatMap((event) =>
      event.t === 'rolled' ? [event.again === undefined ? event.dice.length : 1] : [],
    );
    expect(dice).toHaveLength(6);
    expect(dice.reduce((a, b) => a + b)).toBe(rolled.reduce((a, b) => a + b));
  });
});

describe('rules that were changed since', () => {
  const aPast = async () => {
    const table = aTable();
    const { game } = await played(table, 'CC', 0);
    await vi.waitFor(() => {
      expect(table.updates.at(-1)?.stateId ?? 0).toBeGreaterThan(150);
    }, 60_000);
    const { file } = await table.get('games.export', { game });
    const past = pastFrom(Buffer.from(file, 'base64'));
    if (!past.ok) throw new Error(past.error);
    return past.value;
  };

  it('are named where they come to something else; it goes on from the next state that was kept', async () => {
    const { past } = await aPast();
    const sound = rulebookOf(definitionsIn(), 'fast');
    let calls = 0;
    const twisted: Step<'movement/roll'> = (run, args) => {
      sound.steps['movement/roll']?.(run, args);
      // Once, in the middle of it: a piece of gold that was not there then.
      if (++calls === 20) run.tx.change('rules', run.frame.me, 'gold', 1);
    };
    const tx = { ...sound, steps: { ...sound.steps, 'movement/roll': twisted } };
    const plain = checkPast(sound, past);
    expect(plain).toMatchObject({ differences: [], agreed: plain.fingerprints });
    const { differences, state, agreed } = checkPast(tx, past);
    expect(differences).toHaveLength(1);
    expect(differences[0]?.why).toMatch(/another state|is refused/);
    expect(agreed).toBeGreaterThan(differences[0]?.turn ?? 999);
    expect(state).toEqual(plain.state);
  });
});

describe('a campaign of an older program', () => {
  /** As that one would have written it: no turn says in which form it was noted. One answer was another one then. */
  const older = async (twist?: 'middle' | 'end') => {
    const table = aTable();
    const { game } = await played(table, 'PP', 160, { undoAnything: true });
    const doc = unsealed(await exported(table, game));
    doc.game['program'] = '0.1.0';
    for (const turn of doc.game.turns) turn['fingerprint'] = String(turn['fingerprint']).replace(/^\d+:/, '');
    const kept = doc.game.turns.flatMap(({ seq, kept: state }) => (state === undefined ? [] : [Number(seq)]));
    const [from = 0, to = 0] = [kept[1], kept[2]];
    const at = twist === 'middle' ? from + 5 : doc.game.current.seq - 1;
    for (const step of twist === undefined ? [] : doc.game.steps.slice(at, at + 1))
      step['input'] = { t: 'answer', seat: 'p1', answer: { decision: 'dp1.9999', keys: ['roll'] } };
    const taken = await table.get('games.import', { file: seal(doc).toString('base64') });
    return { table, game: taken.game, from, to, last: doc.game.current.seq };
  };

  it('is compared with what was kept whole, and shown to its end', async () => {
    const { table, game, last } = await older();
    const { turns } = await table.get('replay.open', { game });
    const check = await table.get('replay.check', { game });
    expect(check).toMatchObject({ answers: last, differs: [] });
    expect(check.unknown).toBeGreaterThan(10);
    expect(check.fingerprints).toBe(turns.length - check.unknown);
    for (const { seq } of turns)
      expect(await table.get('replay.frame', { game, seq })).not.toHaveProperty('brokenUntil');
  });

  it('is watched on from the next kept turn where it cannot be played so any more, and says it', async () => {
    const { table, game, from, to, last } = await older('middle');
    const { turns } = await table.get('replay.open', { game });
    const frame = async (seq: number) => await table.get('replay.frame', { game, seq });
    expect(await frame(from)).not.toHaveProperty('brokenUntil');
    for (const seq of [from + 1, from + 6, to - 1]) expect(await frame(seq)).toMatchObject({ brokenUntil: to });
    for (const { seq, turn, seat } of turns.filter((one) => one.seq >= to)) {
      const shown = await frame(seq);
      expect(shown).not.toHaveProperty('brokenUntil');
      expect(shown.view).toMatchObject({ turn, active: seat });
    }
    const check = await table.get('replay.check', { game });
    expect(check.answers).toBe(last);
    expect(check.differs).toHaveLength(1);
  });

  it('can be taken back as far as this program played it; from there on a sentence says why not', async () => {
    const { table, game, last } = await older('end');
    const opened = await table.get('games.open', { game });
    const later = await clickOn(table, opened, 2);
    expect(later.stateId).toBeGreaterThan(last);
    while ((table.updates.at(-1)?.stateId ?? 0) > last) await table.get('game.undo', { game, agreed: ['p1', 'p2'] });
    expect(table.updates.at(-1)).toMatchObject({ stateId: last, view: opened.view, prompt: opened.prompt });
    expect(await table.ask('game.undo', { game, agreed: ['p1', 'p2'] })).toMatchObject({
      ok: false,
      error: { msg: { id: 'trouble.undo.rules' } },
    });
    expect((await clickOn(table, await table.get('games.open', { game }), 3)).stateId).toBe(last + 3);
  });
});

describe('the bug button', () => {
  it('writes the whole campaign with versions and settings, which plays again', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'PC', 20);
    const { file } = await table.get('bug.write', { game, note: 'The Troll looks at me.' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      bug: 1,
      program: expect.any(String),
      node: process.versions.node,
      settings: { speed: 'normal' },
      note: 'The Troll looks at me.',
      campaign: { game: { current: { seq: now.stateId } } },
    });
    const past = pastFrom(readFileSync(file));
    if (!past.ok) throw new Error(past.error);
    expect(past.value.note).toBe('The Troll looks at me.');
    const checked = checkPast(past.value.book, past.value.past);
    expect(checked).toMatchObject({ answers: now.stateId, differences: [] });
    expect(checked.state?.round).toBe(now.view.round);
  });

  it('keeps what the screen broke off with, which is in the log, too', async () => {
    const logged = vi.fn();
    const table = aTable({ log: { ...noLog, error: logged } });
    const { game } = await played(table, 'PC', 5);
    const { file } = await table.get('bug.write', { game, thrown: 'Error: a die without sides' });
    expect(pastFrom(readFileSync(file))).toMatchObject({ value: { thrown: 'Error: a die without sides' } });
    expect(logged.mock.calls).toEqual([['the screen broke off', { file, thrown: 'Error: a die without sides' }]]);
  });

  it('also works where no game is open', async () => {
    const { file } = await aTable().get('bug.write', {});
    expect(pastFrom(readFileSync(file))).toEqual({ ok: false, error: 'This bug file is about no campaign.' });
  });
});
