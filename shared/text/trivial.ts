// Conditions that say no more than that something can be done at all: not worth a word to a player.
import type { Cond } from '../rules/vocab/select';
import type { Program } from '../rules/vocab/effect';
import { isShown } from './keys';

/** `inOption`: of something that one may choose, where owning what is given is understood. */
export function trivial(c: Cond, inOption = false): boolean {
  if ('all' in c) return c.all.every((x) => trivial(x, inOption));
  if ('any' in c) return inOption && c.any.every((x) => trivial(x, true));
  if ('not' in c) return trivial(c.not);
  if ('turnIsOver' in c || 'lasting' in c) return true;
  if ('status' in c) return !isShown(c.status);
  if ('has' in c || 'exists' in c) return inOption;
  // A Spell that was gained is in the hand.
  if ('card' in c) return c.card === 'eventCard' && c.fits.zone === 'hand' && c.fits.heldBy === 'me';
  // Whom no Spell affects is nobody's target: his own card says so.
  if ('may' in c) return c.may === 'standIn' || c.may === 'beTargeted' || silent(c);
  return 'is' in c && within(c.is[0], c.is[1], inOption);
}

/** Enough gold to pay, lives to heal, room for a Spell, something there to be counted. */
function within(x: Extract<Cond, { is: unknown }>['is'][0], op: string, inOption: boolean): boolean {
  if (typeof x !== 'object') return false;
  // What a number is before anything changes it: done once already.
  if ('stat' in x && x.stat === 'moveDice') return true;
  if (op !== '>=' && op !== '>') return false;
  if ('missing' in x || 'printed' in x) return true;
  if ('stat' in x) return x.stat === 'gold' || x.stat === 'fate' || (inOption && x.part === 'counters');
  if ('left' in x) return inOption;
  if ('minus' in x) return typeof x.minus[0] === 'object' && 'stat' in x.minus[0] && x.minus[0].stat === 'spellLimit';
  return 'count' in x && inOption;
}

/** A condition without what its text says anyway: that there is what it then chooses, pays or heals. */
export function telling(c: Cond | undefined, code: Program, encounter = false): Cond | undefined {
  if (c === undefined) return undefined;
  if ('all' in c) {
    const rest = c.all.filter((x) => telling(x, code, encounter) !== undefined);
    const [only] = rest;
    return rest.length > 1 ? { all: rest } : only;
  }
  if (trivial(c, encounter)) return undefined;
  if ('canBuy' in c && code.some((e) => e.op === 'shop')) return undefined;
  if ('exists' in c && JSON.stringify(code).includes(JSON.stringify(c.exists))) return undefined;
  return c;
}

/** Conditions on what only one character can do, or a house rule forbids: the text that they stand in does not tell. */
export const silent = (c: Cond): boolean => 'may' in c && (c.may === 'takeFree' || c.may === 'beRobbed');
