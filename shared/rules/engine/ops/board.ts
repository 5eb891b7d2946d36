// Beyond the rings: decks of any kind, figures, what lies over a space or on another card.
import type { CardId, DeckId, DefId, HeroId } from '../../../kernel/ids';
import { msg } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import type { Option } from '../../../contract/prompt';
import { bodyIdOf, characterOf, defOf, spaceOf } from '../../query/catalogue';
import type { EffectOf } from '../../vocab/effect';
import type { Selector } from '../../vocab/select';
import { amount, fitsSpace, select } from '../../query/eval';
import { cardOf, cardsNamed, currentFight, deckIdOf, heroAt, heroOf, spaceIdOf } from '../../query/env';
import { nearest, shortestWays, waysFrom } from '../../query/routes';
import type { Run } from '../rulebook';
import { deckFor, permits } from '../../query/stats';
import { imbue } from './parts';
import { spotOf } from './spot';
import { together } from './together';
import { block, byOf, seatOfHero, type OpsOf } from './types';
import { chapterOf } from '../follow';
import { enter, into } from '../into';
import { move, putOf, spaceOfSpot } from '../moves';
import { opVars } from '../vars';
import { cardAsk } from '../options';

/** The deck that is said and those of all Regions. */
const decksOfAll = (run: Run, { from }: EffectOf<'deal'>): readonly DeckId[] =>
  [...new Set([deckIdOf(run.env, from), ...run.book.deckOfRegion.values()])].filter(
    (deck) => run.env.s.decks[deck] !== undefined,
  );

/** Of which deck he deals, that one or the one of a Region; not asked where only one has cards. */
function askOfWhich(run: Run, { any: _any, ...e }: EffectOf<'deal'>): void {
  const hero = heroOf(run.env, e.who) ?? run.frame.me;
  const decks = decksOfAll(run, e).filter((deck) => (run.env.s.decks[deck]?.draw.length ?? 0) > 0);
  const deals = (deck: DeckId) => [{ ...e, op: 'deal', from: deck, itself: true }] as const;
  block(run, [{ op: 'branch', on: '$ofDeck', cases: Object.fromEntries(decks.map((deck) => [deck, deals(deck)])) }]);
  run.tx.ask({
    seat: seatOfHero(run, hero),
    hero,
    ask: cardAsk('ask.dealWhich', { def: run.frame.source }),
    source: run.frame.source,
    options: decks.map((deck) => ({ key: deck, label: msg('option.lookAt', { deck }) })),
    into: opVars.at(run, '$ofDeck'),
  });
}

/** The way to the nearest of what is meant, outside the Inner Region; by chance among equals. */
function wayTowards(run: Run, from: DefId, towards: Selector): readonly DefId[] {
  const spaces = select(run.env, towards).map(
    (id) => run.env.s.heroes[id as HeroId]?.space ?? run.env.s.cards[id as CardId]?.space ?? id,
  );
  const outside = [...new Set(spaces)].filter((id) => spaceOf(run.book, id).region !== 'inner');
  const near = nearest({ ...run.env, me: run.frame.me }, outside, { to: { space: from } });
  const target = near.length > 1 ? near[run.tx.chance(near.length)] : near[0];
  if (target === undefined || target === from) return [];
  const ways = shortestWays(run.book, from, target);
  return (ways.length > 1 ? ways[run.tx.chance(ways.length)] : ways[0]) ?? [];
}

export const boardOps: OpsOf<
  | 'put'
  | 'deal'
  | 'turnOver'
  | 'walk'
  | 'meet'
  | 'together'
  | 'merge'
  | 'encounterCards'
  | 'encounterSpace'
  | 'visitedWhom'
  | 'spare'
  | 'offerMove'
  | 'rollMove'
  | 'stay'
  | 'visit'
  | 'rewardQuest'
  | 'form'
  | 'mark'
  | 'fightInPlace'
  | 'borrow'
  | 'imbue'
  | 'turnFate'
  | 'allLose'
