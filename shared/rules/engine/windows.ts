// The windows around an event: cannot, would, before, commit, checks, after (design, "Windows").
import type { Asked, By } from './tx/flow';
import { msg, keyOf } from '../../kernel/ids';
import type { CardId, HeroId, MsgArg, SeatId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { awake } from '../query/awake';
import { cannotPay, isOpen } from '../query/costs';
import { currentFight, heroAt, heroesInOrder, read, type Env } from '../query/env';
import { fitsEvent } from '../query/eval';
import { cardsAt } from '../query/card-index';
import { inPlay, type Entry } from '../query/index-in-play';
import { isLeavingAlready } from '../query/leaving';
import { isOwnRoll } from '../query/rolls';
import { passesOver } from '../query/spared';
import { sourceWorks } from '../query/stats';
import { reactionIsCalm } from '../query/stakes';
import { castable } from '../query/spells';
import { robsOfTrophy } from '../query/trophy-bound';
import { remembersArmour } from './armour';
import { speakerKey, usedKey } from '../query/used';
import type { EventFrame, EventStage, State } from '../state/state';
import type { EventOf, Proposed } from '../state/event';
import type { Trigger } from '../vocab/ability';
import type { EventKind } from '../vocab/words';
import { commit, type Announced } from './commit';
import { isHeard } from './heard';
import { passOption } from './options';
import type { Rulebook, Run } from './rulebook';
import { runOf } from './run-of';
import type { Tx } from './tx/tx';

type Reaction = { readonly key: string; readonly entry: Entry<Trigger>; readonly hero: HeroId };

const nextStage: Record<EventStage, EventStage> = {
  cannot: 'would',
  would: 'before',
  before: 'commit',
  commit: 'checks',
  checks: 'after',
  after: 'done',
  done: 'done',
};

/** Goes on with an event as long as nothing comes before it: nobody is asked, and no other frame lies on its own. */
export function stepEvent(tx: Tx, book: Rulebook, frame: EventFrame): void {
  for (let now: State['stack'][number] | undefined = frame; now?.t === 'event' && now.id === frame.id; now = tx.top()) {
    oneStage(tx, book, now);
    if (tx.s.over !== undefined || Object.keys(tx.s.pending).length > 0) return;
  }
}

/** One step of an event's frame: asks, lets one reaction act, commits, or goes to the next stage. */
function oneStage(tx: Tx, book: Rulebook, frame: EventFrame): void {
  const hero = heroAt(tx.s, frame.event.hero);
  const still =
    frame.stage === 'cannot' || frame.stage === 'would' || frame.stage === 'before' || frame.stage === 'commit';
  if (hero.dead && still) {
    tx.pop();
    return;
  }
  switch (frame.stage) {
    case 'cannot':
      if (passesOver(runOf(tx, book, frame).env, frame) || isLeavingAlready(tx.s, frame)) tx.pop();
      else stepCannot(tx, book, frame);
      return;
    case 'commit':
      tx.setStage(frame.id, 'checks');
      commit(runOf(tx, book, frame), frame);
      return;
    case 'checks':
      // Several events of one effect are one change: what it upsets is looked at after the last of them.
      if (moreToCome(tx.s) || !runChecks(tx, book)) tx.setStage(frame.id, onwardsFrom(tx.s, book, frame, 'after'));
      return;
    case 'done':
      finish(tx, frame);
      return;
    case 'would':
    case 'before':
    case 'after':
      react(tx, book, frame, frame.stage);
  }
}

/**
 * Proposes what changes nothing by itself, as the last thing that a step does: where nothing in play hears it and
 * nothing has to be put right, nothing would come of it, and it is over at once.
 */
export function announce({ tx, book }: Run, by: By, event: EventOf<Announced>): void {
  if (isHeard({ tx, book }, event.kind) || heroAt(tx.s, event.hero).dead || book.firstCheck(book, tx.s) !== undefined)
    tx.propose(by, event);
  else concluded(tx, event);
}

function moreToCome(s: State): boolean {
  const below = s.stack.at(-2);
  return below?.t === 'event' && below.stage === 'cannot';
}

type Listened = Trigger['stage'];
type StagedKey = `${EventKind}/${Listened}`;
type Keys = { readonly [stage in Listened]: StagedKey };
const keysOf = (kind: EventKind): Keys => ({
  cannot: `${kind}/cannot`,
  would: `${kind}/would`,
  before: `${kind}/before`,
  after: `${kind}/after`,
});
/** Names that are asked for at every event, made once. */
const stagedKeys = new Map<EventKind, Keys>();
/** The names under which the index has what listens at each stage. */
function stagesOf(kind: EventKind): Keys {
  const known = stagedKeys.get(kind);
  if (known !== undefined) return known;
  const keys = keysOf(kind);
  stagedKeys.set(kind, keys);
  return keys;
}

/** What in play listens at this stage. */
const listeners = (s: State, book: Rulebook, kind: EventKind, stage: Listened): readonly Entry<Trigger>[] | undefined =>
  inPlay(book, s).staged.get(stagesOf(kind)[stage]);

/** The next stage at which anything is done: what nobody listens at is passed over. */
function onwardsFrom(s: State, book: Rulebook, { event, prevented }: EventFrame, stage: EventStage): EventStage {
  const { staged } = inPlay(book, s);
  const keys = stagesOf(event.kind);
  let next = stage;
  while ((next === 'would' || next === 'before' || next === 'after') && !staged.has(keys[next]))
    next = prevented ? 'done' : nextStage[next];
  return next;
}

/** Of what somebody would have gained, and not lost. */
const gains: readonly EventKind[] = ['gain', 'heal', 'replenish'];

function stepCannot(tx: Tx, book: Rulebook, frame: EventFrame): void {
  if (!isHeard({ tx, book }, frame.event.kind)) {
    tx.setStage(frame.id, 'commit');
    return;
  }
  const listening = listeners(tx.s, book, frame.event.kind, 'cannot');
  const [because] = listening === undefined ? [] : reactions(tx.s, book, frame, 'cannot', listening);
  if (!because) {
    tx.setStage(frame.id, onwardsFrom(tx.s, book, frame, 'would'));
    return;
  }
  tx.log({
    t: 'prevented',
    source: because.entry.source.def,
    hero: frame.event.hero,
    what: read(frame.event)?.what ?? frame.event.kind,
    ...(gains.includes(frame.event.kind) ? { gain: true as const } : {}),
  });
  tx.pop();
}

function finish(tx: Tx, frame: EventFrame): void {
  tx.pop();
  // A roll whose result was dropped has none, as one that was left out.
  if (frame.event.kind !== 'rolled' || !frame.prevented) concluded(tx, frame.event);
}

/** What is left to be done when everyone had his say. */
function concluded(tx: Tx, e: Proposed): void {
  // D FAQ Sage: a Spell gained as the turn begins may be cast in it.
  if (e.kind === 'turnBegan') tx.setTurn({ spellsAtStart: heroAt(tx.s, e.hero).hand.length });
  if (e.kind === 'rolling' && e.shows !== undefined && tx.s.scopes[e.into.scope])
    tx.bind(e.into.scope, e.into.as, [...e.shows]);
  // The result of a roll lands with who rolled.
  if (e.kind !== 'rolled' || !tx.s.scopes[e.into.scope]) return;
  if ('side' in e.into) {
    const { scope, side } = e.into;
    tx.setFight(scope, (f) => {
      f[side].dice = [...e.dice];
      f[side].roll = e.n;
      if (e.keep !== 'lowest') delete f[side].lower;
    });
    return;
  }
  const { scope, as } = e.into;
  tx.bind(scope, as, e.n);
  tx.bind(scope, `${as}$dice`, [...e.dice]);
}

/** Puts right what an event has upset; @returns whether something had to be done first. */
export function runChecks(tx: Tx, book: Rulebook): boolean {
  const found = book.firstCheck(book, tx.s);
  if (!found) return false;
  tx.pushProgram({ me: found.me, source: found.source, card: found.card }, tx.openScope(), found.code);
  return true;
}

function react(tx: Tx, book: Rulebook, frame: EventFrame, stage: 'would' | 'before' | 'after'): void {
  const listening = listeners(tx.s, book, frame.event.kind, stage);
  if (listening === undefined) {
    tx.setStage(frame.id, onwardsFrom(tx.s, book, frame, stage));
    return;
  }
  const answer = tx.s.scopes[frame.scope]?.['$react'];
  if (typeof answer === 'string') {
    tx.forgetName(frame.scope, '$react');
    takeAnswer(tx, book, frame, stage, answer);
    return;
  }
  const open = frame.prevented ? [] : reactions(tx.s, book, frame, stage, listening, frame.asked);
  const forced = open.filter((r) => r.entry.it.forced);
  const [first] = forced;
  if (first && (forced.length === 1 || forced.every((r) => r.entry.it.inOrder))) {
    fire(tx, frame, first);
    return;
  }
  if (first) {
    // D Simultaneous Effects: the player whose turn it is decides which comes first.
    ask(tx, book, frame, tx.s.active, forced, msg('ask.whichFirst'), false);
    return;
  }
  const [next] = open.filter((r) => !frame.asked.includes(`pass:${heroAt(tx.s, r.hero).seat}`));
  if (!next) {
    tx.setStage(frame.id, onwardsFrom(tx.s, book, frame, frame.prevented ? 'done' : nextStage[stage]));
    return;
  }
  const seat = heroAt(tx.s, next.hero).seat;
  ask(
    tx,
    book,
    frame,
    seat,
    open.filter((r) => heroAt(tx.s, r.hero).seat === seat),
    msg(`react.${frame.event.kind}`, { ...eventArgs(tx.s, frame), ...(stage === 'after' ? { done: 'yes' } : {}) }),
    true,
  );
}

/** What a question about an event can name. */
function eventArgs(s: State, frame: EventFrame): { readonly [k: string]: MsgArg } {
  const e = frame.event;
  const about = read(e);
  const drawn = e.kind === 'drawn' ? drawnHere(s, e.hero) : [];
  const [only] = e.kind === 'defeated' ? foesOf(s) : drawn;
  // Nobody learns which card lies face down.
  const hidden = e.kind === 'put' && (s.cards[e.card]?.faceDown ?? ('faceDown' in e.spot && e.spot.faceDown));
  const id = hidden ? undefined : (about?.card ?? (drawn.length > 1 ? undefined : only));
  const card = id === undefined ? undefined : s.cards[id]?.def;
  // Some ask what the die itself shows, whatever has been added since.
  const natural = e.kind === 'rolled' && e.dice.length === 1 && e.dice[0] !== e.n ? e.dice[0] : undefined;
  return {
    hero: s.heroes[e.hero]?.def ?? '',
    ...(natural === undefined ? {} : { natural }),
    source: frame.source,
    what: about?.what ?? about?.for ?? '',
    n: about?.n ?? 0,
    ...(card === undefined ? {} : { card }),
    ...(drawn.length === 0 ? {} : { list: drawn.map((one) => msg('name', { def: s.cards[one]?.def ?? '' })) }),
  };
}

/** The creatures of the fight that an event ends. */
const foesOf = (s: State): readonly CardId[] => {
  const foes = currentFight(s)?.fight.theirs.cards ?? [];
  return foes.length === 1 ? foes : [];
};

/** What a reaction is about, for its button: whom or what it saves or changes, and the rolls by which it helps. */
function reasonFor(
  book: Rulebook,
  s: State,
  frame: EventFrame,
  source: Entry<Trigger>['source'],
): { readonly [k: string]: MsgArg } {
  const { hero, card } = eventArgs(s, frame);
  const def = book.defs.get(source.def);
  const saves = def !== undefined && 'armour' in def && source.ability === 'armour' ? def.armour : undefined;
  return {
    on: frame.event.kind,
    ...(hero === undefined ? {} : { hero }),
    ...(card === undefined ? {} : { card }),
    ...(saves === undefined ? {} : { rows: spanOf(saves) }),
  };
}

/** "4-6" for 4, 5 and 6. */
const spanOf = (rolls: readonly number[]): string =>
  rolls.length === 1 ? String(rolls[0]) : `${Math.min(...rolls)}-${Math.max(...rolls)}`;

const drawnHere = (s: State, hero: HeroId): readonly CardId[] =>
  cardsAt(s, heroAt(s, hero).space).filter((id) => s.cards[id]?.drawn === s.turn.n && !s.turn.met.includes(id));

function ask(
  tx: Tx,
  book: Rulebook,
  frame: EventFrame,
  seat: SeatId,
  offered: readonly Reaction[],
  question: Asked,
  mayPass: boolean,
): void {
  const seen = new Set<string>();
  const options: Option[] = [];
  const values: Record<string, string> = {};
  for (const r of offered) {
    const { source, it } = r.entry;
    const key = `${keyOf(source.def)}#${source.ability === 'lasting' ? it.id : source.ability}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const use = mayPass
      ? ({ use: reactionIsCalm(envOf(tx.s, book, frame, r.entry, r.hero), r.entry, r.hero) ? 'calm' : 'live' } as const)
      : {};
    options.push({
      key,
      label:
        it.ask ??
        msg(mayPass ? 'option.react' : 'option.first', {
          def: source.def,
          ability: source.ability,
          ...(mayPass ? reasonFor(book, tx.s, frame, source) : {}),
        }),
      ...use,
      target: { def: source.def, ...(source.card === undefined ? {} : { card: source.card }) },
    });
    values[key] = r.key;
  }
  // Where there is only one thing to do, the question is whether to do it.
  const [act, ...others] = options;
  const asked =
    mayPass && act !== undefined && others.length === 0
      ? { ...question, args: { ...question.args, act: act.label } }
      : question;
  if (mayPass) options.push(passOption());
  const [first] = offered;
  tx.ask({
    seat,
    hero: first?.hero,
    ask: asked,
    source: frame.source,
    card: frame.card,
    options,
    values,
    rule: 'timing',
    into: { scope: frame.scope, as: '$react' },
  });
}

function takeAnswer(
  tx: Tx,
  book: Rulebook,
  frame: EventFrame,
  stage: 'would' | 'before' | 'after',
  answer: string,
): void {
  const listening = listeners(tx.s, book, frame.event.kind, stage) ?? [];
  const open = reactions(tx.s, book, frame, stage, listening, frame.asked);
  const chosen = open.find((r) => r.key === answer);
  if (chosen) {
    fire(tx, frame, chosen);
    return;
  }
  // A pass: this seat is not asked again at this stage.
  const asked = open.filter((r) => !r.entry.it.forced && !frame.asked.includes(`pass:${heroAt(tx.s, r.hero).seat}`));
  const [who] = asked;
  if (who) tx.markAsked(frame.id, `pass:${heroAt(tx.s, who.hero).seat}`);
}

/** The rules of the game, a space, and a card that no character has. */
const isNobodys = (s: State, { from, card }: Reaction['entry']['source']): boolean =>
  from === 'rule' || from === 'space' || (card !== undefined && s.cards[card]?.hero === undefined);

function fire(tx: Tx, frame: EventFrame, r: Reaction): void {
  const { source, it } = r.entry;
  tx.markAsked(frame.id, r.key);
  if (it.once) tx.markUsed(usedKey(it.once, r.hero, source, it));
  remembersArmour(tx, r.hero, source.card, it.group);
  if (source.from !== 'hand')
    tx.log({
      t: 'used',
      source: source.def,
      hero: r.hero,
      def: source.def,
      ability: source.ability,
      ...(source.card === undefined ? {} : { card: source.card }),
      ...(it.forced && isNobodys(tx.s, source) ? { itself: true as const } : {}),
    });
  tx.pushProgram({ me: r.hero, source: source.def, card: source.card }, tx.openScope(source.vars), it.do, frame.id);
}

/** A price is no loss: who pays can save none of it, and nothing comes in its place but what speaks of prices. */
const isPrice = (event: Proposed): boolean =>
  (event.kind === 'lose' || event.kind === 'left') && event.cause === 'cost';

const isOfPrices = ({ event }: Trigger): boolean => event !== undefined && 'cause' in event && event.cause === 'cost';

const keyOfReaction = (hero: HeroId, { source, it }: Entry<Trigger>): string => `${hero}:${speakerKey(source, it.id)}`;

/**
 * Every reaction that fits the event at this stage, from the active seat clockwise.
 *
 * @param listening what listens at it
 * @param but keys of those that had their say already
 */
function reactions(
  s: State,
  book: Rulebook,
  frame: EventFrame,
  stage: Trigger['stage'],
  listening: readonly Entry<Trigger>[],
  but: readonly string[] = [],
): Reaction[] {
  const waking = awake({ cat: book, s }, listening);
  if (book.meter) book.meter.looked += waking.length;
  const found: Reaction[] = [];
  const price = (stage === 'cannot' || stage === 'would') && isPrice(frame.event);
  for (const entry of waking) {
    if (price && !isOfPrices(entry.it)) continue;
    const hero = speakerOf(s, frame, entry);
    if (hero === undefined || !isInPlay(s, hero)) continue;
    const key = but.length === 0 ? undefined : keyOfReaction(hero, entry);
    if (key !== undefined && but.includes(key)) continue;
    if (fits(s, book, frame, entry, hero)) found.push({ key: key ?? keyOfReaction(hero, entry), entry, hero });
  }
  if (found.length < 2) return found;
  const order = heroesInOrder(s).map((h) => h.id);
  return found.sort((a, b) => order.indexOf(a.hero) - order.indexOf(b.hero));
}

/** Whether a character is one whom a player plays now. */
function isInPlay(s: State, id: HeroId): boolean {
  const hero = s.heroes[id];
  return hero !== undefined && !hero.dead && s.seats[hero.seat]?.hero === id && s.order.includes(hero.seat);
}

/** Who speaks for a trigger: its holder; for a space, a card on one or a rule, whom the event is about. */
function speakerOf(s: State, frame: EventFrame, { source, it }: Entry<Trigger>): HeroId | undefined {
  const about = frame.event.hero;
  // A card that lies on a space speaks for itself, whoever laid it there; but what it put on one character is his.
  const isLaid = source.card !== undefined && s.cards[source.card]?.zone === 'laid';
  if (source.from === 'mod' && isLaid && it.whose !== 'mine') return about;
  if (source.holder !== undefined) {
    if (it.whose === 'anyone' || it.whose === undefined) return source.holder;
    const { event } = frame;
    const own = event.kind === 'rolled' ? isOwnRoll(event, source.holder) : source.holder === about;
    return (it.whose === 'mine') === own ? source.holder : undefined;
  }
  const place = source.space ?? (source.card === undefined ? undefined : s.cards[source.card]?.space);
  if (place !== undefined && it.whose === 'mine') return s.heroes[about]?.space === place ? about : undefined;
  return about;
}

const envOf = (s: State, book: Rulebook, frame: EventFrame, { source }: Entry<Trigger>, hero: HeroId): Env => ({
  cat: book,
  s,
  me: hero,
  source: source.def,
  card: source.card,
  scope: frame.scope,
  vars: source.vars,
  event: frame.event,
  eventSource: frame.source,
  it: { hero },
});

function fits(s: State, book: Rulebook, frame: EventFrame, entry: Entry<Trigger>, hero: HeroId): boolean {
  const { source, it } = entry;
  const env = envOf(s, book, frame, entry, hero);
  if (it.event && !fitsEvent(env, it.event)) return false;
  if (it.once && s.turn.used.includes(usedKey(it.once, hero, source, it))) return false;
  if (!isOpen(env, it.when, it.do) || (!it.forced && cannotPay(env, it.do))) return false;
  if (!sourceWorks(env, source, hero) || robsOfTrophy(env, frame, it)) return false;
  return source.from !== 'hand' || (source.card !== undefined && castable(env, hero, source.card));
}
