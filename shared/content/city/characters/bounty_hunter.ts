import { after, character, choose, gain, meeting, reacts, v } from '../../../rules/dsl';
import type { CardFilter } from '../../../rules/vocab/select';
import { ofAnotherAlignment } from '../alignment';

const heads: CardFilter = { zone: 'trophy' };
export const bountyHunter = character('city/character/bounty_hunter', {
  strength: 5,
  craft: 2,
  life: 4,
  fate: 2,
  alignment: 'evil',
  start: 'base/space/sentinel',
  origin: 'known',
  abilities: [
    reacts(
      'bounty_on_characters',
      after('defeated', 'mine', gain('gold'), { event: { foe: 'character' }, when: ofAnotherAlignment }),
    ),
    reacts('bounty_on_enemies', after('killed', 'mine', gain('gold'), { event: { card: { kind: 'enemy' } } })),
    reacts(
      'never_a_draw',
      after('compared', 'mine', { op: 'settle', outcome: 'won' }, { event: { outcome: 'standOff' }, forced: true }),
    ),
    meeting(
      'take_trophy',
      [choose({ cards: { ...heads, heldBy: v('other') } }, 'head', { ask: 'card' }), { op: 'trophy', card: v('head') }],
      { when: { exists: { cards: { ...heads, heldBy: 'it' } } } },
    ),
  ],
});
