// Standing effects: which of them are one to a reader, for whom they hold and when.
import { nameOf } from '../../kernel/ids';
import type { Def } from '../../rules/vocab/definition';
import type { DeckMod, Permission, PowerMod, Reach, Static, StatMod } from '../../rules/vocab/ability';
import type { Amount, Cond } from '../../rules/vocab/select';
import { listOf } from '../joined';
import { isPermission, samePoints, withoutKind } from '../statics';
import { telling } from '../trivial';
import { same } from '../exact';
import { lessening } from './effect-parts';
import { counts } from './counting';
import { cardByCard } from './idioms-of-kings';
import type { Change, Permit, Standing } from './rules';
import { foesOf, forEachFoe, forEachOf, listed, withoutCreature } from './foes';
import { isYou, type Walk } from './talk';
import type { CardNp, Who } from './tree';
import type { When } from './tests';
import type { Alignment, CardKind } from './words';

export function whom(reach: Reach | undefined, at: Walk): Who {
  if (reach === undefined || reach === 'holder') return at.me;
  if (reach === 'everyone') return { key: 'everyone', is: 'everyone' };
  if (reach === 'others') return { key: 'everyoneElse', is: 'everyoneElse' };
  if (reach.where && same(reach, { where: { same: ['it', 'opponent'] } })) return at.who('opponent');
  return { key: `every:${JSON.stringify(reach)}`, is: 'group', of: at.heroes(reach), det: 'every' };
}

/** Whose turn it is, is said of whoever has the card. */
const isHolders = (when: Cond | undefined): boolean => when !== undefined && 'turnOf' in when && when.turnOf === 'me';
/** A condition on somebody is told of him. */
function hung(c: Cond | undefined, who: Who, at: Walk): When {
  const when = (who.key === at.me.key || isHolders(c) ? at : at.with({ me: who })).when(c);
  if (who.is !== 'opponent') return when;
  // The weapon is not his: he fights against it.
  return { ...when, adverbs: when.adverbs.map((x) => (x.a === 'using' ? { ...x, against: true } : x)) };
}

/** As much more as somebody has: no less than he. */
function footOf(add: Amount | undefined): Amount | undefined {
  if (typeof add !== 'object' || !('most' in add)) return undefined;
  const [none, more] = add.most;
  if (none !== 0 || typeof more !== 'object' || !('minus' in more)) return undefined;
  const [theirs, own] = more.minus;
  const isOwn = typeof own === 'object' && 'stat' in own && own.of === undefined;
  return isOwn && typeof theirs === 'object' && 'stat' in theirs && theirs.stat === own.stat ? theirs : undefined;
}

function change(m: Pick<StatMod, 'add' | 'set' | 'cap' | 'times' | 'least' | 'over' | 'toScore'>, at: Walk): Change {
  const foot = footOf(m.add);
  if (foot !== undefined) return { by: 'foot', n: at.amount(foot) };
  if (m.add !== undefined) {
    const less = lessening(m.add);
    const spares = m.least === 'one' ? ({ spares: true } as const) : {};
    const score = m.toScore ? ({ score: true } as const) : {};
    const more = { ...spares, ...score, ...(m.over ? ({ over: true } as const) : {}) };
    return less === undefined
      ? { by: 'add', n: at.amount(m.add), ...more }
      : { by: 'less', n: at.amount(less), ...more };
  }
  if (m.times !== undefined) return { by: 'times', n: m.times };
  return m.set === undefined ? { by: 'cap', n: at.amount(m.cap ?? 0) } : { by: 'set', n: at.amount(m.set) };
}

/** The Portal's procedure tells its dice by which ability it is opened: 1 is Craft, 2 Strength. */
function byWhat(c: Cond | undefined): 'strength' | 'craft' | undefined {
  if (!c || !('is' in c) || typeof c.is[0] !== 'object' || !('var' in c.is[0])) return undefined;
  return c.is[2] === 1 ? 'craft' : 'strength';
}

/** That it is fought itself needs no word in what a creature says of its own rolls. */
const foughtItself = (c: Cond): boolean => 'fight' in c && c.fight.foeCards?.self === true;
function ofItself(m: StatMod, at: Walk): Standing | undefined {
  if (m.stat !== 'foeRoll' || m.when === undefined || at.def.kind !== 'enemy') return undefined;
  const all = 'all' in m.when ? m.when.all : [m.when];
  if (!all.some(foughtItself)) return undefined;
  const who = whom(m.reach, at);
  const rest: Cond = { all: all.filter((c) => !foughtItself(c)) };
  return {
    s: 'stat',
    who,
    stat: m.stat,
    change: change(m, at),
    itself: true,
    // Whoever fights it is whom it speaks to.
    when: hung(rest, m.reach === 'everyone' ? at.me : who, at),
  };
}

