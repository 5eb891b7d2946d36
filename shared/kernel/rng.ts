/** xoshiro128**: four unsigned 32-bit integers, so its state is plain JSON and the same on every machine. */
export type Rng = readonly [number, number, number, number];

const rotl = (x: number, k: number): number => ((x << k) | (x >>> (32 - k))) >>> 0;

/** A generator from any text or number; equal seeds give equal sequences. */
export function seedRng(seed: string | number): Rng {
  const text = String(seed);
  let z = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) z = Math.imul(z ^ text.charCodeAt(i), 0x01000193) >>> 0;
  const next = (): number => {
    z = (z + 0x9e3779b9) >>> 0;
    let t = z ^ (z >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
  return [next(), next(), next(), next() | 1];
}

function nextU32(rng: Rng): readonly [number, Rng] {
  const [a, b, c, d] = rng;
  const out = Math.imul(rotl(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
  const t = (b << 9) >>> 0;
  const s2 = c ^ a;
  const s3 = d ^ b;
  return [out, [(a ^ s3) >>> 0, (b ^ s2) >>> 0, (s2 ^ t) >>> 0, rotl(s3 >>> 0, 11)]];
}

/** Does a generator come to a later one within so many numbers? It does so at once to itself. */
export function leadsTo(rng: Rng, later: Rng, most: number): boolean {
  let now = rng;
  for (let n = 0; n <= most; n++) {
    if (now.every((word, i) => word === later[i])) return true;
    [, now] = nextU32(now);
  }
  return false;
}

/**
 * A uniform integer in `0 .. sides - 1`, by rejection so that no face is favoured.
 * @returns the number and the generator after it
 */
export function below(rng: Rng, sides: number): readonly [number, Rng] {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  let now = rng;
  for (;;) {
    const [value, next] = nextU32(now);
    now = next;
    if (value < limit) return [value % sides, now];
  }
}

/** A new list in random order (Fisher-Yates) and the generator after it. */
export function shuffled<T>(rng: Rng, items: readonly T[]): readonly [T[], Rng] {
  const out = [...items];
  let now = rng;
  for (let i = out.length - 1; i > 0; i--) {
    const [j, next] = below(now, i + 1);
    now = next;
    const a = out[i];
    const b = out[j];
    if (a !== undefined && b !== undefined) {
      out[i] = b;
      out[j] = a;
    }
  }
  return [out, now];
}
