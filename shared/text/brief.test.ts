// What a card does as short as a label, in every language.
import { expect, it } from 'vitest';
import { builtSets, definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import type { Def } from '../rules/vocab/definition';
import { describeBrief, english, german, namesFrom, type Language } from './index';

/** Other sets bring quests in place of the base game's. */
const all = [...definitionsOf(['base']), ...definitionsOf(builtSets)];
const briefs = (language: Language, kind: Def['kind']): ReadonlyMap<string, string> => {
  const names = namesFrom(namesIn(language.id));
  const some = all.filter((def) => def.kind === kind);
  return new Map(some.map((def) => [def.id, describeBrief(language, names, def, {}, all)]));
};

it('what it adds goes before all else', () => {
  const [english_, german_] = [briefs(english, 'magicObject'), briefs(german, 'magicObject')];
  expect(english_.get('base/adventure/holy_lance')).toBe(
    '+1 Strength in battle, +2 more Strength in battle against a Dragon',
  );
  expect(german_.get('base/adventure/holy_lance')).toBe(
    '+1 Stärke im Kampf, weitere +2 Stärke im Kampf gegen einen Drachen',
  );
  expect(briefs(german, 'follower').get('highland/highland/clansman')).toBe(
    '+2 Stärke im Kampf; du ziehst im psychischen Kampf 2 von deinen Angriffswürfen ab',
  );
});

it('a Spell says what it does, and not when it is cast', () => {
  const spells = briefs(english, 'spell');
  expect(spells.get('base/spell/counterspell')).toBe('Cancel that Spell');
  expect(spells.get('base/spell/healing')).toBe(
    'Choose any character who has lost lives; he heals lives up to his life value',
  );
  expect(spells.get('base/spell/acquisition')).toBe(
    'Choose another character who has gold or an Object; take 1 gold from him or one of his Objects',
  );
  expect(spells.size).toBeGreaterThan(60);
  for (const text of [...spells.values(), ...briefs(german, 'spell').values()])
    expect(text).not.toMatch(/^(Cast|Wirke diesen Zauber) |\.$|^$/);
});

it('a quest says its task and its reward, and no more', () => {
  const [english_, german_] = [briefs(english, 'quest'), briefs(german, 'quest')];
  expect(english_.get('frostmarch/warlock-quest/kill_one_spirit')).toBe(
    'As soon as you kill a Spirit, gain a Talisman',
  );
  expect(english_.get('base/quest/deliver_2_gold')).toBe('Pay 2 gold, then gain a Talisman');
  expect(german_.get('frostmarch/warlock-quest/kill_one_spirit')).toBe(
    'Sobald du einen Geist tötest, erhalte einen Talisman',
  );
  expect(german_.get('base/quest/deliver_2_gold')).toBe('Zahle 2 Gold, dann erhalte einen Talisman');
  expect(german_.get('frostmarch/warlock-quest/give_another_character_one_gold')).toBe(
    'Wenn du einem Charakter begegnest, darfst du ihm statt eines Angriffs 1 Gold geben und einen Talisman erhalten',
  );
  for (const one of [...english_.values(), ...german_.values()]) {
    expect(one).toMatch(/Talisman( erhalten)?$/);
    expect(one).not.toMatch(/teleport|this card from|diese Karte (ab|aus)/);
  }
});

it('an ending that has its own words says their first', () => {
  expect(briefs(english, 'ending').get('base/ending/crown_of_command')).toBe('Be the last one left to win the game');
});

it('what must be taken says what comes of it, and not that it must', () => {
  const [english_, german_] = [briefs(english, 'follower'), briefs(german, 'follower')];
  expect(english_.get('base/adventure/poltergeist')).toBe('You move only 1 space in a turn, without rolling');
  expect(english_.get('base/adventure/cursed_by_a_hag')).toMatch(/^As soon as you take this card, discard all your/);
  const all = [...english_.values(), ...german_.values(), ...briefs(english, 'object').values()];
  expect(all.length).toBeGreaterThan(100);
  for (const text of all) expect(text).not.toMatch(/^(You must take this card|Du musst diese Karte nehmen)/);
});

it('a Follower for hire says what he does, and not what he costs', () => {
  const [english_, german_] = [briefs(english, 'follower'), briefs(german, 'follower')];
  expect(english_.get('base/adventure/mercenary')).toBe(
    'Once per turn in battle, pay 1 gold: +3 Strength until the end of the turn',
  );
  expect(german_.get('frostmarch/adventure/porter')).toBe('Du darfst 4 Gegenstände mehr tragen');
  for (const text of [...english_.values(), ...german_.values()])
    expect(text).not.toMatch(/^(Joins you if|Schließt sich dir an)|^$/);
});
