import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts/index';
import { advance } from '../../shared/rules/engine/machine';
import { hashOf } from '../../shared/rules/query/catalogue';
import { aGame } from '../../shared/rules/testing/play';
import type { Def } from '../../shared/rules/vocab/definition';
import { languageMigrations, languageNow, type LanguageMigration } from '../../shared/rules/vocab/migrations/index';
import { definitionsIn } from '../testing/program';
import { definitionsOfSave, gameOf } from './load';

/** In the next language, losing and gaining are one word. */
const chain: readonly LanguageMigration[] = [
  { to: 2, up: (node) => (node['op'] === 'lose' ? { ...node, op: 'change', by: 'less' } : node) },
];
const written = definitionsIn();
const ops = (defs: readonly Def[] | undefined) =>
  new Set([...JSON.stringify(defs).matchAll(/"op":"(lose|change)"/g)].map(([, op]) => op));

describe('the definitions of a save', () => {
  it('in the language of an older program are read in that of this one', () => {
    const saved = { content: hashOf(written, 1), definitions: written };
    expect(ops(definitionsOfSave(saved, []))).toEqual(new Set(['lose']));
    expect(ops(definitionsOfSave(saved, chain))).toEqual(new Set(['change']));
  });

  it('in the language of this program stay as they are', () => {
    const saved = { content: hashOf(written, 2), definitions: written };
    expect(definitionsOfSave(saved, chain)).toEqual(written);
  });

  it('are looked at by their hash before a word of them is translated', () => {
    const content = hashOf(written, 1);
    const changed = written.map((def, i) => (i === 0 ? { ...def, strength: 99 } : def));
    expect(definitionsOfSave({ content, definitions: changed }, chain)).toBeUndefined();
  });

  it('in the language of a newer program are not read', () => {
    expect(definitionsOfSave({ content: hashOf(written, 3), definitions: written }, chain)).toBeUndefined();
  });
});

describe('a save in the middle of a question', () => {
  it('goes on with the key that an option had then: it is pinned with the definition', () => {
    // Turning back in the Dragon Tower was called 'leave' once.
    const sets = ['base', 'dragon'];
    const options = { innerRegion: 'tower' };
    const now = definitionsOf(sets, options);
    const then = now.map((def) => JSON.parse(JSON.stringify(def).replaceAll('"turn_back"', '"leave"')) as Def);
    expect(then).not.toEqual(now);
    const game = aGame(rulebookOf(then), {
      options,
      characters: { wizard: { at: 'third_stair', fate: 0 }, warrior: { at: 'crags' } },
      decks: { token: ['dragon_slumber', 'dragon_slumber', 'dragon_slumber'] },
    });
    game.choose('leave');
    const content = hashOf(then, languageNow(languageMigrations));
    const state: unknown = { ...game.state, content: { ...game.state.content, sets } };
    const saved = { name: '', content, program: '0.2.0', seq: 1, schema: game.state.schema, state, definitions: then };

    const opened = gameOf(
      'g',
      saved,
      () => now,
      () => expect.fail(),
    );
    if (!opened.ok) throw new Error(opened.error.message);
    const { book, state: asked } = opened.value;
    const [decision] = Object.values(asked.pending);
    expect(decision?.options.map(({ key }) => key)).toEqual(['climb', 'leave']);
    if (decision === undefined) throw new Error('nobody is asked');
    const answer = { decision: decision.id, keys: ['leave'] };
    const gone = advance(book, asked, { t: 'answer', seat: decision.seat, answer });
    if (!gone.ok) throw new Error(gone.refusal.msg.id);
    const wizard = Object.values(gone.state.heroes).find(({ def }) => def === 'base/character/wizard');
    expect(wizard).toMatchObject({ space: 'dragon/space/second_stair', status: { turningBack: 1 } });
  });
});
