import { afterEach, describe, expect, it, vi } from 'vitest';
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
