// Spaces as noun phrases and as adverbs: "ein Feld ohne Charakter", "auf einem Waldfeld", "in der Äußeren Region".
import type { CardNp, SpaceNp } from '../clauses/tree';
import { akk, andNp, fixed, inside, np, orNp, told, whole, withDat, type Np } from '../speech/german-nouns';
import { joined, unique, words } from '../speech/words';
import { isOnlyRegion } from '../speech/shapes';
import { aToken, counted, formOf, nearest } from './counted';
import { ways, type Form, type German } from './speaker';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'oder');

const regions = (of: SpaceNp, s: German): readonly Np[] => [
  ...(of.myRegion ? [s.whose(of.myRegion, w.regionNoun)] : []),
  ...(of.regions ?? []).map((r) => np(w.region(r), 'der')),
];
/** "in der Äußeren oder Mittleren Region": the noun is said once. */
function inRegion(of: SpaceNp, s: German): string {
  const list = regions(of, s);
  const adjs = (of.regions ?? []).map((r) => w.regionStem(r));
  if (!of.myRegion && list.length > 1 && adjs.every((x) => x !== undefined))
    return withDat('in', np(w.regionNoun, 'der', { adj: or(adjs) }));
  return or(list.map((r) => withDat('in', r)));
}
/** "außerhalb der Inneren Region". */
const outside = (of: SpaceNp, s: German): string =>
  `außerhalb ${andNp([...regions(of, s), ...(of.regionOf ? [s.regionOf(of.regionOf)] : [])]).gen}`;
/** Anywhere but there: "außerhalb der Inneren Region", "(außer auf der Krone)". */
export const away = (of: SpaceNp, s: German): string => (isOnlyRegion(of) ? outside(of, s) : `(außer ${spot(of, s)})`);

type Told = { readonly post: string; readonly rel?: string };
const atEnd = 'am Ende eines Eckplans';
const over = (covered: boolean): string => `über dem ${covered ? 'eine' : 'keine'} Karte liegt`;
const only = (of: SpaceNp): boolean => Object.values(of).filter((x) => x !== undefined).length === 1;
/** What a space itself is like. */
function like(of: SpaceNp, s: German): Told {
  const rel = of.covered === undefined ? {} : { rel: over(of.covered) };
  return {
    ...rel,
    post: words(
      of.tokens !== undefined && withDat('mit', aToken(of.tokens)),
      of.holds &&
        (of.holds.zone === 'over'
          ? `${withDat('mit', s.cards({ ...of.holds, zone: undefined }, 'a'))} darüber`
          : withDat('mit', s.cards(of.holds, 'a'))),
      of.draws && (of.draws === 'more' ? 'mit noch zu ziehenden Karten' : 'zum Kartenziehen'),
      of.within !== undefined && `in höchstens ${of.within} ${of.within === 1 ? 'Feld' : 'Feldern'} Entfernung`,
      of.withinOf && withDat('von', s.place(of.withinOf)),
      of.besideOf && withDat('neben', s.place(of.besideOf)),
      of.namesake && `mit demselben Namen wie ${s.place(of.namesake).nom}`,
      of.empty && 'ohne Charakter',
      of.last && atEnd,
    ),
  };
}
const plain: ReadonlySet<string> = new Set(['kinds', 'subtypes', 'keywords', 'deck']);
/** Whether it tells what kind of card it is and no more: "ohne Schuppe". */
const isKind = (of: CardNp): boolean => Object.entries(of).every(([key, x]) => x === undefined || plain.has(key));
/** The opposite of one thing is said by itself; of anything else: "außer der Stadt". */
function unlike(of: SpaceNp | undefined, s: German): Told | undefined {
  if (of === undefined || !only(of)) return undefined;
  if (of.tokens !== undefined) return { post: `ohne ${np(w.token(of.tokens), '').akk}` };
  if (of.holds && isKind(of.holds)) return { post: `ohne ${np(s.parts.noun(of.holds), '').akk}` };
  if (of.holds) return { post: '', rel: `auf dem ${whole(s.cards(of.holds, 'none'))} liegt` };
  if (of.empty) return { post: 'mit einem Charakter' };
  if (of.last !== undefined) return { post: of.last ? `nicht ${atEnd}` : atEnd };
  return of.covered === undefined ? undefined : { post: '', rel: over(!of.covered) };
}
function notSpace(of: SpaceNp | undefined, s: German): Told {
  if (of === undefined) return { post: '' };
  return unlike(of, s) ?? { post: isOnlyRegion(of) ? outside(of, s) : `außer ${whole(spaces(of, 'a', s), 'dat')}` };
}
function about(of: SpaceNp, s: German): { readonly post: string; readonly rels: readonly string[] } {
  const own = like(of, s);
  const not = notSpace(of.not, s);
  return {
    post: words(own.post, not.post, inRegion(of, s), of.regionOf && withDat('in', s.regionOf(of.regionOf))),
    rels: [
      own.rel ?? '',
      not.rel ?? '',
      of.last === false ? `das nicht ${atEnd} liegt` : '',
      of.here && (of.terrains ?? []).length > 0 ? 'auf dem du stehst' : '',
    ],
  };
}
/** What is told of a space that is known already, behind "ist". */
export const spaceLike = (of: SpaceNp, s: German): string => {
  if (of.covered !== undefined) return of.covered ? 'von einer Karte bedeckt' : 'von keiner Karte bedeckt';
  return about(of, s).post;
};

