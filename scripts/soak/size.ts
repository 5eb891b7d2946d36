// How much is tried: all of it in `npm run soak`, a small share in `npm test`.
export const isSoak = process.env['CROWNWARD_SOAK'] === '1';

export const size = (soak: number, test: number): number => (isSoak ? soak : test);
