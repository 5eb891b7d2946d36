// What an effect brings for a time: numbers, permissions, abilities.
import type { Ability, Permission, Trigger } from '../../rules/vocab/ability';
import type { EffectOf } from '../../rules/vocab/effect';
import type { Duration } from '../../rules/vocab/words';
import { forced, insteadOfNextMove, isCurse } from '../programs';
import { isPermission, onlyMoveDice, onlyPoints } from '../statics';
import type { Walk } from './talk';
import type { Clauses, Who } from './tree';
import type { Until } from './until';

export function untilOf(d: Duration): Until {
  if (typeof d !== 'object') return d;
  return 'whileStatus' in d ? 'status' : 'nextMoveOf' in d ? 'hisNextMove' : d;
}

/** Before a fight with it: whether it can be evaded. */
function evading(e: EffectOf<'modify'>, at: Walk): Permission | undefined {
  const [m, more] = e.mods;
  if (at.def.kind !== 'enemy' || e.until !== 'meeting' || !m || more || !isPermission(m)) return undefined;
  return (m.can ?? m.cannot) === 'evade' && m.card === undefined ? { ...m, card: { self: true } } : undefined;
}

export function modify(e: EffectOf<'modify'>, at: Walk): Clauses {
  const who = at.who(e.who);
  // What holds while it is met holds for the fight with it.
  const until = at.def.kind === 'enemy' && e.until === 'meeting' ? 'fight' : untilOf(e.until);
  const dice = e.until === 'nextMove' ? onlyMoveDice(e.mods) : undefined;
  if (dice !== undefined) return [{ c: 'act', who, act: { v: 'moveDice', ...dice } }];
  const points = onlyPoints(e.mods);
  const fight = points?.when && 'fight' in points.when ? points.when.fight.kind : undefined;
  if (points !== undefined && (points.when === undefined || fight !== undefined))
    return [
      {
        c: 'act',
        who,
        act: {
          v: 'points',
          add: at.amount(points.add),
          stat: points.stat,
          fight,
          printed: points.least === 'value',
          until,
        },
      },
    ];
  const its = evading(e, at);
  if (its) return [{ c: 'lasting', who, until: 'thisCard', standing: at.with({ me: who }).standing([its]) }];
  const isOneMove = until === 'nextMove' || until === 'hisNextMove';
  const standing = at
    .with({ me: who })
    .standing(e.mods)
    .map((x) => (x.s === 'slow' && isOneMove ? { ...x, once: true } : x));
  return standing.length === 0 ? [] : [{ c: 'lasting', who, until, standing }];
}

/** What happens once, at the end of a turn of one's own, says by itself how long it waits. */
const endsThisTurn = ({ until, ability: { triggers = [], ...rest } }: EffectOf<'grant'>): boolean =>
  typeof until === 'object' &&
  'turns' in until &&
  until.turns === 1 &&
  Object.keys(rest).every((key) => key === 'id') &&
  triggers.every(({ stage, on, whose }) => stage === 'after' && on === 'turnEnded' && whose === 'mine');

/** Waits for one occasion, "the next time", however long that is. */
const waitsForOne = ({ until, ability: { triggers = [] } }: EffectOf<'grant'>): boolean =>
  until === 'game' && triggers.length > 0 && triggers.every((t) => t.do.at(-1)?.op === 'endMods');

/** In his next turn he has no move, and encounters the space again. */
const staysNextTurn = ({ ability: { triggers = [] }, until }: EffectOf<'grant'>): boolean =>
  until === 'nextMove' &&
  triggers.length > 0 &&
  triggers.every((t) => t.on === 'turnBegan' && t.do.length === 1 && t.do[0]?.op === 'stay');

/** Whether it does no more than end the state that it lasts for. */
function endsState({ ability, until }: EffectOf<'grant'>): boolean {
  const state = typeof until === 'object' && 'whileStatus' in until ? until.whileStatus : undefined;
  const { triggers = [], actions, static: standing } = ability;
  const ends = (x: Trigger['do'][number]): boolean => x.op === 'status' && x.status === state && !x.on;
  return state !== undefined && !actions && !standing && triggers.every((t) => t.do.every(ends));
}

export function grant(e: EffectOf<'grant'>, at: Walk): Clauses {
  const who = at.who(e.who);
  const move = insteadOfNextMove(e);
  if (move !== undefined) {
    const inner = at.with({ me: who });
    return [{ c: 'insteadOfNextMove', who, must: move.must === true, do: inner.clauses(move.do) }];
  }
  if (staysNextTurn(e)) {
    const stays = { c: 'act', who, act: { v: 'stay' } } as const;
    return [{ c: 'insteadOfNextMove', who, must: true, do: [stays] }];
  }
  // What listens to its caster alone is no curse on others.
  const isCastersOwn = e.who === undefined && e.ability.triggers?.every((t) => t.whose === 'mine') === true;
  const isCursed = isCurse(at.def) && !isCastersOwn;
  const visitor: Who = { key: 'eventHero', is: 'that' };
  const ability: Ability = isCursed ? forced(e.ability) : e.ability;
  // How a state ends that he has come into is told where he is in it.
  if (endsState(e)) return [];
  const rules = at.with({ me: isCursed ? visitor : who, later: waitsForOne(e) }).rules(ability);
  const until = endsThisTurn(e) || waitsForOne(e) ? 'thisCard' : untilOf(e.until);
  // "Once per fight" for as long as this fight lasts: the next time.
  const told = rules.map((x) => (x.r === 'when' && x.once === until ? { ...x, once: undefined, next: true } : x));
  const ended = at.with({ me: who }).clauses(e.ability.ended ?? []);
  const behind = rules.length > 0;
  return [
    ...(behind ? [{ c: 'granted', who, until, rules: told } as const] : []),
    ...(ended.length > 0 ? [{ c: 'afterwards', until: untilOf(e.until), behind, do: ended } as const] : []),
  ];
}
