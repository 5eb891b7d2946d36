// One text under way in English: verbs at their places, and how clauses are joined.
import type { Act } from '../clauses/acts';
import { isDoing } from '../clauses/doing';
import type { Clause, Num, Range, Who } from '../clauses/tree';
import type { Test } from '../clauses/tests';
import { inline, rowsText, type Headed, type Idiom, type Mode, type Tongue } from '../speech/compose';
import { third } from '../speech/english';
import { coordinated, hasSigns, isPlainPhrase, joined, words } from '../speech/words';
import { headings } from './headings';
import { quantity } from './numbers';
import type { AllowedWhere, OnlyWhere } from '../clauses/only-where';
import { range } from './words';
import { Naming, type AndThen, type Said } from './naming';

export { ways, type Parts, type Person, type Self } from './naming';

const prepositions = new Set(['on', 'from', 'to', 'in', 'under']);

export class English extends Naming implements Tongue {
  protected readonly tongue = this;
  /** What you do is told, rather than ordered: "you move". */
  tells = false;

  /** What somebody does, as it stands in its sentence. */
  act(who: Who, act: Act, mode: Mode): string {
    return this.deeds(who, act, mode).join(` ${this.small.and} `);
  }
  deeds(who: Who, act: Act, mode: Mode): readonly string[] {
    const isBare = mode === 'inf' || mode === 'zu';
    const p = this.person(who);
    // Who moves a figure and whom it visits are both "he": the second one is always named.
    if (act.v === 'meet' && who.is === 'that') this.last = '';
    const subject = p.you || isBare || mode === 'tail' ? '' : this.subject(who);
    const said = this.parts.act(act, p, this);
    if (typeof said === 'string') return [said];
    const [verb, rest, may, then] = said;
    const more = then ? [words(p.you || isBare ? then[0] : third(then[0]), then[1])] : [];
    if (may && !isBare) return [words(p.you ? 'you' : subject || p.he, may, verb, rest)];
    if (isBare) return [words(this.had && verb === 'be' ? '' : verb, rest), ...more];
    if (!p.you) return [words(subject, third(verb), rest), ...more];
    return [
      verb === 'be' ? words('you are', rest) : words(this.tells && mode === 'main' && 'you', verb, rest),
      ...more,
    ];
  }

  shared(who: Who, acts: readonly Act[], mode: Mode, word: 'and' | 'or'): string | undefined {
    const { last, lastCard } = this;
    const isBare = mode === 'inf' || mode === 'zu';
    const p = this.person(who);
    const subject = p.you || isBare || mode === 'tail' ? '' : this.subject(who);
    const start = [this.last, this.lastCard] as const;
    const said = acts.map((x) => {
      [this.last, this.lastCard] = start;
      return this.parts.act(x, p, this);
    });
    const all = said.flatMap((x) => (typeof x === 'string' ? [] : [x]));
    const verb = all[0]?.[0] ?? 'be';
    const isPlain = ([own, rest, , then]: Exclude<Said | AndThen, string>): boolean =>
      own === verb && then === undefined && isPlainPhrase(rest, 'as', 'equal');
    if (all.length < acts.length || verb === 'be' || !all.every(isPlain)) {
      this.last = last;
      this.lastCard = lastCard;
      return undefined;
    }
    const rest = coordinated(
      all.map(([, x]) => x),
      word,
      prepositions,
    );
    const told = p.you && this.tells && mode === 'main' ? 'you' : subject;
    return words(told, p.you || isBare ? verb : third(verb), rest);
  }

  test(t: Test): string {
    return this.parts.test(t, this);
  }

  // how clauses are joined

