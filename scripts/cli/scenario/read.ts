// A scenario file as text, or the sentence that says why it is none.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** Pictures and programs are bytes that no UTF-8 has, or have a NUL among them. */
const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0);

export function readScenarios(file: string): { readonly text: string } | { readonly problem: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return { problem: `${file}: cannot be read` };
  }
  return isText(bytes)
    ? { text: bytes.toString('utf8') }
    : { problem: `${file}: is not a text file; a scenario file is YAML` };
}
