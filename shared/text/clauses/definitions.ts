// The text of a definition: which parts it has, in which order.
import { declared } from '../../content/declared';
import { listOf } from '../joined';
import { nameOf } from '../../kernel/ids';
import type { Ability, Listening } from '../../rules/vocab/ability';
import type {
  DeckDef,
  Def,
  EndingDef,
  EnemyDef,
  EventDef,
  FigureDef,
  FollowerDef,
  FormDef,
  LinkDef,
  ObjectDef,
  PlaceDef,
  QuestDef,
  SpaceDef,
  SpellDef,
  StateDef,
  StrangerDef,
  TerrainDef,
  WorldDef,
} from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { armourRun } from '../armour';
import { once } from '../programs';
import { armourInPsychicCombat, goesOnAtPortal, opensTo } from '../rules-of-game';
import { isOwnDeck, withoutOwnDeck } from '../spaces';
import { telling } from '../trivial';
import { castTime } from './abilities';
import { atPlaces } from './at-places';
import type { Elsewhere } from './elsewhere';
import { trophies } from './idioms';
import { firstTime, isPool, raft, spared, withoutSifting } from './whole';
import { aboutWhom, senseOf } from './reactions';
import type { Lead, Note, Para, Rule } from './rules';
import type { Walk } from './talk';
import type { Clause, Clauses } from './tree';

/** What a Follower asks for joining somebody. */
const priceOf = (price: NonNullable<FollowerDef['price']>): Extract<Para, { readonly p: 'price' }> =>
  typeof price === 'number' ? { p: 'price', n: price, of: 'gold' } : { p: 'price', n: price.life, of: 'life' };

type Met = EventDef | StrangerDef | PlaceDef;
type MetDef = Met | EnemyDef | ObjectDef | FollowerDef;
type Paras = readonly Para[];

const note = (is: boolean | undefined, what: Note): Paras => (is === true ? [{ p: 'note', note: what }] : []);
const does = (code: Program | undefined, at: Walk): Paras => said(at.clauses(code ?? []));
const said = (list: Clauses): Paras => (list.length === 0 ? [] : [{ p: 'do', do: list }]);
function led(by: Lead, code: Program | undefined, at: Walk): Paras {
  const list = at.clauses(code ?? []);
  return list.length === 0 ? [] : [{ p: 'led', by, do: list }];
}
const ruled = (rules: readonly Rule[]): Paras => (rules.length === 0 ? [] : [{ p: 'rules', rules }]);
const noted = (def: Def): Paras => (def.keywords ?? []).map((key) => ({ p: 'keyword', key }));

/** A paragraph for each ability; what is said of all of them together comes first. */
function abilities(def: Def, at: Walk, elsewhere: readonly Elsewhere[] = []): Paras {
  const list = def.abilities ?? [];
  const whole = raft(list, at) ?? spared(list, at);
  if (whole) return whole.flatMap(ruled);
  const { rules, rest } = atPlaces(list, elsewhere, at);
  return [...ruled(rules), ...rest.flatMap((x) => ruled(at.rules(x)))];
}

const meeting = (def: MetDef, at: Walk): Paras => {
  if (def.metIf === undefined) return does(def.met, at);
  const test = at.cond(def.metIf);
  const list = at.clauses(def.met ?? []);
  return list.length === 0 ? [] : [{ p: 'metIf', if: test, do: list }];
};

/** As soon as it can be paid, or has happened. */
function quest(def: QuestDef, at: Walk): Paras {
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
  return end < 0 || test !== undefined || pay.length === 0
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
  return def.kind === 'stranger' ? [{ p: 'stays', how: 'used' }] : [];
}
const met = (def: Met, at: Walk): Paras => {
  if (isPool(def)) return [{ p: 'pool', ...def.pool }, ...abilities(def, at), ...noted(def)];
  return [...led('drawn', def.drawn, at), ...meeting(def, at), ...abilities(def, at), ...noted(def), ...ends(def)];
};

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
    ...led('killed', def.killed, at),
    ...note(def.noTrophy, 'noTrophy'),
    ...noted(def),
  ];
}

function thing(def: ObjectDef | FollowerDef, at: Walk, elsewhere: readonly Elsewhere[]): Paras {
  const follower = def.kind === 'follower' ? def : undefined;
  const saves = 'armour' in def ? def.armour : undefined;
  const against = 'against' in def ? def.against : undefined;
  const everyFight = against === 'both' || armourInPsychicCombat(at.rulesOfGame);
  return [
    ...led('drawn', def.drawn, at),
    ...meeting(def, at),
    ...note(def.mustTake, 'mustTake'),
    ...(follower?.price === undefined ? [] : [priceOf(follower.price)]),
    ...led(firstTime(def.taken) ? 'takenFirst' : 'taken', firstTime(def.taken) ?? def.taken, at),
    ...(saves?.length
      ? [{ p: 'armour', from: armourRun(saves), saves, everyFight, psychic: against === 'psychic' } as const]
      : []),
    ...abilities(def, at, elsewhere),
    ...noted(def),
    ...(def.forbidden === undefined ? [] : [{ p: 'forbidden', to: listOf(def.forbidden) } as const]),
  ];
}

