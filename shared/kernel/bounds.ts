// How large something from elsewhere may be, found out in one pass and before anything is built of it.

/**
 * `elements`: values in lists and fields of objects, all levels together. `depth`: lists and objects within each other.
 */
export type Bounds = { readonly elements: number; readonly depth: number };

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/**
 * Is what this JSON text would become within bounds? Broken text may count as anything; whoever parses it will notice.
 * @param bytes UTF-8, in which no part of a longer letter looks like one of JSON's own
 */
export const textWithin = (bytes: Uint8Array, { elements, depth }: Bounds): boolean => {
  let left = elements;
  let level = 0;
  for (let i = 0; i < bytes.length; i++) {
    const code = bytes[i] ?? 0;
    switch (code) {
      case QUOTE:
        for (i++; i < bytes.length && bytes[i] !== QUOTE; i++) if (bytes[i] === BACKSLASH) i++;
        break;
      case COMMA:
        if (--left < 0) return false;
        break;
      case 0x5b:
      case 0x7b:
        if (--left < 0 || ++level > depth) return false;
        break;
      case 0x5d:
      case 0x7d:
        level--;
        break;
      default:
    }
  }
  return true;
};

/**
 * The same for a value that is there already. Never goes deeper than allowed, and stops at the first that is too many.
 */
export const valueWithin = (value: unknown, { elements, depth }: Bounds): boolean => {
  let left = elements;
  const within = (one: unknown, level: number): boolean => {
    if (typeof one !== 'object' || one === null) return true;
    if (level > depth) return false;
    if (ArrayBuffer.isView(one)) return (left -= one.byteLength) >= 0;
    const children: readonly unknown[] = Array.isArray(one) ? one : Object.values(one);
    left -= children.length;
    return left >= 0 && children.every((child) => within(child, level + 1));
  };
  return within(value, 1);
};
