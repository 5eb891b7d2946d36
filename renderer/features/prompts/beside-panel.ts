// Where what has no room in a panel lies: left of it, beside what it is about, and on nothing that is to be seen.
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Kept free between the panel and what lies beside it, and at the window's edge, in pixels. */
const GAP = 8;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * All in pixels of the window.
 * @param near what it is about; it lies beside that where nothing speaks against it
 * @param keep what shall stay in sight
 * @param height of the window
 */
export function besidePanel(
  box: Pick<Rect, 'width' | 'height'>,
  panel: Rect,
  about: { readonly near: Rect | undefined; readonly keep: readonly Rect[]; readonly height: number },
): { readonly left: number; readonly top: number } {
  const left = Math.max(GAP, panel.left - GAP - box.width);
  const lowest = Math.max(GAP, about.height - GAP - box.height);
  const fit = (top: number): number => Math.min(Math.max(top, GAP), lowest);
  const at = (top: number): Rect => ({ left, top: fit(top), width: box.width, height: box.height });
  const wanted = about.near === undefined ? panel.top : about.near.top;
  const tops = [
    wanted,
    ...about.keep.flatMap((one) => [one.top - GAP - box.height, one.top + one.height + GAP]).map(fit),
    panel.top,
  ].map(at);
  const covers = (one: Rect): number => about.keep.reduce((sum, kept) => sum + overlap(one, kept), 0);
  const far = ({ top }: Rect): number => Math.abs(top - wanted);
  const best = tops.reduce((found, one) => {
    const more = covers(one) - covers(found);
    return more < 0 || (more === 0 && far(one) < far(found)) ? one : found;
  });
  return { left: best.left, top: best.top };
}
