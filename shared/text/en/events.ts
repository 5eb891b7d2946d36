// What happens, to be hung on "whenever": "you lose a life", "a character casts a Spell".
import { goesByItself } from '../clauses/doing';
import { isTime, personOf } from '../keys';
import type { Happening } from '../clauses/rules';
import type { EventKind } from '../clauses/words';
import { same } from '../exact';
import { humanise } from '../names';
import { a, plural, third } from '../speech/english';
import { joined, words } from '../speech/words';
import type { English, Person } from './speaker';
import { adverbs } from './tests';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'or');
type Said = readonly [verb: string, rest?: string];
type Phrase = (h: Happening, p: Person, s: English) => Said;

const things = (h: Happening, none: string): string => {
  const what = (h.what ?? []).filter(w.isResource);
  if (h.fateSide) return `${h.fateSide} fate`;
  return what.length === 0 ? none : or(what.map((x) => (x === 'life' ? 'a life' : w.resources[x])));
};
/** Of what is never done to one it is not done to any. */
const cardOf = (h: Happening, none: string, s: English): string => {
  const isAny = h.denied === true && h.who.is === 'you';
  if (!h.card) return isAny && none === 'a card' ? 'any card' : none;
  return s.card(isAny && h.card.card === 'np' && h.card.det === 'a' ? { ...h.card, det: 'any' } : h.card);
};
const told = (list: readonly string[] | undefined, word: (x: string) => string): string =>
  or((list ?? []).map(word).filter((x) => x !== ''));
const because = (h: Happening): string => told(h.cause, w.because);
const at = (h: Happening, s: English): string => (h.to ? s.parts.spot(h.to, s) : '');
const inFight = (h: Happening): string => w.fightWord(h.fight ?? '');
/** What a die is rolled for. */
const forWhat = (list: readonly string[] | undefined, his: string): string =>
  // For nearly everything needs no word.
  (list ?? []).length > 3 ? '' : list?.includes('move') ? `for ${his} move` : told(list, w.purpose);
const plain = (verb: string, rest?: string): Phrase => {
  const said: Said = rest === undefined ? [verb] : [verb, rest];
  return () => said;
};
const foes: Readonly<Record<string, string>> = { creature: 'a creature', character: 'another character' };
const ends: Readonly<Record<string, string>> = { won: 'win', lost: 'lose', standOff: 'come to a stand-off in' };

const isPrayer = (h: Happening): boolean => h.what?.length === 1 && h.what[0] === 'pray';
const scored: Readonly<Record<string, string>> = {
  won: 'the higher attack score',
  lost: 'the lower attack score',
  standOff: 'the same attack score as the opponent',
};
const endings: Readonly<Record<string, string>> = {
  unwon: 'without winning',
  won: 'with a victory',
  lost: 'with a defeat',
  standOff: 'with a stand-off',
  evaded: 'by evading',
};

