// What a definition says and the engine never does, with what to write instead: a text would promise it in vain.
import { isOnlyTold } from '../engine/commit';
import type { Def } from '../vocab/definition';
import type { EventKind, Stage } from '../vocab/words';
import { cardsInVain } from './cards-in-vain';
import { gearAndSuchInVain } from './gear-in-vain';
import { lateInFights } from './late-in-fights';
import { countedInVain } from './silent-counts';
import { silentInFights } from './silent-in-fights';
import { readsInVain } from './silent-reads';
import { turnsInVain } from './silent-turns';
import { keepsNone, wordsInVain } from './silent-words';
import { unasked } from './unasked';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
type Reaction = Node & { readonly on: EventKind; readonly stage: Stage };
const isReaction = (x: unknown): x is Reaction =>
  isNode(x) && typeof x['on'] === 'string' && typeof x['stage'] === 'string';

/** Every object inside a value, itself included; not inside of what `skips` names. */
function* nodes(value: unknown, skips?: (x: Node) => boolean): Generator<Node> {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) yield* nodes(item, skips);
  else if (isNode(value) && skips?.(value) !== true) {
    yield value;
    for (const item of Object.values(value)) yield* nodes(item, skips);
  }
}

/** What a program does about the event that it answers; what is given in it answers others. */
const prevents = (program: unknown): boolean => [...nodes(program, isReaction)].some(({ op }) => op === 'prevent');

const instead = (on: EventKind): string =>
  on === 'turnBegan' || on === 'turnEnded'
    ? "a turn is taken by missTurn, and a missed one is saved by prevent in would('missTurn')"
    : 'prevent what brings it about or follows from it, or forbid that with cannot(...)';

/** Of other rolls more is made than what a row of a table says. */
const drops = (event: unknown): string[] =>
  isNode(event) && event['for'] === 'pray'
    ? []
    : ["only the result of a prayer can be dropped: say event: { for: 'pray' }, or change another roll by adjustRoll"];

/** Nothing comes of an event that is only told, and what has happened has happened. */
function preventedInVain(def: Def): string[] {
  const answered = [...nodes(def)].filter(isReaction).filter((t) => t.stage === 'cannot' || prevents(t['do']));
  const cast = def.kind === 'spell' && prevents(def.effect) ? [...nodes(def.timing)].filter(isReaction) : [];
  return [...answered, ...cast].flatMap(({ on, stage, event }) => {
    if (stage === 'after' && on === 'rolled') return drops(event);
    if (stage === 'after') return [`prevent after ${on} does nothing: it has happened, write stage: 'would'`];
    return isOnlyTold(on) ? [`to prevent ${on} stops nothing, for it is only told: ${instead(on)}`] : [];
  });
}

/** A part does nothing by itself (query/whence.ts). */
const silentPart = (def: Def): string[] =>
  def.part !== undefined && def.kind !== 'spell' && (def.abilities ?? []).length > 0
    ? ['it is a part, so its abilities are silent: say in part: { ... } what it gives, or leave part out']
    : [];

/** A Follower does not count against the carrying limit. */
const trinketFollower = ({ part }: Def): string[] =>
  [part, part?.harmony].some((one) => one?.follower === true && one.keywords?.includes('trinket'))
    ? ["what it is part of is a Follower, which nobody carries: leave keywords: ['trinket'] out of the part"]
    : [];

/** Nobody uses a creature, or a card that is over when it was met. */
const unused: ReadonlySet<unknown> = new Set(['event', 'enemy', 'stranger', 'place']);
const bonusOfNone = (def: Def): string[] =>
  [...nodes(def)].some(({ bonus, over }) => {
    const cards = isNode(over) && isNode(over['cards']) ? over['cards']['kind'] : undefined;
    return bonus !== undefined && cards !== undefined && [cards].flat().every((kind) => unused.has(kind));
  })
    ? ["cards of that kind add nothing for anybody, so their bonus is 0: what is printed on creatures is sum: '...'"]
    : [];

