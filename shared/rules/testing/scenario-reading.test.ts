// What a scenario may leave unsaid (lenient), what it may not (strict), and what is refused in either reading.
import { describe, expect, it } from 'vitest';
import { optionDefs } from '../options/registry';
import { choose, event } from '../dsl';
import { bookOfSets, bookWith } from './books';
import { respelled } from './option-spelling';
import { runScenarios } from './scenario-file';
import { guessedIn, stateShown } from './scenario-show';
import type { Reading } from './scenario-steps';

const verdictOf = (text: string, reading: Reading) => {
  const [verdict] = runScenarios(bookOfSets, `title: t\n${text}`, reading);
  return verdict;
};
const told = (text: string, reading: Reading = 'lenient'): string => {
  const verdict = verdictOf(text, reading);
  return `${verdict?.line ?? 0}: ${verdict?.problem ?? 'none'}`;
};
const passes = (text: string, reading: Reading): boolean => verdictOf(text, reading)?.problem === undefined;

const acquires =
  'given: { characters: { wizard: { at: fields_n, spells: [acquisition] }, elf: { at: crypt, has: [cross, ring] } } }\nsteps:\n  - choose: acquisition\n';

describe('a strict reading guesses nothing', () => {
  const both = (text: string): readonly [boolean, string] => [passes(text, 'lenient'), told(text, 'strict')];
  const meets =
    'given: { characters: { troll: { at: fields_n }, elf: }, spaces: { fields_n: { cards: [wolf] } }, phase: encounter, dice: [1, 6] }';

  it('no question is passed that the file does not answer', () => {
    const fate = `${meets}\nsteps:\n  - expect: { question: ask.fateFight }`;
    expect(passes(fate, 'strict')).toBe(true);
    expect(both(`${fate}\nthen: { turn: elf }`)).toEqual([true, '5: it is the turn of troll']);
    const fight = `${meets}\nsteps:\n  - choose: roll`;
    expect(both(fight)).toEqual([true, expect.stringContaining('4: "roll" is not on offer to troll')]);
    expect(told(`${fate}\n  - choose: roll\n    as: elf`, 'strict')).toBe('5: troll is asked, not elf');
  });
  it('an answer that follows from another is given, too', () => {
    const [lenient, strict] = both(`${acquires}  - choose: elf\n  - choose: cross`);
    expect(lenient).toBe(true);
    expect(strict).toMatch(
      /^5: "elf" is not on offer to wizard.*nobody is asked that: "elf" was all that could be chosen/,
    );
    expect(passes(`${acquires}  - choose: object\n  - choose: cross`, 'strict')).toBe(true);
  });
  it('what could not be chosen otherwise is no answer', () => {
    const [lenient, strict] = both(`${meets.replace('fields_n }', 'fields_n, fate: 0 }')}\nsteps:\n  - choose: fight`);
    expect(lenient).toBe(true);
    expect(strict).toContain('nobody is asked that: "fight" was all that could be chosen');
  });
  it('what was answered before is told as that, and is no answer to another question', () => {
    const twice = `${meets}\nsteps:\n  - choose: reroll.1\n  - choose: reroll.1`;
    expect(told(twice, 'strict')).toContain(
      'it was on offer before, in ask.fateFight, which was answered with reroll.1',
    );
  });
  it('a question that has a more precise name by now is meant by the general one, too', () => {
    const bounty =
      'given: { sets: [city], characters: { warrior: { at: village, trophies: [wolf, bear], has: [wanted_animal] }, elf: } }\nsteps:\n  - choose: do:city/wanted-poster/wanted_animal#claim\n  - expect: { question: ask.NAME }';
    expect(both(bounty.replace('NAME', 'bounty'))).toEqual([true, expect.stringContaining('(ask.bountyGold)')]);
    expect(told(bounty.replace('NAME', 'climb'))).toContain('(ask.bountyGold)');
  });
  it('`until` passes, and takes what it prefers; what cannot be passed is not chosen at random', () => {
    const turn =
      'given: { characters: { troll: { at: city, fate: 0 }, elf: }, dice: [1] }\nsteps:\n  - until: { turn: elf }';
    expect(both(turn)).toEqual([true, expect.stringMatching(/^4: troll is asked .*ask\.direction.*prefer.*cw:/)]);
    expect(passes(`${turn}\n    prefer: [clockwise]`, 'strict')).toBe(true);
    expect(told(`${turn}\n    prefer: [clokwise]`)).toContain('no answer is called "clokwise"; is it clockwise');
  });
  it('what is said not to be on offer has the name of something', () => {
    const turn = 'given: { characters: { troll: { at: city, fate: 0 }, elf: } }\nsteps:\n  - ';
    expect(passes(`${turn}expect: { offersNot: [mystic] }`, 'strict')).toBe(true);
    expect(told(`${turn}expect: { offersNot: [mistic] }`)).toContain('no option, card or question is called "mistic"');
    expect(told(`${turn}refused: [evede]`)).toContain('no option, card or question is called "evede"');
  });
  it('too many Spells are a note in a lenient reading, and refused in a strict one', () => {
    const warrior = 'given:\n  characters:\n    warrior: { spells: [hex] }';
    expect(verdictOf(warrior, 'lenient')?.notes).toEqual([
      { line: 4, text: 'warrior may have 0 Spells and is given 1' },
    ]);
    expect(told(warrior, 'strict')).toBe('4: warrior may have 0 Spells and is given 1');
  });
});

