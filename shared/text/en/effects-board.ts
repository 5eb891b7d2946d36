// Phrases beyond the rings: decks of any kind, figures, what lies over a space or on a card, what all choose at once.
import type { EffectOf } from '../../rules/vocab/effect';
import type { CardRef, HeroRef, Target } from '../../rules/vocab/refs';
import type { Amount } from '../../rules/vocab/select';
import { a, fact, long, person, plural, some, words, type Clause, type Person } from './grammar';
import { optionText, until } from './effects-flow';
import type { Speak } from './speak';
import type { Phrases } from './effects-counters';
import { humanise } from '../names';
import * as w from './words';

const behind = { top: 'on top of', bottom: 'under' } as const;

/** Puts something somewhere, as a verb phrase: "put it on this space", "shuffle it into the Omen deck". */
function placing(what: string, to: Target, p: Person, faceDown: boolean, say: Speak): string {
  const put = words('put', what, faceDown && 'facedown');
  if (typeof to === 'object') {
    if ('at' in to) return `${put} on ${say.space(to.at)}`;
    if ('over' in to) return `${put} over ${say.space(to.over)}`;
    if ('stands' in to) return `${put} on ${say.space(to.stands)}`;
    if ('on' in to) return `${put} ${faceDown ? 'under' : 'on'} ${say.card(to.on)}`;
    return to.where === 'shuffled'
      ? `shuffle ${what} into ${say.deck(to.deck)}`
      : `${put} ${behind[to.where]} ${say.deck(to.deck)}`;
  }
  const simple: { readonly [K in Extract<Target, string>]: string } = {
    table: `${put} beside the board`,
    held: `take ${what}`,
    hand: `add ${what} to ${p.his} Spells`,
    trophy: `take ${what} as a trophy`,
    discard: `discard ${what}`,
    out: `remove ${what} from the game`,
    aside: `set ${what} aside`,
  };
  return simple[to];
}

/** Who does it: whoever gets the card, else whoever carries the text out. */
const doer = (to: Target, who: HeroRef | undefined, say: Speak): Person =>
  to === 'held' || to === 'hand' || to === 'trophy' ? say.who(who) : say.me;

const tops = (n: Amount, say: Speak): string =>
  n === 1
    ? 'the top card of'
    : typeof n === 'number'
      ? `the top ${n} cards of`
      : `as many cards as ${say.amount(n)} from the top of`;

/** What is drawn into somebody's own: "draw 1 Destiny card", "gain 2 Spells". */
function drawn(e: EffectOf<'deal'>, n: Amount, say: Speak): string | undefined {
  if (e.named !== undefined || typeof e.from !== 'string' || (e.to !== 'held' && e.to !== 'hand')) return undefined;
  const noun = e.from === 'spell' ? 'Spell' : `${w.deck(e.from)} card`;
  return `${e.from === 'spell' ? 'gain' : 'draw'} ${typeof n === 'number' ? some(n, noun) : `as many ${plural(noun)} as ${say.amount(n)}`}`;
}

function deal(e: EffectOf<'deal'>, say: Speak): Clause {
  const n = e.n ?? 1;
  const p = doer(e.to, e.who, say);
  const named = e.named === undefined ? undefined : w.theCard(e.named, say.names);
  const what = named === undefined ? `${tops(n, say)} ${say.deck(e.from)}` : `${named} from ${say.deck(e.from)}`;
  const c = say.does(p, drawn(e, n, say) ?? placing(what, e.to, p, e.faceDown === true, say));
  if (e.as !== undefined) {
    say.means(e.as, { is: 'card', the: named ?? (n === 1 ? 'that card' : 'those cards'), given: 'dealt' });
    say.mentionCard(e.as);
  }
  return c;
}

/** An amount that is taken away is written as a negative one. */
function spaceTokens(e: EffectOf<'spaceTokens'>, say: Speak): Clause {
  const noun = w.token(e.kind);
  const many = e.kind in w.resources ? noun : plural(noun);
  const counted = (n: Amount): string =>
    typeof n === 'number'
      ? e.kind in w.resources
        ? `${n} ${noun}`
        : some(n, noun)
      : `${many} equal to ${say.amount(n)}`;
  const less =
    typeof e.n === 'number'
      ? e.n < 0
        ? -e.n
        : undefined
      : typeof e.n === 'object' && 'minus' in e.n && e.n.minus[0] === 0
        ? e.n.minus[1]
        : undefined;
  if (less === undefined) return say.does(say.me, `put ${counted(e.n)} on ${say.space(e.at)}`);
  const all = typeof less === 'object' && 'spaceTokens' in less && less.spaceTokens === e.kind;
  return say.does(say.me, `remove ${all ? `all ${many}` : counted(less)} from ${say.space(e.at)}`);
}

/** A card with a text of its own that is held is followed, all else is met. */
function meets(ref: CardRef, say: Speak): string {
  const from = typeof ref === 'object' ? say.meaning(ref.var) : undefined;
  const own = from && 'from' in from ? from.from : undefined;
  const kind = ref === 'this' ? say.def.kind : own?.kind;
  return kind === 'state' || own?.heldBy !== undefined ? `follow what ${say.card(ref)} says` : `meet ${say.card(ref)}`;
}

function meet(e: EffectOf<'meet'>, say: Speak): Clause {
  const p = say.who(e.who);
  const phrase = meets(e.card, say);
  if (p.you || e.who === undefined) return say.does(p, phrase);
  // Who moves a figure and whom it visits are both "he": the second one is always named.
  const c = fact(`${p.full} ${phrase.replace(/^(meet|follow)/, '$1s')}`);
  say.mention(p);
  return c;
}

