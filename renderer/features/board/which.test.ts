import { describe, expect, it } from 'vitest';
import { expansions } from '../../fixtures/expansions';
import base from '../../fixtures/faces.json';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { msg } from '../../../shared/kernel/ids';
import { whichSaid, withNear } from './spoken';
import { whichOf } from './which';
import { english, german, namesFrom, say } from '../../../shared/text/index';
import { namesIn } from '../../../shared/content/names';

type Faces = Parameters<typeof whichOf>[0];
const board = base as unknown as Faces;
const called = (faces: Faces, words: typeof en): readonly (readonly [string, string])[] => {
  const language = words === en ? english : german;
  const names = namesFrom(namesIn(words === en ? 'en' : 'de'));
  const which = whichOf(faces);
  return faces
    .filter(({ space }) => space !== undefined)
    .map(
      ({ id, name }) =>
        [id, [name, whichSaid(words, which.get(id), (one) => say(language, names, one))].join(', ')] as const,
    );
};

describe('spaces of one name', () => {
  it('are told apart by a neighbour of one name, else by the side of the board', () => {
    const names = new Map(called(board, en));
    const of = (id: string) => names.get(`base/space/${id}`);
    expect(['n', 'nw', 'ne', 'sw', 's', 'se'].map((side) => of(`fields_${side}`))).toEqual([
      'Fields, north',
      'Fields, by the Forest',
      'Fields, by the Crags',
      'Fields, by the Ruins',
      'Fields, south',
      'Fields, south-east',
    ]);
    expect(of('village')).toBe('Village, ');
    expect(new Map(called(board, de)).get('base/space/fields_sw')).toBe('Fields, bei den Ruinen');
    const to = (language: typeof english): string =>
      say(
        language,
        namesFrom(namesIn(language.id)),
        withNear(msg('option.goTo', { space: 'base/space/fields_sw' }), whichOf(board)),
      );
    expect(to(english)).toBe('Go to the Fields (by the Ruins)');
    expect(to(german)).toContain(' gehen (bei den Ruinen)');
    expect(new Map(called(board, de)).get('base/space/plains_s')).toMatch(/, im Süden$/);
  });

  it('go by the side that their id names, and else by where they lie', () => {
    const names = new Map(called(board, en));
    expect([names.get('base/space/hills_n'), names.get('base/space/hills_m'), names.get('base/space/hills_s')]).toEqual(
      ['Hills, by the Chapel', 'Hills, north-east', 'Hills, south'],
    );
  });

  it.each([
    ['the base game', board],
    ['the boards of expansions', expansions.faces ?? []],
  ])('have names of their own on %s, in each language', (_, faces) => {
    for (const words of [en, de]) {
      const names = called(faces, words).map(([, name]) => name);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });
});