describe('refused in either reading', () => {
  it.each([
    [
      'a key that does not exist',
      'given: { characters: { troll: { fat: 1 } } }',
      '2: given.characters.troll.fat: there is no key "fat" here; is it at or fate?',
    ],
    [
      'one inside a step',
      'given: { characters: { troll: } }\nsteps:\n  - expect: { offer: [roll] }',
      '4: steps.0.expect.offer: there is no key "offer" here; is it offers?',
    ],
    [
      'an option that does not exist',
      'given: { options: { noThefts: off }, characters: { troll: } }',
      '2: there is no option "noThefts"; is it noTheft?',
    ],
    [
      'a status that does not exist',
      'given: { characters: { troll: { status: { werwolf: 1 } } } }',
      '2: there is no status "werwolf"; is it werewolf?',
    ],
    [
      'one that should be true',
      'given: { characters: { troll: } }\nthen: { characters: { troll: { statusNot: [enslave] } } }',
      '3: there is no status "enslave"; is it enslaved?',
    ],
    [
      'a question that does not exist',
      'given: { characters: { troll: } }\nsteps:\n  - expect: { question: ask.fatefight }',
      '4: there is no question "ask.fatefight"; is it ask.fateFight',
    ],
    [
      'one to play until',
      'given: { characters: { troll: } }\nsteps:\n  - until: { question: ask.encountr }',
      '4: there is no question "ask.encountr"; is it ask.encounter',
    ],
    [
      'a value that an option never has',
      'given: { options: { statCap: 3 }, characters: { troll: } }',
      '2: statCap is never "3"; it may be 0, 2, 4, 6, 8',
    ],
    [
      'a card that does not exist, and so is nowhere',
      'given: { characters: { troll: } }\nthen: { characters: { troll: { hasNot: [purchase/swrd] } } }',
      '3: nothing is called "purchase/swrd"; is it sword?',
    ],
    [
      'a creature that he can neither tame nor raise',
      'given: { characters: { troll: { has: [wolf] } } }',
      '2: wolf is an Enemy',
    ],
  ])('%s', (_, text, problem) => {
    for (const reading of ['lenient', 'strict'] as const) expect(told(text, reading)).toContain(problem);
  });
  it('a charmed Animal of the Minstrel is his as if he had charmed it', () => {
    const wolf =
      'given: { characters: { minstrel: { at: fields_n, has: [wolf] } } }\nsteps:\n  - expect: { offersNot: ["ditch:wolf"] }\nthen: { characters: { minstrel: { has: [wolf] } } }';
    expect(told(wolf, 'strict')).toContain('none');
  });
  it('an expectation after the end of the game', () => {
    const over = 'given: { characters: { troll: , elf: } }\nsteps:\n  - concede: elf\n';
    expect(told(`${over}  - expect: { offers: [roll] }`)).toBe('5: the game is over');
    expect(told(`${over}  - expect: { offersNot: [roll] }`)).toBe('5: the game is over');
    expect(told(`${over}  - refused: [roll]`)).toBe('5: the game is over');
    expect(told(`${over}  - expect: { asked: nobody }\nthen: { over: true }`)).toContain('none');
  });
  it('a short word that fits several things, which no later question makes clear', () => {
    const two =
      'given: { profile: second, characters: { troll: { at: city }, elf: { at: city }, thief: { at: city } }, phase: encounter }';
    expect(told(`${two}\nsteps:\n  - choose: attack`)).toContain(
      '4: "attack" is ambiguous to troll: it may be attack:elf or attack:thief',
    );
    const sorceress = two.replace('troll:', 'sorceress:');
    expect(told(`${sorceress}\nsteps:\n  - choose: elf`)).toMatch(
      /"elf" is ambiguous to sorceress: it may be attack:elf or psychic:elf/,
    );
    expect(told(`${two}\nsteps:\n  - choose: elf\n    as: troll\nthen: { turn: elf }`)).not.toContain('ambiguous');
  });
});

