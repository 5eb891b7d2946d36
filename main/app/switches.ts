// Switches of Chromium that open a packed program to whoever is on the computer or the network. Fuses shut those of
// Node; these have none.
const SHUT = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'js-flags',
  'load-extension',
  'disable-web-security',
  'disable-site-isolation-trials',
  'renderer-cmd-prefix',
  'auto-open-devtools-for-tabs',
] as const;

/** The first of them that was given. @param has whether a switch was given */
export const shutSwitch = (has: (name: string) => boolean): string | undefined => SHUT.find(has);
