// Taking what lies on the space (R4 OBJECTS, MAGIC OBJECTS, AND FOLLOWERS).
import { msg, type CardId, type HeroId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import { must } from '../../kernel/result';
import type { Option } from '../../contract/prompt';
import { isObject } from '../query/catalogue';
import { defOfCard, goldFor, mayHave } from '../query/cards';
import { costOf } from '../query/costs';
import { heroAt } from '../query/env';
import { permits } from '../query/stats';
import type { Def } from '../vocab/definition';
import type { Effect } from '../vocab/effect';
import { barredBy, choicesOf } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { cardsAreMet, claimsFreely, enemiesLeft, here, isCursed, mustTake, waiting } from './on-space';
import { follow } from '../engine/follow';
import { into } from '../engine/into';
import { vars } from './vars';

/** What a Follower asks for joining somebody. */
function priceOf(def: Def): { readonly what: 'gold' | 'life'; readonly n: number } | undefined {
  if (def.kind !== 'follower' || def.price === undefined) return undefined;
  return typeof def.price === 'number' ? { what: 'gold', n: def.price } : { what: 'life', n: def.price.life };
}

const goesUnpaid = (def: Def): boolean => def.kind === 'follower' && def.unpaid === 'discarded';

/** Takes the gold that lies there, or a card for its price. */
export function pickUp(run: Run, what: Json): void {
  const { me } = run.frame;
  if (what === 'gold') {
    const n = goldFor(run.env, me, here(run));
    run.tx.layGold('rules', here(run), -n);
    run.tx.propose(byOf(run), { kind: 'gain', hero: me, what: 'gold', n, cause: 'found' });
  } else if (typeof what === 'string' && run.env.s.cards[what as CardId]) {
    const def = defOfCard(run.env, what as CardId);
    const price = priceOf(def);
    const take: Effect = { op: 'take', card: 'this' };
    run.tx.pushProgram({ me, source: def.id, card: what as CardId }, run.tx.openScope(), [
      price === undefined
        ? take
        : {
            // Of several that want gold the first may have had it all.
            op: 'if',
            cond: { is: [{ stat: price.what }, '>=', price.n] },
            then: [{ op: 'lose', ...price, cost: true }, take],
            else: goesUnpaid(def) ? [{ op: 'discard', card: 'this' }] : [],
          },
    ]);
  }
}

/** Whether a card on the space can be taken, and if not, why. */
export function judge(run: Run, me: HeroId, o: Option, values: Readonly<Record<string, Json>>): Option {
  const id = values[o.key] as CardId;
  const def = defOfCard(run.env, id);
  const may = mayHave(run.env, me, def, id);
  const isHis = def.kind === 'follower' || isObject(def);
  const conscripts = isHis && may.because !== 'toad' && permits(run.env, me, 'conscript', { card: id }).ok;
  if (!may.ok && !conscripts) return { ...o, off: barredBy(may.because, o.target?.def) };
  const price = priceOf(def);
  const n = price && costOf(run.env, me, price.what, price.n);
  if (price?.what === 'gold' && n !== undefined && heroAt(run.env.s, me).gold < n)
    return { ...o, off: msg('off.gold', { n }) };
  return price === undefined
    ? o
    : {
        ...o,
        label: msg('option.hire', { def: def.id, n: n ?? price.n, ...(price.what === 'life' ? { life: 1 } : {}) }),
      };
}

/** Their step is over, whether they are taken or not: none of them waits any more (R4 LOSING A TURN). */
function passed(run: Run, cards: readonly CardId[]): void {
  for (const id of cards) if (run.env.s.cards[id]) run.tx.markMet(id);
}

/** Of those that he has met and does not take some wait for nobody else. */
function leave(run: Run, cards: readonly CardId[]): void {
  const going = cards.filter((id) => run.env.s.cards[id] !== undefined && goesUnpaid(defOfCard(run.env, id)));
  for (const id of [...going].reverse()) follow(run, 'encounter/gone', id);
}

/** Where nothing else lies there, the question names it. */
function theOne([first, ...others]: readonly Option[]): Readonly<Record<string, string | number>> {
  if (first === undefined || others.length > 0) return {};
  const card = first.target?.def;
  return card === undefined ? { gold: first.label.args?.['n'] as number } : { card };
}

/** What of it he takes, if anything can be taken; `then` are those whose step is over with that. */
function askToTake(run: Run, coins: readonly Option[], cards: readonly CardId[], then: readonly CardId[]): boolean {
  const { me } = run.frame;
  const space = here(run);
  const { options, values } = choicesOf(run.env.s, cards);
  const all = [...coins, ...options.map((o) => judge(run, me, o, values))];
  const open = all.filter((o) => !o.off);
  if (open.length === 0) return false;
  follow(run, 'encounter/taken', then);
  run.tx.ask({
    seat: seatOfHero(run, me),
    hero: me,
    ask: msg('ask.take', { space, ...theOne(all) }),
    source: space,
    rule: 'taking',
    options: all,
    values,
    min: 0,
    max: open.length,
    into: vars.at(run, '$take'),
  });
  return true;
}

/** Whether it may be taken before anything else: by its number, or as all Objects may be. */
const isEarly = (def: Def, objects: boolean): boolean =>
  (objects && isObject(def)) ||
  ((def.kind === 'object' || def.kind === 'magicObject' || def.kind === 'follower') && def.encounter === 1);

type Own = Pick<
  StepsOf<'encounter'>,
  'encounter/take' | 'encounter/takeFirst' | 'encounter/taken' | 'encounter/offered' | 'encounter/accepted'
>;
declare module '../vocab/steps' {
  interface Steps {
    readonly 'encounter/take': undefined;
    readonly 'encounter/takeFirst': undefined;
    readonly 'encounter/taken': readonly CardId[];
    readonly 'encounter/offered': undefined;
    readonly 'encounter/accepted': undefined;
  }
}

const offered = (run: Run): { readonly hero: HeroId; readonly card: CardId } => ({
  hero: must(vars.get(run.env, '$hero'), 'a character'),
  card: must(vars.get(run.env, '$card'), 'a card'),
});

export const takingSteps: Own = {
  'encounter/take': (run) => {
    const { me } = run.frame;
    if (claimsFreely(run)) {
      const meet = vars.get(run.env, '$meet');
      into(run, 'claim', meet === undefined ? {} : { $meet: meet });
      return;
    }
    const space = here(run);
    const gold = goldFor(run.env, me, space);
    const free = enemiesLeft(run).length === 0 && cardsAreMet(run);
    const takeable = waiting(run, (def) => ['object', 'magicObject', 'follower'].includes(def.kind) && !mustTake(def));
    const cursed = takeable.filter(
      (id) => isCursed(defOfCard(run.env, id)) && mayHave(run.env, me, defOfCard(run.env, id), id).ok,
    );
    if (free && cursed.length > 0) {
      // D Cursed Keyword: what is cursed must be taken; what else lies there may be, afterwards.
      follow(run, 'encounter/take');
      for (const id of [...cursed].reverse()) {
        run.tx.markMet(id);
        run.tx.propose({ me, source: 'rules' }, { kind: 'taken', hero: me, card: id });
      }
      return;
    }
    const coins: readonly Option[] = gold > 0 ? [{ key: 'gold', label: msg('option.takeGold', { n: gold }) }] : [];
    if (free && askToTake(run, coins, takeable, takeable)) return;
    passed(run, takeable);
    if (free) leave(run, takeable);
  },
  // Objects and Followers that have number 1 for him: what he leaves waits for its usual turn.
  'encounter/takeFirst': (run) => {
    if (run.env.s.turn.over || run.env.s.turn.moved || !cardsAreMet(run)) return;
    const objects = permits(run.env, run.frame.me, 'takeFirst').ok;
    const early = waiting(run, (def) => isEarly(def, objects) && !mustTake(def));
    askToTake(run, [], early, []);
  },
  // D Q&A Temple Q2: what is given to him lies on the space if he does not want it.
  'encounter/offered': (run) => {
    const { hero, card } = offered(run);
    const { space, zone } = run.env.s.cards[card] ?? {};
    if (zone !== 'laid' || space === undefined || !mayHave(run.env, hero, defOfCard(run.env, card), card).ok) return;
    const { options, values } = choicesOf(run.env.s, [card]);
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: msg('ask.take', { space, ...theOne(options) }),
      source: run.frame.source,
      rule: 'taking',
      options,
      values,
      min: 0,
      into: vars.at(run, '$take'),
    });
  },
  'encounter/accepted': (run) => {
    const { hero, card } = offered(run);
    const chosen = vars.get(run.env, '$take');
    if (Array.isArray(chosen) && chosen.length > 0) run.tx.propose(byOf(run), { kind: 'taken', hero, card });
    else passed(run, [card]);
  },
  'encounter/taken': (run, cards) => {
    passed(run, cards);
    const chosen = vars.get(run.env, '$take');
    const list: readonly Json[] = Array.isArray(chosen) ? chosen : [];
    leave(
      run,
      cards.filter((id) => !list.includes(id)),
    );
    for (const what of [...list].reverse()) pickUp(run, what);
  },
};
