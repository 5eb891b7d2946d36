// The text of a definition: which parts it has, in which order.
import { listOf } from '../joined';
import type { Ability } from '../../rules/vocab/ability';
import type {
  Def,
  EnemyDef,
  EventDef,
  FollowerDef,
  FormDef,
  ObjectDef,
  PlaceDef,
  QuestDef,
  StrangerDef,
} from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import { armourRun } from '../armour';
import { armourInPsychicCombat } from '../rules-of-game';
import { telling } from '../trivial';
import type { Elsewhere } from './elsewhere';
import { trophies } from './idioms';
import { firstTime, isPool, withoutSifting } from './whole';
import type { Para, Rule } from './rules';
import type { Walk } from './talk';
import { type Paras, abilities, does, led, note, noted } from './paras';
import { same } from '../exact';
import { sameAgain } from './same-again';
import { tasks } from './tasks';
import { toldOnce } from './told-once';
import { spell } from './definitions-spells';
import { deck, ending, figure, link, space, state, terrain, world } from './definitions-board';

/** What a Follower asks for joining somebody. */
function priceOf({ price, unpaid }: FollowerDef): Paras {
  if (price === undefined) return [];
  const asked =
    typeof price === 'number' ? ({ n: price, of: 'gold' } as const) : ({ n: price.life, of: 'life' } as const);
  return [{ p: 'price', ...asked, goes: unpaid === 'discarded' }];
}

type Met = EventDef | StrangerDef | PlaceDef;
type MetDef = Met | EnemyDef | ObjectDef | FollowerDef;
const meeting = (def: MetDef, at: Walk): Paras => {
  if (def.metIf === undefined) return does(def.met, at);
  const test = at.cond(def.metIf);
  const list = at.clauses(def.met ?? []);
  return list.length === 0 ? [] : [{ p: 'metIf', if: test, do: list }];
};

/** As soon as it can be paid, or has happened. */
function quest(def: QuestDef, at: Walk): Paras {
  const byDie = tasks(def, at);
  if (byDie) return byDie;
  const others = [...led('taken', def.taken, at), ...abilities(def, at).flatMap(fulfilled)];
  if (!def.deliver) return others;
  const { if: cond, do: code } = def.deliver;
  // What is paid comes first; that the card is laid down is a part of what follows.
  const end = code.findIndex((e) => e.op === 'moveTo');
  const isThis = (e: Program[number]): boolean => (e.op === 'discard' || e.op === 'remove') && e.card === 'this';
  const pay = at.clauses(code.slice(0, end).filter((e) => !isThis(e)));
  const goods = at.clauses([...code.filter(isThis), ...code.slice(end)]);
  // That there are trophies enough is said by what is given.
  const isWorth = code.some((_, i) => trophies(code.slice(i), at) !== undefined);
  const test = isWorth ? undefined : telling(cond, code, true);
  // What is lost and not given is no price.
  const isPaid = code.slice(0, end).every((e) => isThis(e) || e.op !== 'discard' || e.cost === true);
  return end < 0 || test !== undefined || pay.length === 0 || !isPaid
    ? [...others, { p: 'metIf', if: at.cond(cond), do: at.clauses(code) }]
    : [...others, { p: 'quest', pay, goods }];
}
/** A quest is fulfilled once: "as soon as", not "whenever". */
function fulfilled(para: Para): Paras {
  if (para.p !== 'rules') return [para];
  return para.rules.map((rule): Para => {
    if (rule.r !== 'when') return { p: 'rules', rules: [rule] };
    const [event] = rule.events;
    const [part, more] = rule.parts;
    return event && part && !more && !part.may && part.when.iff === undefined
      ? { p: 'quest', when: event, pay: [], goods: part.do }
      : { p: 'rules', rules: [rule] };
  });
}

