import { describe, expect, it } from 'vitest';
import { HOME, type Square } from './camera';
import { BoardCamera } from './camera.svelte';
import { SIZE } from './geometry';

const below: Square = { x: -SIZE / 2, y: SIZE, size: SIZE / 2 };
const room = { x: -100, y: SIZE + 100 };
const hill = { x: 200, y: 200 };
const camera = (): BoardCamera => {
  const one = new BoardCamera();
  one.world = { left: -SIZE / 2, top: 0, size: 1.5 * SIZE };
  return one;
};
const whole = { x: -SIZE / 4, y: 1.25 * SIZE, zoom: 2 };

describe('the camera follows', () => {
  it('one who goes onto a board beside the main one, so that all of it is seen, and back', () => {
    const one = camera();
    one.follow(room, below);
    expect(one.now).toEqual(whole);
    one.follow({ x: -300, y: SIZE + 300 }, below);
    expect(one.now).toEqual(whole);
    one.follow(hill);
    expect(one.now).toEqual(HOME);
  });

  it('and keeps all of it in sight while he walks along its edge', () => {
    const one = camera();
    one.follow(room, below);
    one.follow({ x: 5 - SIZE / 2, y: SIZE + 5 }, below);
    one.follow({ x: -5, y: 1.5 * SIZE - 5 });
    expect(one.now).toEqual(whole);
  });

  it('and leaves a person where he has looked himself', () => {
    const one = camera();
    one.follow(room, below);
    one.drag({ x: 0.1, y: 0 });
    const { zoom } = one.now;
    one.follow(hill);
    expect(one.now.zoom).toBe(zoom);
  });

  it('nobody while everything is seen', () => {
    const one = camera();
    one.fit();
    const all = one.now;
    one.follow(room, below);
    one.follow(hill);
    expect(one.now).toEqual(all);
  });

  it('an option that leads onto a board beside the main one, and comes back from it to all of the main board', () => {
    const one = camera();
    one.follow(room);
    expect(one.home).toBe(false);
    expect(one.partly).toBe(false);
    one.follow(hill);
    expect(one.now).toEqual(HOME);
  });

  it('somebody until there is nobody left to follow', () => {
    const one = camera();
    one.follow(room, below);
    one.release();
    expect(one.now).toEqual(HOME);
  });

  it('and stays near where a person has zoomed in himself, with the small map', () => {
    const one = camera();
    one.follow(room);
    one.nearer();
    const { zoom } = one.now;
    one.follow(hill);
    one.release();
    expect(one.now.zoom).toBe(zoom);
    expect(one.partly).toBe(true);
  });
});
