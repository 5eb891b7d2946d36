// How a character moves: the choice, the roll, the way, the gates on it, the arrival.
import { sentinelStrength } from '../vocab/words';
import { msg, type DefId, type HeroId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import type { Option } from '../../contract/prompt';
import { spaceOf } from '../query/catalogue';
import { isCrown } from '../query/endings';
import { heroAt } from '../query/env';
import { amount } from '../query/eval';
import type { Amount } from '../vocab/select';
import { mustBeSwept, rollsForMovement } from '../query/actions';
import { canMove, leaveProgram } from '../query/can-move';
import { guideOf } from '../query/guide';
import { speaksOtherwise } from '../query/reads';
import { permits } from '../query/stats';
import type { Route } from '../query/routes';
import { option, passOption } from '../engine/options';
import { overRiver } from '../engine/ops/cards';
import { beginFight } from '../engine/ops/fights';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { PassageId } from '../engine/passages';
import type { Run, StepsOf } from '../engine/rulebook';
import { askAtMoment } from '../moments/choice';
import { innerOptions } from '../query/inner-ways';
import { rerollOptions } from '../fate/asking';
import { ownSide } from '../query/fate';
import { askTotal } from '../fate/totals';
import { endMoveMods } from '../turn/lasting';
import { choosesDie, chosenWay, countsOf, fixedMove, leftAfter, waysOf } from './ways';
import { optionOf } from '../options/option-of';
import { chapterOf, stepOf } from '../engine/follow';
import { answer, awaited, into } from '../engine/into';
import { vars } from './vars';

const rolled: Amount = { var: '$rolled' };

const regionOf = (run: Run, space: DefId): string => spaceOf(run.book, space).region;

function moveOptions(run: Run, me: HeroId): Option[] {
  const hero = heroAt(run.env.s, me);
  if (hero.status.enslaved !== undefined) return [option('release', 'option.rollRelease')];
  if (leaveProgram(run.env, hero)) return [option('leave', 'option.leave', { space: hero.space })];
  if (regionOf(run, hero.space) === 'inner') return innerOptions(run.env, me);
  if (rollsForMovement(run.env, me)) return [option('roll', 'option.rollMove')];
  return [option('step', 'option.moveOne', { n: fixedMove(run, me) })];
}

/** What the rules say of it: who does not roll for his move is not told to roll. */
function passageOf([first]: readonly Option[]): PassageId {
  if (first === undefined || first.key === 'roll') return 'movement';
  return ['leave', 'release', 'step'].includes(first.key) ? 'card' : 'inner';
}

/** The way to move that he named is none any more: what the others did made him roll, or keeps him from it. */
function movesOtherwise(run: Run, me: HeroId): boolean {
  const said = vars.get(run.env, '$move');
  return (said === 'roll' || said === 'step') && !moveOptions(run, me).some(({ key }) => key === said);
}

function gateOf(run: Run, route: Route): 'sentinel' | 'portal' | undefined {
  return route.gate === undefined
    ? undefined
    : spaceOf(run.book, must(route.path.at(-1), 'a way')).links.find((l) => l.to === route.gate)?.gate;
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'movement/choose': undefined;
    readonly 'movement/others': undefined;
    readonly 'movement/othersFirst': undefined;
    readonly 'movement/held': undefined;
    readonly 'movement/release': undefined;
    readonly 'movement/leave': undefined;
    readonly 'movement/left': undefined;
    readonly 'movement/askDie': undefined;
    readonly 'movement/count': undefined;
    readonly 'movement/innerRegion': undefined;
    readonly 'movement/direction': undefined;
    readonly 'movement/walk': undefined;
    readonly 'movement/sentinel': undefined;
    readonly 'movement/cross': undefined;
    readonly 'movement/portal': undefined;
    readonly 'movement/arrive': undefined;
    readonly 'movement/roll': true | undefined;
    readonly 'movement/where': undefined;
    readonly 'movement/closed': undefined;
    readonly 'movement/told': undefined;
  }
}

