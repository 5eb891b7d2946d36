// A board below the earth: rooms and passages hewn into dark rock, with torches on the walls.
import type { Face } from '../../../../shared/contract/view';
import { lookOf, TERRAINS } from '../../../art/terrain';
import type { Spot } from '../geometry';
import { n, patch, path, type Random } from './shapes';

type Room = Spot & { readonly face: Face };

/** The rock around the rooms, and what lies in the dark between them and it. */
export const ROCK = { ground: '#3a343c', light: '#5a5159', dark: '#17131a', dust: '#8d8173' } as const;

const torch = (x: number, y: number, s: number): string =>
  `<circle cx="${n(x)}" cy="${n(y - 5 * s)}" r="${n(17 * s)}" fill="url(#hot)" opacity=".55"/><path d="M${n(x - 1.2 * s)} ${n(y + 5 * s)}l${n(0.4 * s)} ${n(-8 * s)}h${n(1.6 * s)}l${n(0.4 * s)} ${n(8 * s)}z" fill="#2a170a"/><path d="M${n(x)} ${n(y - 11 * s)}q${n(4.5 * s)} ${n(5 * s)} ${n(1.6 * s)} ${n(9 * s)}h${n(-3.2 * s)}q${n(-3.2 * s)} ${n(-4 * s)} ${n(1.6 * s)} ${n(-9 * s)}z" fill="#ff9a3c"/><path d="M${n(x)} ${n(y - 7.5 * s)}q${n(2.2 * s)} ${n(3 * s)} ${n(0.7 * s)} ${n(5 * s)}h${n(-1.6 * s)}q${n(-1.3 * s)} ${n(-2 * s)} ${n(0.9 * s)} ${n(-5 * s)}z" fill="#ffe9a8"/>`;

/** The way from room to room: between those that one goes over from. */
const passages = (rooms: readonly Room[]): string => {
  const at = new Map(rooms.map((room) => [room.id, room]));
  return rooms
    .flatMap((from) =>
      (from.face.space?.links ?? []).map(({ to }) => {
        const other = at.get(to);
        return other === undefined || from.id > to ? '' : `M${n(from.x)} ${n(from.y)}L${n(other.x)} ${n(other.y)}`;
      }),
    )
    .join('');
};

/** Floors and walls, to be clipped by the land that they lie in; torches on every third wall. */
export const cavern = (rooms: readonly Room[], rnd: Random, clip: string): string => {
  const scale = rooms[0]?.scale ?? 1;
  const ways = passages(rooms);
  const floor = TERRAINS.cave[0];
  const stroke = (colour: string, width: number, more = ''): string =>
    path(ways, `fill="none" stroke="${colour}" stroke-width="${n(width * scale)}" stroke-linecap="round" ${more}`);
  const hewn = (rx: number, ry: number, fill: (room: Room) => string): string =>
    rooms.map((room) => path(patch(rnd, room.x, room.y, rx * scale, ry * scale, 0.1), `fill="${fill(room)}"`)).join('');
  const torches = rooms
    .filter((_, i) => i % 3 === 1)
    .map(({ x, y }) => torch(x + 37 * scale, y - 30 * scale, scale * 1.1))
    .join('');
  return `<g clip-path="url(#${clip})"><g filter="url(#soft4)" opacity=".85">${hewn(54, 56, () => ROCK.dark)}${stroke(ROCK.dark, 58)}</g>
<g filter="url(#rough)">${stroke('#201a1f', 44)}${hewn(47, 49, () => '#201a1f')}${stroke(floor, 37)}${hewn(43, 45, ({ id, face }) => TERRAINS[lookOf(id, face).terrain][0])}</g>
<g style="mix-blend-mode:soft-light">${rooms.map(({ x, y }) => `<circle cx="${n(x)}" cy="${n(y - 6 * scale)}" r="${n(44 * scale)}" fill="url(#lamp)" opacity=".8"/>`).join('')}</g>${torches}</g>`;
};
