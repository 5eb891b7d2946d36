// Charts: "1 – lose 1 life; 2-3 – no effect; 4+ – gain 1 Spell".
import type { Program } from '../../rules/vocab/effect';
import type { Speak } from './speak';

type Row = { readonly from: number; readonly to: number; readonly text: string };

/** The numbers of a row: `3`, `2-4`, `6+`, and `0-` for nothing or less. */
function range(key: string): { from: number; to: number } {
  const m = /^(-?\d+)(?:-(\d+)|([+-]))?$/.exec(key);
  const low = Number(m?.[1] ?? 0);
  if (m?.[3] === '-') return { from: -Infinity, to: low };
  return { from: low, to: m?.[3] === '+' ? Infinity : m?.[2] === undefined ? low : Number(m[2]) };
}

const label = ({ from, to }: Row): string =>
  from === -Infinity ? `${to} or less` : to === Infinity ? `${from} or more` : from === to ? String(from) : `${from}-${to}`;

export const rowLabel = (key: string): string => label({ ...range(key), text: '' });

/** Whether every row does the same one thing with another place or card, so that it is said once. */
function commonHead(programs: readonly Program[], texts: readonly string[]): string {
  const [first] = programs;
  const op = first?.[0]?.op;
  if (texts.length < 3 || (op !== 'moveTo' && op !== 'lay') || !programs.every((p) => p.length === 1 && p[0]?.op === op)) return '';
  const [one = ''] = texts;
  const head = op === 'moveTo' ? /^.*? to (?=[^ ])/.exec(one)?.[0] : /^.* on (?=[^ ])/.exec(one)?.[0];
  return head !== undefined && texts.every((t) => t.startsWith(head)) ? head : '';
}

/** Rows in order, equal neighbours as one. `head` is what all rows begin with ("teleport to "). */
export function tableRows(rows: Readonly<Record<string, Program>>, say: Speak, own?: (row: Program) => string): { readonly head: string; readonly text: string } {
  const keys = Object.keys(rows).sort((x, y) => range(x).from - range(y).from);
  const last = say.last;
  const texts = keys.map((key) => {
    say.last = last;
    if (own) return own(rows[key] ?? []);
    const c = say.clause(rows[key] ?? []);
    return c.text === '' ? 'no effect' : c.text.includes(';') ? `(${c.text})` : c.text;
  });
  const head = commonHead(keys.map((key) => rows[key] ?? []), texts);
  const out: Row[] = [];
  keys.forEach((key, i) => {
    const text = (texts[i] ?? '').slice(head.length);
    const before = out.at(-1);
    const at = range(key);
    if (before?.text === text && before.to + 1 === at.from) out[out.length - 1] = { ...before, to: at.to };
    else out.push({ ...at, text });
  });
  return { head: head.trim(), text: out.map((row) => `${label(row)} – ${row.text}`).join('; ') };
}
