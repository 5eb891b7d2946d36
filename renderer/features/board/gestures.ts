// Wheel, drag and pinch over the board. A drag of more than a few pixels is no click.
import type { BoardCamera } from './camera.svelte';
import type { Point } from './geometry';

const SLACK = 5;
const WHEEL = 0.0016;
/** A pinch on a touch pad comes as small turns of the wheel. */
const PINCH = 0.01;
const MOST = 60;

export const gestures =
  (camera: BoardCamera) =>
  (view: HTMLElement): (() => void) => {
    const held = new Map<number, Point>();
    let moved = 0;

    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = view.getBoundingClientRect();
      return { x: (clientX - left) / width, y: (clientY - top) / height };
    };
    const spread = (): number => {
      const [a, b] = [...held.values()];
      return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
    };
    const middle = (): Point => {
      const points = [...held.values()];
      return {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      };
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (!event.ctrlKey && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))) {
        const { width, height } = view.getBoundingClientRect();
        camera.drag({
          x: -(event.deltaX + (event.shiftKey ? event.deltaY : 0)) / width,
          y: event.shiftKey ? 0 : -event.deltaY / height,
        });
        return;
      }
      const turn = Math.max(
        -MOST,
        Math.min(MOST, event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1)),
      );
      camera.zoom(Math.exp(-turn * (event.ctrlKey ? PINCH : WHEEL * 3)), at(event));
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (held.size === 0) moved = 0;
      held.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const last = held.get(event.pointerId);
      if (last === undefined) return;
      const before = { spread: spread(), middle: middle() };
      const now = at(event);
      held.set(event.pointerId, now);
      const { width } = view.getBoundingClientRect();
      moved += Math.hypot(now.x - last.x, now.y - last.y) * width;
      if (moved < SLACK) return;
      if (held.size === 2 && before.spread > 0) camera.zoom(spread() / before.spread, middle());
      camera.held = true;
      const to = middle();
      camera.drag({ x: to.x - before.middle.x, y: to.y - before.middle.y });
    };
    const up = (event: PointerEvent): void => {
      held.delete(event.pointerId);
      if (held.size === 0) camera.held = false;
    };
    const click = (event: MouseEvent): void => {
      if (moved < SLACK) return;
      moved = 0;
      event.stopPropagation();
      event.preventDefault();
    };

    view.addEventListener('wheel', wheel, { passive: false });
    view.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    view.addEventListener('click', click, { capture: true });
    return () => {
      view.removeEventListener('wheel', wheel);
      view.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      view.removeEventListener('click', click, { capture: true });
    };
  };
