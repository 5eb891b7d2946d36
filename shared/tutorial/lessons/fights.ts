// Fights: the odds, fate, trophies for Strength; a Spell that heals, a Follower, taking back.
import { gained, happened, hasSpell, holds, inFight, type Step } from '../lesson';

export const fights = [
  { id: 'fights.enemy', kind: 'read', point: 'space:fields_se' },
  {
    id: 'fights.hunt',
    kind: 'ask',
    asks: ['ask.move', 'ask.direction'],
    suggest: [['roll'], ['cw:fields_se'], ['ccw:fields_ne']],
    done: happened('moved'),
  },
  { id: 'fights.odds', kind: 'read', point: 'fight', possible: inFight },
  { id: 'fights.begin', kind: 'ask', asks: ['ask.moment.beforeRolls'], suggest: [['pass']] },
  { id: 'fights.fate', kind: 'ask', asks: ['ask.fateFight'], suggest: [['reroll.1']] },
  {
    id: 'fights.trophies',
    kind: 'ask',
    asks: ['ask.trophies'],
    suggest: [
      ['ogre', 'wolf'],
      ['ogre', 'wild_boar'],
    ],
    done: gained('strength', 1),
  },
  { id: 'fights.lives', kind: 'read', point: 'me' },
  {
    id: 'fights.spell',
    kind: 'ask',
    asks: ['ask.move'],
    suggest: [['do:healing#cast']],
    possible: hasSpell,
    done: happened('cast'),
  },
  {
    id: 'fights.on',
    kind: 'ask',
    asks: ['ask.move', 'ask.direction'],
    suggest: [['roll'], ['cw:hills_s']],
    done: happened('moved'),
  },
  { id: 'fights.follower', kind: 'ask', asks: ['ask.take'], suggest: [['guide']], done: holds('guide') },
  { id: 'fights.undo', kind: 'read', point: 'undo' },
  { id: 'fights.end', kind: 'end' },
] as const satisfies readonly Step[];
