import { describe, expect, it } from 'vitest';
import type { Face } from '../../shared/contract/view';
import faces from '../fixtures/faces.json';
import { cardStyle, cardScene } from './scene';
import { kindStyle } from './kinds';

const known = faces as unknown as readonly Face[];
const styleOf = (id: string) =>
  cardStyle(
    id,
    known.find((face) => face.id === id),
  );

describe('the picture on the card of a place', () => {
  it('burns in the Inner Region', () => {
    for (const name of ['pits', 'valley_of_fire', 'crown_of_command', 'crypt']) {
      const style = styleOf(`base/space/${name}`);
      expect(style.backdrop, name).toBe('embers');
      expect(style.sky, name).toEqual(kindStyle('ending').sky);
    }
  });

  it('has the colours of its ground, within the frame of all places', () => {
    const [desert, woods] = [styleOf('base/space/desert_se'), styleOf('base/space/woods_n')];
    expect(desert.near).not.toBe(woods.near);
    for (const style of [desert, woods]) {
      expect(style.frame).toBe(kindStyle('space').frame);
      for (const colour of [...style.sky, style.far, style.near, style.ground]) expect(colour).toMatch(/^#[\da-f]{6}$/);
    }
  });

  it('leaves all other cards as their kind has them', () => {
    const enemy = known.find(({ kind, craft }) => kind === 'enemy' && craft === undefined);
    expect(cardStyle(enemy?.id ?? '', enemy)).toBe(kindStyle('enemy'));
  });

  it('shows what the board shows of a place, and a card of its own what was drawn for it', () => {
    const pits = known.find(({ id }) => id === 'base/space/pits');
    expect(cardScene('base/space/pits', pits).drawn?.length).toBeGreaterThan(7);
    const enemy = known.find(({ kind, craft }) => kind === 'enemy' && craft === undefined);
    expect(cardScene(enemy?.id ?? '', enemy).sign).not.toBe('');
  });
});
