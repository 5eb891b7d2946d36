// A shop is a shelf: what each thing costs and does, and what is out of reach apart from it.
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { DefId } from '../../../shared/kernel/ids';

export type Ware = { readonly option: Option; readonly def: DefId; readonly price?: number };

const SELLS: readonly string[] = ['option.buy', 'option.takeFree'];

const wareOf = (option: Option): Ware | undefined => {
  const { def, n } = option.label.args ?? {};
  if (!SELLS.includes(option.label.id) || typeof def !== 'string') return undefined;
  return { option, def, ...(option.label.id === 'option.buy' && typeof n === 'number' ? { price: n } : {}) };
};

/** @returns nothing where the question is none about wares */
export const shelfOf = (
  { ask, shape, max }: Prompt,
  options: readonly Option[],
): { readonly mine: readonly Ware[]; readonly dear: readonly Ware[] } | undefined => {
  if (ask.id !== 'ask.shop' || shape !== 'pick' || max > 1) return undefined;
  const wares = options.map(wareOf);
  if (!wares.every((ware) => ware !== undefined)) return undefined;
  return {
    mine: wares.filter(({ option }) => option.off === undefined),
    dear: wares.filter(({ option }) => option.off !== undefined),
  };
};
