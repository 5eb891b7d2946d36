// What lies and stands on each space just now: the view, with what came and went since.
import type { CardView, Face, HeroView, PlayerView, SpaceView } from '../../../shared/contract/view';
import type { CardId, DefId, HeroId, SeatId } from '../../../shared/kernel/ids';
import { formSign, pathOf, signPath } from '../../art/icons';
import { lordOfScale } from '../../art/lords';
import type { Shell } from '../../app/shell.svelte';
import type { Overlay } from '../../timeline/overlay';

export type Lying = ReadonlyMap<DefId, SpaceView>;

export const lyingOn = (view: PlayerView, { laid, gone }: Overlay): Lying => {
  // A space that nothing went from stays the same one: what is drawn of it is not drawn again.
  const spaces = new Map(
    view.spaces.map((space) => [
      space.id,
      gone.size > 0 && space.cards.some(({ id }) => gone.has(id))
        ? { ...space, cards: space.cards.filter(({ id }) => !gone.has(id)) }
        : space,
    ]),
  );
  for (const [id, cards] of Object.entries(laid)) {
    const space = spaces.get(id) ?? { id, gold: 0, cards: [] };
    spaces.set(id, { ...space, cards: [...space.cards, ...cards] });
  }
  return spaces;
};

/** What speaks on a space: itself, or the uppermost of what lies over it. */
export const faceAt = (shell: Shell, lying: Lying, space: DefId): Face | undefined => {
  const over = lying.get(space)?.over?.at(-1);
  return (over === undefined ? undefined : shell.face(over.def)) ?? shell.face(space);
};

/** Who stands on a space: a character, or a figure that belongs to nobody. */
export type Stander = {
  readonly id: HeroId | CardId;
  readonly def: DefId;
  readonly sign: string;
  /** In another body than his own. */
  readonly other: boolean;
  readonly place?: number;
  readonly seat?: SeatId;
  /** It lies there and does not stand: whose scale it is. */
  readonly lord?: string;
};

const ofHero = (hero: HeroView, place: number): Stander => ({
  id: hero.id,
  def: hero.def,
  seat: hero.seat,
  place,
  other: hero.form !== undefined,
  sign: hero.toad !== undefined ? signPath('toad') : hero.form !== undefined ? formSign(hero.form) : pathOf(hero.def),
});
const ofFigure = (shell: Shell, { id, def }: CardView): Stander => {
  const lord = lordOfScale(def);
  return { id, def, other: false, sign: pathOf(def, shell.face(def)), ...(lord === undefined ? {} : { lord }) };
};

/** With those who are on their way. */
export const crowdsOf = (
  shell: Shell,
  view: PlayerView,
  lying: Lying,
  { at }: Overlay,
): ReadonlyMap<DefId, readonly Stander[]> => {
  const all = [
    ...view.seats.flatMap(({ hero, out, look }, i) =>
      hero === undefined || out ? [] : [{ space: hero.space, stander: ofHero(hero, look ?? i) }],
    ),
    ...[...lying.values()].flatMap(({ id, figures }) =>
      (figures ?? []).map((card) => ({ space: id, stander: ofFigure(shell, card) })),
    ),
  ];
  const crowds = new Map<DefId, readonly Stander[]>();
  for (const { space, stander } of all) {
    const where = at[stander.id] ?? space;
    crowds.set(where, [...(crowds.get(where) ?? []), stander]);
  }
  return crowds;
};

/** Without what only lies there. */
export const uprightOf = (crowds: ReadonlyMap<DefId, readonly Stander[]>): ReadonlyMap<DefId, readonly Stander[]> =>
  new Map([...crowds].map(([space, crowd]) => [space, crowd.filter(({ lord }) => lord === undefined)]));
export type LaidScale = { readonly def: DefId; readonly lord: string };
export const scalesOf = (crowd: readonly Stander[] | undefined): readonly LaidScale[] =>
  (crowd ?? []).flatMap(({ def, lord }) => (lord === undefined ? [] : [{ def, lord }]));

/** A space that somebody has marked as his own. */
export type Mark = { readonly hero: HeroView; readonly place: number };
export type Marks = ReadonlyMap<DefId, readonly Mark[]>;

export const marksOf = (view: PlayerView): Marks => {
  const marks = new Map<DefId, readonly Mark[]>();
  view.seats.forEach(({ hero, look }, i) => {
    if (hero?.mark !== undefined) marks.set(hero.mark, [...(marks.get(hero.mark) ?? []), { hero, place: look ?? i }]);
  });
  return marks;
};