const asReward = 'as the reward of a fight';
const rival = (h: Happening): string => (h.how?.[0] === 'character' ? 'another character' : 'an opponent');
const phrases: { readonly [K in EventKind]: Phrase } = {
  gain: (h) => ['gain', words(things(h, 'anything'), because(h))],
  lose: (h, p) => {
    if (h.taken) return ['take', words(things(h, 'something'), 'from another character', because(h))];
    if (h.paidFor) return ['pay', words(h.fateSide, 'fate', forWhat(h.paidFor, p.his) || 'for a new roll')];
    const what = h.last ? `${p.his} last life` : things(h, 'anything');
    return ['lose', words(what, h.reward && 'to the winner of a fight', because(h))];
  },
  heal: plain('heal', 'a life'),
  replenish: (h) => ['replenish', things(h, 'fate')],
  alignment: (h) =>
    h.what ? ['become', told(h.what, (x) => w.alignments[x as keyof typeof w.alignments])] : ['change', 'alignment'],
  toad: plain('become', 'a Toad'),
  missTurn: plain('miss', 'a turn'),
  moved: (h, p, s) =>
    h.leaves
      ? ['leave', or(h.leaves.map((r) => (r === 'mine' ? `${p.his} Region` : `the ${w.region(r)}`)))]
      : h.to
        ? h.mood === 'would'
          ? ['end', words(`${p.his} move`, at(h, s) || 'on a space')]
          : ['end', words('a move', at(h, s))]
        : ['move', ''],
  rolling: (h, p) => {
    if (isPrayer(h)) return ['be', 'about to pray'];
    if (h.what?.length === 1 && h.what[0] === 'fate') return ['be', 'about to roll a die again for fate'];
    const isMove = h.what?.length === 1 && h.what[0] === 'move';
    // For nearly everything needs no word.
    const purpose = isMove ? `for ${p.his} move` : (h.what ?? []).length > 2 ? '' : told(h.what, w.purpose);
    return ['be', words('about to roll', purpose)];
  },
  rolled: (h, p) => {
    if (h.what?.[0] === 'pray' && h.natural === undefined) return ['pray'];
    // A place says what the roll is for.
    const isThere = h.when.adverbs.some((x) => x.a === 'source' && x.source.places !== undefined);
    const purpose = isThere && !h.what?.includes('move') ? '' : forWhat(h.what, p.his);
    if (h.sinceFate) return ['roll', words('again for fate with', w.sinceFate[h.sinceFate], purpose)];
    if (h.fateShows)
      return ['roll', words('a die again for fate', purpose, `and get ${a(or(h.fateShows.map(String)))}`)];
    if (h.shows) return ['roll', words(a(or(h.shows.map(String))), 'with any die', purpose, because(h))];
    if (h.doubles) return ['roll', words('doubles', purpose, because(h))];
    if (h.again)
      return ['roll', words('a die', purpose, 'again for', h.again === 'dark' ? "another's dark fate" : 'light fate')];
    return ['roll', words(h.natural ? a(or(h.natural.map(String))) : 'a die', purpose, because(h))];
  },
  cast: (h, _, s) => [
    'cast',
    words(
      cardOf(h, 'a Spell', s),
      h.what?.includes('aimed') && 'on a character',
      h.what?.includes('his') && 'on you, your space or one of your cards',
      h.what?.includes('this') && `on ${s.card({ card: 'this' })}`,
    ),
  ],
  spellGained: plain('gain', 'a Spell'),
  taken: (h, _, s) => ['take', words(cardOf(h, 'a card', s), h.reward && asReward)],
  left: (h, _, s) => {
    if (h.dies) return ['have', `${cardOf(h, 'a card', s)} killed`];
    const [how = 'lose'] = h.how ?? [];
    return [how, words(cardOf(h, 'a card', s), h.itself && 'by its own instructions')];
  },
  spellSpent: (h, p, s) => {
    const [spell] = h.what ?? [];
    if (spell === 'lent') return ['cast', `a Spell from ${cardOf(h, 'a card', s)}`];
    return ['cast', spell === 'last' ? `${p.his} last Spell` : 'a Spell'];
  },
  put: (h, _, s) => ['put', words(cardOf(h, 'a card', s), at(h, s) || (h.denied ? 'anywhere else' : 'somewhere else'))],
  dealt: (h, _, s) => [
    h.how?.[0] === 'discarded' ? 'take' : 'deal',
    words(
      'a card',
      h.how?.[0] === 'discarded' && 'out of a discard pile',
      h.decks && `from ${or(h.decks.map((deck) => s.deck(deck)))}`,
      at(h, s),
    ),
  ],
  fateTurned: plain('turn', 'fate to its other side'),
  burnt: (h, _, s) => ['burn', cardOf(h, 'a card', s)],
  drawing: (h, _, s) => [
    'be',
    words('about to draw cards', h.decks && `from ${or(h.decks.map((deck) => s.deck(deck)))}`),
  ],
  drawn: (h, _, s) => ['draw', h.card ? s.card(h.card) : 'Adventure cards'],
  fightBegan: (h) => [
    'begin',
    h.fight === 'psychic' ? 'psychic combat' : h.fight === 'battle' ? 'a battle' : 'a fight',
  ],
  diceBegin: (h) => [
    'roll',
    words('the dice', inFight(h) || (h.when.adverbs.some((x) => x.a === 'fight') ? '' : 'in a fight')),
  ],
  compared: (h) => {
    const how = same(h.what, ['lost', 'standOff'])
      ? "an attack score no higher than your opponent's"
      : told(h.what, (x) => scored[x] ?? '');
    return how === '' ? ['compare', 'attack scores'] : ['have', words(how, inFight(h))];
  },
  fought: (h) => [
    'end',
    words(
      'a fight',
      told(h.what, (x) => endings[x] ?? ''),
    ),
  ],
  defeated: (h, _, s) =>
    h.how?.[0] === 'noCard'
      ? ['defeat', 'a creature that is no card']
      : h.how?.[0] === 'creature'
        ? ['kill', words(cardOf(h, 'an Enemy', s), inFight(h))]
        : h.loser
          ? ['defeat', `${a(or(h.loser.map((x) => w.alignments[x])))} character`]
          : ['defeat', words(h.whom ? s.object(h.whom) : cardOf(h, rival(h), s), inFight(h), because(h))],
  killed: (h, _, s) => ['kill', words(cardOf(h, 'an Enemy', s), inFight(h))],
  heroKilled: plain('be', 'killed'),
  turnBegan: (h) => [h.missed ? 'miss' : 'begin', 'a turn'],
  turnEnded: (h) => [h.missed ? 'miss' : 'end', 'a turn'],
  turnDone: (h) => [h.missed ? 'miss' : 'complete', 'a turn'],
  roundEnded: plain('end', 'a round'),
  landed: (h, _, s) => ['land', at(h, s) || (h.when.adverbs.length > 0 ? '' : 'on a space')],
  encounterBegan: (h, _, s) =>
    h.what?.includes('space')
      ? ['encounter', h.to ? s.parts.spaces(h.to, 'a', s) : 'a space']
      : ['begin', words('an encounter', at(h, s))],
  visited: (h, _, s) => ['visit', h.to ? s.parts.spaces(h.to, 'a', s) : cardOf(h, 'this card', s)],
  visitedWhom: (h, _, s) => {
    const whom = told(h.what?.filter(personOf), (key) => s.visited(key));
    return ['visit', words(whom === '' ? 'somebody' : `the ${whom}`, at(h, s))];
  },
  crossedRiver: plain('cross', 'the Storm River'),
  statusGained: (h) => ['become', told(h.what, w.state)],
  statusEnded: (h) => ['cease', `to be ${told(h.what, w.state)}`],
  beaten: (h, _, s) => {
    const by = beatenBy(h, s) ?? (h.card ? s.card(h.card) : told(h.how, (x) => foes[x] ?? ''));
    return ['be', words('defeated', by && `by ${by}`, inFight(h))];
  },
  stoodIn: (h, p, s) => {
    const card = cardOf(h, 'a card', s);
    const how = told(h.what, (x) => ends[x] ?? '');
    return how === ''
      ? ['have', `${card} fight in ${p.his} place`]
      : [how, `a fight in which ${card} fights in ${p.his} place`];
  },
  rose: plain('go', 'on in another form'),
  cardDrawn: (h, _, s) => ['draw', cardOf(h, 'a card', s)],
  turnedOver: (h, _, s) => [
    'turn',
    words(cardOf(h, 'a card', s), h.what ? `to its ${or(h.what.map(humanise))} side` : 'over'),
  ],
  tokensChanged: (h, _, s) => {
    const card = cardOf(h, 'a card', s);
    const [kind] = h.what ?? [];
    const one = kind === undefined ? 'token' : w.token(kind);
    if (h.how?.includes('put')) return ['put', `1 or more ${plural(one)} on ${card}`];
    if (h.how?.includes('taken')) return ['remove', `1 or more ${plural(one)} from ${card}`];
    return ['change', `the number of ${plural(one)} on ${card}`];
  },
  figureMoved: (h, _, s) =>
    goesByItself(h)
      ? ['end', `its move ${at(h, s)}`]
      : ['move', words(cardOf(h, 'a figure', s), h.to && `so that it ends its move ${at(h, s)}`)],
  encounteredBy: (h, _, s) => ['encounter', cardOf(h, 'a card', s)],
  encountered: (h) =>
    h.whom
      ? ['encounter', 'another character who does not evade you']
      : h.how?.includes('attacked')
        ? ['be', words('attacked', inFight(h), 'by another character')]
        : ['be', 'encountered by another character whom you do not evade'],
  questDone: (h) => (h.mood === 'would' ? ['gain', 'the reward for a Quest'] : ['fulfil', 'a Quest']),
};

