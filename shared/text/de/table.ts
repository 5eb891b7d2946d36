// Charts: "1 – verliere 1 Leben; 2-3 – nichts; ab 4 – erhalte 1 Zauber".
import type { Op, Program } from '../../rules/vocab/effect';
import { inOrder, merged, range, type Range } from '../rows';
import { imperative, vp, type Vp } from './verbs-in-place';
import type { Speak } from './speak';

const label = ({ from, to }: Range): string =>
  from === -Infinity ? `bis ${to}` : to === Infinity ? `ab ${from}` : from === to ? String(from) : `${from}-${to}`;

/** Behind "wenn das Ergebnis": "mindestens 6", "höchstens 3", "2 bis 4". */
export const rowLabel = (key: string): string => {
  const { from, to } = range(key);
  return from === -Infinity
    ? `höchstens ${to}`
    : to === Infinity
      ? `mindestens ${from}`
      : from === to
        ? String(from)
        : `${from} bis ${to}`;
};

type Head = { readonly text: string; readonly of?: Vp };
const noHead: Head = { text: '' };
const heads: { readonly [K in Op]?: Vp } = {
  moveTo: vp('sich teleportieren'),
  lay: vp('legen', 'diese Karte'),
  gainCard: vp('nehmen', 'den Auftrag'),
};

/** Whether every row does the same one thing with another place or card, so that it is said once. */
function commonHead(programs: readonly Program[], texts: readonly string[]): Head {
  const op = programs[0]?.[0]?.op;
  const of = op === undefined ? undefined : heads[op];
  if (texts.length < 3 || of === undefined || !programs.every((p) => p.length === 1 && p[0]?.op === op)) return noHead;
  const text = `${imperative(of)} `;
  return texts.every((t) => t.startsWith(text)) ? { text, of } : noHead;
}

/** Rows in order, equal neighbours as one. `head` is what all rows begin with ("teleportiere dich"). */
export function tableRows(
  rows: Readonly<Record<string, Program>>,
  say: Speak,
  own?: (row: Program) => string,
): { readonly head: Vp | undefined; readonly text: string } {
  const keys = inOrder(Object.keys(rows));
  const { last } = say;
  const texts = keys.map((key) => {
    say.last = last;
    if (own) return own(rows[key] ?? []);
    const c = say.clause(rows[key] ?? []);
    return c.text === '' ? 'nichts' : c.text.includes(';') ? `(${c.text})` : c.text;
  });
  const head = commonHead(
    keys.map((key) => rows[key] ?? []),
    texts,
  );
  const out = merged(keys.map((key, i) => ({ ...range(key), text: (texts[i] ?? '').slice(head.text.length) })));
  return { head: head.of, text: out.map((row) => `${label(row)} – ${row.text}`).join('; ') };
}
