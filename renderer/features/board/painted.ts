// The layers of a picture as elements. They never change, so nothing has to watch them: a board has a thousand of them.
import type { Drawing } from '../../art/drawn';

const SVG = 'http://www.w3.org/2000/svg';

export const painted =
  (layers: Drawing) =>
  (group: SVGGElement): void => {
    group.replaceChildren(
      ...layers.map(({ d, fill = 'none', stroke, width, opacity }) => {
        const path = document.createElementNS(SVG, 'path');
        path.setAttribute('d', d);
        path.setAttribute('fill', fill);
        if (stroke !== undefined) path.setAttribute('stroke', stroke);
        if (width !== undefined) path.setAttribute('stroke-width', String(width));
        if (opacity !== undefined) path.setAttribute('opacity', String(opacity));
        return path;
      }),
    );
  };

/** All that has an outline: what throws a shadow, and what is lit around its rim. */
export const outlineOf = (layers: Drawing): string =>
  layers.map(({ d, fill, stroke }) => (fill === undefined || stroke === undefined ? '' : d)).join('');
