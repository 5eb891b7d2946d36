// Charts: "1 – lose 1 life; 2-3 – no effect; 4+ – gain 1 Spell".
import type { Program } from '../../rules/vocab/effect';
import { inOrder, merged, range, type Range } from '../rows';
import type { Speak } from './speak';

const label = ({ from, to }: Range): string =>
  from === -Infinity
    ? `${to} or less`
    : to === Infinity
      ? `${from} or more`
      : from === to
        ? String(from)
        : `${from}-${to}`;

export const rowLabel = (key: string): string => label(range(key));

/** Whether every row does the same one thing with another place or card, so that it is said once. */
function commonHead(programs: readonly Program[], texts: readonly string[]): string {
  const [first] = programs;
  const op = first?.[0]?.op;
  if (
    texts.length < 3 ||
    (op !== 'moveTo' && op !== 'lay') ||
    !programs.every((p) => p.length === 1 && p[0]?.op === op)
  )
    return '';
  const [one = ''] = texts;
  const head = op === 'moveTo' ? /^.*? to (?=[^ ])/.exec(one)?.[0] : /^.* on (?=[^ ])/.exec(one)?.[0];
  return head !== undefined && texts.every((t) => t.startsWith(head)) ? head : '';
}

/** Rows in order, equal neighbours as one. `head` is what all rows begin with ("teleport to "). */
export function tableRows(
  rows: Readonly<Record<string, Program>>,
  say: Speak,
  own?: (row: Program) => string,
): { readonly head: string; readonly text: string } {
  const keys = inOrder(Object.keys(rows));
  const last = say.last;
  const texts = keys.map((key) => {
    say.last = last;
    if (own) return own(rows[key] ?? []);
    const c = say.clause(rows[key] ?? []);
    return c.text === '' ? 'no effect' : c.text.includes(';') ? `(${c.text})` : c.text;
  });
  const head = commonHead(
    keys.map((key) => rows[key] ?? []),
    texts,
  );
  const out = merged(keys.map((key, i) => ({ ...range(key), text: (texts[i] ?? '').slice(head.length) })));
  return { head: head.trim(), text: out.map((row) => `${label(row)} – ${row.text}`).join('; ') };
}
