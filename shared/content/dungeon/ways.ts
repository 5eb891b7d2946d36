// Ways into the Dungeon that several of its cards open.
import { at } from '../../rules/dsl';
import { entranceOrDoor } from '../common/ways';

export const entrance = at('dungeon/space/dungeon_entrance');

/** To the Entrance, or to a Dungeon Door wherever one lies. */
export const fallsThrough = entranceOrDoor(entrance, 'dungeon_door');
