// Sentences of hooks, by hook id: the only text that is not made from data. Without a full stop, as part of a sentence.
import type { Json } from '../../kernel/json';

export const hooks: Readonly<Record<string, ((args: Json | undefined) => string) | undefined>> = {};