/** The creature that one meets is the one that is evaded. */
function evadesIt(c: Clause, t: SpellDef['timing'][number]): Clause {
  const isMet = 'at' in t && t.at.includes('creatureMet');
  const isAny = c.c === 'act' && c.act.v === 'removeFoe' && c.act.card.card === 'np' && c.act.card.of.inFight === true;
  return isMet && isAny ? { ...c, act: { ...c.act, card: { card: 'it' } } } : c;
}
/** A Spell of two uses, each with its own effect: the one between turns, the other in a fight. */
function either(def: SpellDef, at: Walk): Paras | undefined {
  const [first, second, more] = def.timing;
  const [one, other, rest] = def.effect;
  const isFight = (c: Cond): boolean => 'fight' in c;
  if (
    first === undefined ||
    second === undefined ||
    more !== undefined ||
    rest !== undefined ||
    one?.op !== 'if' ||
    other?.op !== 'if' ||
    one.else !== undefined ||
    other.else !== undefined ||
    !('not' in one.cond) ||
    !isFight(one.cond.not) ||
    !isFight(other.cond) ||
    def.aim !== undefined
  )
    return undefined;
  const ways = (
    [
      [first, one.then],
      [second, other.then],
    ] as const
  ).map(([t, code]) => ({
    time: castTime(t, code, at),
    do: at.clauses(code).map((c) => evadesIt(c, t)),
  }));
  return [{ p: 'either', ways }, ...abilities(def, at)];
}

function spell(def: SpellDef, at: Walk): Paras {
  const two = either(def, at);
  if (two) return two;
  const code = [...(def.aim ?? []), ...def.effect];
  const times = def.timing.map((t) => castTime(t, code, at));
  const listening = def.timing.filter((t): t is Listening => 'stage' in t);
  const [first] = listening;
  const inner = first ? at.with({ event: senseOf(listening, aboutWhom(first, at)) }) : at;
  return [{ p: 'cast', times }, ...does(code, inner), ...abilities(def, at), ...note(def.stays, 'spellStays')];
}

type Gate = SpaceDef['links'][number] & { readonly gate: 'sentinel' | 'portal' };
const isGate = (x: SpaceDef['links'][number]): x is Gate => x.gate !== undefined;

const leaving = ({ leave, leaveIf }: SpaceDef): Program | undefined =>
  leave === undefined || leaveIf === undefined ? leave : [{ op: 'if', cond: leaveIf, then: leave }];
function space(def: SpaceDef, at: Walk): Paras {
  const gate = def.links.find(isGate);
  const instead = def.abilities?.flatMap((x) => x.static ?? []).find(isOwnDeck);
  const visit = at.clauses(def.visit ?? []);
  const code = JSON.stringify(def.visit ?? []);
  const isThrow = visit.some((c) => c.c === 'throw');
  // States that a space puts one into, told at the end.
  const states = isThrow ? [] : [...code.matchAll(/"status":"(\w+)","on":true/g)].map(([, status]) => status ?? '');
  const opens = opensTo(def, at.rulesOfGame) && !code.includes('"chart":"command"');
  return [
    ...does(def.arrive, at),
    ...(def.draw !== undefined && def.draw > 0
      ? [{ p: 'draws', n: def.draw, deck: instead?.instead ?? declared.regionDeck(def.region) ?? 'adventure' } as const]
      : []),
    ...said(visit),
    ...abilities(instead ? withoutOwnDeck(def) : def, at),
    ...[...new Set(states)].map((status): Para => ({ p: 'state', status })),
    ...note(def.keywords?.includes('needsTalisman'), 'needsTalisman'),
    ...led('again', def.again, at),
    ...(gate
      ? [
          {
            p: 'gate',
            gate: gate.gate,
            to: nameOf(gate.to),
            bridge: gate.way === 'bridge',
            goesOn: goesOnAtPortal(at.rulesOfGame),
          } as const,
        ]
      : []),
    ...led(def.leaveIf === undefined ? 'leaving' : 'leavingIf', leaving(def), at),
    ...note(def.stops ?? def.closed, def.closed ? 'closed' : def.last ? 'last' : 'stops'),
    ...note(opens, 'meetsHere'),
    ...note(def.characters === false && !opensTo(def, at.rulesOfGame), 'meetsNot'),
  ];
}

