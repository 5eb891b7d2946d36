// Which option a scenario means by a name: its key, its words, or as little of them as leaves no doubt.
import type { Decision } from '../state/state';

type Option = Decision['options'][number];
/** Puts a label into words, so that options can be chosen by what the screen says. */
export type Speak = (label: Option['label']) => string;

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s-]+/g, '_');
const directions: Readonly<Record<string, string>> = { clockwise: 'cw', anticlockwise: 'ccw', counterclockwise: 'ccw' };

/** Without what tells it from others of its name or says what it is good for: "Woods (east)", "Ogre, held by the Thief". */
const named = (label: string): string => label.replace(/_\(.*\)$|,_.*$/, '');

/**
 * By key, by label, by the part of its key after the last colon; or by the card or the ability, where only one is meant.
 * @param loosely also the first words of the label, or the kind of thing alone (`attack`, `clockwise`), where only one is meant
 */
export function optionNamed(
  options: readonly Option[],
  name: string,
  speak: Speak,
  loosely: boolean,
): Option | undefined {
  const wanted = plain(name);
  const label = (o: Option): string => plain(speak(o.label));
  const only = (fits: (o: Option) => boolean): Option | undefined => {
    const fitting = options.filter(fits);
    return fitting.length === 1 ? fitting[0] : undefined;
  };
  const exact =
    options.find((o) => o.key === name) ??
    options.find((o) => label(o) === wanted) ??
    options.find((o) => named(label(o)) === wanted) ??
    options.find(
      (o) => o.key === wanted || (!o.minor && o.key.split(':').at(-1) === wanted) || (wanted === 'pass' && o.pass),
    ) ??
    only((o) => o.key.includes('#') && o.key.replace(/^do:/, '').split('#').includes(wanted)) ??
    only((o) => o.key.includes('#') && label(o).startsWith(`${wanted}_to_`));
  if (exact !== undefined || !loosely) return exact;
  return (
    only((o) => o.key.startsWith(`${directions[wanted] ?? wanted}:`)) ??
    only((o) => !o.minor && o.use === undefined && label(o).startsWith(`${wanted}_`))
  );
}
