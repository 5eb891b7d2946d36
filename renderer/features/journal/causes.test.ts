import { expect, it } from 'vitest';
import type { ViewEvent } from '../../../shared/contract/event';
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import faces from '../../fixtures/faces.json';
import { digest } from './digest';
import { causesIn } from './fortune';

const KINDS = new Map(faces.map(({ id, kind }) => [id, kind]));
const at = {
  name: (def: DefId) => def.split('/').at(-1) ?? '',
  kind: (def: DefId) => KINDS.get(def),
};
const life = (hero: HeroId, by: number, source: DefId): ViewEvent => ({
  t: 'changed',
  hero,
  what: 'life',
  by,
  now: 3,
  source,
});
const PESTILENCE = 'base/adventure/pestilence';

it('whoever lost something by an Event is told which one it was, once', () => {
  const told = digest([
    life('h1', -1, PESTILENCE),
    { t: 'changed', hero: 'h1', what: 'gold', by: -1, now: 0, source: PESTILENCE },
    life('h2', -1, 'base/space/forest'),
    life('h0', -1, PESTILENCE),
  ]);
  expect(told.map((one) => causesIn(one, at))).toEqual([['pestilence'], [], ['pestilence']]);
});

it('what came to nothing had no cause', () => {
  const [one] = digest([life('h1', -1, PESTILENCE), life('h1', 1, 'base/space/chapel')]);
  expect(one && causesIn(one, at)).toEqual([]);
});
