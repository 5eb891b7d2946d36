// A player's next character after a death (R4 LOSING ALL LIVES), and what every character starts with.
import { msg, keyOf, nameOf, type DefId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { characterOf } from '../query/catalogue';
import { defOfCard, mayHave } from '../query/cards';
import { endingCard } from '../query/endings';
import { ruleHolds } from '../query/rules';
import { statOf } from '../query/stats';
import type { CharacterDef } from '../vocab/definition';
import { option } from '../engine/options';
import type { Run, StepsOf } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { stepOf } from '../engine/follow';
import { vars } from './vars';

/** Spells and Objects that a character begins with (R4 GAME SETUP 9-10). */
export function equip(run: Run, hero: HeroId, def: CharacterDef): void {
  const limit = statOf(run.env, hero, 'spellLimit');
  for (let i = 0; i < Math.min(def.spells ?? 0, limit); i++) run.tx.draw('spell', { to: 'hand', hero }, def.id);
  for (const { named, from } of def.objects ?? []) {
    const card = run.env.s.decks[from]?.draw.findLast((d) => nameOf(d) === named);
    if (card !== undefined) run.tx.takeFromDeck(from, card, { to: 'held', hero }, def.id);
  }
}

/** Takes an unused character by chance; none left: the oldest fallen one is taken back. */
function anUnused(run: Run): DefId | undefined {
  if (run.env.s.unused.length === 0) run.tx.returnFallen();
  const { unused } = run.env.s;
  return unused.length === 0 ? undefined : run.tx.takeUnused(run.tx.chance(unused.length));
}

/** A character comes into the game, with what his player's last one has left him. */
function join(run: Run, seat: SeatId, character: DefId): void {
  const def = characterOf(run.book, character);
  const hero = run.tx.joinHero(seat, def, def.gold ?? 1);
  const { cards, gold } = run.tx.takeLegacy(seat);
  // D Destinies, R4 INHERITED ITEMS: what he may not have is laid on his start space.
  for (const card of cards)
    run.tx.moveCard(
      card,
      mayHave(run.env, hero, defOfCard(run.env, card), card).ok
        ? { to: 'held', hero }
        : { to: 'space', space: def.start },
      'rules',
    );
  run.tx.change('rules', hero, 'gold', gold);
  equip(run, hero, def);
}

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

/** Brings a new character into the game for a seat that has none; asked first where players choose. */
export function arriveInGame(run: Run, seat: SeatId): void {
  if (optionOf(run.env.s.options, 'characterChoice') === 'oneOfThree') {
    run.tx.pushProgram({ me: 'h0', source: 'rules' }, run.tx.openScope(), [
      stepOf('join/ask', [seat]),
      stepOf('join/chosen', [seat]),
    ]);
    return;
  }
  const character = anUnused(run);
  if (character !== undefined) join(run, seat, character);
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'join/ask': readonly SeatId[];
    readonly 'join/chosen': readonly SeatId[];
    readonly 'join/henchmen': undefined;
    readonly 'join/bonus': undefined;
    readonly 'join/bonusTaken': undefined;
    readonly 'join/begins': undefined;
  }
}

export const joinSteps: StepsOf<'join'> = {
  'join/ask': (run, seats) => {
    // Where there are not three for everybody, all have equally many: nobody is left without.
    const each = Math.floor((run.env.s.unused.length + run.env.s.fallen.length) / seats.length);
    for (const seat of seats) asksWhich(run, seat, Math.max(1, Math.min(choices, each)));
  },
  'join/chosen': (run, seats) => {
    for (const seat of seats) {
      const chosen = vars.get(run.env, `$character:${seat}`);
      if (typeof chosen !== 'string') continue;
      run.tx.chosen(seat, chosen);
      join(run, seat, chosen);
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
  /** What the rules of the sets and the ending have each character do before the first turn. */
  'join/begins': (run) => {
    const { s } = run.env;
    const ending = endingCard(run.book, s);
    const all = [...run.book.defs.values()].filter((def) =>
      def.kind === 'rule' ? ruleHolds(s.options, def) : def.id === ending?.def && ending.faceDown !== true,
    );
    for (const seat of s.order.toReversed()) {
      const me = s.seats[seat]?.hero;
      for (const def of all.toReversed())
        if (me !== undefined && 'begins' in def)
          run.tx.pushProgram({ me, source: def.id }, run.tx.openScope(), def.begins);
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
