// Names of The Dungeon in English, where the last part of an id does not say them.
const tunnels = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`dungeon/space/tunnel_${i + 1}`, 'Tunnel']));

export const names: Readonly<Record<string, string>> = {
  ...tunnels,
  'dungeon/dungeon/cave_in': 'Cave-In',
  'dungeon/link/ruins_dungeon_entrance': 'Way into the Dungeon',
};
