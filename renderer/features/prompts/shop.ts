// A shop is a shelf: what each thing costs and does, and what is out of reach apart from it.
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { DefId } from '../../../shared/kernel/ids';

type Shelf = { readonly mine: readonly Ware[]; readonly dear: readonly Ware[]; readonly rest: readonly Option[] };
export type Ware = { readonly option: Option; readonly def: DefId; readonly price?: number };

const SELLS: readonly string[] = ['option.buy', 'option.takeFree'];

const wareOf = (option: Option): Ware | undefined => {
  const { def, n } = option.label.args ?? {};
  if (!SELLS.includes(option.label.id) || typeof def !== 'string') return undefined;
  return { option, def, ...(option.label.id === 'option.buy' && typeof n === 'number' ? { price: n } : {}) };
};

/**
 * What is no thing of the shelf, such as a Spell out of the deck, is offered below it.
 * @returns nothing where the question is none about wares
 */
export const shelfOf = ({ ask, shape, max }: Prompt, options: readonly Option[]): Shelf | undefined => {
  if (ask.id !== 'ask.shop' || shape !== 'pick' || max > 1) return undefined;
  const wares = options.flatMap((option) => wareOf(option) ?? []);
  if (wares.length === 0) return undefined;
  return {
    mine: wares.filter(({ option }) => option.off === undefined),
    dear: wares.filter(({ option }) => option.off !== undefined),
    rest: options.filter((option) => wareOf(option) === undefined),
  };
};
