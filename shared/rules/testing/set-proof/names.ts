// Names of a set: one for each thing, and none for what is not there.
import { nameOf } from '../../../kernel/ids';
import type { Def } from '../../vocab/definition';

const HOW = 'docs/how-to/add-a-language.md';
type Catalogue = Readonly<Record<string, string>>;
/** Spaces that there are many of have one name, whatever side they lie on. */
const bare = (id: string): string => id.replace(/_(?:n|ne|e|se|s|sw|w|nw|m)$/, '');
/** What the rules themselves are called, and creatures that are no cards. */
const isOfTheRules = (id: string): boolean => !id.includes('/') || id.startsWith('rules/');

/** In English most things are called after the last part of their id; no other language has that. */
export function namesWithout(names: Catalogue, defs: readonly Def[], set: string, language: string): readonly string[] {
  const file = `shared/content/${set}/names.${language}.ts`;
  const ids = new Set(defs.flatMap(({ id }) => [id, bare(id)]));
  const slugs = new Set(Object.keys(names).map(nameOf));
  return [
    ...(language === 'en' ? [] : defs)
      .filter(({ id }) => names[id] === undefined && !slugs.has(nameOf(id)))
      .map(({ id }) => `${id} has no name: write it in ${file} (${HOW})`),
    ...Object.keys(names)
      .filter((id) => !isOfTheRules(id) && !ids.has(id) && !ids.has(bare(id)))
      .map((id) => `${id} is a name of nothing: take it out of ${file}`),
  ];
}

/** German names without an article: only a proper name alone takes none. */
export const nounless = (names: Catalogue): readonly string[] =>
  Object.values(names)
    .filter((name) => !/^(?:der|die|das|pl) \S/.test(name) && !/^\p{Lu}[\p{L}-]*$/u.test(name))
    .map((name) => `${name} has no article: write der, die, das or pl before it (${HOW})`);
