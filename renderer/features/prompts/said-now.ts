// The sentence of the panel while nobody is asked: what is told, else what is waited for.
import type { Words } from '../../words/en';

type Now = {
  /** The dice of a fight are still in a hand here. */
  readonly poised: boolean;
  /** '' where nothing is told just now. */
  readonly told: string;
  /** The story stops for a key that is pressed here. */
  readonly isKept: boolean;
  /** It stops for dice of one's own: they are thrown, go on by themselves once they were read, or wait as well. */
  readonly rolls?: 'thrown' | 'goes' | 'waits' | undefined;
  /** Whom or what the game waits for otherwise. */
  readonly waits: string;
};

export const saidNow = (
  { poised, told, isKept, rolls, waits }: Now,
  { table }: { readonly table: Pick<Words['table'], 'yourThrow' | 'yourLook' | 'yourDice' | 'yourRoll'> },
): string => {
  if (poised) return table.yourThrow;
  if (told !== '') return told;
  if (!isKept) return waits;
  if (rolls === 'thrown') return table.yourDice;
  return rolls === 'goes' ? table.yourRoll : table.yourLook;
};
