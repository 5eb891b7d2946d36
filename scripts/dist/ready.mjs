// Can these packages be built here? Asked before anything is built, because electron-builder's own answer is a trace.

/** @typedef {import('./options.mjs').System} System */

/**
 * @typedef {object} Surroundings
 * @property {NodeJS.Platform} platform of the computer that builds
 * @property {boolean} runtime is the Electron runtime for the target here?
 * @property {boolean} reach does the page answer from which runtime and tools are fetched?
 * @property {(tool: string) => string | undefined} lacks what is not in the folder that a variable names for this tool
 * @property {(tool: string) => boolean} has is this tool here (a program, or one that was fetched before)?
 */

/**
 * What electron-builder fetches, and the variable by which it is told that there is one here already. It does not look
 * for them on the path, fpm apart, when it is told to.
 * @type {Readonly<Record<string, string>>}
 */
export const NAMED_BY = {
  '7zip': 'ELECTRON_BUILDER_7ZIP_PATH',
  appimage: 'APPIMAGE_TOOLS_PATH',
  fpm: 'CUSTOM_FPM_PATH',
  nsis: 'ELECTRON_BUILDER_NSIS_DIR',
  'nsis-resources': 'ELECTRON_BUILDER_NSIS_RESOURCES_DIR',
};

/**
 * What electron-builder fetches from a release page for each kind. @type {Readonly<Record<string, readonly string[]>>}
 */
const FETCHED = {
  AppImage: ['appimage'],
  deb: ['fpm'],
  rpm: ['fpm'],
  'tar.gz': ['7zip'],
  zip: [],
  dmg: [],
  nsis: ['nsis', 'nsis-resources', '7zip'],
  portable: ['nsis', 'nsis-resources', '7zip'],
  dir: [],
};

/**
 * What has to be installed by hand. @type {Readonly<Record<string, readonly (readonly [program: string, how:
 * string])[]>>}
 */
const PROGRAMS = { rpm: [['rpmbuild', 'Debian has it in the package rpm']] };

/**
 * The first thing that is missing, in one sentence; `undefined` when all is there.
 * @param {System} system @param {readonly string[]} kinds @param {Surroundings} at
 * @returns {string | undefined}
 */
export const missingFor = (system, kinds, at) => {
  if (system === 'mac' && at.platform !== 'darwin')
    return 'Packages for macOS can be built on macOS only: disk images and signatures need its own tools.';
  if (!at.runtime && !at.reach)
    return (
      'The Electron runtime is not here and the page that it comes from does not answer: ' +
      'name a folder that holds it with CROWNWARD_ELECTRON_DIST, or try again with a network.'
    );
  for (const kind of kinds) {
    for (const [program, how] of PROGRAMS[kind] ?? [])
      if (!at.has(program)) return `A package of the kind ${kind} needs the program ${program} (${how}).`;
    const tools = FETCHED[kind] ?? [];
    for (const tool of tools) {
      const lack = at.lacks(tool);
      if (lack !== undefined)
        return `${NAMED_BY[tool] ?? ''} must name a folder as electron-builder brings it, for a package of the kind ${kind}: ${lack} is not there.`;
    }
    const tool = tools.find((name) => !at.reach && !at.has(name));
    if (tool !== undefined)
      return (
        `A package of the kind ${kind} needs the tool ${tool}, which is not here, and the page that it comes from does not answer: ` +
        `name a folder that holds it with ${NAMED_BY[tool] ?? ''}, or try again with a network.`
      );
  }
  return undefined;
};
