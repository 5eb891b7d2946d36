// What English says in its own way: a toll, a horde, what lasts for a time, what is done again and again.
import type { Clause, Num } from '../clauses/tree';
import type { Until } from '../clauses/until';
import { alternatives, inline, mayDo, optionTexts, type Idiom, type Mode, type Tongue } from '../speech/compose';
import { saysWhom, withHis } from '../speech/clauses';
import { plural, some } from '../speech/english';
import { markedRows } from '../speech/marks';
import { hasSigns, inOne, joined, words } from '../speech/words';
import { quantity } from './numbers';
import type { English } from './speaker';
import * as w from './words';

const lasts: { readonly [K in Extract<Until, string>]: string } = {
  game: 'for the rest of the game',
  turn: 'until the end of the turn',
  fight: 'in this fight',
  encounter: 'during this encounter',
  meeting: 'until the next card',
  thisCard: '',
  nextMove: 'for your next move',
  hisNextMove: 'for his next move',
  myNextTurn: 'until your next turn',
  round: 'until the end of the round',
  inPlay: 'as long as this card is in play',
  status: 'as long as this lasts',
};
export const until = (d: Until): string =>
  typeof d === 'string'
    ? lasts[d]
    : 'rounds' in d
      ? `for ${some(d.rounds, 'round')}`
      : `for ${some(d.turns, 'more turn')}`;

const ends: { readonly [K in Extract<Until, string>]: string } = {
  game: 'at the end of the game',
  turn: 'at the end of the turn',
  fight: 'after this fight',
  encounter: 'after this encounter',
  meeting: 'with the next card',
  thisCard: '',
  nextMove: 'after your next move',
  hisNextMove: 'after his next move',
  myNextTurn: 'at the start of your next turn',
  round: 'at the end of the round',
  inPlay: 'when this card is no longer in play',
  status: 'when this is over',
};
const ended = (d: Until): string =>
  typeof d === 'string'
    ? ends[d]
    : 'rounds' in d
      ? `after ${some(d.rounds, 'round')}`
      : `after ${some(d.turns, 'more turn')}`;

const times = (n: Num, s: English): string =>
  typeof n === 'number'
    ? n === 2
      ? 'twice'
      : `${n} times`
    : n.num === 'those'
      ? 'once for each of those cards'
      : `as many times as ${s.number(n)}`;

function toll(c: Extract<Clause, { c: 'toll' }>, s: English): string {
  const rows = c.rows.map((row) => ({ at: [row], label: w.range(row), what: `lose ${some(row.n, 'life')}` }));
  const roll = s.act({ key: 'you', is: 'you' }, c.roll, 'main');
  const given = plural(s.parts.noun(c.saved));
  return `${roll}: ${markedRows(rows)}. You may ${c.killed ? `have ${given} killed` : `give ${given}`}: each saves 1 life`;
}

