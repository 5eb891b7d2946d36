// Spells of The Sacred Pool that help whoever casts them.
import { castWhen, spell } from '../../../rules/dsl';

const known = { origin: 'known' } as const;

/** With all that was used in it, and once only. */
export const retribution = spell('sacred-pool/spell/retribution', {
  ...known,
  timing: [{ ...castWhen('after', 'compared', { event: { outcome: ['lost', 'standOff'] } }), whose: 'mine' }],
  effect: [{ op: 'fightAgain' }],
});
