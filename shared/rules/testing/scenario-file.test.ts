// What the runner makes of a file: spellings that are as good as others, and mistakes told with their line.
import { describe, expect, it } from 'vitest';
import { bookOfSets } from './books';
import { runScenarios } from './scenario-file';

const problemOf = (text: string): string | undefined => {
  const [verdict] = runScenarios(bookOfSets, `title: t\nrule: r\n${text}`, 'lenient');
  return verdict?.problem;
};
const mistakeIn = (text: string): string => {
  const [verdict] = runScenarios(bookOfSets, `title: t\nrule: r\n${text}`, 'lenient');
  return `${verdict?.line ?? 0}: ${verdict?.problem ?? 'none'}`;
};

describe('spellings of a scenario', () => {
  it('names with capitals and spaces, one name for a list of one, one die for a list of one', () => {
    expect(
      problemOf(`
given:
  characters: { Troll: { at: Hidden Valley, has: Two Bags of Gold, fate: 0 }, elf: }
  spaces: { fields_n: }
  dice: 6
steps:
  - expect: { asked: Troll, question: how do you move }
  - choose: roll
  - until: { asked: Elf, question: how do you move }
then: { turn: Elf, asked: Elf }
`),
    ).toBeUndefined();
  });
  it('a number as a key, a number of trophies, a state with its number', () => {
    expect(
      problemOf(`
given:
  characters: { troll: { at: werewolf_den, trophies: [wolf, bear], status: { werewolf: 8 } }, elf: { toad: 2 } }
then: { characters: { troll: { trophies: 2, status: { werewolf: 8 } }, elf: { status: toad } } }
`),
    ).toBeUndefined();
    expect(
      problemOf(
        'given: { characters: { troll: { at: werewolf_den, status: { werewolf: 8 } } } }\nthen: { characters: { troll: { status: { werewolf: 7 } } } }',
      ),
    ).toContain('werewolf');
    expect(
      problemOf(
        'given: { characters: { troll: { at: city, trophies: [wolf] } } }\nthen: { characters: { troll: { trophies: 2 } } }',
      ),
    ).toContain('1 trophies');
  });
  it('a third Sword comes out of the Purchase deck, when the Adventure deck has no more', () => {
    expect(
      problemOf(
        'given: { characters: { troll: { has: [sword, sword, sword] }, elf: { has: [talisman, talisman, talisman] } } }\nthen: { stock: { sword: 2, talisman: 3 } }',
      ),
    ).toBeUndefined();
    expect(problemOf('given: { characters: { troll: { has: [ring, ring] } } }')).toContain('no copy of "ring" is left');
  });
  it('what nobody was asked, since nothing else could be chosen', () => {
    const fight =
      'given: { characters: { troll: { at: fields_n, fate: 0 }, elf: }, spaces: { fields_n: { cards: [wolf] } }, phase: encounter, dice: [6, 1] }';
    expect(
      problemOf(
        `${fight}\nsteps:\n  - choose: space\n  - choose: fight\n    as: troll\nthen: { characters: { troll: { trophies: [wolf] } } }`,
      ),
    ).toBeUndefined();
    expect(problemOf(`${fight}\nsteps:\n  - choose: evade`)).toContain('"evade" is not on offer');
    expect(problemOf(`${fight}\nsteps:\n  - choose: space\n  - choose: space`)).toContain('"space" is not on offer');
  });
  it('discard piles, and how many cards a deck has left', () => {
    expect(
      problemOf(
        'given: { characters: { troll: }, discard: { adventure: [wolf] }, left: { spell: 2 } }\nthen: { discard: { adventure: [wolf] }, decks: { spell: 2 } }',
      ),
    ).toBeUndefined();
    expect(problemOf('given: { characters: { troll: }, discard: { adventure: [hex] } }')).toContain('hex');
    expect(problemOf('given: { characters: { troll: }, left: { nowhere: 2 } }')).toContain(
      'there is no deck "nowhere"',
    );
  });
  it('house rules as the lists of them are written', () => {
    const given = (options: string): string =>
      `given: { options: ${options}, characters: { troll: { at: fields_n, trophies: [dragon, bear] }, elf: } }`;
    expect(
      problemOf(`${given('{ trophy-cost: 5, trophies-any-time: on, bloodbath: revised, command-spell: by players, no-pvp: on, sudden-death: off }')}
steps:
  - choose: trade_trophies
  - choose: [dragon, bear]
then: { characters: { troll: { counters: { strength: 2 } } } }`),
    ).toBeUndefined();
    expect(problemOf(given('{ trophy-cots: 5 }'))).toContain('trophy-cots');
    expect(problemOf(given('{ trophy-cost: 4 }'))).toContain('trophyCost');
  });
  it('editions and alignments as they are called', () => {
    const at = (profile: string): string =>
      `given: { profile: ${profile}, characters: { elf: { alignment: Evil }, troll: } }\nthen: { characters: { elf: { alignment: evil }, troll: { lives: 4 } } }`;
    for (const profile of ['2nd Edition', 'Second', 'Original', 'original rules'])
      expect(problemOf(at(profile))).toBeUndefined();
    for (const profile of ['Digital', 'Revised 4th']) expect(problemOf(at(profile))).toContain('troll has 6 lives');
    expect(problemOf(at('Third Edition'))).toContain('there is no profile "third"');
  });
  it('who stands on the Crown when a turn begins came there before, and casts the Command Spell', () => {
    const crown =
      'given: { profile: second, characters: { elf: { at: crown_of_command }, troll: { at: fields_n } }, dice: 5';
    expect(
      problemOf(
        `${crown} }\nsteps:\n  - choose: life\n    as: troll\nthen: { turn: troll, characters: { troll: { lives: 3 }, elf: { status: onCrown } } }`,
      ),
    ).toBeUndefined();
    // Who has just landed there only reaches it.
    expect(
      problemOf(`${crown}, phase: encounter }\nthen: { turn: troll, characters: { troll: { lives: 4 } } }`),
    ).toBeUndefined();
  });
  it('two equal cards by one name twice, and what is asked for one after the other together', () => {
    const trade = (trophies: string): string =>
      `given: { profile: original, characters: { wizard: { at: tavern, trophies: ${trophies} }, troll: } }\nsteps:\n  - choose: trade_trophies\n  - choose: ${trophies}`;
    expect(
      problemOf(`${trade('[wraith, wraith]')}\nthen: { characters: { wizard: { craft: 6, trophies: [] } } }`),
    ).toBeUndefined();
    expect(
      problemOf(
        `${trade('[dragon, demon]')}\nthen: { characters: { wizard: { craft: 6, strength: 3, trophies: [] } } }`,
      ),
    ).toBeUndefined();
    expect(problemOf(`${trade('[dragon, demon]')}\n  - choose: [ring, cross]`)).toContain('"ring" is not on offer');
    // Each is taken by itself, and all are on offer at once.
    expect(
      problemOf(
        'given: { profile: second, characters: { elf: { at: desert_se }, troll: }, spaces: { desert_se: { cards: [ring, sword, axe] } }, phase: encounter }\nsteps:\n  - choose: [ring, axe]\nthen: { characters: { elf: { has: [ring, axe] } } }',
      ),
    ).toBeUndefined();
  });
  it('trophies by their names, wherever they may be exchanged', () => {
    const wizard = (trophies: string): string =>
      `given: { profile: original, characters: { wizard: { at: tavern, trophies: ${trophies} }, troll: } }\nsteps:\n  - choose: dragon\nthen: { characters: { wizard: { counters: { strength: 1 }, trophies: [] } } }`;
    expect(problemOf(wizard('dragon'))).toBeUndefined();
    expect(problemOf(wizard('wraith'))).toContain('"dragon" is not on offer');
  });
  it('what follows from one answer only, without that answer, and the first words of a button', () => {
    const spell = (
      has: string,
      then: string,
    ): string => `given: { characters: { wizard: { at: fields_n, spells: [acquisition] }, elf: { at: crypt, has: ${has} } } }
steps:
  - choose: acquisition
  - choose: elf
  - choose: cross
then: { characters: { wizard: { has: ${then} } } }`;
    expect(problemOf(spell('[cross]', '[cross]'))).toBeUndefined();
    expect(problemOf(spell('[cross, ring]', '[cross]'))).toBeUndefined();
    expect(problemOf(spell('[ring]', '[cross]'))).toContain('"cross" is not on offer');
    expect(
      problemOf(
        'given: { characters: { troll: { at: fields_n, gold: 3 }, elf: }, spaces: { fields_n: { cards: [bandit] } }, phase: encounter }\nsteps:\n  - choose: pay\nthen: { characters: { troll: { gold: 2 } } }',
      ),
    ).toBeUndefined();
  });
  it('a card by its name, where it offers one thing only', () => {
    expect(
      problemOf(`
given: { characters: { elf: { at: fields_n, has: armour, fate: 0 }, troll: }, spaces: { fields_n: { cards: [ogre] } }, phase: encounter, dice: [1, 6, 4] }
steps:
  - choose: armour
then: { characters: { elf: { lives: 4 } } }`),
    ).toBeUndefined();
  });
  it('the kind of thing alone, where only one is on offer', () => {
    const two =
      'given: { profile: second, characters: { troll: { at: city }, elf: { at: fields_s, gold: 2 } }, dice: [1, 6, 1] }\nsteps:\n  - choose: roll\n  - choose: clockwise\n  - choose: attack\n  - choose: gold';
    expect(
      problemOf(`${two}\nthen: { characters: { troll: { at: fields_s, gold: 2 }, elf: { gold: 1 } } }`),
    ).toBeUndefined();
    expect(
      problemOf(
        'given: { characters: { troll: { at: city }, elf: }, dice: 2 }\nsteps:\n  - choose: roll\n  - choose: Plains',
      ),
    ).toContain('"Plains" is not on offer');
    expect(
      problemOf(
        `given: { characters: { wizard: { at: fields_n, has: [Solomon's Crown] }, elf: } }\nsteps:\n  - choose: "ditch:Solomon's Crown"\nthen: { characters: { wizard: { has: [] } } }`,
      ),
    ).toBeUndefined();
  });
  it('an empty list says that there is nothing', () => {
    const elf = 'given: { characters: { elf: { at: city, has: [ring] } }, discard: { spell: [hex] } }';
    expect(problemOf(`${elf}\nthen: { characters: { elf: { has: [] } } }`)).toBe('elf: ring');
    expect(problemOf(`${elf}\nthen: { discard: { spell: [] } }`)).toContain('hex');
    expect(problemOf(`${elf}\nthen: { spaces: { city: { has: [] } }, discard: { adventure: [] } }`)).toBeUndefined();
  });
  it('a mistake is told with its line', () => {
    const [verdict] = runScenarios(
      bookOfSets,
      'title: t\nrule: r\ngiven:\n  characters:\n    troll: { at: nowhere }\n',
      'lenient',
    );
    expect(verdict).toMatchObject({ line: 5, problem: expect.stringContaining('nowhere') });
  });
});

