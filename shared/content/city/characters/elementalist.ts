import { always, character, choose, endStatus, mayDo, plus, status, v, when } from '../../../rules/dsl';
import type { Cond } from '../../../rules/vocab/select';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** His marker shows its dark side. */
    readonly darkMarker: true;
  }
}

const dark: Cond = { status: 'darkMarker' };
export const elementalist = character('city/character/elementalist', {
  strength: 1,
  craft: 1,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    always(plus('strength', 4, { when: { not: dark } }), plus('craft', 4, { when: dark })),
    mayDo(
      'turn_marker',
      ['turnStart', 'afterMove', 'cardsDrawn', 'beforeRolls', 'turnEnd'],
      when(dark, endStatus('darkMarker'), status('darkMarker')),
      { once: 'turn' },
    ),
    mayDo(
      'masters_elementals',
      ['creatureMet'],
      [
        choose({ cards: { inFight: true, subtype: 'elemental' } }, 'elemental'),
        { op: 'removeFoe', card: v('elemental'), how: 'left' },
        { op: 'trophy', card: v('elemental') },
      ],
      { when: { fight: { subtype: 'elemental' } } },
    ),
  ],
});
