// The Crown: the last guard, the Valley of Fire, the Command Spell, the end of the game.
import { at, type Step } from '../lesson';

const near = at('werewolf_den', 'valley_of_fire', 'crown_of_command');
const crowned = at('crown_of_command');

export const crown = [
  { id: 'crown.den', kind: 'read', point: 'space:werewolf_den' },
  { id: 'crown.stay', kind: 'ask', asks: ['ask.move'], suggest: [['stay']] },
  { id: 'crown.bite', kind: 'ask', asks: ['ask.fateFight'], suggest: [['pass']] },
  {
    id: 'crown.valley',
    kind: 'ask',
    asks: ['ask.move'],
    suggest: [['on'], ['stay']],
    possible: near,
    done: at('valley_of_fire'),
    needed: true,
  },
  { id: 'crown.last', kind: 'ask', asks: ['ask.move'], suggest: [['on']], possible: near, done: crowned, needed: true },
  { id: 'crown.command', kind: 'read', point: 'rival', possible: crowned },
  { id: 'crown.cast', kind: 'ask', asks: ['ask.fate'], suggest: [['reroll.1']], possible: crowned },
  {
    id: 'crown.again',
    kind: 'ask',
    asks: ['ask.fate'],
    suggest: [['reroll.1'], ['pass']],
    done: ({ view }) => view.over !== undefined,
  },
  { id: 'crown.end', kind: 'end' },
] as const satisfies readonly Step[];
