import { assertNever } from '../../../kernel/result';
import { reads, readsAll } from '../../state/stamp';
import type { StatMod } from '../../vocab/ability';
import type { Fight } from '../../state/state';
import type { Amount } from '../../vocab/select';
import { abilitiesOf, bodyOf, defOf } from '../catalogue';
import {
  activeHero,
  cardOf,
  cardsNamed,
  currentFight,
  deckIdOf,
  heroAt,
  heroOf,
  read,
  spaceIdOf,
  variable,
  type Env,
} from '../env';
import { defNow } from '../now';
import { countingOf, headsOf } from '../joined';
import { isSuch } from '../decks';
import { priced } from '../plain';
import { valueAtStart } from '../supply';
import type { CardId } from '../../../kernel/ids';
import { made, ofCard, ofOne, ofSpace, type Makers, type Number } from './made';
import { optionOf } from '../../options/option-of';

const allOf = (parts: readonly Number[]): number => parts.reduce((all, { hangsOn }) => all | hangsOn, 0);

/** A number of an effect, read now. Whatever is not there counts as 0. */
export function numberOf(m: Makers, a: Amount): Number {
  if (typeof a === 'number') return made(() => a);
  if ('var' in a) return made((env) => numberIn(env, a.var));
  if ('stat' in a) return statNumber(a);
  if ('plus' in a) return several(m, a.plus, (ns) => ns.reduce((n, x) => n + x, 0));
  if ('minus' in a) return pair(m, a.minus, (x, y) => x - y);
  if ('times' in a) return pair(m, a.times, (x, y) => x * y);
  if ('price' in a) return several(m, [a.price, { stat: 'costs' }], ([n = 0, by = 0]) => priced(n, by));
  if ('half' in a) return several(m, [a.half], ([n = 0]) => Math.ceil(n / 2));
  if ('least' in a) return several(m, a.least, (ns) => Math.min(...ns));
  if ('most' in a) return several(m, a.most, (ns) => Math.max(...ns));
  if ('count' in a) {
    const found = m.selector(a.count);
    return made((env) => found.all(env).length, found.hangsOn);
  }
  if ('tokens' in a)
    return made(
      (env) => {
        const card = cardOf(env, a.on);
        return card === undefined ? 0 : (env.s.cards[card]?.tokens?.[a.tokens] ?? 0);
      },
      ofCard(a.on),
      reads('cards'),
    );
  if ('option' in a) return made((env) => Number(optionOf(env.s.options, a.option)));
  if ('eventAmount' in a) return made((env) => read(env.event)?.n ?? 0);
  if ('printed' in a) return made((env) => printed(m, env, cardOf(env, a.on), a.printed), readsAll);
  if ('power' in a) return made((env) => powerNow(env, cardOf(env, a.on), a.power), readsAll);
  if ('missing' in a) return made((env) => missing(env, a), readsAll);
  if ('margin' in a) return made(margin, readsAll);
  if ('attackDie' in a)
    return made((env) => {
      const fight = currentFight(env.s)?.fight;
      const side = fight?.[sideOf(env, fight, a.attackDie)];
      return side?.lower ? Math.min(...side.dice) : Math.max(0, ...(side?.dice ?? []));
    }, reads('fight'));
  if ('moveRoll' in a)
    return made((env) => (env.me === activeHero(env.s) ? (env.s.turn.roll ?? 0) : 0), reads('turn', 'active'));
  if ('attackRoll' in a)
    return made((env) => {
      const fight = currentFight(env.s)?.fight;
      return fight === undefined ? 0 : env.cat.readers.attackRollOf(env, fight, sideOf(env, fight, a.attackRoll));
    }, readsAll);
  if ('foe' in a) return made((env) => foeNumber(env, a.foe), readsAll);
  if ('statusOf' in a)
    return made(
      (env) => {
        const id = heroOf(env, a.of);
        return id === undefined ? 0 : (heroAt(env.s, id).status[a.statusOf] ?? 0);
      },
      ofOne(a.of, 'heroes'),
    );
  return numberOnBoard(m, a);
}