function ending(def: EndingDef, at: Walk): Paras {
  const { code, again } = once(def.visit ?? []);
  return [
    ...led('begins', def.begins, at),
    ...(def.lives === undefined ? [] : [{ p: 'lives', n: def.lives } as const]),
    ...does(def.arrive, at),
    ...does(code, at),
    ...note(again, 'fightsOn'),
    ...abilities(def, at),
  ];
}
const isAlways = (c: Cond): boolean => 'all' in c && c.all.length === 0;
/** What may be encountered in place of the space, and when it must be. */
function choice(def: FigureDef | TerrainDef, at: Walk): Paras {
  if (def.choice === undefined) return [];
  const { must, if: iff } = def.choice;
  if (must && isAlways(must)) return [{ p: 'choice', must: 'always' }];
  return [{ p: 'choice', may: iff ? at.cond(iff) : 'always', must: must && at.cond(must) }];
}
const startOf = (at: FigureDef['start']): Paras =>
  at === 'table' ? note(true, 'worldStart') : at === undefined ? [] : [{ p: 'start', at: nameOf(at) }];
const figure = (def: FigureDef, at: Walk): Paras => [
  ...startOf(def.start),
  ...choice(def, at),
  ...led('metFigure', def.met, at),
  ...abilities(def, at),
];
const terrain = (def: TerrainDef, at: Walk): Paras => [
  ...choice(def, at),
  ...does(def.arrive, at),
  ...(def.draw !== undefined && def.draw > 0 ? [{ p: 'draws', n: def.draw } as const] : []),
  ...does(def.visit, at),
  ...abilities(def, at),
];
const state = (def: StateDef, at: Walk): Paras => [
  ...led('held', def.taken, at),
  ...led('metState', def.met, at),
  ...abilities(def, at),
  ...noted(def),
];
const world = (def: WorldDef, at: Walk): Paras => [
  ...note(def.start, 'worldStart'),
  ...led('turnedUp', def.drawn, at),
  ...led('metWorld', def.met, at),
  ...abilities(def, at),
];
const deck = (def: DeckDef): Paras => [
  { p: 'deck', use: def.use },
  ...(def.show === undefined ? [] : [{ p: 'shows', n: def.show } as const]),
  ...(def.into === undefined ? [] : [{ p: 'into', deck: def.into } as const]),
  ...(def.regions === undefined ? [] : [{ p: 'standsFor', regions: def.regions } as const]),
];
const form = (def: FormDef, at: Walk): Paras => {
  const { strength, craft, life, fate } = def;
  return [{ p: 'form', strength, craft, life, fate }, ...abilities(def, at)];
};
const link = (def: LinkDef): Paras => [
  { p: 'link', way: def.link.way, from: nameOf(def.from), to: nameOf(def.link.to) },
];

const all = (list: readonly Ability[] | undefined, at: Walk): readonly Rule[] =>
  (list ?? []).flatMap((x) => at.rules(x));

/** What any kind of card may have: two sides, what it gives as a part of another, what lies on it. */
function shared(def: Def, at: Walk): Paras {
  const { part, carries } = withoutSifting(def);
  return [
    ...Object.entries(def.sides ?? {}).map(([side, list]): Para => ({ p: 'side', side, rules: all(list, at) })),
    ...(part ? [{ p: 'part', rules: all(part.abilities, at), armour: part.armour } as const] : []),
    ...(part?.harmony
      ? [
          {
            p: 'part',
            with: part.harmony.with,
            rules: all(part.harmony.abilities, at),
            armour: part.harmony.armour,
          } as const,
        ]
      : []),
    ...(carries ? note(true, carries.works ? 'carriesWorking' : 'carries') : []),
  ];
}
function own(def: Def, at: Walk, elsewhere: readonly Elsewhere[]): Paras {
  switch (def.kind) {
    case 'character': {
      const begins = {
        p: 'begins',
        spells: def.spells ?? 0,
        objects: (def.objects ?? []).map((o) => o.named),
      } as const;
      return [...(begins.spells + begins.objects.length > 0 ? [begins] : []), ...abilities(def, at)];
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
      return met(def, at);
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
      return state(def, at);
    case 'world':
      return world(def, at);
    case 'deck':
      return deck(def);
  }
}
/** One paragraph for each part of a text. */
export const parasOf = (def: Def, at: Walk, elsewhere: readonly Elsewhere[]): Paras => [
  ...own(def, at, elsewhere),
  ...shared(def, at),
];
/** The rules of one ability, wherever the definition has it. */
export function rulesOf(def: Def, id: string, at: Walk): readonly Rule[] {
  const everything = [
    ...(def.abilities ?? []),
    ...Object.values(def.sides ?? {}).flat(),
    ...(def.part?.abilities ?? []),
    ...(def.part?.harmony?.abilities ?? []),
  ];
  const one = everything.find((x) => x.id === id);
  return one ? at.rules(one) : [];
}
