// The quest cards of the Warlock, and what may be chosen about them and about the figure.
import { gone } from '../../rules/dsl';
import { startingQuest, warlocksCave } from '../common/warlock-quests';

export const cave = warlocksCave;
export const questAtTheStart = startingQuest('reaper');
export const withoutFigure = gone('figure', 'reaper/figure/grim_reaper', { grimReaper: false });