/** Nothing joins a fight that does not go on, or with nothing to add to it. */
const meant = ['met', 'drawn', 'visit', 'arrive', 'taken', 'killed', 'begins'] as const;
const joinsInVain = (def: Def): string[] => {
  const joining = (x: unknown, skips?: (y: Node) => boolean): readonly Node[] =>
    [...nodes(x, skips)].filter(({ op }) => op === 'joinFight');
  const fields: Node = def;
  const early = meant.some((field) => joining(fields[field], isReaction).length > 0);
  const weak = joining(def).some((e) => e['card'] === 'this' && !('strength' in e) && !('craft' in e));
  return [
    ...(early ? ["joinFight does nothing where no fight goes on: answer after('fightBegan', ...) with it"] : []),
    ...(weak && def.kind !== 'enemy' ? ['it joins a fight with nothing: say its strength or craft in joinFight'] : []),
  ];
};

/** Whoever counts tokens hears what he counts himself, and what he counts without end. */
const countsItself = (def: Def): string[] =>
  [...nodes(def)].filter(isReaction).some((t) => {
    const kind = isNode(t['event']) ? t['event']['tokens'] : undefined;
    const own = [...nodes(t['do'], isReaction)].filter(({ op }) => op === 'tokens');
    return t.on === 'tokensChanged' && own.some((e) => kind === undefined || e['kind'] === kind);
  })
    ? ["it answers tokens with such tokens, for ever: say in event: { tokens: '...' } which others it counts"]
    : [];

/** What is no card has no holder. */
const cardless: readonly Def['kind'][] = ['character', 'form', 'rule', 'space'];
const holderOfNone = (def: Def): string[] =>
  cardless.includes(def.kind) && [...nodes(def)].some(({ holderOf }) => holderOf === 'this')
    ? [`holderOf: 'this' is nobody, for a ${def.kind} is no card: write 'me'`]
    : [];

/** What must be a trophy is one, and nothing that its own text makes of it when it is killed. */
const elsewhere: ReadonlySet<unknown> = new Set(['lend', 'put', 'take', 'lay', 'discard', 'remove']);
function trophyInVain(def: Def): string[] {
  if (def.kind !== 'enemy' || def.mustBeTrophy !== true) return [];
  const itself = [...nodes(def.killed)].some(({ op, card }) => elsewhere.has(op) && card === 'this');
  return [
    ...(def.noTrophy === true ? ['it cannot be a trophy and must be one: leave out noTrophy or mustBeTrophy'] : []),
    ...(itself ? ['it must be a trophy, and killed takes it elsewhere: leave out mustBeTrophy or that'] : []),
  ];
}

const emptyPile = (def: Def, defs: readonly Def[]): string[] =>
  [...nodes(def)].flatMap(({ left, discards }) =>
    typeof left === 'string' && discards !== undefined && keepsNone(left, defs)
      ? [`no card is ever left in the discards of ${left}, for they do not stay there: ask what is left in the deck`]
      : [],
  );

/** Nobody goes on in a body out of a deck that has none. */
const bodiless = (def: Def, defs: readonly Def[]): string[] =>
  [...nodes(def)].flatMap(({ op, form, from }) =>
    (op === 'form' || form === true) &&
    typeof from === 'string' &&
    !defs.some((one) => one.kind === 'form' && one.deck === from)
      ? [`nobody is ever in a body of ${from}: no form is of that deck`]
      : [],
  );

/** Beyond a limit something is added, and nothing else. */
const overNothing = (def: Def): string[] =>
  [...nodes(def)].some(({ stat, over, add, least }) => stat && over && (add === undefined || least !== undefined))
    ? ['over is of what is added, whatever that leaves: say add and neither set, times, cap nor least']
    : [];

/** At the start of his turn he has rolled for no move yet. */
const unrolled = (def: Def): string[] =>
  [...nodes(def)].some(
    (one) =>
      Array.isArray(one['at']) &&
      one['at'].every((moment) => moment === 'turnStart') &&
      [...nodes(one)].some(({ moveRoll }) => moveRoll === true) &&
      ![...nodes(one)].some(({ op }) => op === 'rollMove' || op === 'modify' || op === 'grant'),
  )
    ? ['moveRoll is 0 before he has moved: let it be done at another moment than turnStart, or after rollMove']
    : [];

/** How cards are drawn says something where cards are drawn, and where it is another way than the usual one. */
function drawnInVain(def: Def): string[] {
  if (!('drawing' in def)) return [];
  if ((def.draw ?? 0) <= 0) return ['drawing says how cards are drawn, and none are: say in draw how many'];
  const { deck, ...rest } = def.drawing;
  if (deck === 'adventure') return ["drawing from deck: 'adventure' is what it is without: leave deck out"];
  return deck === undefined && Object.keys(rest).length === 0 ? ['drawing says nothing: leave it out'] : [];
}

