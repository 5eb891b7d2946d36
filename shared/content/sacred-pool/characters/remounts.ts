import { after, gainCard, reacts } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import { STABLES } from '../../common/stables';

/** Who has lost his mount finds another where he began. */
export const remounts = (named: string, at: string): Ability =>
  reacts(
    'remount',
    after('visited', 'mine', gainCard(named, STABLES), {
      event: { to: { named: at } },
      when: { all: [{ not: { has: { named } } }, { canBuy: [{ named, price: 0 }], from: STABLES }] },
    }),
  );