it('dice in a step are the next ones, whatever is still to come', () => {
  const roll =
    'given: { characters: { troll: { at: city, fate: 0 } }, dice: [6] }\nsteps:\n  - dice: [1]\n  - choose: roll\n  - choose: "cw:fields_s"';
  expect(told(`${roll}\nthen: { characters: { troll: { at: fields_s } } }`, 'strict')).toContain('none');
});

it('a journal that does not say it is shown', () => {
  const moved = 'given: { characters: { troll: { at: city, fate: 0 } }, dice: [1] }\nsteps:\n  - choose: roll\n';
  expect(told(`${moved}then: { journal: ["rolls 2"] }`)).toMatch(/does not say "rolls 2"; it says: .*"Troll rolls 1/);
});

it('things are called what the program calls them', () => {
  const at = 'given: { characters: { troll: { at: city, fate: 0 } }, dice: [1] }\nsteps:\n  - choose: roll\n';
  const there = 'then: { characters: { troll: { at: fields_s } }, journal: ["moves to the Fields"] }';
  expect(told(`${at}  - choose: "Go to the Fields (south)"\n${there}`, 'strict')).toContain('none');
});

it('"pass" is on offer where none need be chosen', () => {
  const temple = 'given: { characters: { troll: { at: temple, fate: 0 } }, phase: encounter, dice: [5, 5] }\nsteps:\n';
  expect(told(`${temple}  - expect: { question: ask.take, offers: [pass] }`, 'strict')).toContain('none');
  expect(told(`${temple}  - expect: { question: ask.take, offersNot: [pass] }`, 'strict')).toContain(
    '"pass" is on offer',
  );
});

it('a card comes before an ability that is called like it', () => {
  const lost =
    'given: { characters: { troll: { at: fields_n, fate: 0, has: [armour, helmet] } }, spaces: { fields_n: { cards: [dragon] } }, phase: encounter, dice: [1, 6, 4] }\nsteps:\n  - choose: armour\n    as: troll\nthen: { characters: { troll: { lives: 6 } } }';
  for (const reading of ['lenient', 'strict'] as const) expect(told(lost, reading)).toContain('none');
});

describe('what a lenient reading takes as said', () => {
  it('"evade" is to pass by whom an older edition lets one evade', () => {
    const siren =
      'given: { profile: second, characters: { dwarf: { at: hills_n }, troll: }, decks: { adventure: [siren] }, phase: encounter }\nsteps:\n  - choose: evade\nthen: { turn: troll, spaces: { hills_n: { has: [siren] } } }';
    expect(told(siren)).toContain('none');
    expect(told(siren, 'strict')).toContain('"evade" is not on offer');
  });
  it('who has nothing to do but roll has rolled when another answers', () => {
    const held =
      'given: { characters: { troll: { at: city }, wizard: { spells: [immobility] } } }\nsteps:\n  - choose: "do:immobility#cast"\n    as: wizard\nthen: { turn: wizard, characters: { troll: { at: city } } }';
    expect(told(held)).toContain('none');
    expect(told(held, 'strict')).toContain('troll is asked, not wizard');
  });
});

describe('files for an earlier order of questions, read leniently', () => {
  it('"keep" is nothing where the roll is kept by going on, and where fate is not asked', () => {
    const fight =
      'given: { characters: { troll: { at: fields_n, fate: 0 }, elf: }, spaces: { fields_n: { cards: [wolf] } }, phase: encounter, dice: [6, 1] }\nsteps:\n  - choose: pass\nthen: { turn: elf, asked: elf }';
    expect(passes(fight, 'lenient')).toBe(true);
    expect(told(fight, 'strict')).toContain('"pass" is not on offer to elf');
  });
});

describe('a lenient reading understands what follows', () => {
  const meets = (hero: string, more: string, cards = 'ogre'): string =>
    `given: { characters: { ${hero}, elf: { at: chapel } }, spaces: { fields_n: { cards: [${cards}] } }, phase: encounter, ${more} }\nsteps:\n`;
  it('the space is met where that is all but for using something', () => {
    const wizard = meets('wizard: { at: fields_n, fate: 0, spells: [invisibility, psionic_blast] }', 'dice: [6, 1]');
    expect(
      passes(
        `${wizard}  - choose: psionic_blast\n  - choose: fight\nthen: { characters: { wizard: { trophies: [ogre] } } }`,
        'lenient',
      ),
    ).toBe(true);
    expect(told(`${wizard}  - choose: psionic_blast`, 'strict')).toContain('"psionic_blast" is not on offer');
  });
  it('`reroll` is the one die that can be rolled again, and `pass` is said of dice thrown before the first answer', () => {
    const troll = meets('troll: { at: fields_n, fate: 1 }', 'dice: [1, 6, 6]');
    expect(
      passes(`${troll}  - choose: fight\n  - choose: reroll\nthen: { characters: { troll: { fate: 0 } } }`, 'lenient'),
    ).toBe(true);
    expect(told(`${troll}  - choose: reroll`, 'strict')).toContain('"reroll" is not on offer');
    const unasked = meets('troll: { at: fields_n, fate: 0 }', 'dice: [1, 6]');
    expect(passes(`${unasked}  - choose: fight\n  - choose: pass\nthen: { turn: elf }`, 'lenient')).toBe(true);
  });
  it('dice are kept where what should be so is so when nobody pays fate for them', () => {
    const forest =
      'given: { characters: { dwarf: { at: forest, fate: 2 }, elf: { at: temple } }, phase: encounter, dice: [6, 1] }\nsteps:\n';
    const craft = 'characters: { dwarf: { counters: { craft: 1 }, fate: 2 } }';
    for (const file of [
      `${forest}  - choose: space\nthen: { ${craft} }`,
      `${forest}  - choose: space\n  - then: { ${craft} }`,
      `${forest}  - choose: space\n  - expect: { asked: elf, question: ask.move }`,
    ])
      expect(passes(file, 'lenient')).toBe(true);
    expect(told(`${forest}  - until: { question: ask.fate }\nthen: { ${craft} }`, 'strict')).toContain('counters');
    // Where it is not so either way, the question is left standing.
    expect(told(`${forest}  - choose: space\nthen: { characters: { dwarf: { lives: 9 } } }`)).toContain('lives');
  });
  it('a creature that follows of itself is had by anybody', () => {
    expect(passes('given: { sets: [reaper], characters: { troll: { has: [haunt] } } }', 'strict')).toBe(true);
  });
});

it('a question is known by its whole id, and not by a longer one that nobody has words for', () => {
  const asks = (ask: string): string | undefined => {
    const met = [choose({ heroes: {} }, 'one', { ask })];
    const [verdict] = runScenarios(
      bookWith(event('base/adventure/imp', { origin: 'ours', met })),
      'title: t\ngiven: { characters: { troll: { at: fields_n }, elf: }, decks: { adventure: [imp] }, phase: encounter }\nsteps:\n  - expect: { question: ask.target }',
      'strict',
    );
    return verdict?.problem;
  };
  expect(asks('target')).toBeUndefined();
  expect(asks('ask.target')).toContain('(ask.ask.target)');
});

it('what was guessed, and where everything is, can be shown', () => {
  const verdict = verdictOf(
    'given: { characters: { troll: { at: fields_n, has: [ring] }, elf: }, spaces: { fields_n: { cards: [dragon] } }, phase: encounter, dice: [1, 6, 4] }\nthen: { turn: elf, characters: { troll: { fate: 0 } } }',
    'lenient',
  );
  expect(verdict?.problem).toContain('it is the turn of troll');
  const guessing = verdictOf(`${acquires}  - choose: cross`, 'lenient');
  expect(guessedIn(guessing?.played ?? [])).toEqual(['line 5: ask.pick: object']);
  const shown = verdict?.game ? stateShown(verdict.game) : '';
  expect(shown).toContain('troll: { at: fields_n, lives: 6');
  expect(shown).toContain('has: [ring]');
  expect(shown).toContain('Dice still to come: 4');
});

it('"off" is false wherever false is a value, whichever value stands first', () => {
  const switches = optionDefs.filter(({ values }) => values.includes(false)).map(({ id }) => id);
  for (const word of ['off', 'no', 'none'])
    expect(respelled(Object.fromEntries(switches.map((id) => [id, word])))).toEqual(
      Object.fromEntries(switches.map((id) => [id, false])),
    );
  expect(
    told('given: { options: { fate: off }, characters: { troll: } }\nthen: { characters: { troll: { fate: 0 } } }'),
  ).toContain('none');
});
