// A card as a picture that is handed out shows it: its scene in the frame of its kind, and the name of a large one.
import { mount, unmount } from 'svelte';
import type { Face } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import { cardScene } from '../../art/scene';
import { kindKey, kindStyle } from '../../art/kinds';
import CardScene from '../cards/CardScene.svelte';
import { sign, TITLE, write, type Ink } from './paint';

export type Shown = {
  readonly def: DefId;
  readonly face: Face | undefined;
  /** Of a card that is large enough to be read. */
  readonly name?: string;
  readonly strength?: number;
  readonly craft?: number;
};
export type Place = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

/** The scene as the table has it. */
const sceneOf = async ({ def, face }: Shown, wide: number, high: number): Promise<HTMLImageElement> => {
  const holder = document.createElement('div');
  const scene = mount(CardScene, {
    target: holder,
    props: cardScene(def, face),
  });
  const svg = holder.querySelector('svg');
  svg?.setAttribute('width', String(wide));
  svg?.setAttribute('height', String(high));
  const text = svg === null ? '' : new XMLSerializer().serializeToString(svg);
  await unmount(scene);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
};

const value = (ink: Ink, name: 'strength' | 'craft', n: number, x: number, y: number, size: number): void => {
  sign(ink, name, x, y - size * 0.84, size, '#fff8e6');
  ink.textAlign = 'left';
  write(ink, String(n), x + size * 1.25, y, `700 ${size}px ${TITLE}`, '#fff8e6');
};

export const paintCard = async (ink: Ink, shown: Shown, { x, y, wide, high }: Place): Promise<void> => {
  const { frame, deep, trim } = kindStyle(kindKey(shown.def, shown.face));
  const unit = wide / 160;
  const edge = Math.max(2, 4 * unit);
  const fill = ink.createLinearGradient(x, y, x + wide, y + high);
  fill.addColorStop(0, frame);
  fill.addColorStop(1, deep);
  ink.fillStyle = '#1a120b';
  ink.beginPath();
  ink.roundRect(x, y, wide, high, 9 * unit);
  ink.fill();
  ink.fillStyle = fill;
  ink.strokeStyle = trim;
  ink.lineWidth = 1;
  ink.beginPath();
  ink.roundRect(x + edge, y + edge, wide - 2 * edge, high - 2 * edge, 6 * unit);
  ink.fill();
  ink.stroke();
  const head = shown.name === undefined ? 0 : 26 * unit;
  const foot = shown.strength === undefined ? 0 : 28 * unit;
  const inner = {
    x: x + 2 * edge,
    y: y + 2 * edge + head,
    wide: wide - 4 * edge,
    high: high - 4 * edge - head - foot,
  };
  ink.drawImage(await sceneOf(shown, inner.wide, inner.high), inner.x, inner.y, inner.wide, inner.high);
  ink.strokeRect(inner.x, inner.y, inner.wide, inner.high);
  if (shown.name !== undefined) {
    ink.textAlign = 'center';
    write(ink, shown.name, x + wide / 2, y + edge + 21 * unit, `700 ${17 * unit}px ${TITLE}`, '#fff8e6', inner.wide);
  }
  if (shown.strength !== undefined && shown.craft !== undefined) {
    const foots = y + high - 2 * edge - 5 * unit;
    value(ink, 'strength', shown.strength, x + wide * 0.16, foots, 18 * unit);
    value(ink, 'craft', shown.craft, x + wide * 0.56, foots, 18 * unit);
  }
};
