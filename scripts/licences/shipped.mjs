// What others made that is inside our packages. The test of the packed program compares this with what was really
// bundled.

/** Bundled or packed as code. */
export const CODE = ['better-sqlite3', 'clsx', 'electron-log', 'svelte', 'valibot', 'ws', 'xstate'];
/** The runtime, letters and pictures: nothing of them stands in a bundle's map. */
const BESIDES = ['electron', '@fontsource/alegreya-sans', '@fontsource/cinzel', '@iconify-json/game-icons'];

export const SHIPPED = [...CODE, ...BESIDES].sort();