export function idiom(c: Idiom, mode: Mode, s: English, t: Tongue): string {
  switch (c.c) {
    case 'together': {
      if ('do' in c) {
        s.forget();
        return `in secret and at the same time, ${inline(c.do, 'main', t)}`;
      }
      const every = s.person(c.who).full;
      s.mention(c.who);
      const texts = optionTexts(c.options, 'main', t);
      s.mention(c.who);
      return `in secret and at the same time, ${every} chooses one: ${alternatives(texts, t)}`;
    }
    case 'each': {
      // Whose things they are may have been said: "for each of his Objects".
      const { last } = s;
      s.forget();
      if (c.of.np === 'cards' && typeof c.of.of.of === 'object' && c.of.of.of.is === 'group') s.last = last;
      const [first] = c.do;
      if (c.key !== '' && first && 'who' in first && first.who.key === c.key) return inline(c.do, 'main', t);
      if (saysWhom(c)) return inline(c.do, mode, t);
      const inner = withHis(c);
      if (inner) {
        s.last = c.key;
        const his = s.np(inner.of, 'every');
        s.forget();
        return `for ${his}, ${inline(inner.do, 'after', t)}`;
      }
      const every = s.np(c.of, 'every');
      if (c.key !== '') s.last = c.key;
      return `for ${every}, ${inline(c.do, 'after', t)}`;
    }
    case 'times': {
      const n = `${[c.n, ...(c.then ?? [])].map((x) => times(x, s)).join(' and then ')}${c.anew ? ', something else each time' : ''}`;
      const text = inline(c.do, mode, t);
      return hasSigns(text) ? `do this ${n}: ${text}` : `${text}, ${n}`;
    }
    case 'asOftenAsPossible': {
      const often = `as often as ${s.person(c.who).he} can`;
      const text = inline(c.do, mode, t);
      return hasSigns(text) && mode !== 'inf' && mode !== 'zu' ? `${often}, ${text}` : `${text}, ${often}`;
    }
    case 'lasting': {
      const { standing } = c;
      const [only, more] = standing;
      if (only?.s === 'idle' && !more && c.until === 'turn') {
        const rest = only.moves ? 'nothing this turn, but moves' : 'nothing this turn';
        return s.states(c.who, 'do', rest);
      }
      const holds = standing.map((x) => s.parts.standing(x, s)).join('; ');
      const lasts = until(c.until);
      if (lasts === '') return holds;
      // Behind a condition or another time it stands at the end.
      const isPlain = !hasSigns(holds) && standing.every((x) => x.when.iff === undefined);
      if (mode === 'after' && isPlain) return `${holds} ${lasts}`;
      return mode === 'inf' ? `${holds}, ${lasts}` : `${lasts}, ${holds}`;
    }
    case 'granted': {
      const when = c.until === 'nextMove' ? `at ${s.person(c.who).his} next move` : until(c.until);
      if (c.again) return words('the same holds', when);
      const rules = c.rules.map((x) => inOne(s.parts.rule(x, s))).join('; ');
      if (when === '') return rules;
      const isLed = c.rules.some((x) => x.r !== 'standing');
      return mode === 'after' && isLed ? `this holds ${when}: ${rules}` : `${when}, ${rules}`;
    }
    case 'afterwards':
      return `${c.behind ? 'after that' : ended(c.until)}, ${inline(c.do, 'after', t)}`;
    case 'insteadOfNextMove':
      return `instead of ${s.person(c.who).his} next move, ${c.must ? inline(c.do, 'after', t) : mayDo(c.who, c.do, 'after', t)}`;
    case 'nextBattle':
      return `in ${s.person(c.who).his} next battle, ${inline(c.do, 'after', t)}`;
    case 'insteadOfReward':
      return `instead of a reward for ${s.person(c.who).his} victory, ${inline(c.do, 'after', t)}`;
    case 'untilNone': {
      const none = `do this until there is no ${s.parts.noun(c.of.np === 'cards' ? c.of.of : {})}`;
      const where = c.of.np === 'cards' ? s.parts.whereabouts(c.of.of, s) : '';
      return `${words(none, where)}: ${inline(c.do, 'main', t)}`;
    }
    case 'toll':
      return toll(c, s);
    case 'throw': {
      const held = c.again ? '. Lower or equal: roll again next turn' : '';
      const more = inline(c.more, 'main', t) || 'go on next turn';
      const roll = `roll ${s.counted(c.against, 'die', 'dice')} for Death and ${s.number(c.dice)} for yourself`;
      if (s.short) return roll;
      return `${roll}. Higher: ${more}. Lower: ${inline(c.less, 'main', t)}${held}`;
    }
    case 'horde': {
      const { foe } = c.foe as Extract<typeof c.foe, { v: 'fight' }>;
      const isA = foe.isA === undefined ? '' : `${w.subtype(foe.isA)}, `;
      const power = foe.power && foe.n !== undefined ? ` (${isA}${w.resources[foe.power]} ${s.number(foe.n)})` : '';
      const name = plural(w.creature(foe.named ?? '', s.names));
      const roll = s.act({ key: 'you', is: 'you' }, c.roll, 'main');
      const evade = foe.cannotBeEvaded ? '; they cannot be evaded' : '';
      return `${roll}: that many ${name}${power} attack you, one after another${evade}`;
    }
    case 'sells': {
      const wares = c.wares.map(({ named, n }) => {
        const each = named.length > 1 ? `${n} each` : `${n}`;
        return `${joined(
          named.map((slug) => w.theCard(slug, s.names)),
          'or',
        )} (${each})`;
      });
      return `${s.may(c.who, `discard any of these for ${w.resources[c.what]}`, mode)}: ${wares.join(', ')}`;
    }
    case 'exchange': {
      const give = c.give.card === 'this' && s.herself !== 'it' ? s.herself : s.card(c.give);
      return words('exchange', give, 'for', quantity(c.goods, s.person(c.who), s));
    }
  }
}