function ofFoes(given: StatMod, at: Walk): Standing | undefined {
  if (given.stat !== 'foeRoll') return undefined;
  const each = given.add === undefined ? undefined : forEachOf(given.add);
  const found = each ? { foes: at.cards(each), rest: given.when } : foesOf(given.when, at);
  const who = whom(given.reach, at);
  if (!found) {
    const rest = withoutCreature(given.when);
    return rest && { s: 'stat', who, stat: 'foeRoll', change: change(given, at), when: hung(rest, who, at) };
  }
  const { foes, rest } = found;
  const by = change(each ? { ...given, add: 1 } : given, at);
  const which = foes === 'itself' ? { itself: true } : { foes };
  return { s: 'stat', who, stat: 'foeRoll', change: by, ...which, when: hung(rest, who, at) };
}

/** "where a space says to draw" has said that cards are drawn there. */
function withoutDraws(c: Cond | undefined): Cond | undefined {
  if (c === undefined || !('at' in c) || c.at.draws === undefined) return c;
  const { draws: _, ...rest } = c.at;
  return Object.keys(rest).length === 0 ? undefined : { ...c, at: rest };
}

/** Whether the card adds to the same number already wherever this holds: both are added. */
function isMore(m: StatMod, at: Walk): boolean {
  if (m.add === undefined || m.when === undefined) return false;
  const here = listed(m.when);
  const all = (at.def.abilities ?? []).flatMap((x) => x.static ?? []);
  return all.some(
    (x) =>
      'stat' in x &&
      x.stat === m.stat &&
      x.add !== undefined &&
      x.only === m.only &&
      same(x.reach, m.reach) &&
      listed(x.when).length < here.length &&
      listed(x.when).every((c) => here.some((own) => same(own, c))),
  );
}

/** What holds for everyone who fights an Enemy is said to whoever reads it there. */
const isFoughtHere = (m: StatMod, at: Walk): boolean =>
  m.reach === 'everyone' && at.def.kind === 'enemy' && same(m.when, { fight: { foeCards: { self: true } } });

/** A card that lies with a character: what it then adds is said to whoever has it. */
const liesWithHim = (c: Cond): boolean => same(c, { card: 'this', fits: { zone: 'held' } });
export const isHeldStat = (x: Static): x is StatMod =>
  'stat' in x && x.reach === undefined && listed(x.when).some(liesWithHim);
const saidToHolder = (m: StatMod): StatMod =>
  isHeldStat(m)
    ? { ...m, when: { all: listed(m.when).map((c) => (liesWithHim(c) ? { has: { self: true } } : c)) } }
    : m;

/** A Weapon gives Strength in battle and Craft in psychic combat, all else wherever it is used. */
function usedIn(what: StatMod['stat'], def: Def): 'battle' | 'psychic' | 'both' {
  if (what === 'strength' || what === 'craft') return what === 'craft' ? 'psychic' : 'battle';
  return ('against' in def ? def.against : def.part?.against) ?? 'battle';
}

function stat(given: StatMod, at: Walk): Standing {
  const m = saidToHolder(given);
  const own = ofItself(m, at) ?? ofFoes(m, at);
  if (own !== undefined) return own;
  const who = isFoughtHere(m, at) ? at.me : whom(m.reach, at);
  const n = m.set ?? m.add ?? m.cap;
  const by = byWhat(m.when);
  if (m.stat === 'portalDice' && typeof n === 'number' && (m.when === undefined || by !== undefined))
    return { s: 'portalDice', who, by, n, adds: m.add !== undefined, when: { adverbs: [] } };
  const weapon = m.only === 'weapon' ? usedIn(m.stat, at.def) : undefined;
  const each = m.stat === 'foeRoll' && m.add !== undefined ? forEachFoe(m.add) : undefined;
  if (each !== undefined)
    return {
      s: 'stat',
      who,
      stat: m.stat,
      change: change({ ...m, add: each }, at),
      weapon,
      when: hung(m.when, who, at),
    };
  const asked = m.stat === 'drawMore' ? withoutDraws(telling(m.when, [])) : m.when;
  const when = hung(weapon ? withoutKind(asked) : asked, who, at);
  const such = m.card && at.cards(m.card);
  return { s: 'stat', who, stat: m.stat, change: change(m, at), weapon, such, when, more: isMore(m, at) };
}

