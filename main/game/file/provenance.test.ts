// What a file brings along is looked at before it is played: its cards, and what it is about to carry out.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../../shared/content/definitions';
import { exported, list, played, unsealed, type Doc } from '../../testing/campaign';
import { aTable, choices, definitionsIn } from '../../testing/program';
import { hashOf } from '../../../shared/rules/query/catalogue';
import { rulebookOf } from '../../../shared/rules/charts/index';
import { must } from '../../../shared/kernel/result';
import { newGame } from '../../../shared/rules/setup/new-game';
import { playRandomly } from '../../../shared/rules/testing/random-game';
import type { Program } from '../../../shared/rules/vocab/effect';
import { languageNow } from '../../../shared/rules/vocab/migrations/index';
import { gameOf } from '../load';
import { seal, unseal } from './container';
import { areOurs, printOf, strangersTo } from './provenance';

const DIR = path.join(import.meta.dirname, '..', '..', 'testing', 'saves');
const files = readdirSync(DIR, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.crownward'));
type Kept = { readonly game: Doc['game'] & { readonly definitions: readonly unknown[]; readonly content: string } };
const read = (name: string): Kept => {
  const inside = unseal(readFileSync(path.join(DIR, name)));
  if (!inside.ok) throw new Error(inside.error);
  return inside.value as Kept;
};

describe('definitions of released versions', () => {
  it('are known by their prints (npx vitest run main/game/file/provenance -u writes them)', async () => {
    const prints = new Set(files.flatMap((name) => read(name).game.definitions.map(printOf)));
    await expect(`${JSON.stringify([...prints].sort(), undefined, 1)}\n`).toMatchFileSnapshot(
      'released-definitions.json',
    );
  });

  it.each(files)('%s is ours in all that it brings along', (name) => {
    const { game } = read(name);
    const opened = gameOf(
      'g',
      {
        ...game,
        name,
        program: '',
        seq: game.current.seq,
        schema: Number(game.current.state['schema']),
        state: game.current.state,
      },
      definitionsOf,
      (detail) => {
        throw new Error(detail);
      },
      'fast',
    );
    if (!opened.ok) throw new Error(opened.error.message);
    const { book, state } = opened.value;
    expect(areOurs(game.definitions, state)).toBe(true);
    expect(strangersTo(book)(state)).toBeUndefined();
  });
});

it.each(['digital', 'original'])('nothing that a game of %s carries out is strange to it', (profile) => {
  const choice = choices('PPP', { profile });
  const book = rulebookOf(definitionsIn(choice), 'fast');
  const made = newGame(book, choice, 'strange');
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const strangerIn = strangersTo(book);
  playRandomly(book, made.state, 'strange', 600, (state) => {
    expect(strangerIn(state)).toBeUndefined();
  });
});

it('what a visit is going to bring is looked at, too', () => {
  const choice = choices('PP');
  const book = rulebookOf(definitionsIn(choice), 'fast');
  const made = newGame(book, choice, 'visit');
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const [seat] = made.state.order;
  const me = made.state.seats[seat ?? 'p1']?.hero ?? 'h1';
  const visiting = (instructions: Program) => ({
    ...made.state,
    stack: [
      ...made.state.stack,
      {
        t: 'event' as const,
        id: 'f9999' as const,
        scope: 's9999' as const,
        me,
        source: 'base/space/chapel',
        event: { kind: 'visited' as const, hero: me, space: 'base/space/chapel', instructions },
        stage: 'before' as const,
        asked: [],
        prevented: false,
      },
    ],
  });
  const chapel = must(book.spaces.find(({ id }) => id === 'base/space/chapel')?.visit, 'what one does in the Chapel');
  expect(strangersTo(book)(visiting(chapel))).toBeUndefined();
  expect(strangersTo(book)(visiting([{ op: 'gain', what: 'gold', n: 50 }]))).toContain('50');
});

describe('a file that somebody has worked on', () => {
  /** A campaign of this version with something changed by hand. */
  const worked = async (change: (game: Doc['game'] & { definitions: Record<string, unknown>[] }) => void) => {
    const table = aTable();
    const doc = unsealed(await exported(table, (await played(table, 'PP', 60)).game));
    change(doc.game as Parameters<typeof change>[0]);
    const other = aTable();
    return { other, reply: await other.ask('games.import', { file: seal(doc).toString('base64') }) };
  };
  const casual = async ({ other }: Awaited<ReturnType<typeof worked>>) => (await list(other))[0]?.casual;

  it('and is as it was has its standing', async () => {
    const made = await worked(() => undefined);
    expect(made.reply).toMatchObject({ ok: true });
    expect(await casual(made)).toBe(false);
  });

  it('whose state has more gold than its answers lead to counts as casual', async () => {
    const made = await worked(({ current: { state } }) => {
      for (const hero of Object.values(state['heroes'] as Record<string, { gold: number }>)) hero.gold += 5;
    });
    expect(made.reply).toMatchObject({ ok: true });
    expect(await casual(made)).toBe(true);
  });

  it('with a card that was never released counts as casual', async () => {
    const made = await worked((game) => {
      for (const def of game.definitions) if (def['id'] === 'base/adventure/dragon') def['strength'] = 1;
      for (const turn of game.turns) turn['fingerprint'] = String(turn['fingerprint']).replace(/^\d+:/, '');
      game['content'] = hashOf(game.definitions as never, languageNow());
    });
    expect(made.reply).toMatchObject({ ok: true });
    expect(await casual(made)).toBe(true);
  });

  it.each(['current', 'kept'] as const)(
    'whose %s state is about to carry out what no card says is refused',
    async (where) => {
      const made = await worked(({ current, turns }) => {
        const kept = turns.flatMap(({ kept: one }) =>
          one === undefined ? [] : [one as { state: Record<string, unknown> }],
        );
        const state = where === 'current' ? current.state : (kept.at(-1)?.state ?? {});
        (state['mods'] as unknown[]).push({
          id: 'm9999',
          source: 'rules',
          hero: 'h1',
          ability: { id: 'gift', static: [{ stat: 'strength', add: 50 }] },
          until: { t: 'game' },
        });
      });
      expect(made.reply).toMatchObject({ ok: false, error: { msg: { id: 'trouble.file.damaged' } } });
    },
  );
});