/** What moves on, or is done with at last, does not lie here for ever. */
function staysHow(def: Met): 'always' | 'moves' | 'untilDiscarded' {
  const code = JSON.stringify(def.met ?? []);
  if (code.includes('"op":"lay","card":"this"')) return 'moves';
  return code.includes('"op":"discard","card":"this"') ? 'untilDiscarded' : 'always';
}
function ends(def: Met): Paras {
  if (def.kind === 'event') return [];
  if (def.stays === 'always') return [{ p: 'stays', how: staysHow(def) }];
  if (def.stays !== undefined) return [{ p: 'stays', how: def.stays }];
  // That it is discarded, come what may, is the first thing that it says.
  const [first] = def.met ?? [];
  const isGone = first?.op === 'discard' && first.card === 'this';
  return def.kind === 'stranger' && !isGone ? [{ p: 'stays', how: 'used' }] : [];
}
const met = (def: Met, at: Walk, elsewhere: readonly Elsewhere[]): Paras => {
  if (isPool(def)) return [{ p: 'pool', ...def.pool }, ...abilities(def, at), ...noted(def)];
  return [
    ...led('drawn', def.drawn, at),
    ...meeting(def, at),
    ...abilities(def, at, elsewhere),
    ...noted(def),
    ...ends(def),
  ];
};

/** What is done after every fight with it is done after the one in which it is killed. */
const isDoneAnyway = ({ killed, abilities = [] }: EnemyDef): boolean =>
  abilities
    .flatMap((x) => x.triggers ?? [])
    .some(
      (t) =>
        t.on === 'fought' &&
        t.stage === 'after' &&
        t.forced === true &&
        same([t.event, t.when, t.do], [undefined, { fight: { foeCards: { self: true } } }, killed]),
    );

function enemy(def: EnemyDef, at: Walk): Paras {
  const powers = (['strength', 'craft'] as const).flatMap((power): Paras => {
    const of = def[power];
    if (of === undefined || typeof of === 'number') return [];
    const yours = typeof of === 'object' && 'stat' in of && of.of === undefined && of.part === undefined;
    return [{ p: 'power', power, n: at.amount(of), yours: yours && of.stat === power }];
  });
  const both = def.strength !== undefined && def.craft !== undefined;
  return [
    ...led('drawn', def.drawn, at),
    ...powers,
    // With both Strength and Craft: in which kind of fight.
    ...(both ? [{ p: 'fights', battlesIf: def.battlesIf && at.cond(def.battlesIf) } as const] : []),
    ...led('approach', def.approach, at),
    ...meeting(def, at),
    ...abilities(def, at),
    ...(isDoneAnyway(def) ? [] : led('killed', def.killed, at)),
    ...note(def.noTrophy, 'noTrophy'),
    ...note(def.mustBeTrophy, 'mustBeTrophy'),
    ...(def.trophy === undefined ? [] : [{ p: 'trophy', rules: all(def.trophy, at.asTrophy()) } as const]),
    ...noted(def),
  ];
}

/** What is taken off all cards as soon as this one is taken says how it comes: "it is empty". */
const comesWithNone = (para: Para): Para =>
  para.p === 'led'
    ? {
        ...para,
        do: para.do.map((c) =>
          c.c === 'act' && c.act.v === 'takeTokens' && 'card' in c.act.on && c.act.on.card === 'np'
            ? { ...c, act: { ...c.act, none: true } }
            : c,
        ),
      }
    : para;
function thing(def: ObjectDef | FollowerDef, at: Walk, elsewhere: readonly Elsewhere[]): Paras {
  const follower = def.kind === 'follower' ? def : undefined;
  const saves = 'armour' in def ? def.armour : undefined;
  const against = 'against' in def ? def.against : undefined;
  const everyFight = against === 'both' || armourInPsychicCombat(at.rulesOfGame);
  return [
    ...led('drawn', def.drawn, at),
    ...meeting(def, at),
    ...note(def.mustTake, 'mustTake'),
    ...(follower ? priceOf(follower) : []),
    ...led(firstTime(def.taken) ? 'takenFirst' : 'taken', firstTime(def.taken) ?? def.taken, at).map(comesWithNone),
    ...(saves?.length
      ? [{ p: 'armour', from: armourRun(saves), saves, everyFight, psychic: against === 'psychic' } as const]
      : []),
    ...abilities(def, at, elsewhere),
    ...noted(def),
    ...(def.forbidden === undefined ? [] : [{ p: 'forbidden', to: listOf(def.forbidden) } as const]),
  ];
}

const form = (def: FormDef, at: Walk): Paras => {
  const { strength, craft, life, fate } = def;
  return [{ p: 'form', strength, craft, life, fate }, ...abilities(def, at)];
};
export const all = (list: readonly Ability[] | undefined, at: Walk): readonly Rule[] =>
  (list ?? []).flatMap((x) => at.rules(x));