/** What counts from where he is needs no space; every space is no step from itself. */
const countsFromHere = (def: Def): string[] =>
  [...nodes(def)].flatMap(({ within }) => {
    if (!isNode(within)) return [];
    const { of, n } = within;
    if (of === 'here') return [`within counts from where he is by itself: write within: ${String(n)}`];
    return of === 'it' ? ["within of 'it' holds for every space, which is no step from itself: name another"] : [];
  });

/** What adds to a roll cannot hang on that roll, nor what trophies are worth on what they are worth. */
function roundInACircle(def: Def): string[] {
  const asks = (stat: unknown, key: string, is?: string): boolean =>
    [...nodes(stat)].some((one) => (is === undefined ? key in one : one[key] === is));
  return [...nodes(def)].flatMap((one) => {
    if ((one['stat'] === 'attackRoll' || one['stat'] === 'foeRoll') && asks(one, 'attackRoll'))
      return [`${one['stat']} asks for the attackRoll that it adds to: ask for the attackDie`];
    return one['stat'] === 'trophyWorth' && asks(one, 'sum', 'worth')
      ? ["trophyWorth asks for what trophies are worth: ask for the sum: 'higher'"]
      : [];
  });
}

/** Of all numbers only what trophies are worth is asked of a card. */
const ofNoCard = (def: Def): string[] =>
  [...nodes(def)].flatMap((one) =>
    'stat' in one && 'card' in one && one['stat'] !== 'trophyWorth'
      ? [`card says nothing of ${String(one['stat'])}, which is asked of no card: say in when or reach whom it is for`]
      : [],
  );

/** By lot no discard is meant more than another. */
const byLot = (def: Def): string[] =>
  [...nodes(def)].flatMap((one) =>
    one['op'] === 'deal' && one['discarded'] === 'random'
      ? (['named', 'topmost', 'bottom'] as const)
          .filter((which) => which in one)
          .map((which) => `${which} and discarded: 'random' are two ways to say which card: leave one out`)
      : [],
  );

/** A reward is for a victory over another character; an empty one is none. */
const rewardOfNothing = (def: Def): string[] =>
  [...nodes(def)].flatMap((one) =>
    one['op'] === 'reward' && Array.isArray(one['do']) && one['do'].length === 0
      ? ['reward does nothing for a victory: say in do what follows']
      : [],
  );

/** No die shows anything else; and what has no end is not made longer or shorter. */
const neverSo = (def: Def): string[] =>
  [...nodes(def)].flatMap((one) => {
    const shown = one['fateShows'];
    if (Array.isArray(shown) && (shown.length === 0 || shown.some((n) => ![1, 2, 3, 4, 5, 6].includes(n as number))))
      return ['fateShows names what no die shows: say numbers from 1 to 6'];
    return one['stat'] === 'magicObjectLimit' && 'add' in one
      ? ['magicObjectLimit has no end that could be added to: say cap or set']
      : [];
  });

/** @returns what a definition says in vain; `defs`: all that it is played with */
export const silent = (def: Def, defs: readonly Def[] = []): readonly string[] => [
  ...new Set([
    ...preventedInVain(def),
    ...silentPart(def),
    ...trinketFollower(def),
    ...holderOfNone(def),
    ...trophyInVain(def),
    ...emptyPile(def, defs),
    ...bonusOfNone(def),
    ...bodiless(def, defs),
    ...overNothing(def),
    ...unrolled(def),
    ...joinsInVain(def),
    ...drawnInVain(def),
    ...countsFromHere(def),
    ...byLot(def),
    ...ofNoCard(def),
    ...roundInACircle(def),
    ...countsItself(def),
    ...rewardOfNothing(def),
    ...neverSo(def),
    ...countedInVain(def),
    ...silentInFights(def, [...nodes(def)]),
    ...turnsInVain(def),
    ...readsInVain(def, defs),
    ...wordsInVain(def, defs),
    ...unasked(def),
    ...gearAndSuchInVain(def, defs),
    ...lateInFights(def),
    ...cardsInVain(def),
  ]),
];
