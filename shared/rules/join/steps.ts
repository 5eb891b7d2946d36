// A player's next character after a death (R4 LOSING ALL LIVES), and what every character starts with.
import { msg, keyOf, nameOf, type SeatId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import type { Option } from '../../contract/prompt';
import { endingCard } from '../query/endings';
import { heroesInOrder } from '../query/env';
import { ruleHolds } from '../query/rules';
import { option } from '../engine/options';
import type { Run, StepsOf } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { characterOf } from '../query/catalogue';
import { anUnused, join } from './arrive';
import { beginsAs } from '../engine/begins-as';
import { vars } from './vars';

const choices = 3;

/**
 * @param most how many it may choose from
 * @returns whether the seat is asked first which of three it wants
 */
function asksWhich(run: Run, seat: SeatId, most: number): boolean {
  if (optionOf(run.env.s.options, 'characterChoice') !== 'oneOfThree') return false;
  const offer =
    run.env.s.seats[seat]?.offer ??
    Array.from({ length: most }, () => anUnused(run)).filter((def) => def !== undefined);
  if (offer.length === 0) return false;
  run.tx.offer(seat, offer);
  const options = offer.map((def): Option => ({ key: keyOf(def), label: msg('name', { def }), target: { def } }));
  run.tx.ask({
    seat,
    ask: msg('ask.character'),
    source: 'rules',
    rule: 'setup',
    options,
    values: Object.fromEntries(offer.map((def) => [keyOf(def), def])),
    into: vars.at(run, `$character:${seat}` as const),
  });
  return true;
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'join/ask': undefined;
    readonly 'join/chosen': undefined;
    readonly 'join/henchmen': undefined;
    readonly 'join/bonus': undefined;
    readonly 'join/bonusTaken': undefined;
    readonly 'join/begins': undefined;
  }
}

const seatsOf = (run: Run): readonly SeatId[] => must(vars.get(run.env, '$seats'), 'seats');

export const joinSteps: StepsOf<'join'> = {
  'join/ask': (run) => {
    const seats = seatsOf(run);
    // Where there are not three for everybody, all have equally many: nobody is left without.
    const each = Math.floor((run.env.s.unused.length + run.env.s.fallen.length) / seats.length);
    for (const seat of seats) asksWhich(run, seat, Math.max(1, Math.min(choices, each)));
  },
  'join/chosen': (run) => {
    for (const seat of seatsOf(run)) {
      const chosen = vars.get(run.env, `$character:${seat}`);
      if (typeof chosen !== 'string') continue;
      run.tx.chosen(seat, chosen);
      join(run, seat, chosen, vars.get(run.env, '$late') === true);
    }
  },
  /** O Henchmen: so many of the unused characters serve each player, by lot. */
  'join/henchmen': (run) => {
    for (let n = optionOf(run.env.s.options, 'henchmen'); n > 0; n--) {
      run.tx.burn(1);
      for (const seat of run.env.s.order) {
        const hero = run.env.s.seats[seat]?.hero;
        const serving = run.env.s.unused.flatMap((def, i) =>
          run.env.s.decks['henchman']?.draw.some((card) => nameOf(card) === nameOf(def)) ? [i] : [],
        );
        if (hero === undefined || serving.length === 0) continue;
        const name = nameOf(run.tx.takeUnused(serving[run.tx.chance(serving.length)] ?? 0));
        run.tx.pushProgram({ me: hero, source: 'rules' }, run.tx.openScope(), [
          { op: 'gainCard', named: name, from: 'henchman' },
        ]);
      }
    }
  },
  /** What the rules of the sets, the ending and his own card have each character do before the first turn, in order. */
  'join/begins': (run) => {
    const { s } = run.env;
    const ending = endingCard(run.book, s);
    const all = [...run.book.defs.values()].filter((def) =>
      def.kind === 'rule' ? ruleHolds(s.options, def) : def.id === ending?.def && ending.faceDown !== true,
    );
    for (const { id: me, def: character } of heroesInOrder(s).toReversed()) {
      for (const def of all.toReversed())
        if ('begins' in def) run.tx.pushProgram({ me, source: def.id }, run.tx.openScope(), def.begins);
      beginsAs(run.tx, me, characterOf(run.book, character));
    }
  },
  /** R4 STARTING BONUS: one Strength or Craft, as each player chooses. */
  'join/bonus': (run) => {
    for (const seat of run.env.s.order) {
      const hero = run.env.s.seats[seat]?.hero;
      if (hero !== undefined)
        run.tx.ask({
          seat,
          hero,
          ask: msg('ask.startingBonus'),
          source: 'rules',
          rule: 'setup',
          options: [option('strength', 'option.oneStrength'), option('craft', 'option.oneCraft')],
          into: vars.at(run, `$bonus:${seat}` as const),
        });
    }
  },
  'join/bonusTaken': (run) => {
    for (const seat of run.env.s.order) {
      const hero = run.env.s.seats[seat]?.hero;
      const what = vars.get(run.env, `$bonus:${seat}`);
      if (hero !== undefined && (what === 'strength' || what === 'craft')) run.tx.change('rules', hero, what, 1);
    }
  },
};
