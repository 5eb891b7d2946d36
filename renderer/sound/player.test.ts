import { afterEach, describe, expect, it, vi } from 'vitest';
import { barLength } from './music';
import { SoundPlayer } from './player';

/** Web Audio as far as the player asks for it, on a computer that does not let it sound. */
const node = () => ({ gain: { setTargetAtTime: () => undefined }, connect: (to: unknown) => to });
const silentAudio = (resume: () => Promise<void>) =>
  class {
    readonly state = 'suspended';
    readonly sampleRate = 8;
    readonly currentTime = 0;
    readonly destination = {};
    readonly createGain = node;
    readonly createBuffer = () => ({ getChannelData: () => new Float32Array(16) });
    readonly resume = resume;
  };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a computer that has nothing to sound with', () => {
  it('stays silent when the sound cannot be begun', () => {
    vi.stubGlobal('AudioContext', function none() {
      throw new DOMException('no device', 'NotSupportedError');
    });
    const player = new SoundPlayer();
    expect(() => {
      player.wake();
      player.play('dice');
    }).not.toThrow();
  });

  it('leaves no promise behind that nobody answers for', async () => {
    const refused = Promise.reject(new DOMException('no device', 'InvalidStateError'));
    const answered = vi.spyOn(refused, 'catch');
    vi.stubGlobal(
      'AudioContext',
      silentAudio(() => refused),
    );
    new SoundPlayer().wake();
    expect(answered).toHaveBeenCalledOnce();
    expect(await answered.mock.results[0]?.value).toBeUndefined();
  });
});

/** Web Audio that sounds, as far as it is told: how loud each of the three ways out was made, and what was played. */
const soundingAudio = (gains: number[][], pitches: number[]) => {
  const gain = () => {
    const asked: number[] = [];
    gains.push(asked);
    return {
      gain: {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
        setTargetAtTime: (value: number) => asked.push(value),
      },
      connect: (to: unknown) => to,
    };
  };
  const param = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: () => undefined,
  };
  const source = () => ({
    type: '',
    frequency: { ...param, setValueAtTime: (hertz: number) => pitches.push(hertz) },
    Q: param,
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: () => undefined,
  });
  return class {
    readonly state = 'running';
    readonly sampleRate = 8;
    get currentTime(): number {
      return performance.now() / 1000;
    }
    readonly destination = {};
    readonly createGain = gain;
    readonly createBuffer = () => ({ getChannelData: () => new Float32Array(16) });
    readonly createOscillator = source;
    readonly createBufferSource = source;
    readonly createBiquadFilter = source;
  };
};

describe('the music of a table', () => {
  const EFFECTS = 0;
  const AIR = 1;
  const MUSIC = 2;
  const atTheTable = () => {
    vi.useFakeTimers();
    const gains: number[][] = [];
    const pitches: number[] = [];
    vi.stubGlobal('AudioContext', soundingAudio(gains, pitches));
    const player = new SoundPlayer();
    player.set({ sound: 50, music: 100, ambience: 0, muted: false });
    player.wake();
    const loud = (way: number) => gains[way]?.at(-1);
    return { player, pitches, loud };
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('steps back while something is read aloud, and comes back as loud as it was', () => {
    const { player, loud } = atTheTable();
    player.tell('outer');
    expect(loud(MUSIC)).toBe(1);
    player.duck('The Warrior rolls 2.');
    expect(loud(MUSIC)).toBeCloseTo(0.35);
    expect(loud(EFFECTS)).toBe(0.25);
    vi.advanceTimersByTime(5000);
    expect(loud(MUSIC)).toBe(1);
    player.tell(undefined);
  });

  it('is not all that steps back: so does the fire, also where no music is played', () => {
    const { player, loud } = atTheTable();
    player.set({ sound: 50, music: 0, ambience: 100, muted: false });
    expect(loud(AIR)).toBe(1);
    player.duck('The Warrior rolls 2.');
    expect(loud(AIR)).toBeCloseTo(0.35);
    vi.advanceTimersByTime(5000);
    expect(loud(AIR)).toBe(1);
    player.set({ sound: 50, music: 0, ambience: 0, muted: false });
  });

  it('goes on with the theme of the other Region when a bar is over', () => {
    const { player, pitches } = atTheTable();
    player.tell('outer');
    const lowest = (): number => {
      pitches.length = 0;
      vi.advanceTimersByTime(2 * barLength('outer') * 1000);
      return Math.min(...pitches);
    };
    const outside = lowest();
    player.tell('inner');
    expect(lowest()).toBeLessThan(0.7 * outside);
    player.tell(undefined);
    vi.advanceTimersByTime(10_000);
    pitches.length = 0;
    vi.advanceTimersByTime(20_000);
    expect(pitches).toEqual([]);
  });

  it('is silent where everything is, and remembers how loud it was', () => {
    const { player, loud } = atTheTable();
    player.tell('crown');
    player.set({ sound: 50, music: 60, ambience: 0, muted: true });
    expect([loud(EFFECTS), loud(MUSIC)]).toEqual([0, 0]);
    player.set({ sound: 50, music: 60, ambience: 0, muted: false });
    expect(loud(MUSIC)).toBeCloseTo(0.36);
  });
});
