// The log beside the database, in which the newest answers stand until they are moved over. SQLite reads it up to the
// first frame whose checksum is wrong and says nothing: one bit there takes all answers after it. So it is looked at
// before SQLite does. Its form: https://www.sqlite.org/fileformat2.html#walformat
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const HEAD = 32;
const FRAME_HEAD = 24;
const MAGIC = 0x377f0682;
const VERSION = 3007000;

type Sum = readonly [number, number];

/** Over whole pairs of words, in the order of bytes that the magic number names. */
const summed = (bytes: Buffer, [a, b]: Sum, isBig: boolean): Sum => {
  let [s0, s1] = [a, b];
  for (let i = 0; i + 8 <= bytes.length; i += 8) {
    const x = isBig ? bytes.readUInt32BE(i) : bytes.readUInt32LE(i);
    const y = isBig ? bytes.readUInt32BE(i + 4) : bytes.readUInt32LE(i + 4);
    s0 = (s0 + x + s1) >>> 0;
    s1 = (s1 + y + s0) >>> 0;
  }
  return [s0, s1];
};

const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const isSame = ([a, b]: Sum, [c, d]: Sum): boolean => a === c && b === d;
const saltsAt = (bytes: Buffer, at: number): string => bytes.toString('hex', at, at + 8);

/** Salts that are none: where a page of zeros lies. */
const WIPED = '0'.repeat(16);

type Log = { readonly bytes: Buffer; readonly page: number; readonly frames: number };

const frameAt = ({ page }: Log, n: number): number => HEAD + n * (FRAME_HEAD + page);
const isCommit = (log: Log, n: number): boolean => log.bytes.readUInt32BE(frameAt(log, n) + 4) > 0;

/** How many frames from the beginning on are whole. */
const wholeFrames = (log: Log): number => {
  const { bytes, page, frames } = log;
  const magic = bytes.readUInt32BE(0);
  const isBig = magic === MAGIC + 1;
  let sum = summed(bytes.subarray(0, 24), [0, 0], isBig);
  if ((magic !== MAGIC && !isBig) || bytes.readUInt32BE(4) !== VERSION || !isSame(sum, sumAt(bytes, 24))) return 0;
  const salts = saltsAt(bytes, 16);
  for (let n = 0; n < frames; n++) {
    const at = frameAt(log, n);
    if (saltsAt(bytes, at + 8) !== salts) return n;
    sum = summed(bytes.subarray(at, at + 8), sum, isBig);
    sum = summed(bytes.subarray(at + FRAME_HEAD, at + FRAME_HEAD + page), sum, isBig);
    if (!isSame(sum, sumAt(bytes, at + 16))) return n;
  }
  return frames;
};

/** Whether the head is that of a log with these salts: its own checksum says so, as that of zeros would, too. */
const isHeadOf = ({ bytes }: Log, salts: string): boolean => {
  if (salts === WIPED) return false;
  const head = Buffer.from(bytes.subarray(0, 24));
  head.write(salts, 16, 'hex');
  return [true, false].some((isBig) => isSame(summed(head, [0, 0], isBig), sumAt(bytes, 24)));
};

/**
 * Which log this is. A log that was moved over is written anew from its beginning, and what stood there stays behind
 * what is new: most frames may be of one that is long in the database, and to read them again would take back what came
 * since.
 * The head knows which one it is; of a head that is damaged it is told by the frames that stand first.
 */
const saltsOf = (log: Log): string => {
  const { bytes, frames } = log;
  const inHead = saltsAt(bytes, 16);
  if (isHeadOf(log, inHead)) return inHead;
  const inFrames = Array.from({ length: frames }, (_, n) => saltsAt(bytes, frameAt(log, n) + 8));
  const fits = inFrames.find((salts) => isHeadOf(log, salts));
  const first = [inHead, ...inFrames].find((salts, n, all) => salts !== WIPED && all.indexOf(salts, n + 1) > 0);
  return fits ?? first ?? inHead;
};

/** The last frame that ends a transaction of this log, whether it can be believed or not. */
const lastCommit = (log: Log, salts: string): number => {
  for (let n = log.frames - 1; n >= 0; n--)
    if (saltsAt(log.bytes, frameAt(log, n) + 8) === salts && isCommit(log, n)) return n;
  return -1;
};

/** `wiped`: a page in it is gone, and with it what was written there last. */
export type Mended = { readonly log: Buffer; readonly wiped: boolean };

/** Pages are counted from 1: what is of none, SQLite would take for the end of the log. */
const isOfAPage = (log: Log, n: number): boolean => log.bytes.readUInt32BE(frameAt(log, n)) > 0;

/** The same frames with checksums that are right, without those that are of no page any more. */
const renewed = (log: Log, salts: string, frames: number): Mended => {
  const kept = Array.from({ length: frames }, (_, n) => n).filter((n) => isOfAPage(log, n));
  const bytes = Buffer.concat([
    log.bytes.subarray(0, HEAD),
    ...kept.map((n) => log.bytes.subarray(frameAt(log, n), frameAt(log, n + 1))),
  ]);
  const isBig = bytes.readUInt32BE(0) === MAGIC + 1;
  const put = ([a, b]: Sum, at: number): Sum => {
    bytes.writeUInt32BE(a, at);
    bytes.writeUInt32BE(b, at + 4);
    return [a, b];
  };
  bytes.writeUInt32BE(isBig ? MAGIC + 1 : MAGIC, 0);
  bytes.writeUInt32BE(VERSION, 4);
  bytes.writeUInt32BE(log.page, 8);
  bytes.write(salts, 16, 'hex');
  let sum = put(summed(bytes.subarray(0, 24), [0, 0], isBig), 24);
  for (let n = 0; n < kept.length; n++) {
    const at = frameAt(log, n);
    bytes.write(salts, at + 8, 'hex');
    sum = summed(bytes.subarray(at, at + 8), sum, isBig);
    sum = put(summed(bytes.subarray(at + FRAME_HEAD, at + FRAME_HEAD + log.page), sum, isBig), at + 16);
  }
  return { log: bytes, wiped: kept.length < frames };
};

/**
 * Whether answers stand behind a place where the log is damaged. A transaction that was never finished, as a power cut
 * leaves it, is no damage: nothing that was confirmed is in it.
 * @returns the log as it was before, as far as that can be known
 */
export const mendedLog = (file: string): Mended | undefined => {
  const path = `${file}-wal`;
  if (!existsSync(path) || !existsSync(file)) return undefined;
  const bytes = readFileSync(path);
  const head = readFileSync(file).subarray(16, 18);
  const page = head.length < 2 ? 0 : head.readUInt16BE(0) === 1 ? 65536 : head.readUInt16BE(0);
  if (page < 512) return undefined;
  const frames = Math.floor((bytes.length - HEAD) / (FRAME_HEAD + page));
  if (frames < 1) return undefined;
  const log: Log = { bytes, page, frames };
  const whole = wholeFrames(log);
  if (whole === frames) return undefined;
  const salts = saltsOf(log);
  const last = lastCommit(log, salts);
  return last < whole ? undefined : renewed(log, salts, last + 1);
};

/** Puts a log in the place of the one that is damaged. */
export const replaceLog = (file: string, log: Buffer): void => {
  writeFileSync(`${file}-wal`, log);
  rmSync(`${file}-shm`, { force: true });
};
