// The outside of a .crownward file: a first line that says what it is, a hash of the rest, compressed JSON.
// Whatever is wrong with one is found before anything of it is believed, and within bounds of time and memory.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { err, ok, type Result } from '../../../shared/kernel/result';

const MAGIC = Buffer.from('CROWNWARD\n', 'latin1');
const FORMAT = 1;
const HASH_BYTES = 32;
const HEAD = MAGIC.length + 1 + HASH_BYTES;
/** What a file may grow to when it is unpacked, in bytes: a hundred times a long campaign. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** A state is some twenty levels deep. */
const MOST_DEPTH = 80;

/** `foreign`: not one of ours. */
export type Unreadable = 'foreign' | 'newer' | 'damaged' | 'too-large';

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export const seal = (document: unknown): Buffer => {
  const packed = deflateRawSync(JSON.stringify(document), { level: 9 });
  return Buffer.concat([MAGIC, Buffer.from([FORMAT]), hashOf(packed), packed]);
};

/** How deep brackets are nested in a JSON text; strings are skipped. Looked at before parsing, which would go as deep. */
export const depthOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
};

/** JSON without what could be taken for an object's own workings. */
const parse = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new SyntaxError('a key that is none');
    return value;
  });

/** What is inside, as it stands there; nothing of it is checked but that it is JSON of a reasonable size. */
export const unseal = (bytes: Uint8Array): Result<unknown, Unreadable> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < MAGIC.length || !file.subarray(0, MAGIC.length).equals(MAGIC)) return err('foreign');
  if (file.length <= HEAD) return err('damaged');
  if ((file[MAGIC.length] ?? 0) > FORMAT) return err('newer');
  const packed = file.subarray(HEAD);
  if (file[MAGIC.length] !== FORMAT || !hashOf(packed).equals(file.subarray(MAGIC.length + 1, HEAD)))
    return err('damaged');
  try {
    const text = inflateRawSync(packed, { maxOutputLength: MOST_UNPACKED }).toString('utf8');
    return depthOf(text) > MOST_DEPTH ? err('damaged') : ok(parse(text));
  } catch (error) {
    return err(
      error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged',
    );
  }
};
