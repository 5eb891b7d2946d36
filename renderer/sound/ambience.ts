// A quiet evening by the fire: low wind that comes and goes, and embers now and then. It never repeats itself.
import type { Stage } from './voices';

const EMBER_MS = 900;

/** Begins; returns what ends it. */
export const fireside = ({ context, out, noise }: Omit<Stage, 'at'>): (() => void) => {
  const wind = context.createBufferSource();
  wind.buffer = noise;
  wind.loop = true;
  const low = context.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.value = 240;
  const swell = context.createGain();
  swell.gain.value = 0.2;
  const slow = context.createOscillator();
  slow.frequency.value = 0.07;
  const depth = context.createGain();
  depth.gain.value = 0.12;
  slow.connect(depth).connect(swell.gain);
  wind.connect(low).connect(swell).connect(out);
  wind.start();
  slow.start();

  const ember = (): void => {
    const crack = context.createBufferSource();
    crack.buffer = noise;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = 1500 + Math.random() * 3500;
    band.Q.value = 5;
    const gain = context.createGain();
    const at = context.currentTime;
    gain.gain.setValueAtTime(0.02 + Math.random() * 0.16, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.02 + Math.random() * 0.04);
    crack.connect(band).connect(gain).connect(out);
    crack.start(at, Math.random(), 0.08);
  };
  let timer = setTimeout(function again() {
    ember();
    timer = setTimeout(again, EMBER_MS * Math.random() * 2);
  }, EMBER_MS);

  return () => {
    clearTimeout(timer);
    wind.stop();
    slow.stop();
  };
};
