// What fights in a character's place, and how strong it is.
import type { FightSide } from '../state/state';
import { heroAt, type World } from './env';
import { statLines } from './stats';

type Share = { readonly source: string; readonly n: number };

/**
 * Shares of the power of a card that fights in somebody's place: its own alone (D Cards That Fight In Your Place), or
 * with what his Objects, Followers and Spells add (O Henchmen). His own Strength, Craft and counters never count.
 */
export function championShares(w: World, side: FightSide, stat: 'strength' | 'craft'): readonly Share[] {
  const { champion, hero, adds } = side;
  if (!champion) return [];
  const own: Share = { source: champion.def, n: champion[stat] };
  if (hero === undefined) return [own];
  // What strengthens whatever fights in his place (Banner of Valour).
  const more = stat === 'strength' ? statLines(w, hero, 'standInStrength').map(({ source, n }) => ({ source, n })) : [];
  if (champion.aided !== true) return [own, ...more.filter(({ n }) => n !== 0)];
  const master = heroAt(w.s, hero).def;
  return [
    own,
    ...statLines(w, hero, stat)
      .filter(({ source }) => source !== master)
      .map(({ source, n }) => ({ source, n })),
    ...adds,
  ];
}
