// Every position in which somebody may leave a game can be written to a file and read again: what the rules put
// together themselves, for the cards of all sets, is no stranger to a file.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Given } from '../../../shared/rules/setup/given';
import { bookOfSets } from '../../../shared/rules/testing/books';
import { aGame } from '../../../shared/rules/testing/play';
import { OWN, strangersTo } from './provenance';

type Position = {
  readonly sets: readonly string[];
  readonly given: Given;
  readonly choose?: readonly string[];
};
const landed = (characters: Given['characters'], more: Omit<Given, 'characters'> = {}): Given => ({
  characters: { ...characters, monk: { at: 'temple', fate: 0 } },
  phase: 'encounter',
  ...more,
});

const positions: Readonly<Record<string, Position>> = {
  'a shop that goes on selling': {
    sets: ['city'],
    given: landed({ warrior: { at: 'magic_emporium', fate: 0, gold: 9, has: [] } }),
  },
  'a shop that sells what lies on top': {
    sets: ['city'],
    given: landed({ warrior: { at: 'menagerie', fate: 0, gold: 4 } }),
  },
  'a shop that sells a Spell': { sets: ['city'], given: landed({ wizard: { at: 'wizards_guild', fate: 0, gold: 4 } }) },
  'a shop in which somebody steals': {
    sets: ['city'],
    given: landed({ cat_burglar: { at: 'armoury', fate: 0, gold: 4 } }),
  },
  'a space that a die is to find': {
    sets: ['firelands'],
    given: landed({ warrior: { at: 'fields_n', fate: 1 } }, { decks: { adventure: ['ifrit_invasion'] }, dice: [2] }),
  },
  'Terrain that is chosen, and what it is laid over': {
    sets: ['firelands'],
    given: {
      characters: { druid: { at: 'fields_n', fate: 0, spells: ['terramorph'] }, monk: { at: 'temple', fate: 0 } },
      spaces: {
        village: { over: ['crags'] },
        castle: { over: ['desert'] },
        ruins: { over: ['desert'] },
        oasis: { over: ['desert'] },
      },
      dice: [1],
    },
    choose: ['do:terramorph#cast', 'village'],
  },
  'an alignment that lasts': {
    sets: ['sacred-pool'],
    given: {
      characters: { elf: { at: 'city', fate: 0, spells: ['temporary_change'] }, troll: { at: 'temple', fate: 0 } },
    },
    choose: ['do:temporary_change#cast', 'elf', 'evil'],
  },
  'cards out of a deck, one after the other': {
    sets: ['woodland'],
    given: landed(
      { troll: { at: 'glade_1', fate: 2, lives: 4, has: ['path_of_wisdom'] } },
      { decks: { woodland: ['skuld', 'lion', 'red_cap', 'forest_goat', 'greenman', 'naiad', 'sidhe', 'whetstone'] } },
    ),
    choose: ['red_cap'],
  },
  'an ability that is lent for once': {
    sets: ['probe'],
    given: {
      characters: {
        shape_shifter: { at: 'fields_nw', fate: 0 },
        ghoul: { at: 'tavern', fate: 0 },
        troll: { at: 'fields_n' },
      },
    },
    choose: ['do:shape_shifter#shift', 'ghoul', 'raise_dead'],
  },
};

const RULES = path.join(import.meta.dirname, '..', '..', '..', 'shared', 'rules');
/** What cards are written in, and what only tests do. */
const NOT_THE_RULES = /^(dsl|vocab|testing|setup|text)\/|\.test\.ts$/;

it('the rules put nothing together in words that a file may not hold', () => {
  const written = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NOT_THE_RULES.test(file))
    .flatMap((file) => readFileSync(path.join(RULES, file), 'utf8').match(/(?<=\bop: ')\w+(?=')/g) ?? []);
  expect(written).toContain('gainCard');
  expect([...new Set(written)].filter((word) => !OWN.has(word))).toEqual(['grant']);
});

describe('a file holds', () => {
  it.each(Object.entries(positions))('%s', (_name, { sets, given, choose = [] }) => {
    const book = bookOfSets(sets, given.options);
    if (book === undefined) throw new Error(sets.join());
    const game = aGame(book, given);
    for (const key of choose) game.choose(key);
    expect(game.pending).not.toEqual([]);
    expect(strangersTo(book)(game.state)).toBeUndefined();
  });
});
