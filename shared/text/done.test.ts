// What was done with an ability is told as done, and not as its button asks for it.
import { describe, expect, it } from 'vitest';
import { builtSets, definitionsOf } from '../content/definitions';
import { msg, nameOf } from '../kernel/ids';
import { deeds } from './en/deeds';
import { english, german, namesFrom, say } from './index';
import { namesIn } from '../content/names';

const definitions = definitionsOf(builtSets);
const languages = [english, german] as const;
const abilities = definitions.flatMap((def) =>
  'abilities' in def ? (def.abilities ?? []).map((ability) => ({ def: def.id, ability })) : [],
);

describe('what was done', () => {
  it('has words for each ability of a character whose button has words of its own', () => {
    const own = abilities.filter(
      ({ def, ability: { id, actions = [], triggers = [] } }) =>
        def.includes('/character/') &&
        (deeds[`${nameOf(def)}.${id}`] ?? deeds[id]) !== undefined &&
        (actions.length > 0 || triggers.some(({ forced }) => !forced)),
    );
    expect(own.length).toBeGreaterThan(15);
    const untold = own.filter(({ def, ability: { id } }) =>
      languages.some(
        (language) =>
          say(language, nameOf, msg('did.use', { def, ability: id })) ===
          say(language, nameOf, msg('did.use', { def, ability: '' })),
      ),
    );
    expect(untold.map(({ def, ability: { id } }) => `${def} ${id}`)).toEqual([]);
  });
  it('has words for each way to encounter another character', () => {
    const ways = new Set(abilities.flatMap(({ ability: { meetings = [] } }) => meetings.map(({ id }) => id)));
    // That of a set that is only tried out is told in general.
    ways.delete('recruit');
    expect(ways.size).toBeGreaterThan(5);
    const told = (ability: string) =>
      languages.map((language) => say(language, nameOf, msg('did.meeting', { ability, hero: 'base/character/elf' })));
    expect([...ways].filter((way) => told(way).some((text) => /^(?:met|begegnete) /.test(text)))).toEqual([]);
  });
  it('is in the case that German takes', () => {
    const speak = (id: string, ability: string): string =>
      say(
        german,
        namesFrom(namesIn('de')),
        msg(id, { def: 'base/character/thief', ability, hero: 'base/character/elf' }),
      );
    expect(speak('did.meeting', 'steal')).toBe('bestahl den Elfen');
    expect(speak('did.meeting', 'take_follower')).toBe('nahm dem Elfen einen Gefährten');
    expect(speak('did.use', 'regenerate')).toBe('regenerierte');
    expect(speak('did.use', 'nothingOfItsOwn')).toBe('nutzte eine besondere Fähigkeit');
  });
});

describe('the button of an ability', () => {
  it('says where it comes from, if that is not the character who is asked', () => {
    const speak = (def: string): readonly string[] =>
      (['en', 'de'] as const).map((id) =>
        say(
          id === 'en' ? english : german,
          namesFrom(namesIn(id)),
          msg('option.react', { def, ability: 'replace_card', card: 'base/adventure/dragon', on: 'drawn' }),
        ),
      );
    expect(speak('base/character/prophetess')).toEqual([
      'Discard Dragon, draw another',
      'Den Drachen ablegen, neu ziehen',
    ]);
    expect(speak('base/adventure/orb_of_knowledge')).toEqual([
      'Discard Dragon, draw another (Orb of Knowledge)',
      'Den Drachen ablegen, neu ziehen (Kugel des Wissens)',
    ]);
  });
});

it('whoever gives Followers for lives is told how many there are to be saved', () => {
  const speak = (of: number): readonly string[] =>
    languages.map((language) =>
      say(language, () => 'Tower', msg('ask.giveFollowers', { def: 'base/space/vampires_tower', n: 1, of })),
    );
  expect(speak(2)).toEqual([
    'Tower: you lose 2 lives. Which Followers do you give up, each to save 1 of them?',
    'Tower: Du verlierst 2 Leben. Welche Gefährten gibst du her, um je 1 davon zu retten?',
  ]);
  // As a game asks that was begun before the number was told.
  expect(speak(0)).toEqual([
    'Tower: which Followers do you give up, each to save 1 life?',
    'Tower: Welche Gefährten gibst du her, um je 1 Leben zu retten?',
  ]);
  expect(speak(1)).toEqual([
    'Tower: you lose 1 life. Which Follower do you give up to save it?',
    'Tower: Du verlierst 1 Leben. Welchen Gefährten gibst du her, um es zu retten?',
  ]);
});

it('whoever has beguiled or stolen from somebody is asked what to take, and not to choose one', () => {
  const speak = (def: string): readonly string[] =>
    languages.map((language) => say(language, () => 'X', msg('ask.pick', { def })));
  for (const def of ['base/character/sorceress', 'base/character/thief'])
    expect(speak(def)).toEqual(['X: what do you take?', 'X: Was nimmst du?']);
});

it('whoever adds to a throw is told what it comes to', () => {
  const speak = (more: { readonly of?: number }): readonly string[] =>
    languages.map((language) =>
      say(language, () => 'Knight', msg('ask.addHowMuch', { def: 'reaper/character/knight', ...more })),
    );
  expect(speak({ of: 4 })).toEqual(['Knight: how much do you add to the 4?', 'Knight: Wie viel addierst du zu der 4?']);
  // Nothing was thrown, or the game is older than that.
  expect(speak({})).toEqual(['Knight: how much do you add?', 'Knight: Wie viel addierst du?']);
});
