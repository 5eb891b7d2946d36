// Spells of The Frostmarch that help whoever casts them.
import { after, anyMoment, cast, castWhen, grant, modify, plus, reacts, spell, v, valueOf } from '../../../rules/dsl';

const known = { origin: 'known' } as const;
const inAFight = { fight: {} } as const;

export const bolster = spell('frostmarch/spell/bolster', {
  ...known,
  copies: 2,
  timing: [cast(['beforeRolls'], { turn: 'any', when: inAFight })],
  effect: [
    { op: 'roll', as: 'die', for: 'spell' },
    { op: 'score', side: 'mine', add: v('die') },
  ],
});
export const brainwave = spell('frostmarch/spell/brainwave', {
  ...known,
  copies: 2,
  timing: [cast(anyMoment, { turn: 'any' })],
  effect: [modify([plus('craft', valueOf('craft'))], 'turn')],
});
export const energize = spell('frostmarch/spell/energize', {
  ...known,
  copies: 2,
  timing: [cast(anyMoment, { turn: 'any' })],
  effect: [modify([plus('strength', valueOf('strength'))], 'turn')],
});

export const markedForGlory = spell('frostmarch/spell/marked_for_glory', {
  ...known,
  timing: [{ ...castWhen('before', 'rolling'), whose: 'mine' }],
  effect: [
    grant(
      reacts(
        'glory',
        after(
          'rolled',
          'mine',
          [
            { op: 'number', as: 'more', from: 0, to: 6, ask: 'addHowMuch' },
            { op: 'adjustRoll', by: v('more') },
            { op: 'endMods', of: 'this' },
          ],
          { forced: true },
        ),
      ),
      'turn',
    ),
  ],
});
