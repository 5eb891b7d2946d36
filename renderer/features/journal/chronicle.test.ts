import { describe, expect, it } from 'vitest';
import { createSpeech } from '../../app/speech';
import { midGame } from '../../fixtures/views';
import { told } from '../../fixtures/story';
import { Chronicle } from './chronicle.svelte';

const view = midGame(4);
const chronicle = (): Chronicle => {
  const speech = createSpeech('en', new Map());
  const written = new Chronicle(
    () => speech,
    () => view,
  );
  written.meet(view);
  for (const event of told) written.write(event, view);
  return written;
};

describe('what a seat was told', () => {
  it('is what happened up to the last rest', () => {
    const written = chronicle();
    expect(written.told).toEqual([]);
    written.settle();
    expect(written.told).toEqual(told);
    expect(written.lines.length).toBeGreaterThan(0);
  });

  it('is not for whoever looks next', () => {
    const written = chronicle();
    written.settle();
    written.forgetEvents();
    expect(written.told).toEqual([]);
    expect(written.meanwhile('p0')).toEqual({ from: 0, to: 0 });
    written.forget();
    expect(written.lines).toEqual([]);
  });

  it('tells of those who sit at the table by their names, also when they are gone', () => {
    expect(chronicle().known.get('h0')).toBe('base/character/warrior');
  });
});
