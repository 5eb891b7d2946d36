// What the names in a position mean.
import { distance } from '../../kernel/distance';
import { nameOf } from '../../kernel/ids';
import type { Rulebook } from '../engine/rulebook';
import type { Def } from '../vocab/definition';
import { GivenError, type Path } from './given';

const deckOrder = ['adventure', 'purchase', 'talisman', 'spell', 'quest'];
export const cardKinds = [
  'figure',
  'terrain',
  'state',
  'world',
  'ending',
  'event',
  'enemy',
  'stranger',
  'place',
  'object',
  'magicObject',
  'follower',
  'spell',
  'quest',
] as const;

const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s-]+/g, '_');

/** Names that may have been meant: those that the wrong one is a part of, the other way round; else like it. */
function meant(book: Rulebook, key: string, kinds: readonly Def['kind'][] | undefined): string {
  const names = [...book.defs.values()].filter((d) => !kinds || kinds.includes(d.kind)).map((d) => nameOf(d.id));
  const all = [...new Set(names)];
  const parts = all.filter((name) => name.includes(key) || key.includes(name));
  const near = (parts.length > 0 ? parts : all.filter((name) => distance(name, key) <= key.length * 0.4)).slice(0, 3);
  return near.length === 0 ? '' : `; is it ${near.join(' or ')}?`;
}

/** The definition that a name means: `sword`, `purchase/sword` or a whole id; the Adventure deck comes first. */
export function defNamed(book: Rulebook, name: string, path: Path, kinds?: readonly Def['kind'][]): Def {
  const [found] = defsNamed(book, name, kinds);
  if (!found)
    throw new GivenError(
      `there is no ${kinds === cardKinds ? 'card' : (kinds?.join(' or ') ?? 'definition')} called "${name}"${meant(book, plainName(name), kinds)}`,
      path,
    );
  return found;
}

export function defsNamed(book: Rulebook, name: string, kinds: readonly Def['kind'][] | undefined): readonly Def[] {
  const key = plainName(name);
  const fits = [...book.defs.values()].filter(
    (d) => (d.id === name || d.id === key || d.id.endsWith(`/${key}`)) && (!kinds || kinds.includes(d.kind)),
  );
  // Decks that sets add come after those of the base game.
  const rank = (d: Def): number =>
    d.deck === undefined ? -1 : (deckOrder.indexOf(d.deck) + deckOrder.length + 1) % (deckOrder.length + 1);
  return fits.sort((a, b) => rank(a) - rank(b));
}
