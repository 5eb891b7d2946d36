// Conditions that say no more than that something can be done at all: not worth a word to a player.
import type { Amount, CardFilter, Cond } from '../rules/vocab/select';
import type { Verb } from '../rules/vocab/words';
import type { Program } from '../rules/vocab/effect';
import { same } from './exact';
import { isQuiet, isShown } from './keys';

/** What forbids these says so itself: whom no Spell affects is nobody's target. */
export const unspoken: ReadonlySet<Verb> = new Set<Verb>([
  'standIn',
  'beTargeted',
  'acceptQuest',
  'changeAlignment',
  'sufferRage',
  'sufferBreath',
]);

/** `inOption`: of something that one may choose, where owning what is given is understood. */
export function trivial(c: Cond, inOption = false): boolean {
  if ('all' in c) return c.all.every((x) => trivial(x, inOption));
  if ('any' in c) return inOption && c.any.every((x) => trivial(x, true));
  // What does not begin once more while it lasts needs no word; what holds while it lasts does.
  if ('not' in c) return 'lasting' in c.not || trivial(c.not);
  if ('turnIsOver' in c) return true;
  if ('status' in c) return !isShown(c.status);
  // A Spell that was gained is in the hand.
  if ('card' in c)
    // What lies beside the board works from there alone.
    return c.card === 'this'
      ? same(c.fits, { zone: 'table' })
      : c.card === 'eventCard' && c.fits.zone === 'hand' && c.fits.heldBy === 'me';
  // What it says can be done by whoever has it.
  if ('has' in c) return c.has.self === true;
  if ('may' in c) return unspoken.has(c.may) || silent(c);
  return 'is' in c && !isValue(c.is[2]) && within(c.is[0], c.is[1], inOption);
}

/** How many Spells he may have, less those that he has. */
export function isRoomForSpells([limit, held]: readonly [Amount, Amount]): boolean {
  if (typeof limit !== 'object' || !('stat' in limit) || limit.stat !== 'spellLimit') return false;
  return same(held, { count: { cards: { zone: 'hand', heldBy: limit.of ?? 'me' } } });
}

/** All that he could have at the start: more is asked than that there is something to pay with. */
const isValue = (x: Amount): boolean =>
  typeof x === 'object' && 'stat' in x && (x.stat === 'fateValue' || x.stat === 'lifeValue');

/** Enough gold to pay, lives to heal, room for a Spell, something there to be counted. */
function within(x: Extract<Cond, { is: unknown }>['is'][0], op: string, inOption: boolean): boolean {
  if (typeof x !== 'object') return false;
  // What a number is before anything changes it: done once already.
  if ('stat' in x && x.stat === 'moveDice') return true;
  if (op !== '>=' && op !== '>') return false;
  if ('missing' in x || 'printed' in x) return true;
  if ('stat' in x) return x.stat === 'gold' || x.stat === 'fate' || (inOption && x.part === 'counters');
  if ('left' in x) return inOption;
  if ('minus' in x) return isRoomForSpells(x.minus);
  return 'count' in x && inOption;
}

/** What kind of card it is, whoever has it: who that is has been said where he was chosen or met. */
const kindOfCard = ({ zone: _, heldBy: __, takeable: ___, ...kind }: CardFilter): string => JSON.stringify(kind);
function* cardsIn(x: unknown): Generator<CardFilter> {
  if (Array.isArray(x)) for (const item of x as readonly unknown[]) yield* cardsIn(item);
  else if (typeof x === 'object' && x !== null) {
    if ('cards' in x && typeof x.cards === 'object' && x.cards !== null) yield x.cards;
    for (const item of Object.values(x)) yield* cardsIn(item);
  }
}
/** Whether there is asked for what is then given, taken or put away. */
function isThenUsed(c: Cond, code: Program): boolean {
  const asked = 'has' in c ? c.has : 'exists' in c && 'cards' in c.exists ? c.exists.cards : undefined;
  if (asked === undefined) return false;
  if (code.some((e) => e.op === 'discardSpells') && (asked.kind === 'spell' || asked.zone === 'hand')) return true;
  return [...cardsIn(code)].some((f) => kindOfCard(f) === kindOfCard(asked));
}

