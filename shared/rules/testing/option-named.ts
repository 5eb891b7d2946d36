// Which option a scenario means by a name: its key, its words, or as little of them as leaves no doubt.
import { shortKey } from '../../kernel/ids';
import type { Decision } from '../state/state';

type Option = Decision['options'][number];
/** Puts a label into words, so that options can be chosen by what the screen says. */
export type Speak = (label: Option['label']) => string;
/** Those that a name fits: none, the one that is meant, or several, of which nobody can know which. */
export type Named = readonly Option[];

export const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s-]+/g, '_');
const directions: Readonly<Record<string, string>> = { clockwise: 'cw', anticlockwise: 'ccw', counterclockwise: 'ccw' };

const fights: Readonly<Record<string, string>> = {
  battle: 'option.byStrength',
  psychic: 'option.byCraft',
  strength: 'option.byStrength',
  craft: 'option.byCraft',
};

/** Who does nothing before the dice goes on: the button says with which fight, and `fight` means that of a meeting. */
const goesOn = ({ label }: Option): boolean => label.id === 'option.fightOn';

/**
 * Without what tells it from others of its name or says what it is good for: "Woods (east)", "Ogre, held by the Thief".
 */
const named = (label: string): string => label.replace(/_\(.*\)$|,_.*$/, '');

/**
 * Of two equal cards (`ring`, `ring.2`) either may be taken; what cannot be chosen is not meant where something can.
 */
function meant(fitting: Named): Named {
  const open = fitting.filter((o) => !o.off);
  const those = open.length > 0 ? open : fitting;
  const kinds = new Set(those.map((o) => (o.target?.card === undefined ? o.key : o.key.replace(/\.\d+$/, ''))));
  return kinds.size === 1 ? those.slice(0, 1) : those;
}

/**
 * By key, by label, by the part of its key after the last colon; or by the card or the ability.
 * @param loosely also by the first words of the label, or the kind of thing alone (`attack`, `clockwise`, `evade`)
 */
export function optionNamed(options: Named, name: string, speak: Speak, loosely: boolean): Named {
  const wanted = plain(name);
  const label = (o: Option): string => plain(speak(o.label));
  const ways: ((o: Option) => boolean)[] = [
    (o) => o.key === name,
    (o) => label(o) === wanted,
    (o) => named(label(o)) === wanted,
    (o) => wanted === 'go_on' && goesOn(o),
    (o) => o.key === wanted || shortKey(o.key) === wanted,
    (o) => (!o.minor && shortKey(o.key).split(':').at(-1) === wanted) || (wanted === 'pass' && o.pass === true),
    // The card of that name comes before the ability: `armour` is the Armour where the Helmet's is called so, too.
    (o) => o.key.includes('#') && shortKey(o.key).replace(/^do:/, '').split('#')[0] === wanted,
    // `do:riding_horse`, where it can do one thing alone.
    (o) => o.key.startsWith('do:') && shortKey(o.key).split('#')[0] === wanted,
    (o) => o.key.split('#')[1] === wanted,
    (o) => o.key.includes('#') && label(o).startsWith(`${wanted}_to_`),
  ];
  if (loosely)
    ways.push(
      (o) => wanted === 'evade' && o.label.id === 'yes.evadeUnfriendly',
      (o) => o.key.startsWith(`${directions[wanted] ?? wanted}:`),
      // `reroll` where there is one die; a fight by Strength is a battle, one by Craft psychic combat.
      (o) => /\.\d+$/.test(o.key) && o.target === undefined && o.key.replace(/\.\d+$/, '') === wanted,
      (o) => o.label.id === fights[wanted],
      (o) => !o.minor && o.use === undefined && !goesOn(o) && label(o).startsWith(`${wanted}_`),
    );
  for (const way of ways) {
    const fitting = options.filter(way);
    if (fitting.length > 0) return meant(fitting);
  }
  return [];
}
