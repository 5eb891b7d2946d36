// Phrases for choices, conditions, loops, and for what lasts. How they follow each other is in program.ts.
import type { Static } from '../../rules/vocab/ability';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { EventKind } from '../../rules/vocab/words';
import {
  conj,
  fact,
  factored,
  long,
  nothing,
  or,
  order,
  person,
  some,
  words,
  type Clause,
  type Person,
} from './grammar';
import type { Phrases } from './effects-counters';
import { branchIn, onlyRow, onlyUse, optionTest } from '../branches';
import { alike } from '../joined';
import type { Speak } from './speak';
import { chosen } from './choose';
import { headings } from './headings';
import { hooks } from './hooks';
import { steps } from './steps';
import { rowLabel, tableRows } from './table';
import { forced, insteadOfNextMove, isCurse, lastingIn, priceOf } from '../programs';
import { stepUnder } from '../rules-of-game';
import { onlyMoveDice, onlyPoints } from '../statics';
import { trivial } from '../trivial';
import { resources } from './words';

/** "you may" in front of what can be ordered; "if you wish" where somebody else is the subject. */
export function may(c: Clause, say: Speak, who = say.me): Clause {
  if (c.text === '') return c;
  if (c.text.startsWith('you may ')) return c;
  if (!c.you) return { ...fact(who.you ? `if you wish, ${c.text}` : c.text), ...(c.long ? { long: true } : {}) };
  return { ...fact(`${say.subject(who)} may ${c.text}`), ...(c.long ? { long: true } : {}) };
}

/** "pay 1 gold to gain 1 Spell": a price and what it buys, as one order. */
export function priced(code: Program, say: Speak): Clause {
  const paid = priceOf(code);
  if (paid === undefined) return say.clause(code);
  const price = say.clause(paid.price);
  const goods = say.clause(paid.goods);
  if (goods.you && price.you)
    return { ...order(`${price.text} to ${goods.text}`), ...(goods.long ? { long: true } : {}) };
  return goods.text === '' ? price : { ...order(`${price.text}; then ${goods.text}`), long: true };
}

function pickClause(options: Extract<Effect, { op: 'pick' }>['options'], say: Speak): Clause {
  const plain = options.every((o) => headings[o.key] === undefined);
  const texts = options.map((o) => optionText(o, say)).filter((x) => x !== '');
  const parts = plain ? alike(texts, (group) => or(factored(group, 2))) : texts;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return order(only);
  if (plain && parts.length === 2 && parts.every((x) => !/[:;]/.test(x)))
    return order(parts.some((x) => x.includes(',')) ? `${parts[0] ?? ''}, or ${parts[1] ?? ''}` : or(factored(parts)));
  return long(
    order(`choose one: ${parts.length === 0 ? '' : `${parts.slice(0, -1).join('; ')}; or ${parts.at(-1) ?? ''}`}`),
  );
}

/** The same for somebody else who carries the text out: "he pays 1 gold or misses 1 turn". */
function pickOf(p: Person, options: Extract<Effect, { op: 'pick' }>['options'], say: Speak): Clause {
  const subject = say.subject(p);
  const parts = options.map((o) => {
    say.mention(p);
    return optionText(o, say);
  });
  say.mention(p);
  const own = parts.map((text) => (text.startsWith(`${p.he} `) ? text.slice(p.he.length + 1) : text));
  if (own.every((text, i) => text !== parts[i] && !/[,:;]/.test(text))) return fact(`${subject} ${or(factored(own))}`);
  return long(fact(`${subject} ${conj(p, 'choose')} one: ${parts.slice(0, -1).join('; ')}; or ${parts.at(-1) ?? ''}`));
}

/** What an option does; a person to visit is named first. */
export function optionText(
  o: { readonly key: string; readonly if?: Parameters<Speak['cond']>[0]; readonly do: Program },
  say: Speak,
): string {
  const last = say.last;
  const c = priced(o.do, say);
  say.last = last;
  const text = c.text === '' ? 'do nothing' : c.text;
  const test = optionTest(o);
  const cond = test === undefined ? text : `${text}, if ${say.cond(test)}`;
  const heading = headings[o.key];
  return heading === undefined ? cond : `${heading} – ${cond}`;
}

export const until = lastingIn({
  game: 'for the rest of the game',
  turn: 'until the end of the turn',
  fight: 'in this fight',
  encounter: 'during this encounter',
  meeting: 'until the next card',
  nextMove: 'for your next move',
  myNextTurn: 'until your next turn',
  inPlay: 'as long as this card is in play',
  rounds: (n) => `for ${some(n, 'round')}`,
  turns: (n) => `for ${some(n, 'more turn')}`,
  status: 'as long as this lasts',
});

const numbered = (n: string): string => (/^\d+$/.test(n) ? some(Number(n), 'die') : `as many dice as ${n}`);

