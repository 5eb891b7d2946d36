// Files between the door, which speaks base64, and the person's own folders.

const CHUNK = 0x8000;
export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Hands a file to whoever sits there, as a download. */
export const handOut = (name: string, file: string, type = 'application/x-crownward'): void => {
  const address = URL.createObjectURL(new Blob([fromBase64(file)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download reads it for a while.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
};
