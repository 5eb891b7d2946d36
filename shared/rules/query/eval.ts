// Amounts, conditions and filters, read in an environment. Pure: each is made into a function the first time that it is
// asked (made/), and that function is kept with the piece of text that it was made of.
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import { whole } from '../../kernel/whole';
import type { Reads } from '../state/stamp';
import type { AnyFilter } from '../vocab/event';
import type { Amount, CardFilter, Cond, HeroFilter, Selector, SpaceFilter } from '../vocab/select';
import type { Env, World } from './env';
import { numberOf, printed } from './made/amounts';
import { cardTest } from './made/cards';
import { heroTest } from './made/characters';
import { testOf } from './made/conditions';
import { eventTest } from './made/fights';
import { impersonalPart, inCommon } from './made/impersonal';
import type { Makers } from './made/made';
import { finderOf } from './made/selectors';
import { spaceTest } from './made/spaces';

/** A text is never written, so what was made of it holds as long as it is there. */
function once<Text extends object, F>(make: (makers: Makers, text: Text) => F): (text: Text) => F {
  const known = new WeakMap<Text, F>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = make(makers, text);
      known.set(text, found);
    }
    return found;
  };
}

const ofText = once<Exclude<Amount, number>, ReturnType<Makers['amount']>>(numberOf);
const makers: Makers = {
  amount: (a) => (typeof a === 'number' ? numberOf(makers, a) : ofText(a)),
  cond: once((all, c: Cond) => inCommon(c, testOf(all, c))),
  event: once(eventTest),
  card: once(cardTest),
  hero: once(heroTest),
  space: once(spaceTest),
  selector: once(finderOf),
};

/** Who asks where it does not matter who does. */
const NOBODY: HeroId = 'h0';

/** A number of an effect, read now. Whatever is not there counts as 0. */
export const amount = (env: Env, a: Amount): number => whole(typeof a === 'number' ? a : ofText(a).ask(env));
export const holds = (env: Env, c: Cond): boolean => makers.cond(c).ask(env);
/** Of a condition what is the same for whoever asks. @returns nothing where it says nothing of the kind */
const ofAll = once((_, c: Cond) => {
  const part = impersonalPart(c);
  if (part === undefined) return {};
  const { ask, hangsOn } = makers.cond(part);
  return { part: { ask: (w: World) => ask({ ...w, me: NOBODY, source: '' }), hangsOn } };
});
export const impersonalOf = (c: Cond): { readonly ask: (w: World) => boolean; readonly hangsOn: Reads } | undefined =>
  ofAll(c).part;
export const fitsEvent = (env: Env, f: AnyFilter): boolean => makers.event(f).ask(env);
export const fitsCard = (env: Env, id: CardId, f: CardFilter): boolean => makers.card(f).ask(env, id);
export const fitsHero = (env: Env, id: HeroId, f: HeroFilter): boolean => makers.hero(f).ask(env, id);
export const fitsSpace = (env: Env, id: DefId, f: SpaceFilter): boolean => makers.space(f).ask(env, id);
/** Ids of everything that a selector finds, in the order in which it is to be offered. */
export const select = (env: Env, selector: Selector): string[] => makers.selector(selector).all(env);
/** A creature's printed Strength or Craft. */
export const printedOf = (env: Env, id: CardId | undefined, what: 'strength' | 'craft'): number =>
  printed(makers, env, id, what);

/** Of what the answers hang, by the areas of the table (state/stamp.ts). */
export const amountHangsOn = (a: Amount): Reads => makers.amount(a).hangsOn;
export const condHangsOn = (c: Cond): Reads => makers.cond(c).hangsOn;
export const cardHangsOn = (f: CardFilter): Reads => makers.card(f).hangsOn;
export const heroHangsOn = (f: HeroFilter): Reads => makers.hero(f).hangsOn;