const moments: { readonly [K in EventKind]?: (whose: string) => string } = {
  turnBegan: (whose) => `at the start of ${whose} turn`,
  turnEnded: (whose) => `at the end of ${whose} turn`,
  turnDone: (whose) => `after ${whose} turn`,
  roundEnded: () => 'at the end of each round',
};
/** D Time Card. */
const timeComes = { day: 'at daybreak', night: 'at nightfall' } as const;
/** "at the start of your turn", for events that are moments. */
export function moment(h: Happening, s: English): string | undefined {
  const [time] = h.on === 'turnedOver' ? (h.what ?? []) : [];
  if (h.mood === 'does' && isTime(time)) return words(timeComes[time], adverbs(h.when, s));
  const of = h.mood === 'does' && !h.missed ? moments[h.on] : undefined;
  if (of === undefined) return undefined;
  const whose = h.first
    ? 'your first'
    : h.who.is === 'you'
      ? 'your'
      : h.who.is === 'another'
        ? "another character's"
        : "every character's";
  s.mention(h.who);
  return words(of(whose), adverbs(h.when, s));
}

/** By whom, where the condition says so: "defeated by a Dragon". */
function beatenBy(h: Happening, s: English): string | undefined {
  if (!h.foe) return undefined;
  return h.foe.cards ? s.cards(h.foe.cards, 'a') : or((h.foe.subtypes ?? []).map((x) => a(w.subtype(x))));
}

/** "you lose a life in the Desert", without its subject where another went before. */
/** In which fight it is: "in battle", "against this card". */
export function fightOf(h: Happening, s: English): string {
  const own = h.when.adverbs.some((x) => x.a === 'fight');
  return words(inFight(h) || (own ? '' : 'in a fight'), adverbs({ adverbs: h.when.adverbs }, s));
}
export function happens(h: Happening, s: English, bare = false): string {
  const subject = bare ? '' : goesByItself(h) ? s.card({ card: 'this' }) : s.subject(h.who);
  const p = s.person(h.who);
  const [verb, rest] = phrases[h.on](h, p, s);
  const finite = h.mood === 'would' ? `would ${verb}` : p.you ? (verb === 'be' ? 'are' : verb) : third(verb);
  return words(subject, finite, rest, adverbs({ adverbs: h.when.adverbs }, s));
}
/** What never happens to somebody: "lose a life". */
export const phrase = (h: Happening, s: English): readonly [verb: string, rest: string] => {
  const [verb, rest = ''] = phrases[h.on](h, s.person(h.who), s);
  return [verb, rest];
};
