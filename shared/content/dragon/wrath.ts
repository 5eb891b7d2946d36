// The Wrath of the Dragon King, where that rule is played with.
import { each, v, when } from '../../rules/dsl';
import type { Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';
import { rage, scaleNamed, type Lord } from './lords';

const onScale = (lord: Lord, at: CardFilter['stands']): Cond => ({
  exists: { cards: { named: scaleNamed(lord), ...(at === undefined ? {} : { stands: at }) } },
});
/** His Rage for all who are on a scale of his, whoever drew it first; then all cards there go, and the scales stay. */
export const wrath = (lord: Lord): Program => [
  when({ option: 'dragonWrath', equals: true }, [
    { op: 'each', of: { heroes: { where: onScale(lord, { spaceOf: 'it' }) } }, as: 'who', actor: true, do: rage() },
    each({ cards: { at: 'anySpace', where: onScale(lord, { spaceOfCard: 'it' }) } }, 'one', {
      op: 'put',
      card: v('one'),
      to: 'discard',
    }),
  ]),
];
