// The Inner Region: the Portal of Power, one space a turn, dice against one's own Strength.
import { at, happened, type Step } from '../lesson';

const within = at('plain_of_peril', 'crypt', 'mines', 'dice_with_death', 'vampires_tower');

export const inner = [
  { id: 'inner.portal', kind: 'read', point: 'space:portal_of_power' },
  {
    id: 'inner.approach',
    kind: 'ask',
    asks: ['ask.move', 'ask.direction'],
    suggest: [['roll'], ['portal:plain_of_peril']],
    done: at('portal_of_power', 'plain_of_peril'),
    needed: true,
  },
  { id: 'inner.open', kind: 'ask', asks: ['ask.portal'], suggest: [['strength']], possible: at('portal_of_power') },
  { id: 'inner.opened', kind: 'ask', asks: ['ask.fate'], suggest: [['pass']], possible: at('portal_of_power') },
  { id: 'inner.way', kind: 'read', point: 'space:plain_of_peril', possible: within },
  { id: 'inner.crypt', kind: 'ask', asks: ['ask.move'], suggest: [['on:crypt'], ['roll']], done: happened('moved') },
  { id: 'inner.search', kind: 'ask', asks: ['ask.fate'], suggest: [['pass']], possible: at('crypt') },
  { id: 'inner.death', kind: 'ask', asks: ['ask.move'], suggest: [['on']], possible: within, done: happened('moved') },
  { id: 'inner.dice', kind: 'ask', asks: ['ask.fate'], suggest: [['pass']], possible: at('dice_with_death') },
  { id: 'inner.end', kind: 'end' },
] as const satisfies readonly Step[];
