// The same card with other data by edition: what is laid over a definition, and when.
import { describe, expect, it } from 'vitest';
import type { Def } from '../vocab/definition';
import { absent, copies, elsewhere, enemy, gain, gone, lose, overlay } from '.';
import { overlaid } from './overlaid';

const ogre = enemy('base/adventure/ogre', {
  subtype: 'monster',
  copies: 2,
  strength: 5,
  killed: [gain('gold')],
  origin: 'known',
});
const imp = enemy('base/adventure/imp', { subtype: 'spirit', craft: 2, origin: 'known' });
const defs: readonly Def[] = [ogre, imp];
const old = { edition: ['second', 'original'] } as const;

describe('overlays', () => {
  it('say nothing of a game whose options are others', () => {
    expect(overlaid(defs, [copies(ogre, old, 1)], { edition: 'digital' })).toBe(defs);
    expect(overlaid(defs, [copies(ogre, old, 1)], {})).toBe(defs);
  });
  it('hold when every option named has one of their values', () => {
    const both = copies(ogre, { ...old, fate: false }, 1);
    expect(overlaid(defs, [both], { edition: 'second', fate: true })[0]).toMatchObject({ copies: 2 });
    expect(overlaid(defs, [both], { edition: 'second', fate: false })[0]).toMatchObject({ copies: 1 });
  });
  it('are laid field by field, several over one definition, which stays as it is', () => {
    const over = [overlay(ogre, old, { strength: 6 }, ['killed']), copies(ogre, { fate: false }, 4)];
    const [changed, other] = overlaid(defs, over, { edition: 'original', fate: false });
    const { killed: _killed, ...rest } = ogre;
    expect(changed).toEqual({ ...rest, strength: 6, copies: 4 });
    expect(other).toBe(imp);
    expect(ogre).toMatchObject({ strength: 5, copies: 2, killed: [gain('gold')] });
  });
  it('leave a definition out of the game', () => {
    expect(overlaid(defs, [absent(ogre, old)], { edition: 'second' })).toEqual([imp]);
  });

  it('of another set hold only where it is played with, and beside each other', () => {
    const bites = { id: 'bites', static: [] } as const;
    const fromMoor = {
      ...elsewhere('enemy', ogre.id, {
        with: { killed: [lose('gold')] },
        adds: { keywords: ['wet'], abilities: [bites] },
      }),
      from: 'moor',
    };
    const fromHills = {
      ...elsewhere('enemy', ogre.id, { adds: { keywords: ['grim'] }, sets: ['moor'] }),
      from: 'hills',
    };
    const over = [fromMoor, fromHills];
    expect(overlaid(defs, over, {}, ['base'])).toBe(defs);
    expect(overlaid(defs, over, {}, ['base', 'hills'])).toBe(defs);
    expect(overlaid(defs, over, {}, ['base', 'moor'])[0]).toMatchObject({ killed: [lose('gold')], keywords: ['wet'] });
    expect(overlaid(defs, over, {}, ['base', 'moor', 'hills'])[0]).toMatchObject({ keywords: ['wet', 'grim'] });
    expect(overlaid(defs, [{ ...gone('enemy', ogre.id), from: 'moor' }], {}, ['base', 'moor'])).toEqual([imp]);
  });
});
