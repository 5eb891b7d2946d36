// Ways from base spaces onto the probe's boards: a set adds them, the base game's spaces stay as they are.
import type { LinkDef } from '../../rules/vocab/definition';

const door = (from: string, to: string): LinkDef => ({
  id: `probe/link/${from}_${to}`,
  kind: 'link',
  from: `base/space/${from}`,
  link: { to: `probe/space/${to}`, way: 'door' },
});

export const links: readonly LinkDef[] = [
  door('ruins', 'dungeon_entrance'),
  door('crags', 'highland_entrance'),
  door('city', 'city_gate'),
  door('forest', 'woodland_entrance'),
];
