// Sentences of hooks, by hook id: the only text that is not made from data. Without a full stop, as part of a sentence.
import type { HookKey } from '../en/hooks';
import type { Json } from '../../kernel/json';

type Sentence = (args: Json | undefined) => string;
const own: { readonly [K in HookKey]: Sentence } = {};
export const hooks: Readonly<Record<string, Sentence | undefined>> = own;
