// One phrase for each kind of definition.
import type { DefId } from '../../kernel/ids';
import { nameOf } from '../../kernel/ids';
import type {
  CharacterDef,
  EndingDef,
  EnemyDef,
  EventDef,
  FollowerDef,
  ObjectDef,
  PlaceDef,
  QuestDef,
  SpaceDef,
  SpellDef,
  StrangerDef,
} from '../vocab/definition';
import type { Ability } from '../vocab/ability';
import { plus } from './abilities';

type Body<T> = Omit<T, 'id' | 'kind' | 'deck'>;
/** The deck that a definition's path puts it in (`base/adventure/ogre`: the Adventure deck). */
const deckOf = (id: DefId): string => id.split('/')[1] ?? '';

export const event = (id: DefId, b: Body<EventDef>): EventDef => ({
  id,
  kind: 'event',
  deck: deckOf(id),
  encounter: 1,
  ...b,
});
export const enemy = (id: DefId, b: Body<EnemyDef>): EnemyDef => ({
  id,
  kind: 'enemy',
  deck: deckOf(id),
  encounter: b.strength === undefined ? 3 : 2,
  ...b,
});
export const stranger = (id: DefId, b: Body<StrangerDef>): StrangerDef => ({
  id,
  kind: 'stranger',
  deck: deckOf(id),
  encounter: 4,
  ...b,
});
export const place = (id: DefId, b: Body<PlaceDef>): PlaceDef => ({
  id,
  kind: 'place',
  deck: deckOf(id),
  encounter: 6,
  stays: 'always',
  ...b,
});
export const object = (id: DefId, b: Body<ObjectDef> = {}): ObjectDef => ({
  id,
  kind: 'object',
  deck: deckOf(id),
  encounter: 5,
  ...b,
});
export const magicObject = (id: DefId, b: Body<ObjectDef> = {}): ObjectDef => ({
  id,
  kind: 'magicObject',
  deck: deckOf(id),
  encounter: 5,
  ...b,
});
export const follower = (id: DefId, b: Body<FollowerDef> = {}): FollowerDef => ({
  id,
  kind: 'follower',
  deck: deckOf(id),
  encounter: 5,
  ...b,
});
export const spell = (id: DefId, b: Body<SpellDef>): SpellDef => ({ id, kind: 'spell', deck: deckOf(id), ...b });
export const quest = (id: DefId, b: Body<QuestDef>): QuestDef => ({ id, kind: 'quest', deck: deckOf(id), ...b });
export const character = (id: DefId, b: Body<CharacterDef>): CharacterDef => ({ id, kind: 'character', ...b });
/** An ending: it lies over the Crown of Command. */
export const ending = (id: DefId, b: Body<EndingDef>): EndingDef => ({ id, kind: 'ending', deck: 'ending', ...b });
export const space = (id: DefId, b: Body<SpaceDef>): SpaceDef => ({ id, kind: 'space', ...b });

/** A Weapon: its points count only while it is used in a battle. */
export const weapon = (
  points: number,
  more: readonly Ability[] = [],
): { readonly weapon: true; readonly abilities: readonly Ability[] } => ({
  weapon: true,
  abilities: [{ id: 'weapon', static: [plus('strength', points, { only: 'weapon' })] }, ...more],
});

export const terrainOf = (id: DefId): string => nameOf(id).replace(/_(n|ne|e|se|s|sw|w|nw|m)$/, '');
