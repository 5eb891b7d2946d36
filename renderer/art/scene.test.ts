import { describe, expect, it } from 'vitest';
import type { Face } from '../../shared/contract/view';
import faces from '../fixtures/faces.json';
import { drawingOf } from './drawn';
import { sword } from './drawn/garb';
import { cardScene, cardStyle, creatureScene } from './scene';
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
    expect(cardScene(enemy?.id ?? '', enemy).cut.d).not.toBe('');
  });
});

describe('a silhouette', () => {
  const cut = (id: string) =>
    cardScene(
      id,
      known.find((face) => face.id === id),
    ).cut;

  it('has the colours of what it is made of, not of its kind', () => {
    const [wolf, serpent, goblin] = [
      cut('base/adventure/wolf'),
      cut('base/adventure/serpent'),
      cut('base/adventure/goblin'),
    ];
    expect(wolf.body).not.toEqual(serpent.body);
    expect(serpent.body).toEqual(goblin.body);
    expect(cut('base/adventure/axe').body).toEqual(cut('base/adventure/helmet').body);
  });

  it('has no windows in a body, but in a ring', () => {
    expect(cut('base/adventure/goblin').whole?.length).toBeLessThan(cut('base/adventure/goblin').d.length);
    expect(cut('base/adventure/ring').whole).toBeUndefined();
  });

  it('of a creature that only a text names is made the same way', () => {
    expect(creatureScene('goblin', 'enemy').cut).toEqual(cut('base/adventure/goblin'));
  });
});

describe('whom one meets', () => {
  it('has a face, and the Maiden no sword', () => {
    for (const name of ['maiden', 'princess', 'prince', 'guide', 'alchemist', 'bandit', 'witch'])
      expect(drawingOf(`base/adventure/${name}`, 'follower')?.length, name).toBeGreaterThan(20);
    const blades = sword(0, 0).map(({ fill }) => fill);
    const maiden = drawingOf('base/adventure/maiden', 'follower') ?? [];
    expect(maiden.filter(({ fill }) => fill === blades[0])).toEqual([]);
  });

  it('has his own face when he serves another', () => {
    expect(drawingOf('base/henchman/thief', 'follower')).toBe(drawingOf('base/character/thief', 'character'));
  });
});
