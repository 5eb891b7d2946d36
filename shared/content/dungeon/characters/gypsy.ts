import { after, character, prevent, reacts } from '../../../rules/dsl';
import type { Cond } from '../../../rules/vocab/select';

const hasRoom: Cond = {
  is: [{ minus: [{ stat: 'spellLimit' }, { count: { cards: { zone: 'hand', heldBy: 'me' } } }] }, '>=', 1],
};

/** 000 FAQ Gypsy: Spells that a Genie or a Spell Ring casts, too; and those that somebody gives up without casting. */
export const gypsy = character('dungeon/character/gypsy', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 4,
  alignment: 'good',
  start: 'base/space/forest',
  spells: 1,
  origin: 'known',
  abilities: [
    reacts(
      'foretelling',
      after('cardDrawn', 'anyone', { op: 'spare', by: 'eventCard' }, { event: { card: { kind: 'event' } } }),
    ),
    reacts(
      'spell_salvage',
      after(
        'cast',
        'others',
        { op: 'put', card: 'eventCard', to: 'hand' },
        {
          event: { card: { kind: 'spell', zone: 'held' } },
          when: hasRoom,
        },
      ),
      {
        stage: 'would',
        on: 'left',
        whose: 'others',
        event: { card: { kind: 'spell', zone: 'hand' }, leaving: 'discard' },
        when: hasRoom,
        do: [prevent, { op: 'put', card: 'eventCard', to: 'hand' }],
      },
    ),
  ],
});
