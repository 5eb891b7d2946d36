// The texts of spaces, and of what stands on the board or beside it.
import { declared } from '../../content/declared';
import { nameOf } from '../../kernel/ids';
import type { Ability } from '../../rules/vocab/ability';
import type {
  DeckDef,
  EndingDef,
  FigureDef,
  LinkDef,
  SpaceDef,
  StateDef,
  TerrainDef,
  WorldDef,
} from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import { once } from '../programs';
import { goesOnAtPortal, opensTo } from '../rules-of-game';
import { apartOf, isOwnDeck, withoutOwnDeck } from '../spaces';
import type { Para } from './rules';
import type { Walk } from './talk';
import { type Paras, abilities, does, led, note, noted, said } from './paras';
import { isHeldStat } from './standing';

type Gate = SpaceDef['links'][number] & { readonly gate: 'sentinel' | 'portal' };
const isGate = (x: SpaceDef['links'][number]): x is Gate => x.gate !== undefined;

const leaving = ({ leave, leaveIf }: SpaceDef): Program | undefined =>
  leave === undefined || leaveIf === undefined ? leave : [{ op: 'if', cond: leaveIf, then: leave }];
const draws = ({ draw = 0, drawing }: Pick<SpaceDef, 'draw' | 'drawing'>, usual: string | undefined): Paras =>
  draw > 0 ? [{ p: 'draws', n: draw, deck: usual, ...drawing }] : [];
export function space(def: SpaceDef, at: Walk): Paras {
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
    ...draws(def, instead?.instead ?? declared.regionDeck(def.region) ?? 'adventure'),
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
    ...note(apartOf(def) !== undefined, apartOf(def) ?? 'stops'),
    ...note(opens, 'meetsHere'),
    ...note(def.characters === false && !opensTo(def, at.rulesOfGame), 'meetsNot'),
  ];
}

export function ending(def: EndingDef, at: Walk): Paras {
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
export const figure = (def: FigureDef, at: Walk): Paras => [
  ...startOf(def.start),
  ...choice(def, at),
  ...led('enters', def.drawn, at),
  ...led('metFigure', def.met, at),
  ...abilities(def, at),
];
/** What holds for whoever has it comes before what it does where it lies. */
const isHeld = (x: Ability): boolean => (x.static ?? []).length > 0 && (x.static ?? []).every(isHeldStat);
export const terrain = (def: TerrainDef, at: Walk): Paras => [
  ...abilities({ ...def, abilities: (def.abilities ?? []).filter(isHeld) }, at),
  ...choice(def, at),
  ...does(def.arrive, at),
  ...draws(def, undefined),
  ...does(def.visit, at),
  ...abilities({ ...def, abilities: (def.abilities ?? []).filter((x) => !isHeld(x)) }, at),
];
/** What happens as it is taken comes first, unless all of it is about a special case: then what it is for does. */
const isSpecial = ({ taken = [], abilities: own = [] }: StateDef): boolean =>
  own.length > 0 && taken.length > 0 && taken.every(({ op }) => op === 'if');
export const state = (def: StateDef, at: Walk, place?: string): Paras => [
  ...(isSpecial(def) ? [] : led('held', def.taken, at)),
  ...abilities(def, at),
  ...(isSpecial(def) ? led('held', def.taken, at) : []),
  ...carriedOut(def, at, place),
  ...noted(def),
];
function carriedOut(def: StateDef, at: Walk, place: string | undefined): Paras {
  const alike = isDoneAnyway(def);
  if (place === undefined) return alike ? note(true, 'metAlike') : led('metState', def.met, at);
  const list = at.clauses(def.met ?? []);
  return list.length === 0 ? [] : [{ p: 'carriedOut', at: place, alike, do: list }];
}
/** Whether it says no more than what may be done with it unasked. */
const isDoneAnyway = (def: StateDef): boolean =>
  def.met !== undefined && (def.abilities ?? []).some((x) => x.actions?.some((y) => same(y.do, def.met)));
export const world = (def: WorldDef, at: Walk): Paras => [
  ...note(def.start, 'worldStart'),
  ...led('turnedUp', def.drawn, at),
  ...led('metWorld', def.met, at),
  ...abilities(def, at),
];
export const deck = (def: DeckDef): Paras => [
  { p: 'deck', use: def.use },
  ...(def.show === undefined ? [] : [{ p: 'shows', n: def.show } as const]),
  ...(def.into === undefined ? [] : [{ p: 'into', deck: def.into } as const]),
  ...(def.regions === undefined ? [] : [{ p: 'standsFor', regions: def.regions } as const]),
];
export const link = (def: LinkDef): Paras => [
  { p: 'link', way: def.link.way, from: nameOf(def.from), to: nameOf(def.link.to) },
];
