// Fifty rules as the rulebook heads them, as players ask for them, and as a new developer would type them.
import { describe, expect, it } from 'vitest';
import { find } from './find';

/** What is typed, and the code that carries the rule out; several where a rule has more than one place. */
const questions: readonly (readonly [string, RegExp])[] = [
  // The rulebook's headings.
  ['losing a turn', /commit\.ts.*commitMissTurn|turn\/missed/],
  ['stand-off', /combat\/ends\.ts.*combat\/outcome/],
  ['psychic combat', /(combat|encounter)\/\w+\.ts.*(powerStat|formsWith|compare)|ops\/fights\.ts.*(fight|attack)/],
  ['evading', /combat\/steps\.ts.*combat\/evade|markEvaded/],
  ['object carrying limits', /checks\/checks\.ts.*objects|stats\.ts.*baseOf/],
  ['changing alignment', /commitAlignment|heroes\.ts.*align\b/],
  ['ditching', /ditching\.ts.*ditchable|machine\.ts.*ditch/],
  ['more than one enemy', /enemies\.ts.*groupOf|enemies\.ts.*encounter\/enemies/],
  ['inherited items', /registry\.ts.*inheritedItems|death\/leave|join\.ts.*join/],
  ['limited resources', /supply\.ts.*supply|tx\.ts.*takeFromDeck|registry\.ts.*limitedResources/],
  ['can vs. cannot', /stats\.ts.*permits/],
  ['natural roll', /movement\/count/],
  ['sudden death', /registry\.ts.*suddenDeath|crown\/reach/],
  ['warlock quest', /checks\.ts.*quest|warlocks_cave|warlocksCave/i],
  // As players ask.
  ['lose a turn', /commit\.ts.*commitMissTurn|turn\/missed/],
  ['object limit', /checks\/checks\.ts.*objects|stats\.ts.*baseOf/],
  ['how many items can I carry', /checks\/checks\.ts.*objects|stats\.ts.*baseOf/],
  ['max spells in hand', /stats\.ts.*spellsFor|checks\/checks\.ts.*spells/],
  ['reroll a die', /fate\/steps\.ts.*(roll\/fate|roll\/again|mayPayFate)/],
  ['turned into a frog', /bodies\.ts.*becomeToad|commitToad/],
  ['run away from a monster', /combat\/steps\.ts.*combat\/evade|markEvaded/],
  ['level up strength', /turn\/tradeTrophies|turn\/trophies|turn\/steps\.ts.*trophies/i],
  ['attack another player', /whom\.ts.*(formsWith|encounter\/character)|ops\/fights\.ts.*attack/],
  ['tie in a fight', /combat\/ends\.ts.*combat\/outcome/],
  ['drop an item', /ditching\.ts.*ditchable|machine\.ts.*ditch/],
  ['when do I die', /checks\.ts.*dies|death\/(fall|leave|player)/],
  ['loot of a killed player', /death\/(spoils|leave)/],
  ['who goes first', /new-game\.ts.*firstSeat|registry\.ts.*firstPlayerByDie/],
  ['armor saves a life', /timing\.ts.*armourSave/],
  ['two weapons', /combat\/steps\.ts.*(weaponsOf|combat\/weapons)|stats\.ts.*weapon/],
  ['heal above starting life', /ops\/counters\.ts.*(heal|gain)/],
  ['cross the river', /movement\/cross|sentinel|wares\.ts.*raft/i],
  ['how to win', /crown\/(reach|command|result)|death\/player/],
  // As a new developer types.
  ['draw cards', /encounter\/draw|ops\/.*drawCards/],
  ['encounter number', /encounter\/cards|on-space\.ts.*waiting/],
  ['movement roll', /movement\/roll/],
  ['pay fate', /fate\/steps\.ts.*(roll\/fate|mayPayFate)/],
  ['kill trophy', /commit\.ts.*commitKilled/],
  ['portal test', /movement\.ts.*portalTest|movement\/portal/],
  ['spell casting cap', /spells\.ts.*castsLeft|registry\.ts.*castingCaps/],
  // Of the corner boards and the sets that stand on them.
  ['Treasure Chamber', /dungeon\/board\/treasure-chamber/],
  ['enter the Dungeon', /dungeon\/board\/rooms\.ts.*dungeon_entrance/],
  ['emerge on the Crown', /dungeon\/board\/treasure-chamber/],
  ['Eagle King', /highland\/endings\.ts.*eagle_king/],
  ['Eyrie', /highland\/board\/eyrie/],
  ['claiming relics', /highland\/relics\.ts.*randomRelic/],
  ['Relic cards', /highland\/relics/],
  ['Stables', /common\/stables|city\/.*stables/],
  ['Quest reward', /common\/(quests|warlock-quests)\.ts/],
  ['Grim Reaper', /reaper\/figure\.ts.*grim_reaper/],
];

describe('where finds a rule', () => {
  it.each(questions)('"%s" among the first three', (asked, code) => {
    expect(
      find([asked])
        .slice(0, 3)
        .map(({ text }) => text)
        .join('\n'),
    ).toMatch(code);
  });
});