/** "+1 Strength and +1 Craft": two that are one to a reader. */
function points(x: Static, y: Static | undefined, at: Walk): Standing | undefined {
  if (!y || !('stat' in x) || !('stat' in y) || x.only || !samePoints(x, y)) return undefined;
  const list = [x, y].flatMap((m) =>
    (m.stat === 'strength' || m.stat === 'craft') && typeof m.add === 'number' ? [{ stat: m.stat, n: m.add }] : [],
  );
  if (list.length < 2) return undefined;
  const who = whom(x.reach, at);
  return { s: 'points', who, list, when: hung(x.when, who, at) };
}

/** So much, whatever adds to it. */
function exactly(x: Static, y: Static | undefined, at: Walk): Standing | undefined {
  if (!y || !('stat' in x) || !('stat' in y) || x.set === undefined || !same(y.cap, x.set)) return undefined;
  const { set, ...rest } = x;
  const { cap: _, ...others } = y;
  const said = same(rest, others) ? stat(x, at) : undefined;
  return said?.s === 'stat' ? { ...said, change: { by: 'only', n: at.amount(set) } } : undefined;
}

/** What adds the same to its Strength as to its Craft. */
function powers(x: Static, y: Static | undefined, at: Walk): Standing | undefined {
  if (!('power' in x) || !y || !('power' in y) || x.power === y.power || x.add === undefined) return undefined;
  const [said, other] = [power(x, at), power(y, at)];
  return said.s === 'power' && said.changes.length === 1 && same({ ...said, power: y.power }, other)
    ? { ...said, power: 'both' }
    : undefined;
}

/** He moves so many spaces in a turn, without rolling. */
function slow(x: Static, y: Static | undefined, at: Walk): Standing | undefined {
  if (
    !('stat' in x) ||
    x.stat !== 'movement' ||
    x.cap === undefined ||
    !y ||
    !isPermission(y) ||
    y.cannot !== 'rollForMovement' ||
    JSON.stringify(y.reach) !== JSON.stringify(x.reach)
  )
    return undefined;
  const who = whom(x.reach, at);
  return { s: 'slow', who, spaces: at.amount(x.cap), when: hung(x.when, who, at) };
}

/** Whom it stops where it lies, and who then chooses nobody else there. */
function halts(x: Static, y: Static | undefined, at: Walk): Standing | undefined {
  if (
    !isPermission(x) ||
    !y ||
    !isPermission(y) ||
    x.cannot !== 'passSpace' ||
    y.cannot !== 'meetCharacters' ||
    typeof x.reach !== 'object' ||
    JSON.stringify(y.reach) !== JSON.stringify(x.reach)
  )
    return undefined;
  return { s: 'halts', of: at.heroes(x.reach), when: { adverbs: [] } };
}

/** "only a character who ..." rather than "no character who does not ..." */
function only({ cannot, reach, card }: Permission, at: Walk): Standing | undefined {
  if ((cannot !== 'haveCard' && cannot !== 'takeCard') || !card?.self || typeof reach !== 'object') return undefined;
  const { where } = reach;
  return where && 'not' in where
    ? { s: 'only', does: cannot, of: at.heroes({ ...reach, where: where.not }), when: { adverbs: [] } }
    : undefined;
}

function power(x: PowerMod, at: Walk): Standing {
  const own = x.reach === 'everyone' || (x.reach === undefined && at.def.kind === 'enemy');
  const who = own ? at.me : whom(x.reach, at);
  const changes: Change[] = [];
  if (x.set !== undefined) changes.push({ by: 'set', n: at.amount(x.set) });
  if (x.times !== undefined) changes.push({ by: 'times', n: x.times });
  if (x.add !== undefined) changes.push(change({ add: x.add }, at));
  return {
    s: 'power',
    power: x.power,
    of: at.cards(x.of),
    self: x.of.self === true,
    by: own ? undefined : who,
    changes,
    least: x.least,
    when: at.when(x.when),
  };
}

function deck(x: DeckMod, at: Walk): Standing {
  const who = whom(x.reach, at);
  const isKind = x.when && 'source' in x.when && Object.keys(x.when.source).length === 1;
  const kinds = isKind ? listOf<CardKind>(x.when.source.kind) : [];
  return {
    s: 'deck',
    who,
    from: [x.drawFrom],
    instead: typeof x.instead === 'string' ? x.instead : { own: x.instead.own },
    where: kinds.length > 0 ? kinds : undefined,
    when: kinds.length > 0 ? { adverbs: [] } : hung(x.when, who, at),
  };
}

// permissions

