// For which system and processor is a native file? Read from its first bytes, whatever its name says.

/** @type {Readonly<Record<number, string>>} */
const ELF = { 0x3e: 'linux-x64', 0xb7: 'linux-arm64' };
/** @type {Readonly<Record<number, string>>} */
const PE = { 0x8664: 'win32-x64', 0xaa64: 'win32-arm64' };
/** @type {Readonly<Record<number, string>>} */
const MACH = { 0x01000007: 'darwin-x64', 0x0100000c: 'darwin-arm64' };

/** @param {Buffer} file @returns {string} such as linux-x64 */
export const targetOf = (file) => {
  if (file.length < 64) return 'unknown';
  if (file.readUInt32BE(0) === 0x7f454c46) return ELF[file.readUInt16LE(18)] ?? 'unknown';
  if (file.readUInt32LE(0) === 0xfeedfacf) return MACH[file.readUInt32LE(4)] ?? 'unknown';
  const pe = file.readUInt32LE(60);
  if (file.toString('latin1', 0, 2) === 'MZ' && pe + 6 <= file.length) return PE[file.readUInt16LE(pe + 4)] ?? 'unknown';
  return 'unknown';
};