type Part = Pick<
  NonNullable<Def['part']>,
  'abilities' | 'armour' | 'against' | 'weapon' | 'keywords' | 'follower' | 'harmonises'
>;
/** What a part makes of the whole. */
const gives = (part: Part, at: Walk): Para & { readonly p: 'part' } => ({
  p: 'part',
  rules: all(part.abilities, at),
  armour: part.armour,
  against: part.against,
  is: [...(part.weapon ? ['weapon'] : []), ...(part.keywords ?? [])],
  follower: part.follower,
  harmonises: part.harmonises,
});

/** What it gives in harmony: all that it gives anyway is not told again, only what comes besides. */
function inHarmony(part: NonNullable<Def['part']>, at: Walk): Paras {
  if (!part.harmony) return [];
  const [own, more] = [gives(part, at), gives(part.harmony, at)];
  const [{ rules, is = [] }, others] = [own, more.is ?? []];
  const { armour, against, follower, harmonises } = own;
  const isMore =
    rules.length + is.length > 0 &&
    [armour, against, follower, harmonises].every((x) => x === undefined) &&
    rules.every((x) => more.rules.some((y) => same(x, y))) &&
    is.every((x) => others.includes(x));
  if (!isMore) return [{ ...more, with: part.harmony.with }];
  const rest = more.rules.filter((x) => !rules.some((y) => same(x, y)));
  return [{ ...more, rules: rest, is: others.filter((x) => !is.includes(x)), with: part.harmony.with, besides: true }];
}

/** What any kind of card may have: two sides, what it gives as a part of another, what lies on it. */
function shared(def: Def, at: Walk): Paras {
  const { part, carries } = withoutSifting(def);
  return [
    ...Object.entries(def.sides ?? {}).map(([side, list]): Para => ({ p: 'side', side, rules: all(list, at) })),
    ...(part ? [gives(part, at)] : []),
    ...(part ? inHarmony(part, at) : []),
    ...(carries?.works ? note(true, 'carriesWorking') : note(carries !== undefined && !fills(def), 'carries')),
  ];
}
/** Whether it says itself what is put on it. */
const fills = (def: Def): boolean => JSON.stringify(def).includes('{"on":"this"}');

function own(def: Def, at: Walk, elsewhere: readonly Elsewhere[], place?: string): Paras {
  switch (def.kind) {
    case 'character': {
      const begins = {
        p: 'begins',
        spells: def.spells ?? 0,
        objects: (def.objects ?? []).map((o) => o.named),
      } as const;
      return [
        ...(begins.spells + begins.objects.length > 0 ? [begins] : []),
        ...led('begins', def.begins, at),
        ...abilities(def, at),
      ];
    }
    case 'form':
      return form(def, at);
    case 'ending':
      return ending(def, at);
    case 'link':
      return link(def);
    case 'rule':
      return [...led('begins', def.begins, at), ...abilities(def, at)];
    case 'event':
    case 'stranger':
    case 'place':
      return met(def, at, elsewhere);
    case 'object':
    case 'magicObject':
    case 'follower':
      return thing(def, at, elsewhere);
    case 'space':
      return space(def, at);
    case 'spell':
      return spell(def, at);
    case 'quest':
      return quest(def, at);
    case 'enemy':
      return enemy(def, at);
    case 'figure':
      return figure(def, at);
    case 'terrain':
      return terrain(def, at);
    case 'state':
      return state(def, at, place);
    case 'world':
      return world(def, at);
    case 'deck':
      return deck(def);
  }
}
/** One paragraph for each part of a text. `place`: where the card is carried out. */
export const parasOf = (def: Def, at: Walk, elsewhere: readonly Elsewhere[], place?: string): Paras =>
  toldOnce(sameAgain([...own(def, at, elsewhere, place), ...shared(def, at)]));
/** The rules of one ability, wherever the definition has it. */
export function rulesOf(def: Def, id: string, at: Walk): readonly Rule[] {
  const everything = [
    ...(def.abilities ?? []),
    ...Object.values(def.sides ?? {}).flat(),
    ...(def.part?.abilities ?? []),
    ...(def.part?.harmony?.abilities ?? []),
  ];
  const one = everything.find((x) => x.id === id);
  if (one) return toldOnce(at.rules(one));
  const trophy = def.kind === 'enemy' ? def.trophy?.find((x) => x.id === id) : undefined;
  return trophy ? at.asTrophy().rules(trophy) : [];
}