export const flowPhrases: Phrases<
  | 'roll'
  | 'table'
  | 'if'
  | 'pick'
  | 'may'
  | 'choose'
  | 'number'
  | 'each'
  | 'repeat'
  | 'set'
  | 'stop'
  | 'branch'
  | 'bind'
  | 'step'
  | 'chart'
  | 'hook'
  | 'say'
> = {
  roll: (e, say) => {
    const against = say.meaning('$opponent') !== undefined;
    const figure = e.for === 'creature' && say.def.kind === 'figure';
    say.means(e.as, {
      is: 'number',
      the: figure
        ? "this figure's result"
        : e.for === 'creature'
          ? "your opponent's"
          : against
            ? 'your result'
            : 'the result',
    });
    if (e.for === 'creature' && !figure) say.means('$opponent', { is: 'number', the: '' });
    const dice =
      e.dice === undefined
        ? some(1, 'die')
        : typeof e.dice === 'number'
          ? some(e.dice, 'die')
          : numbered(say.amount(e.dice));
    return say.does(
      say.who(e.who),
      e.for === 'pray'
        ? `pray (roll ${dice})`
        : `roll ${dice}${figure ? ' for this figure' : e.for === 'creature' ? ` for ${say.me.his} opponent` : against ? ' for yourself' : ''}`,
    );
  },
  table: (e, say) => oneRow(e, say) ?? long(order(`by ${say.amount(e.on)}: ${tableRows(e.rows, say).text}`)),
  if: branchIn({
    nothing,
    priced,
    both: (test, { text }) =>
      text.startsWith('if ') && !text.includes('otherwise') ? long(fact(`if ${test} and ${text.slice(3)}`)) : undefined,
    ifThen: (test, body, other) =>
      long(fact(words(`if ${test}, ${body.text}`, other.text && `; otherwise, ${other.text}`))),
  }),
  pick: (e, say) => {
    const p = say.who(e.who);
    if (!p.you && e.who === undefined) return pickOf(p, e.options, say);
    const c = pickClause(e.options, say);
    return p.you ? c : { ...say.does(p, c.text), ...(c.long ? { long: true } : {}) };
  },
  may: (e, say) => {
    const p = say.who(e.who);
    const c = may(priced(e.then, say), say, p);
    const other = e.else ? say.clause(e.else) : nothing;
    const when = e.if && !trivial(e.if) ? `if ${say.cond(e.if)}, ` : '';
    if (other.text === '') return { ...fact(when + c.text), ...(c.long ? { long: true } : {}) };
    return long(fact(words(when + c.text, `; otherwise, ${other.text}`)));
  },
  choose: (e, say) => {
    const who = say.who(e.who);
    const before = say.last;
    const subject = who.you ? '' : say.subject(who);
    const what = chosen(e, say);
    if (what === '') {
      say.last = before;
      return nothing;
    }
    const phrase = `choose ${what}${e.random ? ' at random' : ''}`;
    return who.you ? order(phrase) : fact(`${subject} ${conj(who, phrase)}`);
  },
  number: (e, say) => {
    say.means(e.as, { is: 'number', the: 'that many' });
    const from = say.amount(e.from);
    return say.does(say.who(e.who), `choose a number from ${from} to ${say.amount(e.to)}`);
  },
  each: (e, say) => {
    const every = say.select(e.of, 'every');
    if ('heroes' in e.of) {
      const who = person(every, `each:${e.as}`);
      say.means(e.as, { is: 'hero', who });
      say.forget();
      const inner = say.with(e.actor ? { me: who } : {});
      const body = inner.clause(e.do);
      if (body.text === '' || body.text.startsWith(every)) return body;
      // He is no subject of it, so he is named first.
      say.mention(who);
      return long(fact(`for ${every}, ${inner.clause(e.do).text}`));
    }
    say.means(e.as, { is: 'cards' in e.of ? 'card' : 'space', the: 'it' });
    const only = onlyUse(e);
    if (only) {
      say.means(e.as, { is: 'card', the: every.startsWith('each of') ? every.replace('each of', 'all') : every });
      const all = say.effect(only);
      return 'cards' in e.of && e.of.cards.named !== undefined && e.of.cards.heldBy === 'me'
        ? { ...all, text: `${all.text}, if ${say.me.he} ${say.me.you ? 'have' : 'has'} it`, long: true }
        : all;
    }
    const body = say.clause(e.do);
    return body.text === '' ? nothing : long(fact(`for ${every}, ${body.text}`));
  },
  repeat: (e, say) => {
    const [only] = e.do;
    if (only?.op === 'if' && only.then[0]?.op === 'may' && e.do.length === 1) {
      const offer = say.effect(only.then[0]);
      return { ...offer, text: `${offer.text}, as often as ${say.me.he} can`, long: true };
    }
    const body = say.clause(e.do);
    const times =
      typeof e.times === 'number'
        ? e.times === 2
          ? 'twice'
          : `${e.times} times`
        : `as many times as ${say.amount(e.times)}`;
    return body.text === '' ? nothing : { ...body, text: `${body.text}, ${times}` };
  },
  set: (e, say) => {
    // What a Bandit's mercy is called in the encounter's procedure.
    if (e.as === 'spared') return order('avoid the fight');
    say.means(e.as, { is: 'number', the: say.amount(e.to) });
    return nothing;
  },
  stop: (e, say) => (e.unless === undefined ? nothing : fact(`nothing more happens unless ${say.cond(e.unless)}`)),
  branch: () => nothing,
  bind: () => nothing,
  step: (e, say) => {
    const phrase = steps[stepUnder(e.step, say.rules)] ?? '';
    return phrase === '' ? nothing : say.does(say.me, phrase);
  },
  chart: () => nothing,
  hook: (e) => {
    const phrase = hooks[e.id]?.(e.args) ?? '';
    return phrase === '' ? nothing : fact(phrase);
  },
  say: () => nothing,
};

