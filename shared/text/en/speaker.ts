// One text under way in English: verbs at their places, and how clauses are joined.
import type { Act } from '../clauses/acts';
import type { Clause, Num, Range, Who } from '../clauses/tree';
import type { Test } from '../clauses/tests';
import { rowsText, type Headed, type Idiom, type Mode, type Tongue } from '../speech/compose';
import { third } from '../speech/english';
import { hasSigns, joined, words } from '../speech/words';
import { headings } from './headings';
import { range } from './words';
import { Naming } from './naming';

export { ways, type Parts, type Person, type Self } from './naming';

export class English extends Naming implements Tongue {
  protected readonly tongue = this;

  /** What somebody does, as it stands in its sentence. */
  act(who: Who, act: Act, mode: Mode): string {
    const isBare = mode === 'inf' || mode === 'zu';
    const p = this.person(who);
    // Who moves a figure and whom it visits are both "he": the second one is always named.
    if (act.v === 'meet' && who.is === 'that') this.last = '';
    const subject = p.you || isBare || mode === 'tail' ? '' : this.subject(who);
    const said = this.parts.act(act, p, this);
    if (typeof said === 'string') return said;
    const [verb, rest] = said;
    if (isBare) return words(verb, rest);
    if (p.you) return verb === 'be' ? words('you are', rest) : words(verb, rest);
    return words(subject, third(verb), rest);
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
  };
  doNothing(who: Who | undefined): string {
    return who === undefined || who.is === 'you' ? 'do nothing' : this.states(who, 'do', 'nothing');
  }
  cause(): string {
    return 'bring this about';
  }
  chain(texts: readonly string[]): string {
    return texts.slice(0, -1).some(hasSigns) ? texts.join('; ') : joined(texts, 'and');
  }
  if(test: string, body: string): string {
    return `if ${test}, ${body}`;
  }
  otherwise(body: string): string {
    return `otherwise, ${body}`;
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
            ? ` and ${verb('subtract')} ${this.number(r.less)}`
            : 'more' in r
              ? ` and ${verb('add')} ${more(r.more)}`
              : ` and ${verb('take')} ${this.number(r.read)}`;
    return words(roll + reckoned, c.counts && 'for a number', head && `and ${head}`);
  }
  byNumber(c: Extract<Clause, { c: 'byNumber' }>): string {
    return `by ${this.number(c.on)}: ${rowsText(c.rows, this)}`;
  }
  /** "teleport to": all rows lead somewhere, or put the same thing somewhere. */
  headed(acts: readonly Act[], who: Who, mode: Mode): Headed | undefined {
    const [first] = acts;
    const verb = (inf: string): string => (who.is === 'you' || mode === 'inf' ? inf : third(inf));
    if (first?.v === 'go' && first.how === 'teleport') {
      const to = acts.flatMap((x) => (x.v === 'go' && x.how === first.how && !x.noEncounter ? [x.to] : []));
      return to.length === acts.length
        ? { head: `${verb('teleport')} to`, rows: to.map((x) => this.place(x)) }
        : undefined;
    }
    if (first?.v !== 'put') return undefined;
    const at = acts.flatMap((x) => (x.v === 'put' && typeof x.to === 'object' && 'at' in x.to ? [x.to.at] : []));
    const same = acts.every((x) => x.v === 'put' && x.card.card === first.card.card && x.faceDown === first.faceDown);
    if (at.length < acts.length || !same) return undefined;
    return { head: `${verb('put')} ${this.card(first.card)} on`, rows: at.map((x) => this.place(x)) };
  }
  visited(key: string): string {
    return headings[key] ?? key;
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
