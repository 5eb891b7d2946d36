// Lords beside the board who vie for a crown.
import type { CardView } from '../../../shared/contract/view';
import { lordOfScale } from '../../art/lords';

/** So many scales crown a Lord. */
export const crownedAt = 3;
const LORD = 'lord';
export const isLord = ({ def }: Pick<CardView, 'def'>): boolean => def.split('/')[1] === LORD;
export const isCrowned = ({ tokens }: CardView): boolean => (tokens?.['crown'] ?? 0) > 0;
export const scalesOf = ({ carries = [] }: CardView): number =>
  carries.filter(({ def }) => lordOfScale(def) !== undefined).length;
