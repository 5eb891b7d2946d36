// Skins of the people of the sets.
export const FAIR = '#f3d3b2';
export const ROSY = '#efbd98';
export const TAN = '#e0ab7c';
export const OLIVE = '#cd9765';
export const BROWN = '#a9714a';
export const DEEP = '#82512f';
export const DARK = '#64402a';
