// Cards that speak of Goblins mean titles (D Goblin King, Goblin Slayer).
/** The titles with "Goblin" in them, "Hobgoblin" among these, of whichever deck. */
export const goblins: readonly string[] = [
  'cave_goblin',
  'goblin',
  'goblin_ambusher',
  'goblin_king',
  'goblin_marauders',
  'goblin_sniper',
  'goblin_trapsmith',
  'goblin_tunneler',
  'hobgoblin',
];
