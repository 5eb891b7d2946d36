export * from './abilities';
export * from './definitions';
export * from './effects';
export * from './overlays';