/** "good characters": of what alignment those are whom one attacks. */
function alignmentOf(
  c: Cond | undefined,
): { readonly aligned: readonly Alignment[]; readonly rest: Cond | undefined } | undefined {
  const list = c && 'all' in c ? c.all : c ? [c] : [];
  const found = list.find((x) => 'alignment' in x && x.of === 'it');
  if (!found || !('alignment' in found)) return undefined;
  const [only, ...more] = list.filter((x) => x !== found);
  return { aligned: listOf(found.alignment), rest: more.length > 0 && only ? { all: [only, ...more] } : only };
}
/** Weapons are told by what they are used as. */
const gears: { readonly [K in NonNullable<Permission['can']>]?: CardNp['gear'] } = {
  useWeapon: ['weapon'],
  useArmour: ['armour'],
};
/** What is put on spaces: where that is has to be said. */
const placing: ReadonlySet<Permission['can']> = new Set<Permission['can']>(['placeTerrain', 'placeTokens']);
/** The same tokens on spaces of two kinds are named once. */
const onSpaces = (acts: readonly Permit[]): readonly Permit[] => {
  const [one, two, ...rest] = acts;
  // Whoever stops another has chosen his way.
  if (one?.verb === 'steer' && two?.verb === 'stopSteered') return [two, ...rest];
  return one?.tokens !== undefined && one.space && two?.space && same({ ...one, space: two.space }, two)
    ? [{ ...one, orSpace: two.space }, ...rest]
    : acts;
};
/** Whether it says no more than whom one fights. */
const isAgainst = (c: Cond): c is Extract<Cond, { fight: unknown }> =>
  'fight' in c && c.fight.foe !== undefined && Object.keys(c.fight).length === 1;
/** Whom one may evade is an object ("creatures"), not an adverb ("against a creature"). */
function permit(x: Permission, at: Walk): { readonly permit: Permit; readonly when: Cond | undefined } | undefined {
  const verb = x.cannot ?? x.can;
  if (verb === undefined) return undefined;
  const gear = gears[verb];
  // On a card it would be read as what they are cast at: "Spells from this card".
  const lent = verb === 'castSpell' && x.card?.on !== undefined ? { kinds: ['spell'] as const, leaves: true } : {};
  const cards = x.card && { ...at.cards(x.card), ...(gear ? { gear } : {}), ...lent };
  // Whose way it is has been said where he was chosen.
  const whom = verb === 'attack' ? alignmentOf(x.when) : undefined;
  if (whom) return { permit: { verb, cards, aligned: whom.aligned }, when: whom.rest };
  const met = verb === 'evade' && x.when && 'all' in x.when ? x.when.all.find(isAgainst) : undefined;
  if (met !== undefined && x.when && 'all' in x.when) {
    const [first, ...more] = x.when.all.filter((c) => c !== met);
    return {
      permit: { verb, cards, foe: met.fight.foe },
      when: first === undefined || more.length === 0 ? first : { all: [first, ...more] },
    };
  }
  if (verb === 'meetCharacters' && x.when && 'same' in x.when && x.when.same[0] === 'it')
    return { permit: { verb, cards, whom: at.who(x.when.same[1]) }, when: undefined };
  const when = (verb === 'steer' || verb === 'stopSteered') && x.when && 'same' in x.when ? undefined : x.when;
  // One that speaks of itself: "this card", and not whom one evades "against this card".
  const itself = when && 'fight' in when && when.fight.foeCards?.self === true && Object.keys(when.fight).length === 1;
  if (verb === 'evade' && itself && at.def.kind === 'enemy')
    return { permit: { verb, cards: at.cards({ self: true }) }, when: undefined };
  if (verb !== 'evade' || when === undefined || !('fight' in when) || when.fight.foe === undefined)
    return {
      permit: {
        verb,
        cards,
        tokens: x.tokens,
        space:
          (placing.has(verb) ||
            verb === 'stopShort' ||
            verb === 'avoid' ||
            (verb === 'passSpace' && (x.space?.holds ?? x.space?.tokens ?? x.space?.not))) &&
          x.space
            ? at.spaces(x.space)
            : undefined,
      },
      when,
    };
  const { foe, ...rest } = when.fight;
  return {
    permit: { verb, cards, foe },
    when: Object.keys(rest).length === 0 ? undefined : { fight: rest },
  };
}

const key = (x: Permission): string => JSON.stringify([x.when, x.reach, x.cannot === undefined]);