/** A chart with one row that does something: "if the result is 6 or more, ...". */
function oneRow(e: Extract<Effect, { op: 'table' }>, say: Speak): Clause | undefined {
  const row = onlyRow(e);
  if (row === undefined) return undefined;
  const body = say.clause(row[1]);
  return body.text === '' ? nothing : long(fact(`if ${say.amount(e.on)} is ${rowLabel(row[0])}, ${body.text}`));
}

export const lastingPhrases: Phrases<
  'prevent' | 'replaceAmount' | 'adjustRoll' | 'chooseDie' | 'modify' | 'grant' | 'endMods'
> = {
  prevent: (e, say) =>
    order(words(preventing(say), e.most !== undefined && `(only ${e.most} where more are lost at once)`)),
  replaceAmount: (e, say) => {
    if (typeof e.by === 'number') return order(e.by < 0 ? `reduce that by ${-e.by}` : `increase that by ${e.by}`);
    return order(`change that by ${say.amount(e.by)}`);
  },
  adjustRoll: (e, say) =>
    typeof e.by === 'number' && e.by < 0
      ? order(`subtract ${-e.by} from the result`)
      : order(`add ${say.amount(e.by)} to the result`),
  chooseDie: (e) => order(`use the ${e.keep} die`),
  modify: (e, say) => {
    const who = say.who(e.who);
    const points = added(e.mods, who, say);
    const dice = e.until === 'nextMove' ? onlyMoveDice(e.mods) : undefined;
    if (dice !== undefined) return say.does(who, `roll ${some(dice, 'die')} for ${who.his} next move`);
    if (points !== undefined) return say.does(who, words(points, until(e.until)));
    const text = say.with({ me: who }).statics(e.mods).join('; ');
    return text === '' ? nothing : long(fact(`${until(e.until)}, ${text}`));
  },
  grant: (e, say) => {
    const who = say.who(e.who);
    const moves = insteadOfNextMove(e);
    if (moves !== undefined) {
      const inner = say.with({ me: who });
      return long(fact(`instead of ${who.his} next move, ${may(priced(moves.do, inner), inner, who).text}`));
    }
    const isCursed = isCurse(say.def);
    const text = say
      .with({ me: isCursed ? person('that character', 'visitor') : who })
      .ability(isCursed ? forced(e.ability) : e.ability)
      .join(' ')
      .replace(/\.$/, '');
    if (text === '') return nothing;
    const when = e.until === 'nextMove' ? `at ${who.his} next move` : until(e.until);
    return long(fact(`${when}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`));
  },
  endMods: (e, say) =>
    e.of === 'this' ? order('end the effect of this card') : order(`end the effect of ${say.card(e.of)}`),
};

/** "add 2 to your Strength in battle". */
function added(mods: readonly Static[], who: Person, say: Speak): string | undefined {
  const m = onlyPoints(mods);
  if (m === undefined) return undefined;
  const { adverb, iff } = m.when === undefined ? { adverb: '', iff: '' } : say.when(m.when);
  if (iff !== '') return undefined;
  const less = typeof m.add === 'number' && m.add < 0 ? -m.add : undefined;
  return words(
    less === undefined ? `add ${say.amount(m.add)} to` : `subtract ${less} from`,
    who.his,
    resources[m.stat],
    adverb,
  );
}

const prevented: { readonly [K in EventKind]?: string } = {
  beaten: 'prevent the loss of a life',
  stoodIn: 'prevent it',
  turnedOver: 'leave it as it is',
  figureMoved: 'prevent the move',
  lose: 'prevent the loss',
  left: 'prevent the loss',
  cast: 'cancel that Spell',
  killed: 'prevent the death',
  heroKilled: 'prevent the death',
  moved: 'prevent the move',
};

function preventing(say: Speak): string {
  const kinds = say.event?.kinds ?? [];
  const [kind] = kinds;
  return (kinds.length === 1 && kind !== undefined ? prevented[kind] : undefined) ?? 'prevent it';
}
