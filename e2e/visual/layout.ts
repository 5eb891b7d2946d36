// What is wrong with how the screen lies: measured, not compared with pictures, because fonts differ between machines.
import type { Page } from 'playwright/test';
import type { Seen } from '../player';

/** Runs in the page. One line for each thing that sticks out, is cut off, or cannot be reached. */
const measure = (): readonly string[] => {
  const problems: string[] = [];
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight)
    problems.push(`the page is ${scrollWidth} by ${scrollHeight} in a window of ${clientWidth} by ${clientHeight}`);

  const nameOf = (one: Element): string =>
    `${one.tagName.toLowerCase()}${
      one
        .getAttribute('class')
        ?.replaceAll(/ ?svelte-\w+/g, '')
        .replace(/^(?=.)/, '.')
        .replaceAll(' ', '.') ?? ''
    } "${one.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}"`;
  const scroller = (one: Element): Element | undefined => {
    for (let at = one.parentElement; at !== null; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    return undefined;
  };
  // Under a dialog nothing is meant to be used; what is only for screen readers has no size.
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root: ParentNode = dialogs.at(-1) ?? document;
  const isShown = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.closest('.unseen') === null &&
    one.getBoundingClientRect().width > 2;
  const shown = (selector: string): Element[] => [...root.querySelectorAll(selector)].filter(isShown);
  const inside = (inner: DOMRect, outer: DOMRect, both: boolean): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    (!both || (inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1));
  const view = new DOMRect(0, 0, clientWidth, clientHeight);

  for (const one of shown('button, input, select, summary, h1, h2, h3, [role="alert"], p.count')) {
    const box = one.getBoundingClientRect();
    const within = scroller(one);
    if (!inside(box, view, within === undefined)) problems.push(`outside the window: ${nameOf(one)}`);
    if (within !== undefined && !inside(box, within.getBoundingClientRect(), false))
      problems.push(`outside what it scrolls in: ${nameOf(one)}`);
  }
  for (const panel of shown('section, aside, .options, dialog, .peek')) {
    if (scroller(panel) === undefined && !inside(panel.getBoundingClientRect(), view, true))
      problems.push(`outside the window: ${nameOf(panel)}`);
  }
  // Up and down is for reading; what lies to the side is not found.
  for (const one of shown('section, aside, dialog, .scroll')) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
      problems.push(`scrolls sideways (${one.scrollWidth} in ${one.clientWidth}): ${nameOf(one)}`);
  }
  for (const option of shown('.options button')) {
    const panel = option.closest('.options .list') ?? option.closest('.options');
    const section = option.closest('section');
    if (panel === null || section === null) continue;
    const scrolls = panel.scrollHeight > panel.clientHeight + 1;
    if (!inside(option.getBoundingClientRect(), panel.getBoundingClientRect(), !scrolls))
      problems.push(`outside its panel: ${nameOf(option)}`);
    if (!inside(panel.getBoundingClientRect(), section.getBoundingClientRect(), true))
      problems.push(`the options stick out of their panel: ${nameOf(option)}`);
  }
  // Cut off: more inside than there is room for, in what does not scroll.
  for (const one of shown(
    'h1, h2, h3, button, button .verb, button .detail, summary, legend, label > span, th, .name, p.count, .score, .result',
  )) {
    const style = getComputedStyle(one);
    if (style.display === 'inline' || /auto|scroll/.test(style.overflowX)) continue;
    if (one.scrollWidth > one.clientWidth + 1)
      problems.push(`cut off (${one.scrollWidth} in ${one.clientWidth}): ${nameOf(one)}`);
  }
  // Dots are no letters: what has no room for its words says other words, or fewer. A field scrolls by itself.
  for (const one of shown('*:not(select, input)')) {
    if (getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
      problems.push(`ends in dots (${one.scrollWidth} in ${one.clientWidth}): ${nameOf(one)}`);
  }
  // What a seat says stands side by side and below each other, never upon each other, and within the seat.
  for (const seat of shown('.seat')) {
    const told = [...seat.querySelectorAll('.name b, .player, .mark, [data-stat], .things, .event')].filter(isShown);
    const boxes = told.map((one) => one.getBoundingClientRect());
    told.forEach((one, i) => {
      const [box, whole] = [boxes[i] ?? new DOMRect(), seat.getBoundingClientRect()];
      if (!inside(box, whole, true)) problems.push(`outside its seat: ${nameOf(one)} in ${nameOf(seat)}`);
      for (const [j, other] of boxes.entries()) {
        if (j <= i) continue;
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 2 && down > 4) problems.push(`on each other: ${nameOf(one)} and ${nameOf(told[j] ?? one)}`);
      }
    });
  }
  // When a card asks is said below what it does.
  for (const card of shown('.asks')) {
    const [brief, when] = ['.brief', 'select'].map((one) => card.querySelector(one)?.getBoundingClientRect());
    if (brief !== undefined && when !== undefined && brief.bottom > when.top + 4)
      problems.push(`on each other: what ${nameOf(card)} does and when it asks`);
  }
  // What is pressed is 24 pixels large at least; the lines of the journal stand close, as lines do.
  for (const one of shown('button:not(.line *), summary')) {
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < 23.5)
      problems.push(`too small (${Math.round(width)} by ${Math.round(height)}): ${nameOf(one)}`);
  }
  for (const ribbon of shown('svg .ribbon')) {
    const text = ribbon.querySelector('text')?.getBoundingClientRect();
    const band = ribbon.querySelector('.band')?.getBoundingClientRect();
    if (text !== undefined && band !== undefined && !inside(text, band, false))
      problems.push(
        `wider than its ribbon (${Math.round(text.width)} in ${Math.round(band.width)}): ${nameOf(ribbon)}`,
      );
  }
  // Two options on each other: one of them cannot be pressed. What a list has scrolled away lies on nothing.
  const options = shown('.options button.option').flatMap((option) => {
    const box = option.getBoundingClientRect();
    const list = option.closest('.list')?.getBoundingClientRect();
    if (list === undefined) return [box];
    const ends = option.closest('.options')?.querySelector(':scope > .ends');
    // What ends the question stays at the foot of a panel that scrolls as a whole; the list goes on below it.
    const foot = ends && getComputedStyle(ends).position === 'sticky' ? ends.getBoundingClientRect().top : Infinity;
    const [top, bottom] = [Math.max(box.top, list.top), Math.min(box.bottom, list.bottom, foot)];
    return bottom > top ? [new DOMRect(box.x, top, box.width, bottom - top)] : [];
  });
  options.forEach((a, i) => {
    if (
      options
        .slice(i + 1)
        .some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        )
    )
      problems.push('two options overlap');
  });
  return [...new Set(problems)];
};

/** One of each: the form, the question without names and numbers, few options or many, and in a fight or not. */
export const kindOf = (form: string, { question, buttons }: Seen, fights: boolean): string => {
  const asked = question
    .replaceAll(/\d+/g, 'n')
    .replaceAll(/(?<!^|\. )\b[A-Z][\w']+/g, '')
    .replace(/^[A-Z][\w' ]+(?=: |, | is | has |'s )/, '')
    .replaceAll(/\s+/g, ' ');
  return `${form}${buttons.length > 5 ? ', many options' : ''}${fights ? ', fight' : ''}: ${asked}`;
};

export const SIZES = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
] as const;

/** What is wrong in any of the sizes, each line with where it was seen. */
export const layoutProblems = async (
  page: Page,
  where: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = SIZES,
): Promise<readonly string[]> => {
  const found: string[] = [];
  // The size that it has comes first, and the last one stays: with each other size all is laid out and drawn anew.
  const has = page.viewportSize()?.width;
  for (const size of [...sizes].sort((a, b) => Number(b.width === has) - Number(a.width === has))) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await page.evaluate(measure)).map((problem) => `${size.width}: ${where}: ${problem}`));
  }
  return found;
};