/** What others may not do if they are who is fought: it is the opponent who may not. */
function ofOpponent(x: Permission): Permission | undefined {
  if (x.reach !== 'others' || x.when === undefined || !('all' in x.when)) return undefined;
  const [rest, fight] = [x.when.all.filter((c) => !('same' in c)), x.when.all.find((c) => 'fight' in c)];
  const isHe = x.when.all.some((c) => 'same' in c && c.same[0] === 'it' && c.same[1] === 'opponent');
  if (!isHe || fight === undefined || !('fight' in fight)) return undefined;
  const { foe: _, ...kind } = fight.fight;
  return { ...x, when: { all: rest.map((c) => (c === fight ? { fight: kind } : c)) } };
}

function permissions(given: readonly Permission[], at: Walk): Standing | undefined {
  const list = given.map((x) => ofOpponent(x) ?? x);
  const [first] = list;
  if (!first) return undefined;
  const who = given.every((x) => ofOpponent(x)) ? at.who('opponent') : whom(first.reach, at);
  const when = hung(permit(first, at)?.when, who, at);
  const verbs = list.map((x) => x.cannot);
  const has = (...all: readonly Permission['cannot'][]): boolean => all.every((verb) => verbs.includes(verb));
  const plain = list.every((x) => x.card === undefined);
  if (plain && list.length === 2 && has('attack', 'psychicAttack')) return { s: 'truce', who, when };
  if (plain && list.length === 2 && has('meetSpace', 'useMeetings')) return { s: 'mustAttack', who, when };
  if (plain && has('act'))
    return { s: 'idle', who, when, casts: !has('castSpell'), ditches: !has('ditchCard'), moves: !has('move') };
  if (plain && isYou(who) && has('castSpell', 'beTargeted'))
    return { s: 'noSpells', who, when, command: has('castCommand'), things: false };
  const acts = list.flatMap((x) => {
    const one = permit(x, at);
    return one ? [one.permit] : [];
  });
  return acts.length === 0
    ? undefined
    : { s: first.cannot === undefined ? 'allowed' : 'forbidden', who, acts: onSpaces(acts), when };
}

/** Permissions that are no verb of whoever has them: "Spells do not affect you". */
const alone: ReadonlySet<Permission['can']> = new Set<Permission['can']>([
  'beAttackedBy',
  'loseCard',
  'meetCard',
  'countObjects',
  'skipRoll',
  'riseAgain',
]);
const isAlone = (x: Permission): boolean => alone.has(x.cannot ?? x.can);

/** Several of them at once are the same as one (the Minstrel). */
const isRepeated = (x: Static): boolean =>
  isPermission(x) && x.cannot === 'beAttackedBy' && !!x.when && 'fight' in x.when && !!x.when.fight.onlySubtype;

/** Of several decks cards of the same one are drawn instead. */
function decksInOne(list: readonly Standing[]): readonly Standing[] {
  const out: Standing[] = [];
  for (const next of list) {
    const before = out.at(-1);
    if (before?.s === 'deck' && next.s === 'deck' && same({ ...before, from: [] }, { ...next, from: [] }))
      out.splice(-1, 1, { ...before, from: [...before.from, ...next.from] });
    else out.push(next);
  }
  return out;
}

export function standing(mods: readonly Static[], at: Walk): readonly Standing[] {
  const out: Standing[] = [];
  const list = mods.filter((x) => !isRepeated(x));
  for (let i = 0; i < list.length; i++) {
    const x = list[i];
    if (!x) continue;
    const both =
      slow(x, list[i + 1], at) ??
      points(x, list[i + 1], at) ??
      powers(x, list[i + 1], at) ??
      halts(x, list[i + 1], at) ??
      exactly(x, list[i + 1], at);
    const joint = cardByCard(list.slice(i), at);
    if (joint) {
      out.push(stat(joint.mod, at));
      i += joint.used - 1;
    } else if (both) {
      out.push(both);
      i++;
    } else if (isPermission(x) && only(x, at)) {
      out.push(...[only(x, at)].filter((y) => y !== undefined));
    } else if (isPermission(x)) {
      const rest = list.slice(i);
      const end = rest.findIndex((y) => !isPermission(y) || key(y) !== key(x) || isAlone(y) !== isAlone(x));
      const group = isAlone(x) ? [x] : rest.slice(0, end < 0 ? rest.length : end).filter(isPermission);
      const said = permissions(group, at);
      if (said) out.push(said);
      i += group.length - 1;
    } else
      out.push(
        'stat' in x
          ? stat(x, at)
          : 'power' in x
            ? power(x, at)
            : 'countsAs' in x
              ? counts(x, whom(x.reach, at), hung(x.when, whom(x.reach, at), at), at)
              : 'reads' in x
                ? { s: 'reads', of: at.spaces(x.reads), as: nameOf(x.as), when: at.when(x.when) }
                : deck(x, at),
      );
  }
  return decksInOne(out);
}
