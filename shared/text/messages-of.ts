// Which messages a definition will speak, so that a lint can ask a language for them before a player does.
import type { Def } from '../rules/vocab/definition';

type Node = { readonly [key: string]: unknown };
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Ids of all messages in a definition's effects: questions, their answers, buttons of choices, remarks. */
export function messagesOf(def: Def): readonly string[] {
  const ids = new Set<string>();
  walk(def, ids);
  return [...ids].sort();
}

function walk(x: unknown, ids: Set<string>): void {
  if (Array.isArray(x)) {
    for (const item of x) walk(item, ids);
    return;
  }
  if (!isNode(x)) return;
  collect(x, ids);
  for (const value of Object.values(x)) walk(value, ids);
}

function collect(x: Node, ids: Set<string>): void {
  const ask = x['ask'];
  if (isNode(ask) && typeof ask['id'] === 'string') ids.add(ask['id']);
  if (typeof x['op'] !== 'string') return;
  if (typeof ask === 'string') {
    // A pick brings the whole id of its question; the others bring its last part.
    ids.add(x['op'] === 'pick' ? ask : `ask.${ask}`);
    if (x['op'] === 'may') for (const word of ['yes', 'no']) ids.add(`${word}.${ask}`);
  }
  if (x['op'] === 'say' && typeof x['msg'] === 'string') ids.add(x['msg']);
  if ((x['op'] === 'pick' || x['op'] === 'together') && Array.isArray(x['options'])) {
    for (const option of x['options'] as readonly unknown[]) {
      if (!isNode(option)) continue;
      if (isNode(option['label']) && typeof option['label']['id'] === 'string') ids.add(option['label']['id']);
      else if (typeof option['key'] === 'string') ids.add(`pick.${option['key']}`);
    }
  }
}
