// What somebody does: the verb as a dictionary has it, and what belongs to it. A whole sentence where it is nobody's
// deed.
import type { Act, ActOf, Outcome, Stopped } from '../clauses/acts';
import type { Num } from '../clauses/tree';
import { a, plural, some, third } from '../speech/english';
import { isAnyNumber } from '../speech/clauses';
import { joined, words } from '../speech/words';
import { shuffle, turnUp } from './decks';
import { hooks } from './hooks';
import { until } from './idioms';
import { placeTerrain, rollSpace } from './land';
import { gifts } from './gifts';
import { marking } from './marks';
import { ofCards } from './of-cards';
import { adjust, attackShows, change, roll, showDice } from './rolling';
import { quantity } from './numbers';
import { shop } from './shops';
import type { English, Person } from './speaker';
import { chapters, inShort } from './chapters';
import * as w from './words';
import type { AndThen, Said } from './naming';
import { deal, foe, moves, onto, placing, tokens, tops } from './placing';

type Phrases = { readonly [V in Act['v']]: (x: ActOf<V>, p: Person, s: English) => Said | AndThen };
const more = (x: Said, on: string): Said => (typeof x === 'string' ? `${x} ${on}` : [x[0], `${x[1]} ${on}`]);
const or = (list: readonly string[]): string => joined(list, 'or');
type Powers = { readonly strength?: Num | undefined; readonly craft?: Num | undefined };
const powersOf = ({ strength, craft }: Powers, s: English): readonly string[] => {
  const value = (noun: string, n: Num | undefined): string =>
    n === undefined ? '' : typeof n === 'number' ? `${noun} ${n}` : `${noun} equal to ${s.number(n)}`;
  return [value('Strength', strength), value('Craft', craft)].filter((text) => text !== '');
};
const outcomes: { readonly [K in Outcome]: Said } = {
  won: ['win', 'the fight'],
  lost: ['lose', 'the fight'],
  standOff: ['end', 'the fight as a stand-off'],
  evaded: ['avoid', 'the fight'],
  destroyed: ['destroy', 'the opponent without a fight'],
};
const stopped: { readonly [K in Stopped]: Said } = {
  loss: ['prevent', 'the loss'],
  last: ['keep', 'it'],
  life: ['prevent', 'the loss of a life'],
  death: ['prevent', 'the death'],
  spell: ['cancel', 'that Spell'],
  move: ['prevent', 'the move'],
  turning: ['leave', 'it as it is'],
  result: ['drop', 'the result'],
  it: ['prevent', 'it'],
};
const side = (x: 'mine' | 'theirs' | 'its', p: Person, s: English): string =>
  x === 'its' ? s.itsOf({ card: 'this' }) : x === 'mine' ? p.his : `${p.his} opponent's`;
const things = (x: ActOf<'gainOne'>): string => {
  const nouns = x.things.map((k) => (k === 'spell' ? 'Spell' : w.resources[k]));
  return nouns.length < 3 ? or(nouns.map((noun) => some(x.n, noun))) : `${x.n} ${or(nouns)}`;
};