describe('mistakes', () => {
  it.each([
    [
      'a key that stands too deep',
      'given: { characters: { elf: {} } }\nsteps:\n  - until: { question: ask.move, prefer: [a] }',
      '5: steps.0.until.prefer',
    ],
    [
      'a character in play without a life',
      'given: { characters: { elf: { lives: 0 } } }\nsteps:\n  - expect: { problems: none }',
      '3: given.characters.elf: lives: a character in play has at least 1 life',
    ],
    [
      'nobody in play',
      'given: { characters: {} }\nsteps:\n  - expect: { problems: none }',
      '3: given.characters: name at least one character',
    ],
    [
      'no step at all',
      'given: { characters: { elf: {} } }\nsteps:\n  - chose: a',
      '5: steps.0: a step begins with one of choose, refused, expect',
    ],
    [
      'a name that is nearly right',
      'given: { characters: { elf: { spells: [heal] } } }',
      'there is no spell called "heal"; is it healing?',
    ],
    [
      'a card that is misspelt',
      'given: { characters: { elf: { has: [swrod] } } }',
      'there is no card called "swrod"; is it sword?',
    ],
    [
      'a trophy that is no Enemy',
      'given: { characters: { elf: { trophies: [boar] } } }',
      'there is no enemy called "boar"; is it wild_boar?',
    ],
    [
      'belongings without that rule',
      'given: { characters: { elf: { has: [ring], belongings: [ring] } } }',
      'only with the option of that name',
    ],
    [
      'belongings that he has not',
      'given: { profile: original, characters: { elf: { has: [ring], belongings: [cross] } } }',
      'cross is none of the Objects in "has"',
    ],
  ])('%s is told', (_, text, told) => {
    expect(mistakeIn(text)).toContain(told);
  });

  it('a question is known by its id or by words of it, in `until` too', () => {
    expect(
      mistakeIn('given: { characters: { elf: {}, troll: {} } }\nsteps:\n  - until: { question: "how do you move" }'),
    ).toContain('none');
  });
});
