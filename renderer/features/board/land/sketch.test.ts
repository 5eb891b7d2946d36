import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawLand, EARTH, roadOf, ROADS } from './land';
import { sketchLand } from './sketch';

afterEach(() => vi.unstubAllGlobals());

describe('the ground at the first frame', () => {
  it('has the roads already, where the painted one has them', () => {
    vi.stubGlobal(
      'Path2D',
      class {
        readonly d: string;
        constructor(d: string) {
          this.d = d;
        }
      },
    );
    const strokes: { readonly d: string | undefined; readonly colour: unknown }[] = [];
    const colours = { addColorStop: () => undefined };
    const paper: Record<string, unknown> = {
      createRadialGradient: () => colours,
      stroke: (way?: { readonly d: string }) => strokes.push({ d: way?.d, colour: paper['strokeStyle'] }),
      ...Object.fromEntries(
        ['fillRect', 'beginPath', 'roundRect', 'fill', 'save', 'restore', 'clip'].map((name) => [
          name,
          () => undefined,
        ]),
      ),
    };
    sketchLand([])(paper as unknown as CanvasRenderingContext2D);
    const roads = strokes.filter(({ colour }) => colour === EARTH).map(({ d }) => d);
    expect(roads).toEqual(ROADS.map(roadOf));
    const painted = drawLand([]);
    for (const way of roads) expect(painted).toContain(way);
  });
});
