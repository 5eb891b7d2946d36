// Definitions say what they ask of an event, and into which chapter of the rulebook they go, in names that the compiler
// knows.
import { withChapters } from './0002/chapters';
import { withEvents } from './0002/events';
import type { LanguageMigration } from './index';

export const typedSpine: LanguageMigration = { to: 2, up: (node, key) => withChapters(withEvents(node, key)) };