type OnBoard = Extract<
  Amount,
  { left: unknown } | { sum: unknown } | { bonus: unknown } | { fateSide: unknown } | { spaceTokens: unknown }
>;

function numberOnBoard(m: Makers, a: OnBoard): Number {
  if ('left' in a)
    return made(
      (env) => {
        const { find } = a;
        const piles = a.left === 'every' ? Object.values(env.s.decks) : [env.s.decks[deckIdOf(env, a.left)]];
        const cards = piles.flatMap((pile) => pile?.[a.discards === 'only' ? 'discard' : 'draw'] ?? []);
        return find === undefined ? cards.length : cards.filter((id) => isSuch(defOf(env.cat, id), find)).length;
      },
      reads('decks', 'cards', 'active', 'rest'),
    );
  if ('sum' in a) {
    const { over } = a;
    const found = 'var' in over ? (env: Env) => cardsNamed(env, over) : m.selector(over).all;
    return made(
      (env) =>
        found(env).reduce((n, id) => {
          const [strength = 0, craft = 0] = (['strength', 'craft'] as const).map((what) =>
            a.sum === 'worth' ? env.cat.readers.worthOf(env, id as CardId, what) : printed(m, env, id as CardId, what),
          );
          return n + (a.sum === 'strength' ? strength : a.sum === 'craft' ? craft : Math.max(strength, craft));
        }, 0),
      readsAll,
    );
  }
  if ('bonus' in a) {
    const { over } = a;
    const found = 'var' in over ? (env: Env) => cardsNamed(env, over) : m.selector(over).all;
    return made((env) => found(env).reduce((n, id) => n + bonusOf(env, id as CardId, a.bonus), 0), readsAll);
  }
  if ('fateSide' in a)
    return made(
      (env) => {
        const id = heroOf(env, a.of);
        return id === undefined ? 0 : (heroAt(env.s, id).sides?.[a.fateSide] ?? 0);
      },
      ofOne(a.of, 'heroes'),
    );
  if ('spaceTokens' in a)
    return made(
      (env) => {
        const space = spaceIdOf(env, a.at);
        return space === undefined ? 0 : (env.s.board[space]?.tokens?.[a.spaceTokens] ?? 0);
      },
      ofSpace(a.at),
      reads('board'),
    );
  return assertNever(a);
}

function several(m: Makers, parts: readonly Amount[], of: (ns: readonly number[]) => number): Number {
  const all = parts.map((part) => m.amount(part));
  return made((env) => of(all.map(({ ask }) => ask(env))), allOf(all));
}

function pair(m: Makers, [a, b]: readonly [Amount, Amount], of: (x: number, y: number) => number): Number {
  const [x, y] = [m.amount(a), m.amount(b)];
  return made((env) => of(x.ask(env), y.ask(env)), x.hangsOn, y.hangsOn);
}

/** What is printed on a card or given to it, and whoever uses it may count on. */
function bonusOf(env: Env, id: CardId, what: 'strength' | 'craft'): number {
  const card = env.s.cards[id];
  const given = env.s.mods.flatMap((mod) => (mod.card === id && mod.until.t === 'card' ? [mod.ability] : []));
  const all = [...((card && abilitiesOf(env.cat, card)) ?? []), ...given];
  return all
    .flatMap((ability) => ability.static ?? [])
    .reduce((n, it) => n + ('stat' in it && it.stat === what ? plainly(it) : 0), 0);
}
const plainly = ({ add, when, reach }: StatMod): number =>
  typeof add === 'number' && when === undefined && (reach === undefined || reach === 'holder') ? add : 0;

