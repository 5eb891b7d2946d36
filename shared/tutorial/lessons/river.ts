// Over the Storm River: the Sentinel, the Middle Region, the Warlock's quest and his Talisman; the keys.
import { at, holds, type Step } from '../lesson';

export const river = [
  { id: 'river.why', kind: 'read', point: 'space:warlocks_cave' },
  {
    id: 'river.bridge',
    kind: 'ask',
    asks: ['ask.move', 'ask.direction'],
    suggest: [['roll'], ['bridge:hills_m']],
    done: at('sentinel', 'hills_m'),
    needed: true,
  },
  { id: 'river.sentinel', kind: 'ask', asks: ['ask.fateFight'], suggest: [['pass']] },
  { id: 'river.mule', kind: 'ask', asks: ['ask.take'], suggest: [['mule']], done: holds('mule') },
  { id: 'river.keys', kind: 'try', deed: 'keys', point: 'keys' },
  {
    id: 'river.cave',
    kind: 'ask',
    asks: ['ask.move', 'ask.direction'],
    suggest: [['roll'], ['cw:warlocks_cave']],
    done: at('warlocks_cave'),
    needed: true,
  },
  { id: 'river.quest', kind: 'ask', asks: ['ask.quest'], suggest: [['yes']], possible: at('warlocks_cave') },
  { id: 'river.price', kind: 'ask', asks: ['ask.fate'], suggest: [['pass']], possible: at('warlocks_cave') },
  { id: 'river.talisman', kind: 'read', point: 'play', possible: holds('talisman') },
  { id: 'river.speed', kind: 'read', point: 'speed' },
  { id: 'river.end', kind: 'end' },
] as const satisfies readonly Step[];
