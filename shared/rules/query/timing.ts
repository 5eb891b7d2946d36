import type { Ability, Action, Trigger } from '../vocab/ability';
import type { Def, ObjectDef } from '../vocab/definition';
import type { Cond } from '../vocab/select';
import { armourGroup } from './used';

/** Abilities that follow from what a card is: an Armour's save, a Spell's times to be cast. */
export function timingAbilities(def: Def): readonly Ability[] {
  if ((def.kind === 'object' || def.kind === 'magicObject') && def.armour?.length)
    return [armourSave(def.armour, def.against)];
  if (def.kind === 'spell') return [spellTimes(def)];
  return [];
}

/**
 * A life lost by being defeated in battle; O Resolving Psychic Combat: or in psychic combat, where an Object may
 * prevent it too.
 */
const saved: Cond = {
  any: [
    { eventIs: { on: 'lose', cause: 'battle' } },
    { all: [{ eventIs: { on: 'lose', cause: 'psychic' } }, { option: 'psychicArmour', equals: true }] },
  ],
};

const inPsychicCombat: Cond = { eventIs: { on: 'lose', cause: 'psychic' } };
const savedIn = { psychic: [inPsychicCombat], both: [] } as const;

/** R4 "WEAPON" AND "ARMOUR" KEYWORDS: after a defeat in battle, the given results save the life. */
function armourSave(saves: readonly number[], against: ObjectDef['against']): Ability {
  return {
    id: 'armour',
    triggers: [
      {
        id: 'armour',
        stage: 'would',
        on: 'lose',
        whose: 'mine',
        event: { what: 'life', cause: ['battle', 'psychic'] },
        when: { all: [{ may: 'useArmour', byCard: 'this' }, ...(against === undefined ? [saved] : savedIn[against])] },
        once: 'fight',
        group: armourGroup,
        do: [
          { op: 'roll', as: 'save', for: 'armour' },
          {
            op: 'if',
            cond: { any: saves.map((n) => ({ is: [{ var: 'save' }, '=', n] as const })) },
            then: [{ op: 'prevent' }],
          },
        ],
      },
    ],
  };
}

function spellTimes(def: Def & { kind: 'spell' }): Ability {
  const triggers: Trigger[] = [];
  const actions: Action[] = [];
  def.timing.forEach((time, i) => {
    const id = i === 0 ? 'cast' : `cast${i + 1}`;
    if ('stage' in time) triggers.push({ ...time, id, do: [{ op: 'cast', card: 'this' }] });
    else actions.push({ ...time, id, do: [{ op: 'cast', card: 'this' }] });
  });
  return { id: 'cast', triggers, actions };
}
