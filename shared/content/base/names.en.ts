// Names of the base game in English, where the last part of an id does not say them.
const terrains = ['fields', 'woods', 'hills', 'plains', 'runes', 'desert'];
const corners = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'm'];
const ringNames = Object.fromEntries(
  terrains.flatMap((t) =>
    corners.map((c) => [`base/space/${t}_${c}`, t.charAt(0).toUpperCase() + t.slice(1)] as const),
  ),
);

// A Henchman has the name of a character and is not he, so both are named.
const heroes = [
  'assassin',
  'druid',
  'dwarf',
  'elf',
  'ghoul',
  'minstrel',
  'monk',
  'priest',
  'prophetess',
  'sorceress',
  'thief',
  'troll',
  'warrior',
  'wizard',
];
const heroNames = Object.fromEntries(
  heroes.flatMap((slug) => {
    const name = `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;
    return [[`base/character/${slug}`, name] as const, [`base/henchman/${slug}`, `${name} as Henchman`] as const];
  }),
);

export const names: Readonly<Record<string, string>> = {
  ...heroNames,
  'base/rule/noAttacks': 'the house rule "No attacks"',
  'base/rule/noTheft': 'the house rule "No theft"',
  ...ringNames,
  'base/space/warlocks_cave': "Warlock's Cave",
  'base/space/vampires_tower': "Vampire's Tower",
  'base/adventure/solomons_crown': "Solomon's Crown",
  'base/quest/take_life': 'Quest: Take a Life',
  'base/quest/kill_enemy': 'Quest: Kill an Enemy',
  'base/quest/deliver_follower': 'Quest: Bring a Follower',
  'base/quest/deliver_magic_object': 'Quest: Bring a Magic Object',
  'base/quest/deliver_3_gold': 'Quest: Bring Three Gold',
  'base/quest/deliver_2_gold': 'Quest: Bring Two Gold',
  'rules/command': 'the Command Spell',
  'base/rule/transformations': 'the house rule "Transformations"',
  'base/rule/belongings': 'the rule "Belongings"',
  'base/rule/lostTurn': 'the rule "Missing a turn by an Event"',
  'base/rule/trophiesAnytime': 'the house rule "Trophies at any time"',
};
