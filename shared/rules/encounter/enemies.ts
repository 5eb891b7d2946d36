// R4 MORE THAN ONE ENEMY: those with one number that attack by the same ability fight as one.
import { msg, type CardId } from '../../kernel/ids';
import { option } from '../engine/options';
import { defOfCard } from '../query/cards';
import { heroAt, variable } from '../query/env';
import { holds } from '../query/eval';
import { avoidsSpace, permits } from '../query/stats';
import type { EnemyDef } from '../vocab/definition';
import { fightWithCards } from '../engine/ops/fights';
import { seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { cardsAreMet, enemiesLeft, textHere, toMeet, waiting } from './on-space';
import { optionOf } from '../options/option-of';
import { into } from '../engine/into';
import { follow, stepOf } from '../engine/follow';
import { vars } from './vars';

type Group = { kind: 'battle' | 'psychic'; cards: CardId[]; either?: true };

/** How an Enemy attacks: by Strength, by Craft, or by either as the character chooses. */
function waysOf(run: Run, id: CardId): readonly ('battle' | 'psychic')[] {
  const def = defOfCard(run.env, id);
  if (def.kind !== 'enemy') return [];
  if (def.battlesIf) return [holds({ ...run.env, source: def.id, card: id }, def.battlesIf) ? 'battle' : 'psychic'];
  return [
    ...(def.strength === undefined ? [] : (['battle'] as const)),
    ...(def.craft === undefined ? [] : (['psychic'] as const)),
  ];
}

/**
 * 2 16:5: all that attack by the same ability fight as one, whatever their number; so all are met in the first of the
 * steps.
 */
const inGroup = (run: Run, def: EnemyDef, number: number): boolean =>
  optionOf(run.env.s.options, 'combine') === 'ability' ? number === 1 : def.encounter === number;

/**
 * Enemies of an encounter number that still wait, by the ability they attack with: first Strength, then Craft. One with
 * both joins those that fight in the way which the character chooses for it (D Strength/Craft).
 */
function groupOf(run: Run, number: number): Group | undefined {
  if (!cardsAreMet(run)) return undefined;
  const all = toMeet(run).filter((id) => {
    const def = defOfCard(run.env, id);
    return (
      def.kind === 'enemy' &&
      inGroup(run, def, number) &&
      !run.env.s.turn.met.includes(id) &&
      !run.env.s.turn.evaded.includes(id)
    );
  });
  const either = all.filter((id) => waysOf(run, id).length === 2);
  const chosen = vars.get(run.env, '$way');
  for (const kind of ['battle', 'psychic'] as const) {
    const group = all.filter((id) => {
      const ways = waysOf(run, id);
      return ways.includes(kind) && (ways.length === 1 || chosen === kind);
    });
    // Those that leave him alone do not join the others; each is met by itself (Minstrel).
    const attackers = group.filter((id) => permits(run.env, run.frame.me, 'beAttackedBy', { card: id }).ok);
    const cards = attackers.length > 0 ? attackers : group.slice(0, 1);
    if (cards.length > 0 && (either.length === 0 || chosen !== undefined)) return { kind, cards };
  }
  return either.length > 0 ? { kind: 'battle', cards: either, either: true } : undefined;
}

/** That card with all that would fight together with it. */
export function togetherWith(run: Run, id: CardId): readonly CardId[] {
  const own = defOfCard(run.env, id);
  if (own.kind !== 'enemy') return [id];
  return toMeet(run).filter((other) => {
    const def = defOfCard(run.env, other);
    return (
      def.kind === 'enemy' &&
      (optionOf(run.env.s.options, 'combine') === 'ability' || def.encounter === own.encounter) &&
      waysOf(run, other).some((way) => waysOf(run, id).includes(way))
    );
  });
}

/**
 * Whether something is still to be met here that may ask for Strength or Craft: an Enemy, a person, a place, the space
 * itself.
 */
const goesOn = (run: Run): boolean =>
  waiting(run, (def) => def.kind === 'enemy' || def.kind === 'stranger' || def.kind === 'place').length > 0 ||
  (vars.get(run.env, '$meet') !== 'cards' &&
    textHere(run).text.visit !== undefined &&
    !avoidsSpace(run.env, run.frame.me, heroAt(run.env.s, run.frame.me).space));

/** What an approach has neither driven off nor let him evade. */
const isThere = ({ env }: Run, id: CardId): boolean => env.s.cards[id] !== undefined && !env.s.turn.evaded.includes(id);

/** Enemies that are going to attack together, of whom so many have had their say. */
type Approach = {
  readonly number: number;
  readonly cards: readonly CardId[];
  readonly kind: 'battle' | 'psychic';
  readonly at: number;
};
type Own = Pick<
  StepsOf<'encounter'>,
  'encounter/enemies' | 'encounter/approach' | 'encounter/spared' | 'encounter/fought' | 'encounter/onwards'
>;
declare module '../vocab/steps' {
  interface Steps {
    readonly 'encounter/enemies': number;
    readonly 'encounter/approach': Approach;
    readonly 'encounter/spared': undefined;
    readonly 'encounter/fought': number;
    readonly 'encounter/onwards': number;
  }
}

export const enemySteps: Own = {
  'encounter/enemies': (run, number) => {
    if (run.env.s.turn.over || run.env.s.turn.moved) return;
    const group = groupOf(run, number);
    if (!group) return;
    if (group.either) {
      follow(run, 'encounter/enemies', number);
      const { me } = run.frame;
      run.tx.ask({
        seat: seatOfHero(run, me),
        hero: me,
        ask: msg('ask.fightHow', {
          foe: msg('names', { list: group.cards.map((id) => msg('name', { def: defOfCard(run.env, id).id })) }),
        }),
        source: defOfCard(run.env, group.cards[0] ?? 'c0').id,
        card: group.cards[0],
        rule: 'combat',
        options: [option('battle', 'option.byStrength'), option('psychic', 'option.byCraft')],
        into: vars.at(run, '$way'),
      });
      return;
    }
    for (const id of group.cards) run.tx.markMet(id);
    follow(run, 'encounter/approach', { number, cards: group.cards, kind: group.kind, at: 0 });
  },
  /** What an Enemy allows before it attacks (Bandit), one after the other; then those that are left attack. */
  'encounter/approach': (run, a) => {
    const id = a.cards[a.at];
    if (id !== undefined) {
      follow(run, 'encounter/approach', { ...a, at: a.at + 1 });
      // What another of them has driven off has nothing to say.
      if (!isThere(run, id)) return;
      const def = defOfCard(run.env, id);
      if (def.kind === 'enemy' && def.approach) {
        const scope = run.tx.openScope({ $out: vars.at(run, `$spared:${id}`) });
        run.tx.pushProgram({ me: run.frame.me, source: def.id, card: id }, scope, [
          ...def.approach,
          stepOf('encounter/spared'),
        ]);
      }
      return;
    }
    const left = a.cards.filter((c) => vars.get(run.env, `$spared:${c}`) !== true && isThere(run, c));
    for (const c of a.cards) vars.drop(run, `$spared:${c}`);
    follow(run, 'encounter/fought', a.number);
    if (left.length > 0) fightWithCards(run, run.frame.me, left, a.kind, '$fought');
  },
  'encounter/spared': (run) => {
    const out = vars.get(run.env, '$out');
    if (out && variable(run.env, 'spared') === 1) run.tx.bind(out.scope, out.as, true);
  },
  // D Encounter Sequence 4-6: on to the next step only if all were killed or evaded.
  'encounter/fought': (run, number) => {
    if (run.env.s.turn.over || run.env.s.turn.moved) return;
    follow(run, 'encounter/onwards', number);
    const won = (vars.get(run.env, '$fought') ?? '') === 'won';
    vars.drop(run, '$fought');
    // 2 1:4, O Gaining Strength: trophies are exchanged at any time, so before what comes next, too.
    if (won && goesOn(run)) into(run, 'moment', { $at: { moment: 'afterFight', only: 'active' } });
  },
  'encounter/onwards': (run, number) => {
    if (groupOf(run, number)) {
      follow(run, 'encounter/enemies', number);
      return;
    }
    vars.drop(run, '$way');
    const stopped = enemiesLeft(run).some((id) => {
      const def = defOfCard(run.env, id);
      return def.kind === 'enemy' && inGroup(run, def, number);
    });
    if (stopped) run.tx.setTurn({ over: true });
  },
};
