// Spaces that a filter picks, as noun phrases and as adverbs: "ein anderes Feld in deiner Region", "auf einem
// Waldfeld".
import type { SpaceRef } from '../../rules/vocab/refs';
import type { SpaceFilter } from '../../rules/vocab/select';
import { listOf } from '../joined';
import { aToken, counted, none } from './counted';
import { or } from './grammar';
import { n, named, np, orNp, withDat, words, type Np } from './nouns';
import type { Form, Speak } from './speak';
import * as w from './words';

/** What each filter adds behind "Feld". */
const behindSpace: { readonly [K in keyof SpaceFilter]-?: (f: SpaceFilter, say: Speak) => string } = {
  id: none,
  named: none,
  other: none,
  is: none,
  adjacentAcrossRiver: none,
  tokens: (f) => (f.tokens === undefined ? '' : `mit ${aToken(f.tokens).dat}`),
  holds: (f, say) => (f.holds === undefined ? '' : `mit ${say.cards(f.holds, 'a').dat}`),
  empty: (f) => (f.empty ? 'ohne Charakter' : ''),
  not: notSpace,
  region: inRegion,
  sameRegionAs: (f, say) => (f.sameRegionAs === undefined ? '' : withDat('in', say.regionOf(f.sameRegionAs))),
  here: (f) => (f.here ? ', auf dem du stehst,' : ''),
  last: (f) => (f.last === undefined ? '' : f.last ? atEnd : notAtEnd),
  covered: (f) => (f.covered === undefined ? '' : f.covered ? underCard : notUnderCard),
};
const atEnd = 'am Ende eines Eckplans';
const notAtEnd = 'nicht am Ende eines Eckplans';
const underCard = ', über dem eine Karte liegt,';
const notUnderCard = ', über dem keine Karte liegt,';

/** The opposite of one thing is said by itself; of anything else: "außer der Stadt". */
function notSpace(f: SpaceFilter, say: Speak): string {
  const { not } = f;
  if (not === undefined) return '';
  if (Object.keys(not).length > 1) return `außer ${say.spaces(not, 'a').dat}`;
  if (not.tokens !== undefined) return `ohne ${aToken(not.tokens).akk.replace(/^eine /, '')}`;
  if (not.holds !== undefined) return `ohne ${say.cards(not.holds, 'a').akk.replace(/^eine?n? /, '')}`;
  if (not.empty) return 'mit einem Charakter';
  if (not.covered !== undefined) return not.covered ? notUnderCard : underCard;
  return outside(not, say) || `außer ${say.spaces(not, 'a').dat}`;
}

/** "außerhalb der Inneren Region". */
function outside(not: SpaceFilter, say: Speak): string {
  if (Object.keys(not).length > 1) return '';
  const regions = [...regionsOf(not, say), ...(not.sameRegionAs === undefined ? [] : [say.regionOf(not.sameRegionAs)])];
  return regions.length === 0 ? '' : `außerhalb ${orNp(regions).gen}`;
}

export function spaces(f: SpaceFilter, form: Form, say: Speak): Np {
  if (f.is !== undefined) return say.space(f.is);
  const ids = listOf(f.id);
  if (ids.length > 0) return orNp(ids.map((id) => say.placeOf(id)));
  const list = listOf(f.named);
  const own = list.filter((slug) => !w.isTerrain(slug));
  if (list.length > 0 && own.length === list.length) return orNp(own.map((slug) => named(say.names(slug))));
  if (f.here && list.length === 0) return say.space('here');
  const terrains = list.filter(w.isTerrain).map(w.terrain);
  const adj = words(f.other && 'ander~', f.adjacentAcrossRiver && 'direkt gegenüberliegend~');
  return counted(f.adjacentAcrossRiver && form === 'choice' ? 'a' : form, {
    nouns: terrains.length > 0 ? terrains : [w.square],
    ...(adj === '' ? {} : { adj }),
    post: words(...Object.values(behindSpace).map((phrase) => phrase(f, say))),
  });
}

function regionsOf(f: SpaceFilter, say: Speak): readonly Np[] {
  if (f.region === undefined) return [];
  return f.region === 'mine' ? [np(n('die Region'), say.me.his)] : listOf<string>(f.region).map((r) => say.region(r));
}

function inRegion(f: SpaceFilter, say: Speak): string {
  const regions = regionsOf(f, say);
  return regions.length === 0
    ? ''
    : or(regions.map((r) => withDat('in', r))).replace(
        /^in der (\S+) Region oder in der (\S+ Region)$/,
        'in der $1 oder $2',
      );
}

/** What is told of a space that is known already: "außerhalb der Inneren Region", "mit einem Feind". */
export const like = (f: SpaceFilter, say: Speak): string =>
  words(...Object.values(behindSpace).map((phrase) => phrase(f, say)));

/** What a space itself is like, rather than where it is. */
const isLike = (not: SpaceFilter | undefined): boolean =>
  not !== undefined &&
  Object.keys(not).length === 1 &&
  (not.tokens !== undefined || not.holds !== undefined || not.empty === true || not.covered !== undefined);

/** Where somebody is, as an adverb: "auf einem Waldfeld", "in der Äußeren Region", "im Dorf". */
export function spot(f: SpaceFilter, say: Speak): string {
  const ids = [...listOf(f.id), ...listOf(f.named).filter((slug) => !w.isTerrain(slug))];
  const terrains = listOf(f.named).filter(w.isTerrain).map(w.terrain);
  const parts = ids.map((id) => w.atPlace(id, say.names));
  const such = words(
    behindSpace.tokens(f, say),
    behindSpace.holds(f, say),
    isLike(f.not) && notSpace(f, say),
    behindSpace.covered(f, say),
    behindSpace.last(f, say),
  );
  if (terrains.length > 0) parts.push(words(withDat('auf', orNp(terrains.map((x) => np(x, 'ein')))), such));
  else if (such !== '') parts.push(`auf einem Feld ${such}`);
  return words(
    or([...new Set(parts)]),
    f.is === undefined ? '' : onSpace(f.is, say),
    f.here ? say.on('here') : '',
    inRegion(f, say),
    behindSpace.sameRegionAs(f, say),
    away(f.not, say),
    f.other ? 'auf einem anderen Feld' : '',
    f.empty ? 'allein auf einem Feld' : '',
  );
}

const onSpace = (is: SpaceRef, say: Speak): string => say.on(is);

function away(not: SpaceFilter | undefined, say: Speak): string {
  if (not === undefined || isLike(not)) return '';
  return outside(not, say) || `nicht ${spot(not, say)}`;
}
