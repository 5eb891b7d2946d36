// Windows' and Apple's icon files around PNG pictures, and which sizes go where. Both formats are a table of contents
// followed by whole PNG files, so no tool is needed.

/** The sizes that Linux desktops look for, in pixels; the two others take theirs from among them. */
export const SIZES = /** @type {const} */ ([16, 24, 32, 48, 64, 128, 256, 512, 1024]);

const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];

/**
 * Apple's name for each picture: points, and points on a screen of twice the density. @type {readonly (readonly
 * [string, number])[]}
 */
const ICNS_TYPES = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/** @typedef {ReadonlyMap<number, Buffer>} Pictures PNG files by their size */

/** @param {Pictures} pictures @param {number} size */
const picture = (pictures, size) => {
  const found = pictures.get(size);
  if (found === undefined) throw new Error(`There is no picture of ${size} pixels.`);
  return found;
};

/** @param {Pictures} pictures */
export const icoOf = (pictures) => {
  const head = Buffer.alloc(6 + 16 * ICO_SIZES.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(ICO_SIZES.length, 4);
  let offset = head.length;
  const parts = ICO_SIZES.map((size, n) => {
    const png = picture(pictures, size);
    const at = 6 + 16 * n;
    // 256 is written as 0: one byte holds no more.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
    return png;
  });
  return Buffer.concat([head, ...parts]);
};

/** @param {string} type @param {number} length */
const icnsHead = (type, length) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(length + 8, 4);
  return head;
};

/** @param {Pictures} pictures */
export const icnsOf = (pictures) => {
  const parts = ICNS_TYPES.flatMap(([type, size]) => {
    const png = picture(pictures, size);
    return [icnsHead(type, png.length), png];
  });
  return Buffer.concat([
    icnsHead(
      'icns',
      parts.reduce((sum, part) => sum + part.length, 0),
    ),
    ...parts,
  ]);
};

/** Width and height that a PNG file says it has. @param {Buffer} png */
export const pngSize = (png) => /** @type {const} */ ([png.readUInt32BE(16), png.readUInt32BE(20)]);

/** What an .ico holds: the size of each picture, and the picture. @param {Buffer} ico */
export const readIco = (ico) =>
  Array.from({ length: ico.readUInt16LE(4) }, (_, n) => {
    const at = 6 + 16 * n;
    const from = ico.readUInt32LE(at + 12);
    return { size: ico.readUInt8(at) || 256, png: ico.subarray(from, from + ico.readUInt32LE(at + 8)) };
  });

/** What an .icns holds. @param {Buffer} icns */
export const readIcns = (icns) => {
  /** @type {{ type: string, png: Buffer }[]} */
  const found = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
    found.push({
      type: icns.toString('latin1', at, at + 4),
      png: icns.subarray(at + 8, at + icns.readUInt32BE(at + 4)),
    });
  return found;
};
