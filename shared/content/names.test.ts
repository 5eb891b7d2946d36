// Whatever can appear in a game has a German name, and a German word for all that its text speaks of. What nobody has
// translated is called after its key; here it is called something that no text may hold.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { msg, nameOf } from '../kernel/ids';
import { profiles } from '../rules/options/registry';
import { everyOption } from '../rules/testing/option-spelling';
import { optionsOf } from '../rules/options/resolve';
import type { Def } from '../rules/vocab/definition';
import type { Names } from '../text';
import { builtSets, definitionsOf } from './definitions';
import { declared } from './declared';
import { namesIn } from './names';

const nameless = (key: string): string => `⟨${key}⟩`;
let text: typeof import('../text');
beforeAll(async () => {
  // A copy of the catalogues of its own: other tests in this process keep theirs.
  vi.resetModules();
  vi.doMock('../text/names', async (original) => ({ ...(await original<object>()), humanise: nameless }));
  text = await import('../text');
});
afterAll(() => {
  vi.doUnmock('../text/names');
  vi.resetModules();
});

const catalogue = namesIn('de');
const bySlug = new Map(Object.entries(catalogue).map(([id, name]) => [nameOf(id), name]));
const names: Names = (def) => catalogue[def] ?? bySlug.get(nameOf(def)) ?? nameless(def);

/** All that a definition can bring to the screen: its name, its kind, its text, the buttons of its questions. */
const said = (def: Def): readonly string[] => [
  text.nameIn(text.german, names, def.id),
  text.typeLine(text.german, def),
  ...text.describe(text.german, names, def),
  ...text
    .messagesOf(def)
    .map((id) =>
      text.say(
        text.german,
        names,
        msg(id, { def: def.id, key: id.replace('pick.', ''), n: 2, hero: 'base/character/dwarf' }),
      ),
    ),
];
/** Where the word that is missing belongs: a thing has a name, all else a word. */
const todo = (key: string): string => {
  const [set = ''] = key.split('/');
  return key.includes('/')
    ? `name it in shared/content/${set}/names.de.ts, with its article`
    : 'name it in names.de.ts of its set, with its article, if it is a card or a creature; in `decks`, `regions` or `words` of its set.ts if it is a deck, a Region, a keyword, a subtype, a state or a token';
};
const helped = (line: string): string => {
  const keys = [...new Set([...line.matchAll(/⟨([^⟩]*)⟩/g)].map(([, key = '']) => key))];
  return `${line}\n${keys.map((key) => `  ⟨${key}⟩ has no German: ${todo(key)}`).join('\n')}\n  (docs/how-to/add-a-language.md)`;
};
const untranslated = (defs: readonly Def[]): readonly string[] => [
  ...new Set(
    defs.flatMap((def) =>
      said(def)
        .filter((line) => line.includes('⟨'))
        .map((line) => `${def.id}: ${line}`),
    ),
  ),
];

/**
 * Whatever lies in some game: of each edition, and with each house rule by itself. What is the same in two is looked at
 * once.
 */
const games = [
  ...profiles.map((profile) => optionsOf({ profile, rules: {} })),
  ...everyOption.flatMap(({ id, values }) =>
    values.map((value) => optionsOf({ profile: 'digital', rules: { [id]: value } })),
  ),
];
// Of a set that is for tests alone nothing is ever shown to anybody.
const shown = builtSets.filter((set) => declared.of(set)?.kind !== 'trial');
const everything = [...new Set(games.flatMap((options) => definitionsOf(shown, options)))];

describe('in German', () => {
  it('nothing is called after its key in any edition, with any house rule', () => {
    const found = untranslated(everything);
    expect(found, found.map(helped).join('\n')).toEqual([]);
  });
  it('a name, a deck, a kind of card or a creature that is missing would be found', () => {
    expect(untranslated([{ id: 'base/adventure/nobodys', kind: 'event' }])).toEqual([
      'base/adventure/nobodys: ⟨base/adventure/nobodys⟩',
    ]);
    expect(helped('base/adventure/nobodys: ⟨base/adventure/nobodys⟩')).toContain(
      '⟨base/adventure/nobodys⟩ has no German: name it in shared/content/base/names.de.ts, with its article',
    );
    expect(helped('base/adventure/ogre: ⟨nobodys⟩')).toContain('`decks`, `regions` or `words` of its set.ts');
    expect(
      untranslated([
        { id: 'base/adventure/ogre', kind: 'event', met: [{ op: 'drawCards', exactly: 1, deck: 'nobodys' }] },
      ]),
    ).toHaveLength(1);
    expect(untranslated([{ id: 'base/adventure/ogre', kind: 'state', deck: 'nobodys' }])).toEqual([
      'base/adventure/ogre: ⟨nobodys⟩',
    ]);
    expect(
      untranslated([
        { id: 'base/adventure/ogre', kind: 'event', met: [{ op: 'gainCard', named: 'nobodys', from: 'purchase' }] },
      ]),
    ).toHaveLength(1);
  });
});

it('an adjective that stands for a noun is inflected once', () => {
  // "der Gesegnet~(n)" were "den Gesegnetenn".
  expect(Object.values(catalogue).filter((entry) => entry.includes('~('))).toEqual([]);
});
