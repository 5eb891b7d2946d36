import { expect, it } from 'vitest';
import { besidePanel } from './beside-panel';

const panel = { left: 930, top: 40, width: 430, height: 400 };
const box = { width: 300, height: 120 };
const near = { left: 940, top: 300, width: 400, height: 30 };
const about = { near, keep: [], height: 768 };

it('lies left of the panel, beside what it is about', () => {
  expect(besidePanel(box, panel, about)).toEqual({ left: 622, top: 300 });
  expect(besidePanel(box, panel, { ...about, near: undefined })).toEqual({ left: 622, top: 40 });
});

it('never lies below the window, and never outside it', () => {
  expect(besidePanel(box, panel, { ...about, near: { ...near, top: 700 } }).top).toBe(640);
  expect(besidePanel({ width: 1000, height: 900 }, panel, about)).toEqual({ left: 8, top: 8 });
});

it('leaves in sight what is to be seen, as near as that can be', () => {
  const kept = { left: 830, top: 290, width: 90, height: 90 };
  expect(besidePanel(box, panel, { ...about, keep: [kept] })).toEqual({ left: 622, top: 388 });
  // Elsewhere it is in nobody's way.
  expect(besidePanel(box, panel, { ...about, keep: [{ ...kept, left: 100 }] })).toEqual({ left: 622, top: 300 });
});
