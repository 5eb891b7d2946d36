// A code is a row of signs of 5 bits each, in Crockford's alphabet: nothing in it is taken for something else when it
// is read out or typed, and a wrong sign never passes.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const GROUP = 4;

/**
 * CRC-15 of CAN: finds every burst of up to 15 bits, so any one wrong sign, and any two neighbours that changed places.
 */
const CHECK_POLYNOMIAL = 0x4599;
const CHECK_BITS = 15;
export const CHECK_SIGNS = 3;

const check = (symbols: readonly number[]): readonly number[] => {
  // Not 0, so that nothing put in front goes unseen.
  let crc = 0x5a5a & 0x7fff;
  for (const symbol of symbols) {
    for (let bit = 4; bit >= 0; bit--) {
      const top = ((crc >> (CHECK_BITS - 1)) & 1) ^ ((symbol >> bit) & 1);
      crc = ((crc << 1) & 0x7fff) ^ (top === 1 ? CHECK_POLYNOMIAL : 0);
    }
  }
  return [crc >> 10, (crc >> 5) & 31, crc & 31];
};

/** The signs with their check, in groups that an eye can hold. */
export const spell = (symbols: readonly number[]): string => {
  const signs = [...symbols, ...check(symbols)].map((symbol) => ALPHABET[symbol] ?? '').join('');
  return signs.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
};

export type Unspelt =
  | { readonly symbols: readonly number[] }
  | { readonly wrong: 'empty' | 'check' }
  | { readonly wrong: 'sign'; readonly sign: string };

/** Reads a code as people write it: small letters, spaces, O for 0 and I or L for 1 are all the same. */
export const unspell = (text: string): Unspelt => {
  const symbols: number[] = [];
  for (const sign of text.toUpperCase().replaceAll(/[\s\-\u2010-\u2015_.]/g, '')) {
    const value = ALPHABET.indexOf(MISREAD[sign] ?? sign);
    if (value < 0) return { wrong: 'sign', sign };
    symbols.push(value);
  }
  if (symbols.length === 0) return { wrong: 'empty' };
  const body = symbols.slice(0, -CHECK_SIGNS);
  const told = symbols.slice(-CHECK_SIGNS);
  return body.length > 0 && check(body).every((symbol, i) => symbol === told[i])
    ? { symbols: body }
    : { wrong: 'check' };
};
