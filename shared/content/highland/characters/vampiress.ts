import {
  after,
  anyMoment,
  can,
  character,
  choose,
  gain,
  heal,
  is,
  mayDo,
  meeting,
  payWith,
  reacts,
  take,
  v,
} from '../../../rules/dsl';
import type { CardFilter, Selector } from '../../../rules/vocab/select';

const own: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } };
const his: CardFilter = { kind: 'follower', takeable: true, zone: 'held' };

export const vampiress = character('highland/character/vampiress', {
  strength: 3,
  craft: 3,
  life: 5,
  fate: 3,
  alignment: 'evil',
  start: 'base/space/graveyard',
  origin: 'known',
  abilities: [
    { id: 'psychic_attack', static: [can('psychicAttack')] },
    reacts(
      'rests',
      after('visited', 'mine', heal('full'), {
        event: { to: { named: 'graveyard' } },
        when: is({ missing: 'life' }, '>=', 1),
      }),
    ),
    meeting('beguile', [choose({ cards: { ...his, heldBy: v('other') } }, 'taken'), take(v('taken'))], {
      when: { exists: { cards: { ...his, heldBy: 'it' } } },
    }),
    mayDo('drain', anyMoment, [choose(own, 'drained', { ask: 'loseFollower' }), payWith(v('drained')), gain('life')], {
      when: { exists: own },
    }),
  ],
});
