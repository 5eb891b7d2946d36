// The same picture in another light: by night, on fire, under ice.
import { mix } from '../terrain';
import type { Drawing } from './layer';

/** @param share how much of the light there is, from 0 to 1 */
export const tinted = (drawing: Drawing, light: string, share: number): Drawing =>
  drawing.map((layer) => ({
    ...layer,
    ...(layer.fill === undefined ? {} : { fill: mix(layer.fill, light, share) }),
    ...(layer.stroke === undefined ? {} : { stroke: mix(layer.stroke, light, share * 0.4) }),
  }));
