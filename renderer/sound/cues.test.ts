import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { follows, scenes } from '../fixtures/story';
import { cueOf, MOMENT_CUES } from './cues';
import { VOICES, type Sound, type Stage } from './voices';

/** A context that only counts: which sources were started, and what was asked of them. */
const deaf = () => {
  const started: number[] = [];
  const ramps: number[] = [];
  const param = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => ramps.push(value),
  };
  const node = () => ({
    gain: param,
    frequency: param,
    Q: param,
    type: '',
    buffer: undefined,
    connect: (to: unknown) => to,
    start: (at: number) => started.push(at),
    stop: () => undefined,
  });
  const context = {
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createOscillator: node,
  } as unknown as BaseAudioContext;
  return {
    stage: { context, out: node() as unknown as AudioNode, noise: {} as AudioBuffer, at: 5 } satisfies Stage,
    started,
    ramps,
  };
};

describe('the sounds', () => {
  it('are each made of something, begin no earlier than asked, and die away', () => {
    for (const sound of Object.keys(VOICES) as Sound[]) {
      const { stage, started, ramps } = deaf();
      VOICES[sound](stage);
      expect(started.length, sound).toBeGreaterThan(0);
      expect(Math.min(...started), sound).toBeGreaterThanOrEqual(5);
      // A ramp to nought is an error of Web Audio.
      expect(Math.min(...ramps), sound).toBeGreaterThan(0);
    }
  });

  it('belong to what happens: dice, a fight that is won, a card that changes its place', () => {
    expect(follows.map(cueOf)).toEqual([undefined, 'card', 'dice', 'won', 'card']);
  });

  it('are there for each scene that the story stops for', () => {
    const heard = Object.fromEntries(
      Object.entries(scenes).map(([name, events]) => [name, events.map(cueOf).filter((cue) => cue !== undefined)]),
    );
    expect(heard['drawn']).toContain('card');
    expect(heard['death']).toContain('death');
    expect(heard['newcomer']).toContain('gain');
  });

  it('are another for each moment that a table would shout about', () => {
    const made = Object.values(MOMENT_CUES).map((sound) => {
      const { stage, started, ramps } = deaf();
      VOICES[sound](stage);
      return JSON.stringify([started, ramps]);
    });
    expect(made).toHaveLength(9);
    expect(new Set(made).size).toBe(made.length);
  });

  it('tell a loss from a gain, and gold from both', () => {
    const changed = (what: 'life' | 'gold', by: number): ViewEvent => ({ t: 'changed', hero: 'h0', what, by, now: 3 });
    expect([changed('life', -1), changed('life', 1), changed('gold', -1)].map(cueOf)).toEqual(['hurt', 'gain', 'coin']);
  });
});
