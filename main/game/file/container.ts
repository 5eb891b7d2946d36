// The outside of a .crownward file: a first line that says what it is, a hash of the rest, compressed JSON.
// Whatever is wrong with one is found before anything of it is believed, and within bounds of time and memory.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MOST_FILE_BYTES } from '../../../shared/contract/requests';
import { textWithin } from '../../../shared/kernel/bounds';
import { err, ok, type Result } from '../../../shared/kernel/result';

const MAGIC = Buffer.from('CROWNWARD\n', 'latin1');
const FORMAT = 1;
const HASH_BYTES = 32;
const HEAD = MAGIC.length + 1 + HASH_BYTES;
/** What a file may grow to when it is unpacked, in bytes and in values: what 150,000 answers take. */
const MOST_UNPACKED = 160 * 1024 * 1024;
const MOST_ELEMENTS = 8_000_000;
/** A state is some twenty levels deep. */
const MOST_DEPTH = 80;
/**
 * Beyond what every campaign brings along, its definitions, a file holds what its length allows: campaigns are packed
 * fifteen to one with one element for each byte, and bombs a thousand to one.
 */
const unpackedOf = (packed: number): number => Math.min(MOST_UNPACKED, 4 * 1024 * 1024 + 64 * packed);
const elementsOf = (packed: number): number => Math.min(MOST_ELEMENTS, 200_000 + 4 * packed);

/** `foreign`: not one of ours. */
export type Unreadable = 'foreign' | 'newer' | 'damaged' | 'too-large';

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const wrapped = (packed: Buffer): Buffer => Buffer.concat([MAGIC, Buffer.from([FORMAT]), hashOf(packed), packed]);
const fits = (json: Uint8Array, packed: Uint8Array): boolean =>
  packed.length <= MOST_FILE_BYTES &&
  json.length <= unpackedOf(packed.length) &&
  textWithin(json, { elements: elementsOf(packed.length), depth: MOST_DEPTH });

export const seal = (document: unknown): Buffer => wrapped(deflateRawSync(JSON.stringify(document), { level: 9 }));

/** The first of these documents that `unseal` takes: nothing is written that cannot be read again. */
export const sealFirst = (...documents: readonly (() => unknown)[]): Buffer | undefined => {
  for (const document of documents) {
    const json = Buffer.from(JSON.stringify(document()));
    const packed = deflateRawSync(json, { level: 9 });
    if (fits(json, packed)) return wrapped(packed);
  }
  return undefined;
};

/** Of a key that could be taken for an object's own workings, or one that hides what it is. */
const SUSPECT = /__proto__|\\u00[57]/i;
const parse = (text: string): unknown =>
  SUSPECT.test(text)
    ? JSON.parse(text, (key, value: unknown) => {
        if (key === '__proto__') throw new SyntaxError('a key that is none');
        return value;
      })
    : JSON.parse(text);

const tooLarge = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** What is inside, as it stands there; nothing of it is checked but that it is JSON of a reasonable size. */
export const unseal = (bytes: Uint8Array): Result<unknown, Unreadable> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < MAGIC.length || !file.subarray(0, MAGIC.length).equals(MAGIC)) return err('foreign');
  if (file.length <= HEAD) return err('damaged');
  if ((file[MAGIC.length] ?? 0) > FORMAT) return err('newer');
  const packed = file.subarray(HEAD);
  if (file[MAGIC.length] !== FORMAT || !hashOf(packed).equals(file.subarray(MAGIC.length + 1, HEAD)))
    return err('damaged');
  if (packed.length > MOST_FILE_BYTES) return err('too-large');
  try {
    const json = inflateRawSync(packed, { maxOutputLength: unpackedOf(packed.length) });
    if (!textWithin(json, { elements: Infinity, depth: MOST_DEPTH })) return err('damaged');
    if (!textWithin(json, { elements: elementsOf(packed.length), depth: MOST_DEPTH })) return err('too-large');
    return ok(parse(json.toString('utf8')));
  } catch (error) {
    return err(tooLarge(error) ? 'too-large' : 'damaged');
  }
};
