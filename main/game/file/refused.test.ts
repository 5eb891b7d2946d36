// A file that is not what the program wrote is refused with a sentence, and nothing changes.
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exported, list, played, unsealed, type Doc } from '../../testing/campaign';
import { aTable } from '../../testing/program';
import { seal } from './container';

describe('a .crownward file', () => {
  const raw = (packed: Buffer, format = 1): Buffer =>
    Buffer.concat([
      Buffer.from('CROWNWARD\n'),
      Buffer.from([format]),
      createHash('sha256').update(packed).digest(),
      packed,
    ]);
  const bad: readonly (readonly [string, (sound: Buffer) => Buffer, string])[] = [
    ['empty', () => Buffer.alloc(0), 'not a Crownward file'],
    ['something else', () => Buffer.from('PK\u0003\u0004 a zip'), 'not a Crownward file'],
    ['cut off', (sound) => sound.subarray(0, -7), 'damaged'],
    ['cut off in its head', (sound) => sound.subarray(0, 20), 'damaged'],
    [
      'changed in one bit',
      (sound) => {
        const copy = Buffer.from(sound);
        copy[200] = (copy[200] ?? 0) ^ 4;
        return copy;
      },
      'damaged',
    ],
    ['of a newer format', () => raw(Buffer.alloc(9), 2), 'newer'],
    ['a bomb', () => raw(deflateRawSync(Buffer.alloc(80 * 1024 * 1024, 0x20), { level: 9 })), 'far larger'],
    ['nested without end', () => raw(deflateRawSync('['.repeat(2_000_000))), 'damaged'],
    [
      'nested too deep',
      () => raw(deflateRawSync(`{"crownward":1,"program":"1","game":${'['.repeat(90)}${']'.repeat(90)}}`)),
      'damaged',
    ],
    ['no JSON', () => raw(deflateRawSync('{"crownward":')), 'damaged'],
    ['with a forged prototype', () => raw(deflateRawSync('{"crownward":1,"program":"1","__proto__":{}}')), 'damaged'],
    ['of a newer program', () => seal({ crownward: 2 }), 'newer'],
    ['with nothing in it', () => seal({ crownward: 1, program: '1', game: {} }), 'damaged'],
  ];
  it.each(bad)('that is %s: is refused with a sentence and changes nothing', async (_, spoil, sentence) => {
    const table = aTable();
    const { game } = await played(table, 'P', 3);
    const before = await list(table);
    const file = spoil(await exported(table, game)).toString('base64');
    expect(await table.ask('games.import', { file })).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining(sentence) },
    });
    expect(await list(table)).toEqual(before);
  });

  const changes: readonly (readonly [string, (doc: Doc) => void, string])[] = [
    [
      'a number out of its mind',
      ({ game }) => {
        (Object.values(game.current.state['heroes'] as object)[0] as Record<string, unknown>)['gold'] = 1e300;
      },
      'damaged',
    ],
    [
      'a card too many',
      ({ game }) => {
        (Object.values(game.current.state['decks'] as object)[0] as { draw: string[] }).draw.push(
          'base/adventure/ogre',
        );
      },
      'damaged',
    ],
    [
      'a newer state',
      ({ game }) => {
        game.current.state['schema'] = 99;
      },
      'newer',
    ],
    [
      'an input missing',
      ({ game }) => {
        game.steps.splice(1, 1);
      },
      'damaged',
    ],
    [
      'an input that is none',
      ({ game }) => {
        Object.assign(game.steps[1] ?? {}, { input: { t: 'cheat' } });
      },
      'damaged',
    ],
    [
      'an event that is none',
      ({ game }) => {
        Object.assign(game.steps[1] ?? {}, { events: [{ t: 'fight', hero: 'h1' }] });
      },
      'damaged',
    ],
    [
      'another line of play',
      ({ game }) => {
        game.current.seq = 1;
      },
      'damaged',
    ],
    [
      'a set from elsewhere',
      ({ game }) => {
        game.setup['sets'] = ['base', 'atlantis'];
      },
      'needs a set',
    ],
    [
      'definitions of its own',
      ({ game }) => {
        game['content'] = 'other';
        game['definitions'] = [{ id: 'a/b', kind: 'rule' }];
      },
      'damaged',
    ],
    [
      'a field too many',
      ({ game }) => {
        game['more'] = 1;
      },
      'damaged',
    ],
  ];
  it.each(changes)('with %s: is refused though it is whole', async (_, change, sentence) => {
    const table = aTable();
    const { game } = await played(table, 'P', 3);
    const doc = unsealed(await exported(table, game));
    change(doc);
    const before = await list(table);
    expect(await table.ask('games.import', { file: seal(doc).toString('base64') })).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining(sentence) },
    });
    expect(await list(table)).toEqual(before);
  });
});
