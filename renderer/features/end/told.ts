// What is told of a game that is over: its moments in words.
import type { StoryMoment } from '../../../shared/contract/story';
import type { PlayerView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';
import type { StoryWords } from '../../words/story.en';

/** Who has won, in one line. @param names of those who have */
export const endTitle = (
  { how, winners }: NonNullable<PlayerView['over']>,
  names: string,
  words: Words['end'],
): string => {
  if (how === 'allLost') return words.allLost;
  if (winners.length === 0) return words.nobody;
  if (how === 'timeLimit') return words.timeUp(names);
  return winners.length === 1 ? words.title(names) : words.shared(names);
};

export const turningTold = (
  { what, character, by }: StoryMoment,
  words: StoryWords,
  name: (def: DefId) => string,
): string => {
  const who = name(character);
  switch (what) {
    case 'slain':
    case 'quest':
      return words.turning[what](who, by === undefined ? '' : name(by));
    case 'death':
      // The rules themselves are nobody's doing.
      return words.turning.death(who, by === undefined || by === 'rules' ? '' : name(by));
    case 'crown':
    case 'inner':
    case 'middle':
    case 'talisman':
    case 'lead':
      return words.turning[what](who);
  }
};
