// The quest cards of the Warlock, and what may be chosen about them.
import { startingQuest, warlocksCave } from '../common/warlock-quests';

export const cave = warlocksCave;
export const questAtTheStart = startingQuest('frostmarch');