  readonly small = {
    and: 'and',
    or: 'or',
    then: 'then',
    nothing: 'no effect',
    rest: 'anything else',
    visit: 'Visit one of these:',
    when: 'if',
    again: 'as above',
  };
  doNothing(who: Who | undefined): string {
    return who === undefined || who.is === 'you' ? 'do nothing' : this.states(who, 'do', 'nothing');
  }
  /** "you may draw 1 more card, during this encounter", "you may have him miss 1 turn". */
  wish(who: Who, c: Clause, mode: Mode): string {
    if (c.c === 'lasting' && c.standing.every((x) => isDoing(x, who))) {
      this.bare = true;
      const text = this.idiom(c, 'inf');
      this.bare = false;
      return this.may(who, text, mode);
    }
    if (c.c === 'act' || c.c === 'choice') {
      const whom = this.object(c.who);
      this.had = true;
      const done = inline([c], 'inf', this);
      this.had = false;
      return this.may(who, words('have', whom, done), mode);
    }
    return this.may(who, `choose this: ${inline([c], 'main', this)}`, mode);
  }
  has(who: Who, c: Clause): string {
    return this.states(who, 'have', 'who' in c ? this.object(c.who) : '', inline([c], 'inf', this));
  }
  chain(texts: readonly string[]): string {
    return texts.slice(0, -1).some(hasSigns) ? texts.join('; ') : joined(texts, 'and');
  }
  if(test: string, body: string, _?: Mode, __?: boolean, asks = false): string {
    return `if ${test}${asks ? ':' : ','} ${body}`;
  }
  otherwise(body: string): string {
    return `otherwise, ${body}`;
  }
  elseIf(test: string, body: string): string {
    return this.otherwise(this.if(test, body));
  }
  orElse(body: string): string {
    return `otherwise ${body}`;
  }
  opened(text: string): string {
    return text;
  }
  may(who: Who, phrase: string, mode: Mode): string {
    return mode === 'inf' || mode === 'zu' ? phrase : `${this.subject(who)} may ${phrase}`;
  }
  price(pay: string, goods: string): string {
    return `${pay} to ${goods}`;
  }
  range(x: Range): string {
    return range(x);
  }
  chart(c: Extract<Clause, { c: 'chart' }>, head: string, mode: Mode): string {
    const { reckoning: r } = c;
    const roll = this.act(c.who, c.roll, mode);
    const isBare = mode === 'inf' || mode === 'zu';
    const verb = (inf: string): string => (c.who.is === 'you' || isBare ? inf : third(inf));
    const more = (list: readonly Num[]): string =>
      joined(
        list.map((n) => this.number(n)),
        'and',
      );
    const reckoned =
      r === undefined
        ? ''
        : 'may' in r
          ? ` (${this.subject(c.who)} may add ${this.number(r.may)}${r.if ? `, if ${this.test(r.if)}` : ''})`
          : 'less' in r
            ? ` and ${verb('subtract')} ${this.number(r.less)}${r.least === undefined ? '' : ` (to no less than ${r.least})`}`
            : 'more' in r
              ? ` and ${verb('add')} ${more(r.more)}`
              : ` and ${verb('take')} ${this.number(r.read)}`;
    return words(roll + reckoned, c.counts && 'for a number', head && `and ${head}`);
  }
  byNumber(c: Extract<Clause, { c: 'byNumber' }>): string {
    return `by ${this.number(c.on)}: ${rowsText(c.rows, this)}`;
  }
  /** "teleport to": all rows lead somewhere, or put the same thing somewhere. */
  headed(alike: OnlyWhere, who: Who, mode: Mode): Headed {
    const verb = (inf: string): string => (who.is === 'you' || mode === 'inf' ? inf : third(inf));
    if ('terrain' in alike) {
      const head = `${verb('place')} a Terrain card on ${this.place(alike.terrain.at)}`;
      return { head, rows: alike.names.map(this.names) };
    }
    const { first, to } = alike;
    const put = (): string =>
      first.v === 'put'
        ? this.card(first.card)
        : first.v === 'putGold'
          ? words(quantity(first.what, this.person(who), this), first.stock && 'from the supply')
          : '';
    const head = first.v === 'go' ? `${verb('teleport')} to` : `${verb('put')} ${put()} on`;
    return { head, rows: to.map((x) => this.place(x)) };
  }
  headedByMay({ who, until, where }: AllowedWhere): Headed {
    const lasts = this.idiom({ c: 'lasting', who, until, standing: [] }, 'main').trim();
    const { head, rows } = this.headed(where, who, 'inf');
    return { head: `${lasts} instead of moving, ${this.may(who, head, 'main')}`, rows };
  }
  visited(key: string): string {
    return headings[key] ?? key;
  }
  ware(item: string): string {
    return this.names(item);
  }
  oneOf(who: Who, mode: Mode): string {
    return words(who.is === 'you' || mode === 'inf' ? 'choose one' : this.states(who, 'choose', 'one'));
  }
  onlyIf(text: string, test: string): string {
    return `${text}, if ${test}`;
  }
  idiom(c: Idiom, mode: Mode): string {
    return this.parts.idiom(c, mode, this);
  }
}
