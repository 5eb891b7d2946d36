// What an option says of the card that it stands for: what it does, or where it lies and what it fights with.
import type { Option } from '../../../shared/contract/prompt';
import type { Face, SpaceView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import type { Words } from '../../words/en';
import { briefOf } from '../cards/brief';

type At = {
  readonly words: Pick<Words, 'card' | 'stat'>;
  readonly face: (def: DefId) => Face | undefined;
  readonly place: (space: DefId) => string;
};

/** What somebody has and uses. */
const OWN: readonly string[] = ['object', 'magicObject', 'follower', 'talisman', 'spell', 'quest'];
/** What is longer is read on the card. */
const SHORT = 80;

/** @param def of the card */
export const aboutCard = (
  { target, label }: Option,
  def: DefId | undefined,
  spaces: readonly SpaceView[] = [],
  at: At,
): string => {
  const lies = spaces.find(({ cards }) => cards.some(({ id }) => id === target?.card));
  const face = def === undefined ? undefined : at.face(def);
  if (face === undefined) return '';
  if (OWN.includes(face.kind)) {
    const does = briefOf(face, at.words.card);
    return does.length <= SHORT && does !== face.type ? does : '';
  }
  // What is met where one stands is in sight; what is chosen from afar may lie anywhere.
  if (lies === undefined || face.kind !== 'enemy' || !label.id.startsWith('name')) return '';
  const stats = (['strength', 'craft'] as const).flatMap((what) => {
    const n = face[what];
    return n === undefined ? [] : [`${at.words.stat[what]} ${n}`];
  });
  return [at.place(lies.id), ...stats].join(' \u00b7 ');
};
