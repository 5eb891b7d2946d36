// The player who plays looks ahead: he reads the state and no view, takes no time, and knows what the procedures of the
// rulebook ask, but no card. What he answers badly is put right by whoever looks ahead, who tries each answer himself.
import type { CardId, DefId, HeroId } from '../../../shared/kernel/ids';
import { below, seedRng } from '../../../shared/kernel/rng';
import type { Option } from '../../../shared/contract/prompt';
import type { Player } from '../../../shared/rules/engine/play-on';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { currentFight } from '../../../shared/rules/query/env';
import { oddsOf, reckon } from '../../../shared/rules/query/fight';
import { chancesAgain } from '../../../shared/rules/query/odds';
import { statOf } from '../../../shared/rules/query/stats';
import type { Decision, State } from '../../../shared/rules/state/state';
import type { Facts } from '../facts';
import { worthOf } from '../gist';
import { battleOf, isWanted } from './prey';
import { standingOf } from './standing';

/** What a space, or one behind a gate, is worth to a character to go to. */
export type Guide = (s: State, hero: HeroId, space: DefId, gate: boolean) => number;

type Asked = {
  readonly s: State;
  readonly decision: Decision;
  readonly hero: HeroId;
  readonly open: readonly Option[];
};
type Habit = (asked: Asked) => readonly string[] | undefined;

const isUse = ({ key }: Option): boolean => key.startsWith('do:');
const best = (open: readonly Option[], worth: (o: Option) => number): readonly string[] | undefined => {
  let found: Option | undefined;
  let most = -Infinity;
  for (const o of open) {
    const n = worth(o);
    if (n > most) [found, most] = [o, n];
  }
  return found === undefined ? undefined : [found.key];
};
const attacks = ({ key }: Option): boolean => key.startsWith('attack:');
const passOf = (open: readonly Option[]): readonly string[] | undefined => {
  const pass = open.find((o) => o.pass === true);
  return pass === undefined ? undefined : [pass.key];
};