/** The one who began the fight has it as it was reckoned, the other one the other way round. */
function margin(env: Env): number {
  const at = currentFight(env.s);
  const by = at === undefined ? undefined : env.s.scopes[at.scope]?.['$margin'];
  return typeof by === 'number' ? (at?.fight.theirs.hero === env.me ? -by : by) : 0;
}

function numberIn(env: Env, name: string): number {
  const value = variable(env, name);
  // One thing that was chosen counts as one, several as many.
  return typeof value === 'number' ? value : Array.isArray(value) ? value.length : typeof value === 'string' ? 1 : 0;
}

function statNumber(a: Extract<Amount, { stat: unknown }>): Number {
  const { stat, part } = a;
  const own = ofOne(a.of, 'heroes');
  if (part && (stat === 'strength' || stat === 'craft'))
    return made((env) => {
      const id = heroOf(env, a.of);
      if (id === undefined) return 0;
      const hero = heroAt(env.s, id);
      return part === 'value'
        ? env.cat.readers.statOf(env, id, stat === 'strength' ? 'strengthValue' : 'craftValue', env)
        : (hero.toad ?? hero)[stat];
    }, readsAll);
  if (part === 'value' && (stat === 'life' || stat === 'fate'))
    return made((env) => {
      const id = heroOf(env, a.of);
      return id === undefined ? 0 : valueAtStart(env.s.options, bodyOf(env.cat, heroAt(env.s, id)), stat);
    }, own);
  return made((env) => {
    const id = heroOf(env, a.of);
    return id === undefined ? 0 : env.cat.readers.statOf(env, id, stat, env);
  }, readsAll);
}

function missing(env: Env, a: Extract<Amount, { missing: unknown }>): number {
  const id = heroOf(env, a.of);
  if (id === undefined) return 0;
  const hero = heroAt(env.s, id);
  // What cards add to the life or fate value counts (a Destiny), and a Ghost has no value that it heals up to.
  if (hero.form !== undefined && a.missing === 'life') return 99;
  // 000 FAQ: what cannot be done may not be chosen, so nothing is missing that nobody can give him.
  if (a.missing === 'life' && env.cat.readers.neverHeals(env, id)) return 0;
  return Math.max(
    0,
    env.cat.readers.statOf(env, id, a.missing === 'life' ? 'lifeValue' : 'fateValue', env) - hero[a.missing],
  );
}

/** Which side of a fight is meant, as whoever carries it out sees it. */
const sideOf = (env: Env, fight: Fight, which: 'mine' | 'theirs'): 'mine' | 'theirs' =>
  (fight.hero === env.me) === (which === 'mine') ? 'mine' : 'theirs';

function foeNumber(env: Env, what: 'strength' | 'craft' | 'count'): number {
  const fight = currentFight(env.s)?.fight;
  if (!fight) return 0;
  const { theirs } = fight;
  if (what === 'count') return headsOf(theirs);
  return theirs.base + countingOf(theirs).reduce((n, id) => n + env.cat.readers.powerOf(env, fight.hero, id, what), 0);
}

/** Of one that is fought, against whoever fights it. */
const powerNow = (env: Env, id: CardId | undefined, what: 'strength' | 'craft'): number =>
  id === undefined ? 0 : env.cat.readers.powerOf(env, currentFight(env.s)?.fight.hero ?? env.me, id, what);

/** A creature's printed Strength or Craft; where it counts others and is one of those itself, it is worth nothing. */
export function printed(m: Makers, env: Env, id: CardId | undefined, what: 'strength' | 'craft'): number {
  const card = id === undefined ? undefined : env.s.cards[id];
  const def = card && defNow(env, card);
  if (id === undefined || def?.kind !== 'enemy') return 0;
  const text = def[what];
  if (text === undefined || typeof text === 'number') return text ?? 0;
  const reading = env.reading ?? [];
  return reading.includes(id) ? 0 : m.amount(text).ask({ ...env, card: id, plain: true, reading: [...reading, id] });
}