export function spaces(of: SpaceNp, form: Form, s: German): Np {
  if (of.is) return s.place(of.is);
  if (of.places && !of.terrains) return orNp(of.places.map((id) => w.place(id, s.names)));
  if (of.here && !of.terrains) return s.place(of.here);
  const { nearest: near } = of;
  // "das erste Feld im Uhrzeigersinn ab dem Wald"
  const first = near?.way !== undefined && near.next === undefined;
  const adj = words(
    first && 'erst~',
    of.atRandom && 'zufällig bestimmt~',
    of.other && 'ander~',
    of.adjacent && 'angrenzend~',
    of.opposite && 'direkt gegenüberliegend~',
  );
  const { post: said, rels } = about(of, s);
  const post = words(said, near?.way && first && `${ways[near.way]} ab ${whole(s.place(near.to), 'dat')}`);
  const nouns = of.shop ? [w.shop] : of.terrains ? of.terrains.map(w.terrain) : [w.square];
  const few = form === 'any' && (of.opposite || of.other || of.adjacent || of.atRandom);
  const one = counted(formOf(few ? 'a' : form, of.nearest), { nouns, post, rels, ...(adj === '' ? {} : { adj }) }, s);
  return near && !first ? nearest(one, near, s) : one;
}

/** Where somebody is, as an adverb: "auf einem Waldfeld", "in der Äußeren Region", "im Dorf". */
export function spot(of: SpaceNp, s: German): string {
  const parts = unique((of.places ?? []).map((id) => w.atPlace(id, s.names)));
  const own = like(of, s);
  const not = unlike(of.not, s);
  const such = (head: string): string =>
    inside(
      akk(
        told(fixed(words(head, own.post, of.last === false && `nicht ${atEnd}`, not?.post), 'n'), [
          own.rel ?? '',
          not?.rel ?? '',
        ]),
      ),
    );
  const text = such('');
  const terrain = of.terrains && words(withDat('auf', orNp(of.terrains.map((x) => np(w.terrain(x), 'ein')))), text);
  const field = text === '' || terrain ? '' : of.empty && only(of) ? 'allein auf einem Feld' : such('auf einem Feld');
  const far = of.not && !not ? (isOnlyRegion(of.not) ? outside(of.not, s) : `nicht ${spot(of.not, s)}`) : '';
  return words(
    or([...parts, ...(terrain ? [terrain] : []), ...(field === '' ? [] : [field])]),
    of.is && s.on(of.is),
    of.here && s.on(of.here),
    of.closed !== undefined && (of.closed ? 'in Gefangenschaft' : 'in Freiheit'),
    of.other && 'auf einem anderen Feld',
    of.adjacent && 'auf einem angrenzenden Feld',
    inRegion(of, s),
    of.regionOf && withDat('in', s.regionOf(of.regionOf)),
    far,
    of.opposite && 'direkt gegenüber',
    of.oppositeTo && `direkt gegenüber ${s.place(of.oppositeTo).dat}`,
  );
}