/** "with Strength 6 or Craft 3". */
function champion(e: EffectOf<'fightInPlace'>, say: Speak): string {
  const value = (noun: string, n: Amount | undefined): string =>
    n === undefined ? '' : typeof n === 'number' ? `${noun} ${n}` : `${noun} equal to ${say.amount(n)}`;
  const powers = [value('Strength', e.strength), value('Craft', e.craft)].filter((text) => text !== '');
  return words(
    `let ${say.card(e.card)} fight in ${say.me.his} place`,
    powers.length > 0 && `with ${powers.join(' or ')}`,
    e.aided && `and what ${say.me.his} Objects, Followers and Spells add`,
  );
}

function together(e: EffectOf<'together'>, say: Speak): Clause {
  const every = person(say.heroes(e.of ?? {}, 'every'), 'together');
  const head = `in secret and at the same time, ${every.full} chooses one`;
  const each = e.options.map((o) => {
    say.mention(every);
    const text = optionText(o, say.with({ me: every }));
    return text === 'do nothing' && o.do.length > 0 ? humanise(o.key) : text;
  });
  say.mention(every);
  return long(fact(`${head}: ${each.slice(0, -1).join('; ')}${each.length > 1 ? '; or ' : ''}${each.at(-1) ?? ''}`));
}

export const boardPhrases: Phrases<
  | 'put'
  | 'deal'
  | 'turnOver'
  | 'walk'
  | 'meet'
  | 'spaceTokens'
  | 'merge'
  | 'burn'
  | 'encounterCards'
  | 'encounterSpace'
  | 'offerMove'
  | 'rollMove'
  | 'stay'
  | 'form'
  | 'mark'
  | 'fightInPlace'
  | 'borrow'
  | 'imbue'
  | 'turnFate'
  | 'allLose'
  | 'together'
> = {
  put: (e, say) => {
    const p = doer(e.to, e.who, say);
    return say.does(p, placing(say.card(e.card), e.to, p, e.faceDown === true, say));
  },
  deal,
  turnOver: (e, say) => {
    const card = say.card(e.card);
    return say.does(
      say.me,
      e.to !== undefined
        ? `turn ${card} to its ${humanise(e.to)} side`
        : card === 'it' || card === 'them'
          ? `turn ${card} over`
          : `turn over ${card}`,
    );
  },
  walk: (e, say) => {
    const stops =
      e.stopsAt === undefined
        ? ''
        : `, but no further than ${say.spaces(e.stopsAt, 'a').replace(/^(?:any other|an?) /, 'the first ')}`;
    return say.does(
      say.who(e.who),
      `move ${say.card(e.figure)} ${e.way === undefined ? `${say.spacesOn(e.n)} in either direction` : say.along(e.n, e.way)}${stops}`,
    );
  },
  meet,
  spaceTokens,
  merge: (e, say) => say.does(say.me, `shuffle what is left of ${say.deck(e.from)} into ${say.deck(e.into)}`),
  burn: (e, say) =>
    say.does(
      say.me,
      `burn ${e.top === undefined ? say.card(e.card ?? 'this') : `${tops(e.n ?? 1, say)} ${say.deck(e.top)}`}`,
    ),
  encounterCards: (e, say) =>
    say.does(
      say.me,
      e.only === undefined
        ? `encounter the cards on ${say.space('here')}, but not the space itself`
        : `encounter ${say.card(e.only)}`,
    ),
  encounterSpace: (_, say) => say.does(say.me, 'encounter the space itself'),
  offerMove: (e, say) =>
    fact(
      `${say.subject(say.me)} may now do anything that may be done instead of moving${e.roll ? ' or of rolling for movement' : ''}`,
    ),
  rollMove: (e, say) => {
    say.means(e.as, { is: 'number', the: 'the result' });
    return say.does(say.me, `roll for ${say.me.his} move`);
  },
  stay: (_, say) => say.does(say.me, `stay on ${say.space('here')} and encounter it`),
  form: (e, say) => {
    const p = say.who(e.who);
    return say.does(
      p,
      e.from === undefined ? `become ${p.his} own character again` : `go on as ${a(w.deck(e.from))} drawn at random`,
    );
  },
  mark: (e, say) => {
    const p = say.who(e.who);
    return say.does(
      p,
      e.at === undefined ? `remove ${p.his} mark from the board` : `mark ${say.space(e.at)} as ${p.his} own`,
    );
  },
  fightInPlace: (e, say) => say.does(say.me, champion(e, say)),
  borrow: (e, say) =>
    say.does(
      say.me,
      `gain one of ${say.whose(say.who(e.of))} special abilities that may be used at will, ${until(e.until)}`,
    ),
  imbue: (e, say) => say.does(say.me, `give ${say.card(e.card)} the properties of ${say.card(e.with)}`),
  turnFate: (e, say) => {
    const from = e.to === 'light' ? 'dark' : 'light';
    const p = say.who(e.who);
    const n =
      typeof e.n === 'number'
        ? e.n >= 20
          ? `all ${p.his} ${from} fate`
          : `${e.n} ${from} fate`
        : `${from} fate equal to ${say.amount(e.n)}`;
    return say.does(p, `turn ${n} to the ${e.to} side`);
  },
  allLose: () => fact('all players lose the game'),
  together,
};
