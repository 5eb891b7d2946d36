// Who fights on a side that others have joined.
import type { CardId } from '../../kernel/ids';
import type { FightSide } from '../state/state';

type Side = Pick<FightSide, 'cards' | 'joined' | 'name' | 'base' | 'fixed'>;
const hasJoined = ({ joined = [] }: Side, id: CardId): boolean => joined.includes(id);

/** All cards that fight there, those that nobody kills as well. */
export const fightersOf = (side: Side): readonly CardId[] => [
  ...side.cards,
  ...(side.joined ?? []).filter((id) => !side.cards.includes(id)),
];

/** Cards that fight as they are; where an instruction says what is fought, only what has joined that. */
export const countingOf = (side: Side): readonly CardId[] =>
  side.fixed ? side.cards.filter((id) => hasJoined(side, id)) : side.cards;

/** Beside those that joined there is a creature on no card, as an instruction says. */
export const isCardless = (side: Side): boolean =>
  side.joined !== undefined &&
  side.cards.every((id) => hasJoined(side, id)) &&
  (side.name !== undefined || side.base > 0);

/** How many creatures there are. */
export const headsOf = (side: Side): number => Math.max(1, fightersOf(side).length + (isCardless(side) ? 1 : 0));

/** Whether nobody is left to fight when these cards are gone. */
export const isEmptyWithout = (side: Side, gone: readonly CardId[]): boolean =>
  !isCardless(side) && side.cards.every((id) => gone.includes(id));
