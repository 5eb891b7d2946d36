// Rules of a game that its texts have to tell of, though no definition holds them.
import { nameOf } from '../kernel/ids';
import type { Json, Lookup } from '../kernel/json';
import type { SpaceDef } from '../rules/vocab/definition';

export type RulesOfGame = Lookup<Json>;

/** R4 SUDDEN DEATH: the first at the Crown wins, where the last one alive does not. */
const firstWins = (rules: RulesOfGame): boolean => rules['suddenDeath'] === true && rules['kingOfTheHill'] !== true;

/** How the Crown of Command is won: by the Command Spell, which may work more easily, or by being the first there. */
export const wayToWin = (rules: RulesOfGame): 'command' | 'byPlayers' | 'always' | 'first' => {
  if (firstWins(rules)) return 'first';
  const { commandSpell } = rules;
  return commandSpell === 'byPlayers' || commandSpell === 'always' ? commandSpell : 'command';
};

/** Whether one who fails at the Portal of Power goes on with his turn. */
export const goesOnAtPortal = (rules: RulesOfGame): boolean => rules['portalFailed'] === 'moveEnds';

/** O Resolving Psychic Combat: an Object may save the life that is lost in it. */
export const armourInPsychicCombat = (rules: RulesOfGame): boolean => rules['psychicArmour'] === true;

/** The chapter as these rules have it: the key of what is said of it. */
export const chapterUnder = (chapter: string, rules: RulesOfGame): string => {
  const way = wayToWin(rules);
  return chapter === 'command' && way !== 'command' ? `${chapter}.${way}` : chapter;
};

/** Whether characters may encounter each other here, where in its Region they do not. */
export const opensTo = (def: SpaceDef, rules: RulesOfGame): boolean =>
  def.region === 'inner' &&
  (def.characters === true || (nameOf(def.id) === 'valley_of_fire' && rules['meetOnValley'] === true));
