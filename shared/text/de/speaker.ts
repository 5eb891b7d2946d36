// One text under way in German: verbs at their places, and how clauses are joined.
import type { Act } from '../clauses/acts';
import type { Clause, Range, Who } from '../clauses/tree';
import type { Test } from '../clauses/tests';
import { inline, rowsText, type Headed, type Idiom, type Mode, type Tongue } from '../speech/compose';
import { akk, bareName, n, np, whole } from '../speech/german-nouns';
import {
  adverbially,
  doer,
  du,
  followed,
  imperative,
  infinitive,
  inverted,
  predicate,
  statement,
  vp,
  withZu,
  type Doer,
  type Vp,
} from '../speech/german-verbs';
import { capital, coordinated, hasSigns, isPlainPhrase, joined, words } from '../speech/words';
import { headings } from './headings';
import { quantity } from './numbers';
import type { AllowedWhere, OnlyWhere } from '../clauses/only-where';
import { isDoing } from '../clauses/doing';
import { Naming, type Said } from './naming';
import * as w from './words';

export { ways, type Form, type Parts, type Person, type Said, type Self } from './naming';

const prepositions = new Set(['auf', 'von', 'in', 'im', 'an', 'zu', 'aus', 'neben', 'unter']);
const isBare = (mode: Mode): mode is 'inf' | 'zu' => mode === 'inf' || mode === 'zu';

export class German extends Naming implements Tongue {
  protected readonly tongue = this;
  /** An adverb that the next verb takes: "darfst du statt eines Angriffs ...". */
  adverb = '';
  /** What you do is told, rather than ordered: "im Schloss heilst du ...". */
  tells = false;

  test(t: Test): string {
    return this.parts.test(t, this);
  }

  // verbs

  /** A verb at its place: an order to you, a statement about others. */
  verb(who: Who, of: Vp, mode: Mode, states = false): string {
    if (isBare(mode)) return this.bare(of, mode, who.is === 'you' ? du : { nom: '' });
    if (who.is === 'you' && !states && !this.tells) return imperative(this.taking(of));
    const by = mode === 'tail' ? (who.is === 'you' ? du : doer(this.person(who).np)) : this.by(who);
    return this.placed(by, this.taking(of), mode);
  }
  /** With an adverb that the verb of `body` takes; behind it where no verb did. */
  withAdverb(adverb: string, body: () => string): string {
    this.adverb = words(this.adverb, adverb);
    const text = body();
    const left = this.adverb;
    this.adverb = '';
    return left === '' ? text : `${text} (${left})`;
  }
  /** The same with what follows in sentences of its own. */
  withAdverbIn(adverb: string, body: () => readonly string[]): readonly string[] {
    let more: readonly string[] = [];
    const one = this.withAdverb(adverb, () => {
      const [first = '', ...rest] = body();
      more = rest;
      return first;
    });
    return [one, ...more];
  }
  placed(by: Doer, of: Vp, mode: Mode): string {
    if (isBare(mode)) return this.bare(of, mode, by);
    return mode === 'tail' ? predicate(by, of) : mode === 'after' ? inverted(by, of) : statement(by, of);
  }
  private bare(of: Vp, mode: 'inf' | 'zu', by: Doer): string {
    return mode === 'zu' ? withZu(this.taking(of), by) : infinitive(this.taking(of), by);
  }
  /** The verb with the adverb that waits for one. */
  taking(of: Vp): Vp {
    const { adverb } = this;
    this.adverb = '';
    return adverbially(adverb, of);
  }
  /** What somebody does, as it stands in its sentence. */
  act(who: Who, act: Act, mode: Mode): string {
    return this.deeds(who, act, mode).join(` ${this.small.and} `);
  }
  deeds(who: Who, act: Act, mode: Mode): readonly string[] {
    // Who moves a figure and whom it visits are both "er": the second one is always named.
    if (act.v === 'meet' && who.is === 'that') this.last = '';
    const p = this.person(who);
    // The subject comes first, so that he is "er" where he is spoken of behind it.
    const { last } = this;
    if (!p.you && !isBare(mode)) this.last = who.key;
    const said = this.parts.act(act, p, this);
    const after = this.last;
    this.last = last;
    const texts = this.told(who, 'verb' in said ? { vp: said } : said, mode);
    if (after !== who.key) this.last = after;
    return texts;
  }
  shared(who: Who, acts: readonly Act[], mode: Mode, word: 'and' | 'or'): string | undefined {
    const before = this.remembered();
    const p = this.person(who);
    if (!p.you && !isBare(mode)) this.last = who.key;
    const start = this.remembered();
    const said = acts.map((x) => {
      this.remember(start);
      return this.parts.act(x, p, this);
    });
    const vps = said.flatMap((x) => ('verb' in x ? [x] : []));
    const [first] = vps;
    const isPlain = (x: Vp): boolean =>
      x.verb === first?.verb && x.pro === first.pro && x.post === '' && isPlainPhrase(x.mid, 'wie');
    if (!first || vps.length < acts.length || !vps.every(isPlain)) {
      this.remember(before);
      return undefined;
    }
    const after = this.last;
    this.last = before.last;
    const mid = coordinated(
      vps.map((x) => x.mid),
      word === 'and' ? 'und' : 'oder',
      prepositions,
    );
    const text = this.verb(who, { ...first, mid }, mode);
    if (after !== who.key) this.last = after;
    return text;
  }
  private told(who: Who, said: Exclude<Said, Vp>, mode: Mode): readonly string[] {
    if (said.by) return [this.placed(said.by, said.vp, mode)];
    if (said.may && !isBare(mode))
      return [this.may(who, infinitive(said.vp, this.by(who)), mode === 'tail' ? 'main' : mode)];
    const text = this.verb(who, said.vp, mode, said.states);
    return said.and ? [text, this.verb(who, said.and, isBare(mode) ? mode : 'tail', said.states)] : [text];
  }