export const movementSteps: StepsOf<'movement'> = {
  'movement/choose': (run) => {
    const { me } = run.frame;
    vars.drop(run, '$move');
    if (run.env.s.turn.over || run.env.s.turn.moved) return;
    if (isCrown(heroAt(run.env.s, me).space) && !optionOf(run.env.s.options, 'leaveCrown')) {
      // Who may not cast the Command Spell (Amulet) and could leave behind what hinders him: his turn does not go by
      // unseen.
      const hindered = !permits(run.env, me, 'castCommand').ok || !permits(run.env, me, 'castSpell').ok;
      run.tx.pushProgram(byOf(run), run.frame.scope, [
        chapterOf('moment', { $at: { moment: 'turnStart', only: 'active', press: hindered, aloud: hindered } }),
      ]);
      return;
    }
    // With one space to go the direction is the whole question.
    const options = mustBeSwept(run.env, me) ? [] : moveOptions(run, me);
    askAtMoment(run, {
      hero: me,
      moment: 'turnStart',
      ask: msg('ask.move', { hero: heroAt(run.env.s, me).def }),
      rule: passageOf(options),
      options,
      as: '$move',
      again: 'movement/choose',
      first: 'movement/othersFirst',
      always: options.some((o) => o.key !== 'step'),
    });
  },

  'movement/others': (run) => {
    const { me } = run.frame;
    // Whoever has said so is turning back: nobody can mislead him any more.
    if ((vars.get(run.env, '$move') ?? '').startsWith('back') && !isCrown(heroAt(run.env.s, me).space))
      run.tx.setStatus('rules', me, 'turningBack', 1);
    const asked = vars.get(run.env, '$othersAsked') === true;
    vars.drop(run, '$othersAsked');
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      ...(asked ? [] : [chapterOf('moment', { $at: { moment: 'turnStart', only: 'others' } })]),
      stepOf('movement/held'),
    ]);
  },
  // What takes the place of the move is no way round the others either: they are asked before it is done.
  'movement/othersFirst': (run) => {
    if (vars.get(run.env, '$othersAsked') === true) return;
    vars.set(run, '$othersAsked', true);
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      chapterOf('moment', { $at: { moment: 'turnStart', only: 'others' } }),
      stepOf('movement/held'),
    ]);
  },
  // Immobility: he can do nothing this turn.
  'movement/held': (run) => {
    const { me } = run.frame;
    const crown = isCrown(heroAt(run.env.s, me).space);
    // O Retreating: the only move from the Crown.
    const retreats = crown && (vars.get(run.env, '$move') ?? '').startsWith('back');
    const leaving =
      heroAt(run.env.s, me).status.enslaved !== undefined ||
      leaveProgram(run.env, heroAt(run.env.s, me)) !== undefined ||
      retreats;
    const free = (crown && !retreats) || (leaving ? permits(run.env, me, 'move').ok : canMove(run.env, me));
    if (!free || !permits(run.env, me, 'act').ok) run.tx.setTurn({ over: true });
    // He chooses anew, and they have had their say.
    else if (mustBeSwept(run.env, me) || movesOtherwise(run, me)) vars.set(run, '$othersAsked', true);
  },

  'movement/release': (run) => {
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      { op: 'roll', as: '$rolled', dice: { stat: 'moveDice' }, for: 'move' },
      stepOf('movement/count'),
      {
        op: 'if',
        cond: { is: [{ var: '$rolled' }, '>=', 4] },
        then: [{ op: 'status', status: 'enslaved', on: false }],
        else: [{ op: 'endTurn' }],
      },
    ]);
  },
  'movement/closed': (run) => {
    run.tx.closeMove();
  },
  // A roll that was left out has no result.
  'movement/told': (run) => {
    const rolled = vars.get(run.env, '$rolled');
    const [out, left] = [awaited(run), vars.get(run.env, '$left')];
    if (rolled !== undefined) answer(run, 'roll-move', rolled);
    // Where a space has him roll before he leaves it, that is how far he goes.
    if (out !== undefined && left !== undefined) run.tx.remember(out.scope, '$left', left);
  },
  'movement/leave': (run) => {
    const { me } = run.frame;
    vars.drop(run, '$left');
    run.tx.pushProgram({ me, source: heroAt(run.env.s, me).space }, run.frame.scope, [
      ...(leaveProgram(run.env, heroAt(run.env.s, me)) ?? []),
      stepOf('movement/left'),
    ]);
  },
  // What was done there did not move him: he moves as anywhere now (D Movement in the Realms: Escape).
  'movement/left': (run) => {
    const { turn } = run.env.s;
    if (vars.get(run.env, '$move') !== 'stay' && !turn.moved && !turn.over && vars.get(run.env, '$left') === undefined)
      run.tx.setTurn({ leaves: true });
  },
  // `where`: the roll is for nothing but the move, so fate is paid for it where he says where he goes.
  'movement/roll': (run, where) => {
    const two = choosesDie(run, run.frame.me);
    const dice: Amount = two ? { plus: [{ stat: 'moveDice' }, 1] } : { stat: 'moveDice' };
    vars.drop(run, '$where');
    // Who is misled does not say where he goes, so he is asked about his fate by itself.
    if (where === true && guideOf(run.env, run.frame.me) === run.frame.me) vars.set(run, '$where', true);
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      { op: 'roll', as: '$rolled', dice, for: 'move', ...(two ? { leaveOut: true } : {}) },
      stepOf('movement/count'),
    ]);
  },
  // Where the roll leads to, before it is settled: fate for another roll is one of the answers.
  'movement/where': (run) => {
    const { me } = run.frame;
    const dice = vars.get(run.env, '$dice') ?? [];
    const counts = countsOf(run, dice);
    const { options, values } = waysOf(run, me, counts);
    run.tx.ask({
      seat: seatOfHero(run, me),
      hero: me,
      ask: msg('ask.direction', { n: counts[0] ?? 0, dice: [...dice] }),
      source: 'rules',
      rule: 'movement.direction',
      shape: 'space',
      options: [
        ...(options.some((o) => o.off === undefined) ? options : [...options, passOption('option.keep')]),
        ...rerollOptions(dice, ownSide(run.env, me)),
      ],
      values,
      into: vars.at(run, '$fate'),
    });
  },
  // Only in games that were saved in the middle of such a roll before the die was chosen as it is rolled.
  'movement/askDie': (run) => {
    const thrown = (vars.get(run.env, '$rolled$dice') ?? []).map(Number);
    const total = amount(run.env, rolled);
    if (thrown.length > 1)
      askTotal(
        run,
        run.frame.me,
        Object.fromEntries(thrown.map((left) => [String(total - left), total - left])),
        '$rolled',
      );
  },
  'movement/count': (run) => {
    const dice = vars.get(run.env, '$rolled$dice');
    const roll = amount(run.env, rolled);
    run.tx.setTurn({ natural: Array.isArray(dice) ? dice.map(Number) : [], roll });
    vars.set(run, '$left', leftAfter(run, roll));
  },

  'movement/innerRegion': (run) => {
    vars.set(run, '$left', fixedMove(run, run.frame.me));
    into(run, 'inner-region', { $way: must(vars.get(run.env, '$move'), 'a way') }, vars.at(run, '$route'));
  },
  'movement/direction': (run) => {
    const { me } = run.frame;
    vars.drop(run, '$route');
    const left = vars.get(run.env, '$left') ?? fixedMove(run, me);
    vars.set(run, '$left', left);
    const guide = guideOf(run.env, me);
    // Where he would go himself, if it is he who says so.
    const said = guide === me ? chosenWay(run) : undefined;
    vars.drop(run, '$fate');
    const { options, values } = waysOf(run, me, [left]);
    if (options.length === 0) {
      run.tx.setTurn({ over: true });
      return;
    }
    // He said so with fate in sight, and the roll has stayed as it was.
    const way = said === undefined ? undefined : values[said.key];
    if (said?.of === left && way && options.some((o) => o.key === said.key && o.off === undefined)) {
      vars.set(run, '$route', way);
      return;
    }
    run.tx.ask({
      seat: seatOfHero(run, guide),
      hero: guide,
      ask: msg('ask.direction', { n: left, ...(guide === me ? {} : { hero: heroAt(run.env.s, me).def }) }),
      source: 'rules',
      rule: 'movement.direction',
      shape: 'space',
      options,
      values,
      into: vars.at(run, '$route'),
    });
  },

  'movement/walk': (run) => {
    const { me } = run.frame;
    const route = vars.get(run.env, '$route') as unknown as Route;
    const here = heroAt(run.env.s, me).space;
    vars.drop(run, '$gate');
    if (route.gate) {
      vars.set(
        run,
        '$gate',
        must(gateOf(run, { ...route, path: route.path.length > 0 ? route.path : [here] }), 'a gate'),
      );
      vars.set(run, '$beyond', route.gate);
    }
    vars.set(run, '$left', Number(vars.get(run.env, '$left')) - route.path.length);
    const to = route.path.at(-1);
    if (to !== undefined) walkTo(run, me, here, [...route.path]);
  },

  // R4 THE SENTINEL SPACE: he attacks everyone who would cross from the Outer Region.
  'movement/sentinel': (run) => {
    beginFight(
      run,
      {
        kind: 'battle',
        attacker: run.frame.me,
        hero: run.frame.me,
        mine: { hero: run.frame.me, cards: [], base: 0, dice: [], roll: 0, adds: [], weapons: [] },
        theirs: { cards: [], name: 'sentinel', base: sentinelStrength, dice: [], roll: 0, adds: [], weapons: [] },
        evadable: true,
        evaded: [],
      },
      '$sentinel',
    );
  },
  'movement/cross': (run) => {
    const { me } = run.frame;
    const beyond = vars.get(run.env, '$beyond') ?? '';
    vars.set(run, '$left', Number(vars.get(run.env, '$left')) - 1);
    vars.drop(run, '$gate');
    vars.drop(run, '$heading');
    vars.set(run, '$cameFrom', heroAt(run.env.s, me).space);
    walkTo(run, me, heroAt(run.env.s, me).space, [beyond]);
  },

  // R4 THE PORTAL OF POWER, with the space's own test.
  'movement/portal': (run) => {
    const beyond = vars.get(run.env, '$beyond') ?? '';
    const { space } = heroAt(run.env.s, run.frame.me);
    if (speaksOtherwise(run.env, space, run.frame.me)) {
      run.tx.pushProgram(byOf(run), run.tx.openScope(), [
        { op: 'moveTo', to: { space: beyond }, how: 'portal', meets: false },
        { op: 'endTurn' },
      ]);
      return;
    }
    run.tx.pushProgram(byOf(run), run.tx.openScope(), [
      {
        op: 'pick',
        ask: 'ask.portal',
        options: [
          { key: 'craft', do: portalTest('craft', beyond) },
          { key: 'strength', do: portalTest('strength', beyond) },
        ],
      },
      // 2 11:24: where it stays shut only the move is over.
      ...(optionOf(run.env.s.options, 'portalFailed') === 'moveEnds' ? [] : [{ op: 'endTurn' } as const]),
    ]);
  },

  'movement/arrive': (run) => {
    const { me } = run.frame;
    endMoveMods(run, me);
  },
};

const portalTest = (stat: 'craft' | 'strength', beyond: DefId) =>
  [
    { op: 'set', as: 'by', to: stat === 'craft' ? 1 : 0 },
    { op: 'roll', as: 'test', dice: { stat: 'portalDice' }, for: 'space' },
    {
      op: 'if',
      cond: { is: [{ var: 'test' }, '<=', { stat }] },
      then: [{ op: 'moveTo', to: { space: beyond }, how: 'portal', meets: false }, { op: 'endTurn' }],
      else: [{ op: 'lose', what: stat, n: 1 }],
    },
  ] as const;

/** Moves along a way; going over the Storm River is an event of its own (Poltergeist). */
function walkTo(run: Run, me: HeroId, from: DefId, path: readonly DefId[]): void {
  const to = must(path.at(-1), 'a space to walk to');
  const over = [from, ...path].some((space, i, all) => i > 0 && overRiver(run, all[i - 1] ?? from, space));
  run.tx.propose(byOf(run), {
    kind: over ? 'crossedRiver' : 'moved',
    hero: me,
    space: to,
    path: [...path],
    how: 'move',
  });
}
