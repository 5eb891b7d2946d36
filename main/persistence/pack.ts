// JSON, compressed: a state of 30 KB takes some 5.
import { deflateSync, inflateSync } from 'node:zlib';

/** A save is at most this large when unpacked, in bytes: a damaged one must not fill the memory. */
const MOST = 256 * 1024 * 1024;

export const pack = (json: string): Buffer => deflateSync(json, { level: 6 });

/** The value, or `undefined` when the bytes are damaged. */
export const unpack = (blob: Uint8Array): unknown => {
  try {
    return JSON.parse(inflateSync(blob, { maxOutputLength: MOST }).toString('utf8'));
  } catch {
    return undefined;
  }
};
