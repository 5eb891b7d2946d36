import { describe, expect, it } from 'vitest';
import type { SeatView } from '../../../shared/contract/view';
import type { HeroId } from '../../../shared/kernel/ids';
import { fightView, midGame } from '../../fixtures/views';
import { presser } from './pressing';

const seats = midGame(3).seats.map((seat, i): SeatView => ({ ...seat, control: i === 0 ? 'person' : 'computer' }));
const at = { seatOf: (hero: HeroId) => seats.find((seat) => seat.hero?.id === hero), active: seats[1] };
const nothing = { waits: true, scene: undefined, fight: undefined, attack: undefined };

describe('who is to press a key', () => {
  it('is nobody while the story goes on by itself', () => {
    expect(presser({ ...nothing, waits: false, attack: fightView('lost') }, at)).toBeUndefined();
  });

  it('is the person who fights, also in the turn of another, and who dies or comes', () => {
    const fight = fightView('lost');
    const turned = { ...fight, mine: { ...fight.theirs, hero: 'h1' as const }, theirs: fight.mine };
    const scene = { t: 'newcomer', hero: 'h0', def: 'base/character/elf', waits: true } as const;
    for (const told of [
      { ...nothing, attack: fight },
      { ...nothing, attack: turned },
      { ...nothing, scene },
    ])
      expect(presser(told, at)?.id).toBe('p0');
  });

  it('is who has the turn where a card was drawn', () => {
    const scene = { t: 'card', def: 'base/adventure/wand', deck: 'adventure', waits: true } as const;
    expect(presser({ ...nothing, scene }, { ...at, active: seats[0] })?.id).toBe('p0');
  });
});