/** Fate of the side that is then paid. */
const isPaid = ([x, op]: Extract<Cond, { is: unknown }>['is'], code: Program): boolean =>
  typeof x === 'object' &&
  'fateSide' in x &&
  op === '>=' &&
  code.some((e) => e.op === 'lose' && e.cost === true && e.side === x.fateSide);

/** Whether it says that a way can be chosen, or that there is something to choose for which it can. */
function opens(x: Cond, way: Cond | undefined, code: Program): boolean {
  if (way === undefined || same(way, x)) return way !== undefined;
  const where = 'exists' in x && 'cards' in x.exists ? x.exists.cards.where : undefined;
  return code.some(
    (e) => e.op === 'choose' && JSON.stringify(where) === JSON.stringify(way).replaceAll(`{"var":"${e.as}"}`, '"it"'),
  );
}

/** Ops by which such a number is used up; what only asks for it, and does something else, must be told of it. */
const spends: Readonly<Record<'gold' | 'fate' | 'missing' | 'room', RegExp>> = {
  gold: /"what":"gold"|"op":"(shop|layGold)"|"stat":"gold"/,
  fate: /"what":"fate"|"op":"(turnFate|keepDie)"|"stat":"fate"/,
  missing: /"op":"(heal|replenish)"|"missing"/,
  room: /"op":"(drawSpell|shop|search|take|put|deal|turnUp)"/,
};
/** Whether what follows pays, heals or fills that of which there is enough. */
function isSpent([x, , least]: Extract<Cond, { is: unknown }>['is'], code: Program): boolean {
  if (typeof x !== 'object') return true;
  const said = JSON.stringify(code);
  const isTold = typeof least !== 'number' || least <= 1 || said.includes(`"n":${least}`);
  if ('missing' in x) return isTold && spends.missing.test(said);
  if ('minus' in x) return isTold && spends.room.test(said);
  return !('stat' in x) || (x.stat !== 'gold' && x.stat !== 'fate') || spends[x.stat].test(said);
}

/** Not twice: he comes into a state that is told only where something hangs on it. */
const isOnce = (c: Cond, [first]: Program): boolean =>
  first?.op === 'status' && first.on && isQuiet(first.status) && same(c, { not: { status: first.status } });

/** A condition without what its text says anyway: that there is what it then chooses, pays or heals. */
export function telling(c: Cond | undefined, code: Program, encounter = false): Cond | undefined {
  if (c === undefined) return undefined;
  if ('all' in c) {
    const rest = c.all.filter((x) => telling(x, code, encounter) !== undefined);
    const [only] = rest;
    return rest.length > 1 ? { all: rest } : only;
  }
  if (trivial(c, encounter)) return 'is' in c && !isSpent(c.is, code) ? c : undefined;
  // Of several things that may be chosen one can be done: each says for itself when.
  if (
    'any' in c &&
    c.any.every((x) => code.some((e) => e.op === 'pick' && e.options.some((o) => opens(x, o.if, code))))
  )
    return undefined;
  if (encounter && 'any' in c && c.any.every((x) => telling(x, code, true) === undefined)) return undefined;
  if (encounter && isThenUsed(c, code)) return undefined;
  if ('is' in c && isPaid(c.is, code)) return undefined;
  if (isOnce(c, code)) return undefined;
  if ('canBuy' in c && code.some((e) => e.op === 'shop')) return undefined;
  // Of what is gained it says "if one is left".
  if ('canBuy' in c && c.from === 'talisman' && code.some((e) => e.op === 'gainCard' && e.from === c.from))
    return undefined;
  if ('exists' in c && JSON.stringify(code).includes(JSON.stringify(c.exists))) return undefined;
  return c;
}

/**
 * Conditions on what only one character can do, or a rule forbids whatever a card says (R4 CAN VS. CANNOT): the text
 * that they stand in does not tell.
 */
export const silent = (c: Cond): boolean =>
  same(c, { not: { fight: { evadable: false } } }) ||
  ('card' in c && same(c.fits, { keyword: 'copies' })) ||
  ('may' in c && (c.may === 'takeFree' || c.may === 'beRobbed' || c.may === 'acceptQuest'));