export function quickPlayer(book: Rulebook, facts: Facts, guide: Guide, seed: string): Player {
  let rng = seedRng(seed);
  const draw = (n: number): number => {
    const [value, next] = below(rng, n);
    rng = next;
    return value;
  };

  /** In the Inner Region on and on; else the throw, or whatever stands for a move. */
  const move: Habit = ({ s, hero, open }) =>
    best(open, (o) =>
      isUse(o) || o.minor
        ? -9
        : o.key.startsWith('on')
          ? 3 + guide(s, hero, o.target?.space ?? '', false) / 1000
          : o.key === 'stay'
            ? 2
            : o.key.startsWith('back')
              ? -1
              : 1,
    );
  const direction: Habit = ({ s, hero, open }) =>
    best(open, (o) =>
      o.costs !== undefined || o.target?.space === undefined
        ? -1e6
        : guide(s, hero, o.target.space, o.label.id === 'option.gate'),
    );
  const portal: Habit = ({ s, hero, open }) => {
    const w = { cat: book, s };
    return best(open, ({ key }) => (key === 'strength' || key === 'craft' ? statOf(w, hero, key) : -1));
  };
  /** Who has what he needs, and is weaker; else the space. */
  const encounter: Habit = ({ s, hero, open }) => {
    const me = open.some(attacks) ? standingOf(book, facts, s, hero) : undefined;
    const prey = (o: Option): number => {
      const other = o.target?.hero === undefined ? undefined : standingOf(book, facts, s, o.target.hero);
      if (me === undefined || other === undefined || !isWanted(me, other)) return 0;
      const { win, lose } = battleOf(me, other);
      return win > 0.5 ? 1 + win - lose : 0;
    };
    return best(open, (o) => (o.key === 'space' ? 1 : attacks(o) ? prey(o) : isUse(o) ? -1 : 0));
  };
  const fightOdds = (s: State) => {
    const fight = currentFight(s)?.fight;
    return fight === undefined ? undefined : { fight, reckoned: reckon({ cat: book, s }, fight) };
  };
  const powerWith = (s: State, hero: HeroId, card: CardId): number => {
    const fight = currentFight(s)?.fight;
    if (fight === undefined) return 0;
    const side = fight.theirs.hero === hero ? 'theirs' : 'mine';
    return reckon({ cat: book, s }, { ...fight, [side]: { ...fight[side], weapons: [card] } })[side].power;
  };
  const creature: Habit = ({ s, open }) => {
    const found = fightOdds(s);
    const odds = found === undefined ? undefined : oddsOf(found.reckoned);
    const fights = odds === undefined || odds.win >= odds.lose;
    return best(open, ({ key }) => (key === 'fight' ? (fights ? 2 : 0) : key === 'evade' || key === 'leave' ? 1 : -1));
  };
  const evades: Habit = ({ s, open }) => {
    const found = fightOdds(s);
    const odds = found === undefined ? undefined : oddsOf(found.reckoned);
    return best(open, ({ key }) => (key === 'evade' ? ((odds?.win ?? 1) > 0.3 ? 2 : 0) : 1));
  };
  /** Those that add most in this fight. */
  const weapon: Habit = ({ s, hero, decision, open }) =>
    [...open]
      .map((o) => ({ key: o.key, n: powerWith(s, hero, o.target?.card ?? 'c0') }))
      .sort((a, b) => b.n - a.n)
      .slice(0, decision.max)
      .map(({ key }) => key);
  const fateFight: Habit = ({ s, hero, open }) => {
    const found = fightOdds(s);
    if (found === undefined) return passOf(open);
    const { fight, reckoned } = found;
    const side = fight.theirs.hero === hero ? 'theirs' : 'mine';
    const [mine, theirs] = side === 'mine' ? [reckoned.mine, reckoned.theirs] : [reckoned.theirs, reckoned.mine];
    return best(open, (o) => {
      if (o.costs === undefined) return 0;
      const now = oddsOf(side === 'mine' ? reckoned : { mine: reckoned.theirs, theirs: reckoned.mine });
      const again = chancesAgain(mine, theirs, Number(o.key.slice('reroll.'.length)) - 1);
      return again.win - now.win - 0.8 * (again.lose - now.lose) - 0.45;
    });
  };
  /** Another throw of a die where it is likely to fall on a better row of what is printed. */
  const fate: Habit = ({ s, decision, hero, open }) => {
    const chart = (facts.spaces[decision.source] ?? facts.cards[decision.source])?.text.chart;
    const { dice, n } = decision.ask.args ?? {};
    if (chart === undefined || !Array.isArray(dice)) return passOf(open);
    const less = chart.less === undefined ? 0 : statOf({ cat: book, s }, hero, chart.less);
    const row = (sum: number): number =>
      chart.rows.find(({ from, to }) => from <= sum - less && sum - less <= to)?.worth ?? 0;
    const total = Number(n);
    return best(open, (o) => {
      if (o.costs === undefined) return 0;
      const die = Number(dice[Number(o.key.slice('reroll.'.length)) - 1]);
      const again = [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + row(total - die + face) / 6, 0);
      return again - row(total) - 0.6;
    });
  };
  const trophies: Habit = ({ s, decision, open }) => {
    const { n: total, cost, what } = decision.ask.args ?? {};
    const kind = what === 'craft' ? 'craft' : 'strength';
    const price = Number(cost);
    if (!(price > 0)) return [];
    let spare = Number(total) % price;
    return open
      .map((o) => ({ key: o.key, n: facts.cards[s.cards[o.target?.card ?? 'c0']?.def ?? '']?.[kind] ?? Infinity }))
      .sort((a, b) => b.n - a.n)
      .filter(({ n }) => {
        if (n > spare) return true;
        spare -= n;
        return false;
      })
      .map(({ key }) => key)
      .slice(0, decision.max);
  };
  /** One of several things that a card or a space offers, by what each roughly does. */
  const pick: Habit = ({ s, decision, hero, open }) => {
    const picks = (facts.spaces[decision.source] ?? facts.cards[decision.source])?.text.picks;
    const me = s.heroes[hero];
    if (picks === undefined || me === undefined || !open.some(({ key }) => picks[key] !== undefined)) return undefined;
    const wounds = statOf({ cat: book, s }, hero, 'lifeValue') - me.life;
    return best(open, ({ key }) => {
      const does = picks[key];
      if (does === undefined) return draw(100) / 1000;
      const healed = Math.min(wounds, Math.max(does.heals, Math.min(does.bought, me.gold)));
      return worthOf(does) - (me.life <= 2 ? 3 * does.harm : 0) + 1.5 * Math.max(0, healed) + draw(100) / 1000;
    });
  };
  const all: Habit = ({ decision, open }) => open.slice(0, decision.max).map(({ key }) => key);
  const reward: Habit = ({ s, hero, open }) => {
    const me = standingOf(book, facts, s, hero);
    const isTalisman = ({ target }: Option): boolean =>
      facts.cards[target?.def ?? '']?.keywords.includes('talisman') === true;
    return best(open, (o) =>
      o.key === 'life' ? (me?.hunts === true ? 4 : 1) : isTalisman(o) ? 3 : o.key.startsWith('object') ? 2 : 0,
    );
  };
  const react: Habit = ({ open }) => best(open, (o) => (o.use === 'live' ? 1 : o.pass ? 0 : -1));
  const moment: Habit = ({ open }) => passOf(open);

  const habits: Readonly<Record<string, Habit>> = {
    'ask.move': move,
    'ask.direction': direction,
    'ask.portal': portal,
    'ask.encounter': encounter,
    'ask.creature': creature,
    'ask.evadeAttack': evades,
    'ask.weapon': weapon,
    'ask.fateFight': fateFight,
    'ask.attackDie': ({ open }) => best(open, ({ key }) => Number(key)),
    'ask.fate': fate,
    'ask.trophies': trophies,
    'ask.pick': pick,
    'ask.visitOne': pick,
    'ask.take': all,
    'ask.spoils': all,
    'ask.reward': reward,
  };

  /** As many as must be, by chance. */
  const byChance = (decision: Decision, open: readonly Option[]): readonly string[] => {
    const plain = open.filter((o) => !isUse(o) && o.costs === undefined);
    const left = (plain.length >= decision.min ? plain : open).map(({ key }) => key);
    const count = Math.min(left.length, Math.max(decision.min, Math.min(1, decision.max)));
    return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? '');
  };

  return (s, decision) => {
    const given = decision.press ?? decision.quiet;
    if (given !== undefined) return [given];
    const open = decision.options.filter((o) => o.off === undefined && o.minor !== true);
    const hero = decision.hero ?? s.seats[decision.seat]?.hero;
    if (open.length <= decision.min || hero === undefined) return open.slice(0, decision.min).map(({ key }) => key);
    const { id } = decision.ask;
    const habit = habits[id] ?? (id.startsWith('react.') ? react : id.startsWith('ask.moment.') ? moment : undefined);
    const keys = habit?.({ s, decision, hero, open });
    if (keys !== undefined && keys.length >= decision.min && keys.length <= decision.max) return keys;
    if (decision.shape === 'number') return best(open, ({ key }) => Number(key)) ?? [];
    return byChance(decision, open);
  };
}
