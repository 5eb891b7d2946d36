// What is asked, and what can be answered, reads as words in every language: many random games are played, and every
// question and option in them is put into words. What has no word of its own would be called after its key; here it is
// called something that no text may hold.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { msg, nameOf, type Msg } from '../kernel/ids';
import { optionsOf } from '../rules/options/resolve';
import { profiles } from '../rules/options/registry';
import { bookOfSets, newGameOf } from '../rules/testing/books';
import { playRandomly } from '../rules/testing/random-game';
import type { Language, Names } from '../text';
import { namesIn } from './names';

const GAMES = 3;
const DECISIONS = 300;

const nameless = (key: string): string => `⟨${key}⟩`;
const namesOf = (catalogue: Readonly<Record<string, string>>, otherwise: (slug: string) => string): Names => {
  const bySlug = new Map(Object.entries(catalogue).map(([id, name]) => [nameOf(id), name]));
  return (def) => catalogue[def] ?? bySlug.get(nameOf(def)) ?? otherwise(nameOf(def));
};

let text: typeof import('../text');
let spoken: readonly (readonly [Language, Names])[] = [];
beforeAll(async () => {
  const { humanise } = await vi.importActual<typeof import('../text/names')>('../text/names');
  // A copy of the catalogues of its own: other tests in this process keep theirs.
  vi.resetModules();
  vi.doMock('../text/names', async (original) => ({ ...(await original<object>()), humanise: nameless }));
  text = await import('../text');
  spoken = [
    // In English most things are called after their keys, which are English words.
    [text.english, namesOf(namesIn('en'), humanise)],
    [text.german, namesOf(namesIn('de'), nameless)],
  ];
});
afterAll(() => {
  vi.doUnmock('../text/names');
  vi.resetModules();
});

/** `snake_case`, `base/space/x`, `camelCase`, `<ask.x>`, a place that was not filled, a noun that was not inflected. */
const unspoken = /[a-z]_[a-z]|[a-z]\/[a-z]|[a-zäöü][A-ZÄÖÜ]|[<>⟨⟩{}%~]|undefined|NaN|\((?:e?s|e?n)\)|^\s*$| {2}/;

/** One message of each id and arguments' names, and of each card that it is about. */
const keyOf = ({ id, args = {} }: Msg): string => {
  const of = [args['def'], args['ability'] ?? args['key'] ?? args['what'], args['card']];
  return [id, ...of.map((x) => (typeof x === 'string' ? x : '')), ...Object.keys(args)].join(' ');
};

describe('what is asked and offered', () => {
  it('reads as words, in every language and edition', () => {
    const said = new Map<string, Msg>();
    for (const profile of profiles) {
      const book = bookOfSets([], optionsOf({ profile, rules: {} }));
      if (book === undefined) throw new Error(profile);
      for (let n = 0; n < GAMES; n++)
        playRandomly(book, newGameOf(book, 4, `labels-${profile}-${n}`), `labels-${n}`, DECISIONS, (s) => {
          for (const { ask, options } of Object.values(s.pending))
            for (const one of [ask, ...options.flatMap((o) => (o.off ? [o.label, o.off] : [o.label]))])
              said.set(keyOf(one), one);
        });
    }
    expect(said.size).toBeGreaterThan(250);
    const lines = [...said.values()].flatMap((one) =>
      spoken.map(([language, names]) => `${one.id}: ${text.say(language, names, one)}`),
    );
    expect(lines.filter((line) => unspoken.test(line.slice(line.indexOf(':') + 2)))).toEqual([]);
  });

  const speak = (id: string, args?: Msg['args']): readonly string[] =>
    spoken.map(([language, names]) => text.say(language, names, msg(id, args)));

  it('looks the deeds of a card up by its id and not by its name', () => {
    expect(speak('option.use', { def: 'base/purchase/raft', ability: 'cross' })).toEqual([
      'Cross by Raft',
      'Mit dem Floß übersetzen',
    ]);
  });

  it('names what a reaction does, and for whom', () => {
    const hero = 'base/character/warrior';
    const card = 'base/adventure/mule';
    expect(speak('option.react', { def: 'base/spell/preservation', ability: 'cast', on: 'left', hero, card })).toEqual([
      'Cast Preservation to save the Mule',
      'Die Bewahrung wirken, um das Maultier zu retten',
    ]);
    const armour = msg('option.react', { def: 'base/adventure/armour', ability: 'armour', on: 'lose', rows: '4-6' });
    expect(speak('react.lose', { hero, what: 'life', n: 1, source: 'rules', act: armour })).toEqual([
      'Warrior is about to lose 1 life. Use the Armour (4–6 saves the life)?',
      'Der Krieger verliert gleich 1 Leben. Die Rüstung benutzen (bei 4–6 ist das Leben gerettet)?',
    ]);
    // Where it is not known by which rolls, nothing is said about them.
    expect(speak('option.react', { def: 'base/adventure/armour', ability: 'armour' })).toEqual([
      'Use the Armour',
      'Die Rüstung benutzen',
    ]);
  });

  it('tells apart what has one name', () => {
    expect(speak('option.space', { space: 'base/space/woods_e' })).toEqual(['Woods (east)', 'Wald (Osten)']);
    expect(speak('option.goTo', { space: 'base/space/tavern', way: 'cw', both: 1 })).toEqual([
      'Go to the Tavern, clockwise',
      'In die Taverne gehen, im Uhrzeigersinn',
    ]);
    expect(speak('option.reroll', { n: 4, die: 2 })).toEqual([
      'Pay 1 fate: roll die 2 (it shows 4) again',
      '1 Schicksal zahlen: Würfel 2 (zeigt 4) neu würfeln',
    ]);
    expect(speak('option.reroll', { n: 4, side: 'light' })).toEqual([
      'Pay 1 light fate: roll the 4 again',
      '1 helles Schicksal zahlen: die 4 neu würfeln',
    ]);
    expect(speak('option.cardAt', { def: 'base/adventure/ogre', hero: 'base/character/thief' })).toEqual([
      'Ogre, held by the Thief',
      'Oger, im Besitz des Diebes',
    ]);
  });

  it('takes and does not buy where nothing is paid', () => {
    const village = { def: 'base/space/village', free: 1 };
    expect(speak('ask.shop', village)).toEqual([
      'Village: what do you take, without paying?',
      'Dorf: Was nimmst du, ohne zu bezahlen?',
    ]);
  });
});
