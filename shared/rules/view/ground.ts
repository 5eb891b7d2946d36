// What a space is called in a question: what Terrain lies over it is its name, and no longer the printed one
// (D Terrain Cards).
import type { Prompt } from '../../contract/prompt';
import type { DefId, Msg, MsgArg } from '../../kernel/ids';
import { defOf, type Catalogue } from '../query/catalogue';
import type { State } from '../state/state';

/** By the covered space, the definition of the Terrain that all can see over it. */
function groundsOf(cat: Catalogue, s: State): ReadonlyMap<DefId, DefId> {
  const grounds = new Map<DefId, DefId>();
  for (const [space, { over = [] }] of Object.entries(s.board)) {
    const top = over.at(-1);
    const card = top === undefined ? undefined : s.cards[top];
    if (card !== undefined && !card.faceDown && defOf(cat, card.def).kind === 'terrain') grounds.set(space, card.def);
  }
  return grounds;
}

/** A question in which each space is called by what it is now. */
export function onGround(cat: Catalogue, s: State, prompt: Prompt): Prompt {
  const grounds = groundsOf(cat, s);
  if (grounds.size === 0) return prompt;
  const arg = (key: string, value: MsgArg): MsgArg => {
    if (typeof value === 'string') return key === 'space' ? (grounds.get(value) ?? value) : value;
    return typeof value === 'object' && 'id' in value ? said(value) : value;
  };
  const said = (message: Msg): Msg =>
    message.args === undefined
      ? message
      : { ...message, args: Object.fromEntries(Object.entries(message.args).map(([k, v]) => [k, arg(k, v)])) };
  return {
    ...prompt,
    ask: said(prompt.ask),
    options: prompt.options.map((option) => ({ ...option, label: said(option.label) })),
  };
}
