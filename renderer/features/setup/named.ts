// What the ids of a set-up are called; an id without words of its own is spaced out.
import { declared, type InWords } from '../../../shared/content/declared';
import { nameOf } from '../../../shared/kernel/ids';
import type { OptionOffer, OptionValue } from '../../../shared/contract/setup';

import type { Shell } from '../../app/shell.svelte';

/** `freeTrades` and `free_trades` become "Free trades". */
export const titled = (id: string): string => {
  const spaced = nameOf(id)
    .replace(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** What a set, its line or the line of one of its endings is in the language of the screen. */
const inWords = ({ words }: Shell, said: InWords | undefined): string | undefined =>
  said === undefined ? undefined : words.ofSet(said);
export const optionName = (shell: Shell, id: string): string =>
  shell.words.option(id)?.label ?? inWords(shell, declared.option(id)?.name) ?? titled(id);
export const optionHelp = (shell: Shell, id: string): string | undefined =>
  shell.words.option(id)?.help ?? inWords(shell, declared.option(id)?.help);
export const presetName = (shell: Shell, id: string): string =>
  shell.words.setup.presets.names[id]?.label ?? inWords(shell, declared.preset(id)?.name) ?? titled(id);
export const presetLine = (shell: Shell, id: string): string | undefined =>
  shell.words.setup.presets.names[id]?.help ?? inWords(shell, declared.preset(id)?.line);
export const setName = (shell: Shell, id: string): string => inWords(shell, declared.of(id)?.name) ?? titled(id);
export const setLine = (shell: Shell, id: string): string | undefined => inWords(shell, declared.of(id)?.line);
/** Under which heading it stands in the list. */
export const setKind = (id: string): string => declared.of(id)?.kind ?? 'small';
export const endingLine = (shell: Shell, id: string): string | undefined => inWords(shell, declared.endingLine(id));
export const levelName = ({ words }: Shell, id: string): string => words.setup.levels[id] ?? titled(id);

export const valueName = (shell: Shell, { id }: Pick<OptionOffer, 'id'>, value: OptionValue): string =>
  shell.words.option(id)?.values?.[String(value)] ??
  inWords(shell, declared.option(id)?.valueNames?.[String(value)]) ??
  (typeof value === 'boolean'
    ? value
      ? shell.words.setup.yes
      : shell.words.setup.no
    : typeof value === 'number'
      ? String(value)
      : titled(value));

/** Such as "30 to 55 min" or "1.5 to 2 h". */
export const timeName = ({ words, settings }: Shell, [low, high]: readonly [number, number]): string => {
  const halves = (minutes: number): string =>
    new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(
      Math.max(0.5, Math.round(minutes / 30) / 2),
    );
  return high < 90 ? words.setup.minutes(String(low), String(high)) : words.setup.hours(halves(low), halves(high));
};
