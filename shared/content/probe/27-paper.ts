// What no Spell may so much as touch.
import { after, discard, enemy, reacts } from '../../rules/dsl';

/** Gone as soon as any Spell is cast on it, before that does anything; a Spell that is countered was cast on nobody. */
export const paperDoll = enemy('probe/adventure/paper_doll', {
  subtype: 'construct',
  craft: 4,
  copies: 2,
  origin: 'known',
  abilities: [
    reacts(
      'crumples',
      after('cast', 'anyone', discard('this'), { when: { card: 'this', fits: { struck: true } }, forced: true }),
    ),
  ],
});