  // how clauses are joined

  readonly small = {
    and: 'und',
    or: 'oder',
    then: 'dann',
    nothing: 'nichts',
    rest: 'sonst',
    when: 'wenn',
    again: 'wie oben',
    visit: 'Besuche eine dieser Personen:',
  };
  doNothing(who: Who | undefined): string {
    return this.verb(who ?? { key: 'you', is: 'you' }, vp('tun', 'nichts'), 'main');
  }
  /** "darfst du während dieser Begegnung 1 Karte mehr ziehen", "kommt er auf deinen Wunsch ins Gefängnis". */
  wish(who: Who, c: Clause, mode: Mode): string {
    if (c.c === 'lasting' && c.standing.every((x) => isDoing(x, who))) return this.may(who, this.idiom(c, 'inf'), mode);
    const wished = who.is === 'you' ? 'auf deinen Wunsch' : 'auf seinen Wunsch';
    return this.withAdverb(wished, () => inline([c], mode, this));
  }
  has(who: Who, c: Clause, mode: Mode): string {
    return this.wish(who, c, mode);
  }
  chain(texts: readonly string[]): string {
    return texts.slice(0, -1).some((text) => text.includes(':') || text.includes(';'))
      ? texts.join('; ')
      : joined(texts, 'und');
  }
  if(test: string, body: string, mode: Mode, alone: boolean): string {
    if (mode === 'main' || mode === 'tail') return `wenn ${test}, ${body}`;
    return alone && !hasSigns(body) ? `${body}, wenn ${test}` : `gilt: Wenn ${test}, ${body}`;
  }
  otherwise(body: string): string {
    return `sonst ${body}`;
  }
  elseIf(test: string, body: string, alone: boolean): string {
    return alone && !hasSigns(body) ? `sonst ${body}, wenn ${test}` : `sonst, wenn ${test}, ${body}`;
  }
  orElse(body: string): string {
    return this.otherwise(body);
  }
  opened(text: string): string {
    return capital(text);
  }
  may(who: Who, phrase: string, mode: Mode): string {
    if (isBare(mode)) return phrase;
    const by = mode === 'tail' ? (who.is === 'you' ? du : doer(this.person(who).np)) : this.by(who);
    const may = by.you ? 'darfst' : by.many ? 'dürfen' : 'darf';
    return mode === 'tail'
      ? `${may} ${phrase}`
      : mode === 'after'
        ? `${may} ${by.nom} ${phrase}`
        : `${by.nom} ${may} ${phrase}`;
  }
  price(pay: string, goods: string): string {
    return `${pay}, um ${goods}`;
  }
  range(x: Range): string {
    return w.range(x);
  }
  chart(c: Extract<Clause, { c: 'chart' }>, head: string, mode: Mode): string {
    const { reckoning: r } = c;
    const roll = this.act(c.who, c.roll, mode);
    const reckons =
      r === undefined || 'may' in r
        ? undefined
        : 'less' in r
          ? followed(
              vp('ab|ziehen', 'davon', akk(this.number(r.less))),
              r.least === undefined ? '' : ` (aber nicht unter ${r.least})`,
            )
          : 'more' in r
            ? vp(
                'addieren',
                joined(
                  r.more.map((x) => whole(this.number(x), 'akk')),
                  'und',
                ),
              )
            : vp('nehmen', akk(this.number(r.read)));
    const reckoned = reckons && this.verb(c.who, reckons, isBare(mode) ? mode : 'tail');
    const may =
      r !== undefined && 'may' in r
        ? ` (${this.may(c.who, `${whole(this.number(r.may), 'akk')} addieren`, 'main')}${r.if ? `, wenn ${this.test(r.if)}` : ''})`
        : '';
    const all = [roll + may, reckoned ?? '', head].filter((text) => text !== '');
    return words(this.chain(all), c.counts && 'für eine Zahl');
  }
  byNumber(c: Extract<Clause, { c: 'byNumber' }>): string {
    return `nach ${whole(this.number(c.on), 'dat')}: ${rowsText(c.rows, this)}`;
  }
  /** "teleportiere dich": all rows lead somewhere, or put the same thing somewhere. */
  headed(alike: OnlyWhere, who: Who, mode: Mode): Headed {
    const at = isBare(mode) ? mode : 'tail';
    if ('terrain' in alike) {
      const head = this.verb(who, vp('legen', 'eine Geländekarte', this.onto(alike.terrain.at)), at);
      return { head, rows: alike.names.map((name) => np(n(this.names(name)), '').nom) };
    }
    const { first, to } = alike;
    if (first.v === 'go')
      return { head: this.verb(who, vp('sich teleportieren'), at), rows: to.map((x) => this.towards(x)) };
    const put =
      first.v === 'put'
        ? vp('legen', akk(this.card(first.card)))
        : vp('legen', quantity(first.what, this.person(who), this), first.stock && 'aus dem Vorrat');
    return { head: this.verb(who, put, at), rows: to.map((x) => this.onto(x)) };
  }
  headedByMay({ who, until, where }: AllowedWhere): Headed {
    const lasts = this.idiom({ c: 'lasting', who, until, standing: [] }, 'main').trim();
    this.adverb = 'statt der Bewegung';
    const { head, rows } = this.headed(where, who, 'inf');
    return { head: `${lasts} ${this.may(who, head, 'after')}`, rows };
  }
  visited(key: string): string {
    return headings[key] ?? key;
  }
  ware(item: string): string {
    return bareName(this.names(item));
  }
  oneOf(who: Who, mode: Mode): string {
    return this.verb(who, vp('wählen', 'eines'), mode);
  }
  onlyIf(text: string, test: string): string {
    return `${text}, wenn ${test}`;
  }
  idiom(c: Idiom, mode: Mode): string {
    return this.parts.idiom(c, mode, this);
  }
}
