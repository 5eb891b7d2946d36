// What is told of a game that is over: its moments in words.
import type { StoryMoment } from '../../../shared/contract/story';
import type { DefId } from '../../../shared/kernel/ids';
import type { StoryWords } from '../../words/story.en';

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
