/** Where the renderer lives inside Electron: a scheme of our own, never file://. */
export const SCHEME = 'app';
export const BASE = new URL(`${SCHEME}://crownward/`);

/** `origin` of an app:// address is 'null' in Node, so protocol and host are compared. */
export const isOurs = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.protocol === BASE.protocol && url.host === BASE.host;
};