> = {
  merge: (run, e) => {
    run.tx.merge(deckIdOf(run.env, e.from), deckIdOf(run.env, e.into));
  },
  // Starts the encounter's own order where the cards begin; its instructions are left out.
  encounterCards: (run, e) => {
    run.tx.setTurn({ meeting: e.instead ? 'card' : 'space' });
    const only = e.only === undefined ? undefined : cardsNamed(run.env, e.only);
    enter(run.tx, { me: run.frame.me, source: 'rules' }, 'encounter', {
      $meet: 'cards',
      ...(only === undefined ? {} : { $only: only }),
    });
  },
  encounterSpace: (run) => {
    enter(run.tx, { me: run.frame.me, source: 'rules' }, 'encounter', { $meet: 'space' });
  },
  visitedWhom: (run, { whom }) => {
    const { me } = run.frame;
    run.tx.propose(byOf(run), { kind: 'visitedWhom', hero: me, space: heroAt(run.env.s, me).space, whom });
  },
  spare: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    for (const id of cardsNamed(run.env, e.by)) run.tx.spare(run.frame.source, id, hero);
  },
  offerMove: (run, e) => {
    run.tx.setTurn({ mayMove: e.roll ? 'roll' : 'move' });
    into(run, 'another-move');
  },
  rollMove: (run, e) => {
    into(run, 'roll-move', undefined, { scope: run.frame.scope, as: e.as });
  },
  stay: (run) => {
    opVars.set(run, '$move', 'stay');
    // At the start of a turn it is said before there is a move that it could stand in place of.
    if (run.frame.event !== undefined) run.tx.setTurn({ moved: true });
  },
  visit: (run, e) => {
    const { me } = run.frame;
    const { visit } = spaceOf(run.book, e.space);
    run.tx.propose(
      { me, source: e.space },
      { kind: 'visited', hero: me, space: e.space, ...(visit ? { instructions: visit } : {}) },
    );
  },
  rewardQuest: (run) => {
    run.tx.propose(byOf(run), { kind: 'questDone', hero: run.frame.me }, run.frame.id);
  },
  form: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    if (e.turns !== undefined) {
      const { unused } = run.env.s;
      const i = run.tx.chance(Math.max(1, unused.length));
      if (unused.length > 0)
        run.tx.coverBy(run.frame.source, hero, characterOf(run.book, run.tx.takeUnused(i)), e.turns);
      return;
    }
    if (e.from === undefined) {
      run.tx.takeForm(run.frame.source, hero, undefined);
      return;
    }
    const taken = Object.values(run.env.s.heroes)
      .filter((h) => !h.dead)
      .map((h) => h.form);
    const free = [...run.book.defs.values()].filter(
      (d) => d.kind === 'form' && d.deck === e.from && !taken.includes(d.id),
    );
    const form = free[run.tx.chance(Math.max(1, free.length))];
    if (form?.kind !== 'form') return;
    run.tx.takeForm(run.frame.source, hero, form.id, form.fate);
  },
  mark: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero !== undefined) run.tx.setMark(hero, e.at === undefined ? undefined : spaceIdOf(run.env, e.at));
  },
  fightInPlace: (run, e) => {
    const at = currentFight(run.env.s);
    const card = cardOf(run.env, e.card);
    if (!at || card === undefined || !permits(run.env, run.frame.me, 'standIn', { card }).ok) return;
    const champion = {
      card,
      def: run.env.s.cards[card]?.def ?? '',
      strength: e.strength === undefined ? 0 : amount(run.env, e.strength),
      craft: e.craft === undefined ? 0 : amount(run.env, e.craft),
      ...(e.aided ? { aided: true as const } : {}),
    };
    run.tx.setFight(at.scope, (f) => {
      const side = f[f.hero === run.frame.me ? 'mine' : 'theirs'];
      side.champion = champion;
      // He himself fights no more, and uses no Weapon: what a Weapon does when it wins is not done (R4 HAVING AND USING
      // CARDS).
      if (!e.aided) side.weapons = [];
    });
  },
  borrow: (run, e) => {
    const of = heroOf(run.env, e.of);
    const owner = of === undefined ? undefined : run.env.s.heroes[of];
    if (!owner || owner.toad) return;
    const own = (run.book.abilities.get(bodyIdOf(owner)) ?? []).filter(
      (a) => (a.actions ?? []).length > 0 || (a.triggers ?? []).some((t) => !t.forced) || (a.meetings ?? []).length > 0,
    );
    const cases = Object.fromEntries(
      own.map((ability) => [
        ability.id,
        [chapterOf('borrow', { $ability: ability.id, $of: bodyIdOf(owner), $until: e.until })] as const,
      ]),
    );
    if (own.length === 0) return;
    block(run, [{ op: 'branch', on: '$borrow', cases }]);
    const options = own.map((ability): Option => ({
      key: ability.id,
      label: msg('option.use', { def: owner.def, ability: ability.id }),
      target: { def: owner.def },
    }));
    run.tx.ask({
      seat: seatOfHero(run, run.frame.me),
      hero: run.frame.me,
      ask: msg('ask.borrow', { hero: owner.def }),
      source: run.frame.source,
      card: run.frame.card,
      options,
      into: opVars.at(run, '$borrow'),
    });
  },
  imbue,
  turnFate: (run, e) => {
    const hero = heroOf(run.env, e.who);
    const sides = hero === undefined ? undefined : run.env.s.heroes[hero]?.sides;
    if (hero === undefined || !sides) return;
    const from = e.to === 'light' ? 'dark' : 'light';
    const n = Math.min(sides[from], amount(run.env, e.n));
    move(run, byOf(run), { kind: 'fateTurned', hero, n, fateSide: e.to });
  },
  allLose: (run) => {
    run.tx.end([], 'allLost');
  },
  put: (run, e) => {
    const spot = spotOf(run, e.to, e.who, e.faceDown === true);
    if (!spot) return;
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    move(run, byOf(run), ...cardsNamed(run.env, e.card).map((id) => putOf(hero, id, spot)));
  },
  deal: (run, e) => {
    if (e.any) {
      askOfWhich(run, e);
      return;
    }
    if (e.each) {
      const { each: _each, ...one } = e;
      block(
        run,
        decksOfAll(run, e).map((deck) => ({ ...one, from: deck, itself: true })),
      );
      return;
    }
    const from = deckIdOf(run.env, e.from);
    const deck = e.itself ? from : deckFor(run.env, run.frame.me, from, run.frame.source);
    const spot = spotOf(run, e.to, e.who, e.faceDown === true);
    if (e.as !== undefined) run.tx.unbind(run.frame.scope, e.as);
    const n = e.n === undefined ? 1 : amount(run.env, e.n);
    if (!spot || run.env.s.decks[deck] === undefined || n <= 0) return;
    move(run, byOf(run), {
      kind: 'dealt',
      hero: heroOf(run.env, e.who) ?? run.frame.me,
      deck,
      n,
      spot,
      ...spaceOfSpot(spot),
      ...(e.named === undefined ? {} : { named: e.named }),
      ...(e.discarded || e.topmost ? { discarded: e.discarded ?? true } : {}),
      ...(e.topmost === undefined ? {} : { topmost: e.topmost }),
      ...(e.bottom ? { bottom: true } : {}),
      ...(e.as === undefined ? {} : { as: { scope: run.frame.scope, as: e.as } }),
    });
  },
  turnOver: (run, e) => {
    for (const id of cardsNamed(run.env, e.card)) {
      const card = must(run.env.s.cards[id], 'a card');
      const sides = Object.keys(defOf(run.book, card.def).sides ?? {});
      const now = card.side ?? sides[0];
      const to = e.to ?? sides.find((side) => side !== now);
      if (to !== undefined && to === now) continue;
      run.tx.propose(
        byOf(run),
        { kind: 'turnedOver', hero: run.frame.me, card: id, ...(to === undefined ? {} : { side: to }) },
        run.frame.id,
      );
    }
  },
  walk: (run, e) => {
    const id = cardOf(run.env, e.figure);
    const from = id === undefined ? undefined : run.env.s.cards[id]?.space;
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    if (id === undefined || from === undefined) return;
    if (e.towards !== undefined) {
      const way = wayTowards(run, from, e.towards);
      if (way.length > 0) into(run, 'walk', { $figure: id, $way: way.slice(0, amount(run.env, e.n)) });
      return;
    }
    const stopsAt = e.stopsAt;
    const stops = stopsAt === undefined ? undefined : (space: string) => fitsSpace(run.env, space, stopsAt);
    const ways = waysFrom(run.book, from, amount(run.env, e.n), stops, e.ferry).filter(
      (way) => e.way === undefined || way.way === e.way,
    );
    const [only, ...others] = ways;
    if (!only) return;
    into(
      run,
      'walk',
      others.length === 0 ? { $figure: id, $way: [...only.path] } : { $figure: id, $hero: hero, $ways: ways },
    );
  },
  meet: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    for (const id of cardsNamed(run.env, e.card)) {
      const def = defOf(run.book, run.env.s.cards[id]?.def ?? '');
      run.tx.log({ t: 'met', source: def.id, hero, def: def.id, card: id });
      if ('met' in def) run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.met);
    }
  },
  together,
};
