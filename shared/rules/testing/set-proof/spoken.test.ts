import { describe, expect, it } from 'vitest';
import { english, german } from '../../../text';
import { choose, gain, may, pick, stranger } from '../../dsl';
import type { Program } from '../../vocab/effect';
import { unspoken } from './spoken';

const says = (met: Program) => unspoken(german, [stranger('moor/bog/hermit', { origin: 'ours', met })]);
const hermit = 'moor/bog/hermit says';
const silent = 'for which Deutsch has no words:';

describe('what a card says', () => {
  it('is right where the catalogues have it', () => {
    expect(
      says([choose({ heroes: {} }, 'one', { ask: 'target' }), pick({ strength: [], craft: [] }, 'ask.lesson')]),
    ).toEqual([]);
  });
  it('has words in each language, or the file is named that lacks them', () => {
    expect(says([may('digPeat', [])])[0]).toBe(
      `${hermit} ask.digPeat, ${silent} use one that is in shared/text/de/questions.ts, or add it there`,
    );
    expect(says([pick({ peat: gain('gold'), strength: [] })])).toEqual([
      `${hermit} pick.peat, ${silent} use one that is in shared/text/de/buttons.ts, or add it there`,
    ]);
    expect(unspoken(english, [stranger('moor/bog/hermit', { origin: 'ours', met: [may('heal', [])] })])).toEqual([]);
  });
  it('is asked by the end of an id, and by the whole one in a pick', () => {
    expect(says([choose({ heroes: {} }, 'one', { ask: 'ask.target' })])).toEqual([
      `${hermit} ask.ask.target, ${silent} of all ops but pick, \`ask\` is the end of the id: write 'target'`,
    ]);
    expect(says([pick({ strength: [], craft: [] }, 'lesson')])).toEqual([
      `${hermit} lesson, ${silent} of a pick, \`ask\` is the whole id: write 'ask.lesson'`,
    ]);
  });
});
