// What a button says that has no verb of its own: what comes of the ability, out of its data.
import { describe, expect, it } from 'vitest';
import { builtSets, definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import type { Ability } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import { deeds } from './en/deeds';
import { describeDeed, english, german, namesFrom, say } from './index';
import { msg, nameOf } from '../kernel/ids';

const spoken = [
  [english, namesFrom(namesIn('en'))],
  [german, namesFrom(namesIn('de'))],
] as const;
const all = definitionsOf(builtSets);
const one = (id: string): Def => {
  const found = all.find((def) => def.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const saidOf = (id: string, ability: string): readonly string[] =>
  spoken.map(([language, names]) => describeDeed(language, names, one(id), ability));

const isOffered = (x: Ability): boolean =>
  (x.actions ?? []).length > 0 ||
  (x.meetings ?? []).length > 0 ||
  (x.triggers ?? []).some((t) => !t.forced && t.stage !== 'cannot');

describe('what comes of an ability, for its button', () => {
  it('is said without when it may be used', () => {
    expect(saidOf('highland/character/vampiress', 'drain')).toEqual([
      'discard one of your Followers to gain 1 life',
      'lege einen deiner Gefährten ab, um 1 Leben zu erhalten',
    ]);
    expect(saidOf('reaper/character/sage', 'recalls')).toEqual(['gain 1 Spell', 'erhalte 1 Zauber']);
  });
  it('speaks to whoever may do it, and of another as of another', () => {
    expect(saidOf('firelands/adventure/dousing_rod', 'found_again')).toEqual([
      'pay 1 gold to take this card',
      'zahle 1 Gold, um diese Karte zu nehmen',
    ]);
    expect(saidOf('frostmarch/adventure/frostbite', 'freezes')).toEqual([
      'that character misses 1 turn',
      'dieser Charakter setzt 1 Zug aus',
    ]);
  });
  it('tells apart what one card can do', () => {
    expect(saidOf('highland/character/alchemist', 'objects_to_gold')).not.toEqual(
      saidOf('highland/character/alchemist', 'magic_to_gold'),
    );
  });
  it('is not said again where the button has a verb', () => {
    expect(saidOf('base/character/troll', 'regenerate')).toEqual(['', '']);
  });
  it('says what is given up for it', () => {
    const button = msg('option.react', { def: 'sacred-pool/rule/questRewards', ability: 'reward', on: 'questDone' });
    expect(spoken.map(([language, names]) => say(language, names, button))).toEqual([
      'Draw a Quest Reward instead of a Talisman',
      'Eine Belohnung statt eines Talismans ziehen',
    ]);
  });
  it('says something for all that can be offered', () => {
    const silent = all.flatMap((def) =>
      ('abilities' in def ? (def.abilities ?? []) : [])
        .filter((x) => isOffered(x) && (deeds[`${nameOf(def.id)}.${x.id}`] ?? deeds[x.id]) === undefined)
        .filter((x) => saidOf(def.id, x.id).includes(''))
        .map((x) => `${def.id} ${x.id}`),
    );
    expect(silent).toEqual([]);
  });
});
