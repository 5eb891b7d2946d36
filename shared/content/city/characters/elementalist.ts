import { after, always, character, each, endStatus, mayDo, plus, reacts, status, v, when } from '../../../rules/dsl';
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
    // No choice of his: whichever he meets is dead.
    reacts(
      'masters_elementals',
      after(
        'fightBegan',
        'mine',
        each({ cards: { inFight: true, subtype: 'elemental' } }, 'elemental', {
          op: 'removeFoe',
          card: v('elemental'),
          how: 'killed',
        }),
        { when: { fight: { subtype: 'elemental' } }, forced: true },
      ),
    ),
  ],
});