const deckOrAny = (deck: string): string => (deck === 'any' ? 'any deck' : `the ${w.deck(deck)} deck`);
export const own: Phrases = {
  ...ofCards,
  ...gifts,
  roll,
  sameAgain: () => ['do', 'the same'],
  rollMove: (_, p) => ['roll', `for ${p.his} move`],
  count: (x, _, s) => s.number(x.n),
  keepDie: () => ['cancel', 'that new roll'],
  rollAgain: () => ['roll', 'again; the second result stands'],
  strikeToo: () => ['turn', 'the Spell against them as well, each in a casting of its own'],
  showDice,
  attackShows,
  turnUp,
  reflect: () => ['turn', 'the Spell against its caster, in place of everyone he chose'],
  adjust,
  change,
  rollOnceMore: () => ['roll', 'again'],
  useDie: (x) => ['use', `the ${x.keep} die`],
  gain: (x, p, s) => ['gain', quantity(x.what, p, s)],
  gainAll: (x, p, s) => [
    'gain',
    joined(
      x.list.map((one) => quantity(one, p, s)),
      'and',
    ),
  ],
  lose: (x, p, s) => ['lose', quantity(x.what, p, s)],
  pay: (x, p, s) => ['pay', quantity(x.what, p, s)],
  rob: (x, _, s) => ['take', `${quantity(x.what, s.person(x.from), s)} from ${s.object(x.from)}`],
  gainOne: (x) => ['gain', things(x)],
  takeOne: (x, _, s) => {
    const gold = `${quantity(x.what, s.person(x.from), s)} from ${s.object(x.from)}`;
    return ['take', `${gold} or ${s.card(x.card)}`];
  },
  level: (x, p) => [
    'set',
    x.what === 'life' ? `${p.his} lives to ${p.his} life value` : `${p.his} fate to ${p.his} fate value`,
  ],
  heal: (x, p, s) => [
    'heal',
    words(
      x.n === 'full' ? `lives up to ${p.his} life value` : '',
      x.n === 'full'
        ? ''
        : typeof x.n === 'number'
          ? `${x.n > 1 ? 'up to ' : ''}${some(x.n, 'life')}`
          : s.counted(x.n, 'life', 'lives'),
      x.free && 'free',
    ),
  ],
  replenish: (x, p) => [
    'replenish',
    x.n === 'full'
      ? words(x.side, `fate up to ${p.his} fate value`)
      : typeof x.n === 'number'
        ? words(x.n > 1 && 'up to', String(x.n), x.side, 'fate')
        : words('that much', x.side, 'fate'),
  ],
  buy: (x, p, s) => {
    const noun = x.what === 'life' ? 'lives' : 'fate';
    const verb = x.what === 'life' ? 'heal' : 'replenish';
    if (x.most === undefined)
      return [verb, `${noun}, up to ${p.his} ${x.what} value${x.pays ? ', for 1 gold each' : ''}`];
    const most = x.most === 1 && x.what === 'life' ? '1 life' : `${s.number(x.most)} ${noun}`;
    return [verb, `up to ${most}${x.pays ? ' for 1 gold each' : ''}`];
  },
  align: (x) => ['become', words(or(x.to.map((to) => w.alignments[to])), x.until && until(x.until))],
  toad: (x, p) => ['become', x.turns === 0 ? `${p.his} own self again` : `a Toad for ${some(x.turns, 'turn')}`],
  missTurn: (x, _, s) => ['miss', typeof x.n === 'number' ? some(x.n, 'turn') : `turns equal to ${s.number(x.n)}`],
  extraTurns: (x, _, s) => ['take', `${s.counted(x.n, 'more turn', 'more turns')} after this one`],
  endTurn: (_, p) => ['end', `${p.his} turn`],
  enter: (x) => w.starts[x.status] ?? ['become', w.state(x.status)],
  leave: (x) => ['stop', `being ${or([x.status, ...(x.or ?? [])].map(w.state))}`],
  toggle: (x, p) => ['change', `whether ${p.he} ${p.you ? 'are' : 'is'} ${w.either(x.status)}`],
  turnFate: (x, p, s) => {
    const from = x.to === 'light' ? 'dark' : 'light';
    const n =
      x.n === 'all'
        ? `all ${p.his} ${from} fate`
        : typeof x.n === 'number'
          ? `${x.n} ${from} fate`
          : `${from} fate equal to ${s.number(x.n)}`;
    return ['turn', `${n} to the ${x.to} side`];
  },
  go: (x, _, s) => {
    const even = x.crown ? ' (even onto the Crown of Command)' : '';
    const quiet = x.noEncounter ? ' (without an encounter there)' : even;
    if (x.to.place === 'steps') return ['move', s.along(x.to.n, x.to.way) + quiet];
    const [verb, way] = moves[x.how];
    return [verb, `${way} ${s.place(x.to)}${quiet}`];
  },
  stay: () => ['stay', 'on this space', undefined, ['encounter', 'it']],
  stayOn: (_, p) => ['stay', `on ${p.his} space`, undefined, ['encounter', 'it']],
  comeOut: (_, p) => `${p.he} come${p.you ? '' : 's'} out here and go${p.you ? '' : 'es'} on next turn`,
  takesEffect: () => 'it takes effect',
  mark: (x, p, s) => (x.at ? ['mark', `${s.place(x.at)} as ${p.his} own`] : ['remove', `${p.his} mark from the board`]),
  avoidFight: () => ['avoid', 'the fight'],
  encounterCards: (x, _, s) => [
    'encounter',
    x.only ? s.card(x.only) : 'the cards on this space instead of the space itself',
  ],
  encounterSpace: () => ['encounter', 'the space itself'],
  offerMove: (x, p) =>
    `${p.he} may now do anything that may be done instead of moving${x.roll ? ' or of rolling for movement' : ''}`,
  gainSpells: (x, p, s) => [
    'gain',
    x.n === 'limit' ? `Spells up to ${p.his} limit` : s.counted(x.n, 'Spell', 'Spells'),
  ],
  discardSpells: (x, p, s) => [
    'discard',
    typeof x.n === 'object' && x.n.num === 'upTo'
      ? `any number of ${p.his} Spells`
      : x.n === 'all'
        ? `all ${p.his} Spells`
        : s.counted(x.n, 'Spell', 'Spells'),
  ],
  draw: (x, _, s) => {
    const noun = `${w.deck(x.deck)} card`;
    if (x.exactly !== undefined && x.more) return ['draw', s.counted(x.exactly, `more ${noun}`, `more ${noun}s`)];
    if (x.exactly !== undefined)
      return ['draw', `${s.counted(x.exactly, noun, `${noun}s`)} even if cards already lie here`];
    if (x.upTo === 1) return ['draw', `1 ${noun}, if no card lies here`];
    return ['draw', `${noun}s until ${s.number(x.upTo ?? 0)} cards lie here`];
  },
  gainCard: (x, p, s) => {
    const name = s.names(x.named);
    // "it" would be that one from here on.
    s.mentionCard(x.as ?? `a:${x.named}`);
    if (x.from === 'quest') return ['take', `"${w.questTitle(name)}"`];
    const left = x.from === 'talisman' && '(if one is left)';
    return ['gain', words(a(name), left, x.may && (p.you ? 'or leave it here' : 'or leaves it here'))];
  },
  take: (x, _, s) => ['take', words(s.card(x.card), x.from && `from ${s.object(x.from)}`)],
  discard: (x, _, s) => ['discard', s.card(x.card)],
  discardTop: (x) => [
    'discard',
    words(`the top ${w.deck(x.deck)} card`, x.orLose && '(if none is left then, all players lose the game)'),
  ],
  kill: (x, _, s) => ['kill', s.card(x.card)],
  ditch: (x, _, s) => ['ditch', s.card(x.card)],
  dismantle: (x, _, s) => ['dismantle', s.card(x.card)],
  remove: (x, _, s) => ['remove', `${s.card(x.card)} from the game`],
  asTrophy: (x, _, s) => ['take', `${s.card(x.card)} as a trophy`],
  burn: (x, _, s) => ['burn', s.card(x.card)],
  replace: (x, p, s) =>
    x.to === undefined
      ? [
          'discard',
          `${s.card(x.card)} and draw ${isAnyNumber(x.card) ? 'as many others in their' : `another card${x.home ? ' of its deck' : ''} in its`} place`,
        ]
      : more(placing(s.card(x.card), x.to, p, false, s), 'and replace it with the next card of its deck'),
  encounter: (x, _, s) => ['encounter', s.card(x.card)],
  asFollower: (x, _, s) => [
    'take',
    words(
      s.card(x.card),
      isAnyNumber(x.card) ? 'as Followers' : 'as a Follower',
      x.insteadOfTrophy && 'instead of a trophy',
    ),
  ],
  stow: (x, _, s) => (x.away ? ['put', `${s.card(x.card)} with the belongings`] : ['carry', s.card(x.card)]),
  swap: (x, _, s) => ['exchange', `${s.card(x.give)} for ${s.card(x.take)}`],
  put: (x, p, s) => placing(s.card(x.card), x.to, p, x.faceDown, s, x.card),
  deal,
  burnTop: (x, _, s) => ['burn', `${tops(x.n, s)} the ${w.deck(x.deck)} deck`],
  rollSpace,
  unburn: () => ['shuffle', 'all burnt cards back into their decks'],
  placeTerrain,
  putGold: (x, p, s) => ['put', words(quantity(x.what, p, s), x.stock && 'from the supply', `on ${s.place(x.at)}`)],
  addTokens: (x, _, s) => marking(x, s) ?? ['put', `${tokens(x.n, x.kind, s)} on ${onto(x, s)}`],
  takeTokens: (x, _, s) => {
    const many = w.isMass(x.kind) ? w.token(x.kind) : plural(w.token(x.kind));
    return marking(x, s) ?? ['remove', `${x.n === 'all' ? `all ${many}` : tokens(x.n, x.kind, s)} from ${onto(x, s)}`];
  },
  look: (x, _, s) => {
    s.lastSeen = x.n === 1 ? `top:${x.deck}` : '';
    return ['look', `at ${tops(x.n, s)} ${deckOrAny(x.deck)}`];
  },
  arrange: (x, _, s) => {
    const where = x.onto ? `in any order on top of ${s.deck(x.onto)}` : 'back on it in any order';
    return ['look', `at ${tops(x.n, s)} ${deckOrAny(x.deck)} and put them ${where}`];
  },
  search: (x, p, s) => {
    const where =
      x.deck === undefined
        ? 'any discard pile'
        : `the ${x.discards === 'only' ? 'discard pile of the ' : ''}${w.deck(x.deck)} deck`;
    const through =
      x.top === undefined
        ? `${where}${x.discards === true ? ' and its discard pile' : ''}`
        : `the top ${s.number(x.top)} cards of ${where}`;
    const rest = {
      stays: '',
      discard: ' and discard the others',
      shuffled: x.discards
        ? `, then shuffle ${x.discards === 'only' ? 'deck and discard pile' : 'both'} together`
        : ', then shuffle it',
    } as const;
    // Behind a deck "it" would be that deck.
    s.lastCard = '';
    const found = s.np({ np: 'cards', of: x.find }, x.most === undefined ? 'a' : { upTo: x.most });
    const [put, what] = x.to === 'hand' ? ['take', found] : placing(found, x.to, p, x.faceDown, s);
    const others =
      typeof x.rest === 'string'
        ? rest[x.rest]
        : `; the others become ${s.deck(x.rest.own)}, from which ${p.you ? 'you draw' : 'he draws'} before any other`;
    return ['look', `through ${through}: ${p.you ? 'you' : p.he} may ${words(put, what)}${others}`];
  },
  shuffle,
  lookAtHand: (x, _, s) => ['look', `at ${s.whose(x.of)} Spells`],
  shop: (x, _, s) => shop(x, s),
  walk: (x, _, s) => {
    const figure = s.card(x.figure);
    const far = x.way ? s.along(x.n, x.way) : s.spacesOn(x.n);
    const way = x.towards ? `towards ${s.np(x.towards, 'a')}` : x.way ? '' : 'in either direction';
    const stops = x.stopsAt ? `, but no further than the first ${s.parts.spaceNoun(x.stopsAt, s)}` : '';
    return ['move', words(figure, far, way, x.ferry && '(it may take a ferry)') + stops];
  },
  // What is drawn and met at once takes effect.
  meet: (x, _, s) =>
    x.card.card === 'this' && s.self.kind === 'event'
      ? ['carry', `${s.card(x.card)} out at once`]
      : ['meet', s.card(x.card)],
  follow: (x, _, s) => ['carry', `${s.card(x.card)} out`],
  merge: (x, _, s) => ['shuffle', `what is left of ${s.deck(x.from)} into ${s.deck(x.into)}`],
  choose: (x, _, s) => {
    const what = s.np(x.what, x.det);
    if (x.as !== undefined) {
      if (x.what.np === 'heroes') s.last = `var:${x.as}`;
      else s.mentionCard(x.as);
    }
    const none = x.orNothing && `(if ${s.test({ t: 'anyToChoose', of: x.what, not: true })}, none of this happens)`;
    return ['choose', words(what, x.atRandom && 'at random', none)];
  },
  number: (x, _, s) => ['choose', `a number from ${s.number(x.from)} to ${s.number(x.to)}`],
  imbue: (x, _, s) => {
    const text = `${s.card(x.card)} the properties of ${s.card(x.with)}`;
    // Two cards were named: "it" would be either.
    s.mentionCard('');
    return ['give', x.magic ? `${text} and those of ${a(w.kinds.magicObject)}` : text];
  },
  copy: (x, _, s) => ['make', `${s.card(x.card)} a copy of ${s.card(x.of)}`],
  cast: (x, _, s) =>
    x.on === undefined
      ? ['cast', `${s.card(x.card)}${x.burns ? ' and then burn it' : ''}`, 'may']
      : `${s.card(x.card)} is cast on ${s.object(x.on)}, as if by the next player`,
  endEffect: (x, _, s) => [
    'end',
    x.of.card === 'this' && s.lastCard === 'this' ? 'its effect' : `the effect of ${s.card(x.of)}`,
  ],
  fight: (x, _, s) => {
    const whom = foe(x.foe, s);
    // "it" would be the opponent from here on.
    s.lastCard = '';
    return ['fight', whom];
  },
  attack: (x, _, s) => [
    'attack',
    words(s.object(x.target), x.psychic && 'in psychic combat', x.either && '(also in psychic combat, if you may)'),
  ],
  score: (x, p, s) =>
    typeof x.add === 'number' && x.add < 0
      ? ['subtract', `${-x.add} from ${side(x.side, p, s)} attack score`]
      : x.less
        ? ['subtract', `${s.number(x.add)} from ${side(x.side, p, s)} attack score`]
        : ['add', `${s.number(x.add)} to ${side(x.side, p, s)} attack score`],
  attackDice: (x, p) => {
    const two = x.dice === 2 ? ({ lowest: 'lower', highest: 'higher' } as const) : undefined;
    const verb = (inf: string): string => (p.you ? inf : third(inf));
    const use = (keep: 'highest' | 'lowest' | 'choice'): string =>
      keep === 'choice' ? `either of them, as ${p.he} ${p.you ? 'choose' : 'chooses'}` : `the ${two?.[keep] ?? keep}`;
    const which = x.keep === 'all' ? `${verb('add')} them together` : `${verb('use')} ${use(x.keep)}`;
    return [
      'roll',
      words(
        x.dice === 0 ? 'no die' : x.dice === 1 ? 'only 1 die' : some(x.dice, 'die'),
        `for ${p.his} attack`,
        x.dice > 1 && `and ${which}`,
      ),
    ];
  },
  settle: (x) => (x.instead ? more(outcomes[x.outcome], 'instead') : outcomes[x.outcome]),
  takeOnlyALife: (x, p) => [
    'take',
    words('only a life as the reward', x.soon && `if ${p.he} ${p.you ? 'win' : 'wins'}`),
  ],
  takeOnly: (x, p, s) => ['take', `only ${s.card(x.card)} as ${p.his} reward`],
  removeFoe: (x, _, s) => {
    const card = s.card(x.card);
    if (x.how === 'destroyed') return ['destroy', `${card} without taking a trophy`];
    if (x.how === 'killed') return ['kill', `${card} without a fight`];
    if (x.how === 'slain') return ['kill', `${card} without taking a trophy`];
    return x.how === 'evaded' ? ['evade', card] : ['remove', `${card} from the fight`];
  },
  standIn: (x, p, s) => {
    const powers = powersOf(x, s);
    return [
      'let',
      words(
        `${s.card(x.card)} fight in ${p.his} place`,
        powers.length > 0 && `with ${or(powers)}`,
        x.aided && `and what ${p.his} Objects, Followers and Spells add`,
      ),
    ];
  },
  joinFight: (x, p, s) => {
    const powers = powersOf(x, s);
    const side = x.side === 'mine' ? `on ${p.his} side` : `against ${p.him}`;
    return ['let', words(s.card(x.card), 'join the fight', side, powers.length > 0 && `with ${or(powers)}`)];
  },
  prevent: (x, _, s) => {
    if (x.what === 'spell') s.mentionCard('eventCard');
    const [verb, rest] = stopped[x.what];
    return [verb ?? '', words(rest, x.most !== undefined && `(only ${s.number(x.most)} where more are lost at once)`)];
  },
  points: (x, p, s) => {
    const less = typeof x.add === 'number' && x.add < 0;
    const n = s.number(typeof x.add === 'number' ? Math.abs(x.add) : x.add);
    const floor = x.printed && `(but no lower than ${p.his} printed value)`;
    const whose = words(less ? 'from' : 'to', p.his, w.resources[x.stat], floor);
    return [less ? 'subtract' : 'add', words(n, whose, x.fight && w.fightWord(x.fight), until(x.until))];
  },
  moveDice: (x, p) => ['roll', `${some(x.dice, x.more ? 'more die' : 'die')} for ${p.his} next move`],
  convert: (x, p) => [
    'exchange',
    `any number of ${p.his} ${w.resources[x.from]} counters for as many ${w.resources[x.to]} counters`,
  ],
  giveTrophies: (x) => ['discard', `trophies with a total ${w.resources[x.power]} of ${x.n} or more`],
  form: (x, p) =>
    x.turns !== undefined
      ? ['go', `by the card of a character drawn at random, whom nobody plays, for ${some(x.turns, 'turn')}`]
      : x.from === undefined
        ? ['become', `${p.his} own character again`]
        : ['go', `on as ${a(w.deck(x.from))} drawn at random`],
  borrow: (x, _, s) => [
    'gain',
    `one of ${s.whose(x.of)} special abilities that may be used at will, ${until(x.until)}`,
  ],
  tradeTrophies: (x) => [
    'exchange',
    x.less === undefined ? 'trophies' : `trophies, for ${some(x.less, 'point')} fewer for each Strength or Craft`,
  ],
  win: () => ['win', 'the game'],
  die: () => ['be', 'killed'],
  outOfGame: () => ['be', 'out of the game'],
  allLose: () => 'all players lose the game',
  chapter: (x, _, s) => (s.short ? inShort[x.chapter] : undefined) ?? chapters[x.chapter] ?? '',
  hook: (x) => hooks[x.id]?.(x.args) ?? '',
};

export const act = (x: Act, p: Person, s: English): Said | AndThen =>
  (own[x.v] as (x: Act, p: Person, s: English) => Said | AndThen)(x, p, s);
