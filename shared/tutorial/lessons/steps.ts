// The Outer Region: the goal, the board, a move, a card, a shop; the card inspector, the journal, the rulebook.
import { at, gained, happened, holds, type Step } from '../lesson';

export const steps = [
  { id: 'steps.goal', kind: 'read', point: 'space:crown_of_command' },
  { id: 'steps.you', kind: 'read', point: 'me' },
  { id: 'steps.board', kind: 'read', point: 'space:tavern' },
  { id: 'steps.roll', kind: 'ask', asks: ['ask.move'], suggest: [['roll']], done: happened('rolled') },
  { id: 'steps.keep', kind: 'read', point: 'prompt' },
  {
    id: 'steps.go',
    kind: 'ask',
    asks: ['ask.direction'],
    suggest: [['cw:plains_w'], ['ccw:plains_s']],
    done: happened('moved'),
  },
  { id: 'steps.take', kind: 'ask', asks: ['ask.take'], suggest: [['shield']], done: holds('shield') },
  { id: 'steps.card', kind: 'try', deed: 'card', point: 'play', possible: holds('shield') },
  { id: 'steps.rival', kind: 'read', point: 'rival' },
  {
    id: 'steps.village',
    kind: 'ask',
    asks: ['ask.move', 'ask.direction'],
    suggest: [['roll'], ['cw:village'], ['ccw:village']],
    done: at('village'),
    needed: true,
  },
  { id: 'steps.smith', kind: 'ask', asks: ['ask.visitOne'], suggest: [['blacksmith']], possible: at('village') },
  {
    id: 'steps.buy',
    kind: 'ask',
    asks: ['ask.shop'],
    suggest: [['sword'], ['helmet']],
    possible: at('village'),
    done: gained('gold', -1),
  },
  { id: 'steps.journal', kind: 'try', deed: 'journal', point: 'journal' },
  { id: 'steps.why', kind: 'try', deed: 'rules', point: 'rule' },
  { id: 'steps.end', kind: 'end' },
] as const satisfies readonly Step[];
