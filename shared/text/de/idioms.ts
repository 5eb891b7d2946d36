// What German says in its own way: a toll, a horde, what lasts for a time, what is done again and again.
import type { Standing } from '../clauses/rules';
import type { Clause, Num } from '../clauses/tree';
import type { Until } from '../clauses/until';
import { alternatives, inline, mayDo, optionTexts, type Idiom, type Mode, type Tongue } from '../speech/compose';
import { saysWhom, withHis } from '../speech/clauses';
import { akk, n, np, orNp, some, whole, withAkk } from '../speech/german-nouns';
import { markedRows } from '../speech/marks';
import { adverbially, followed, vp, type Vp } from '../speech/german-verbs';
import { capital, hasSigns, inOne, words } from '../speech/words';
import { quantity } from './numbers';
import type { German } from './speaker';
import * as w from './words';

/** How long something lasts: an adverb, or a clause, which takes commas. */
type Lasts = { readonly text: string; readonly isClause?: true };
const victory = n('der Sieg(es)');
const reward = n('die Belohnung');
const lasts: { readonly [K in Extract<Until, string>]: Lasts } = {
  game: { text: 'für den Rest des Spiels' },
  turn: { text: 'bis zum Ende des Zugs' },
  fight: { text: 'in diesem Kampf' },
  encounter: { text: 'während dieser Begegnung' },
  meeting: { text: 'bis zur nächsten Karte' },
  thisCard: { text: '' },
  nextMove: { text: 'bei deiner nächsten Bewegung' },
  hisNextMove: { text: 'bei seiner nächsten Bewegung' },
  myNextTurn: { text: 'bis zu deinem nächsten Zug' },
  round: { text: 'bis zum Ende der Runde' },
  inPlay: { text: 'solange diese Karte im Spiel ist', isClause: true },
  status: { text: 'solange dies andauert', isClause: true },
};
const ends: { readonly [K in Extract<Until, string>]: string } = {
  game: 'am Ende des Spiels',
  turn: 'am Ende des Zugs',
  fight: 'nach diesem Kampf',
  encounter: 'nach dieser Begegnung',
  meeting: 'mit der nächsten Karte',
  thisCard: '',
  nextMove: 'nach deiner nächsten Bewegung',
  hisNextMove: 'nach seiner nächsten Bewegung',
  myNextTurn: 'zu Beginn deines nächsten Zugs',
  round: 'am Ende der Runde',
  inPlay: 'am Ende ihrer Wirkung',
  status: 'danach',
};
function ended(d: Until): string {
  if (typeof d === 'string') return ends[d];
  return `nach ${'rounds' in d ? some(d.rounds, w.round).dat : some(d.turns, w.turn, 'weiter~').dat}`;
}
function until(d: Until): Lasts {
  if (typeof d === 'string') return lasts[d];
  if ('rounds' in d) return { text: `${some(d.rounds, w.round).akk} lang` };
  return { text: `${some(d.turns, w.turn, 'weiter~').akk} lang` };
}
export const lastsFor = (d: Until): string => until(d).text;
/** With a verb: an adverb before its objects, a clause behind it. */
export function lasting(d: Until, of: Vp): Vp {
  const { text, isClause } = until(d);
  return isClause ? followed(of, `, ${text}`) : adverbially(text, of);
}

/** "bis zum Ende des Zugs darfst du ...", or "darfst du bis zum Ende des Zugs ...". */
function during({ text, isClause }: Lasts, mode: Mode, s: German, body: () => string): string {
  if (mode === 'main' || mode === 'tail') return `${text}${isClause ? ',' : ''} ${body()}`;
  if (isClause) return `${body()}, ${text}`;
  return s.withAdverb(text, body);
}

const isBare = (mode: Mode): boolean => mode === 'inf' || mode === 'zu';
const holdsIn = (list: readonly Standing[], mode: Mode, s: German): string =>
  list.map((x, i) => s.parts.standing(x, i === 0 ? mode : 'main', s)).join('; ');
const you = { key: 'you', is: 'you' } as const;
const times = (x: Num, s: German): string =>
  typeof x === 'number'
    ? x === 2
      ? 'zweimal'
      : `${x}-mal`
    : x.num === 'those'
      ? 'einmal für jede dieser Karten'
      : `so oft, wie ${whole(s.number(x))} angibt`;

function toll(c: Extract<Clause, { c: 'toll' }>, s: German): string {
  const rows = c.rows.map((row) => ({ at: [row], label: w.range(row), what: `verliere ${some(row.n, w.life).akk}` }));
  const saved = s.parts.noun(c.saved);
  const each = { m: 'Jeder', f: 'Jede', n: 'Jedes', pl: 'Jedes' }[saved.g];
  const give = `${np(saved, '', { many: true }).akk} ${c.killed ? 'töten lassen' : 'hergeben'}`;
  return `${s.act(you, c.roll, 'main')}: ${markedRows(rows)}. Du darfst ${give}: ${each} rettet 1 Leben`;
}

function horde(c: Extract<Clause, { c: 'horde' }>, s: German): string {
  if (c.foe.v !== 'fight') return '';
  const { foe } = c.foe;
  const isA = foe.isA === undefined ? '' : `${np(w.subtype(foe.isA), '').nom}, `;
  const power =
    foe.power && foe.n !== undefined ? ` (${isA}${np(w.resources[foe.power], '').nom} ${whole(s.number(foe.n))})` : '';
  const many = np(w.creatureKind(foe.named ?? '', s.names), '', { many: true }).nom;
  const evade = foe.cannotBeEvaded ? '; ihnen kann nicht ausgewichen werden' : '';
  return `${s.act(you, c.roll, 'main')}: So viele ${many}${power} greifen dich an, einer nach dem anderen${evade}`;
}

function repeated(c: Extract<Clause, { c: 'times' }>, mode: Mode, s: German, t: Tongue): string {
  const often = `${[c.n, ...(c.then ?? [])].map((x) => times(x, s)).join(', und dann ')}${c.anew ? ', jedes Mal etwas anderes' : ''}`;
  const text = inline(c.do, mode, t);
  if (!hasSigns(text)) return `${text}, und das ${often}`;
  if (mode === 'main' || mode === 'tail') return `tue dies ${often}: ${capital(text)}`;
  // An order stands behind what was drawn to the front as it does by itself.
  const isOrder = mode === 'after' && c.do.every((x) => 'who' in x && x.who.is === 'you');
  return isOrder ? `tue dies ${often}: ${capital(inline(c.do, 'main', t))}` : `${text}; dies ${often}`;
}

export function idiom(c: Idiom, mode: Mode, s: German, t: Tongue): string {
  switch (c.c) {
    case 'together': {
      if ('do' in c) {
        const { do: body } = c;
        s.forget();
        return s.withAdverb('geheim und gleichzeitig', () => inline(body, 'after', t));
      }
      s.mention(c.who);
      const texts = optionTexts(c.options, 'main', t);
      s.mention(c.who);
      return `geheim und gleichzeitig wählt ${s.person(c.who).np.nom} eines: ${alternatives(texts, t)}`;
    }
    case 'each': {
      // Whose things they are may have been said: "for each of his Objects".
      const { last } = s;
      s.forget();
      if (c.of.np === 'cards' && typeof c.of.of.of === 'object' && c.of.of.of.is === 'group') s.last = last;
      const [first] = c.do;
      if (c.key !== '' && first && 'who' in first && first.who.key === c.key)
        return inline(c.do, mode === 'after' ? 'after' : 'main', t);
      if (saysWhom(c)) return inline(c.do, mode, t);
      const inner = withHis(c);
      if (inner) {
        s.last = c.key;
        const his = withAkk('für', s.np(inner.of, 'every'));
        s.forget();
        const done = (): string => inline(inner.do, 'after', t);
        return mode === 'after' ? s.withAdverb(his, done) : `${his} ${done()}`;
      }
      const every = s.np(c.of, 'every');
      if (c.key !== '') s.last = c.key;
      const whom = withAkk('für', every);
      const does = (): string => inline(c.do, 'after', t);
      return mode === 'after' ? s.withAdverb(whom, does) : `${whom} ${does()}`;
    }
    case 'times':
      return repeated(c, mode, s, t);
    case 'asOftenAsPossible': {
      const { np: whom, you: isYou } = s.person(c.who);
      const can = isYou ? 'du kannst' : `${whom.g === 'f' ? 'sie' : whom.g === 'n' ? 'es' : 'er'} kann`;
      return mode === 'main' && c.do.some((x) => hasSigns(inline([x], mode, t)))
        ? `sooft ${can}, ${inline(c.do, 'after', t)}`
        : `${inline(c.do, mode, t)}, so oft ${can}`;
    }
    case 'lasting': {
      const [only, more] = c.standing;
      if (only?.s === 'idle' && !more && c.until === 'turn')
        return s.verb(
          c.who,
          vp('tun', 'in diesem Zug', only.moves ? 'nichts, als sich zu bewegen' : 'nichts'),
          mode,
          true,
        );
      if (isBare(mode)) return s.withAdverb(until(c.until).text, () => holdsIn(c.standing, mode, s));
      const plain = c.until === 'thisCard' && mode !== 'after';
      const holds = (): string =>
        c.standing.map((x, i) => s.parts.standing(x, i === 0 && !plain ? 'after' : 'main', s)).join('; ');
      return plain ? holds() : during(until(c.until), mode, s, holds);
    }
    case 'granted': {
      const standing = c.rules.flatMap((x) => (x.r === 'standing' ? [x.standing] : []));
      if (standing.length === c.rules.length)
        return idiom({ c: 'lasting', who: c.who, until: c.until, standing }, mode, s, t);
      const { text, isClause } = until(c.until);
      if (c.again) return mode === 'after' ? words('gilt dasselbe', text) : words('dasselbe gilt', text);
      const rules = c.rules.map((x) => inOne(s.parts.rule(x, s))).join('; ');
      if (text === '' && (mode === 'main' || mode === 'tail')) return rules;
      if (mode === 'after' && !isClause) return `${words('gilt', text)}: ${capital(rules)}`;
      return `${text}${isClause ? ', gilt' : ' gilt'}: ${capital(rules)}`.trim();
    }
    case 'afterwards': {
      const when = c.behind ? 'danach' : ended(c.until);
      const done = (): string => inline(c.do, 'after', t);
      return mode === 'after' ? s.withAdverb(when, done) : `${when} ${done()}`;
    }
    case 'insteadOfNextMove': {
      const move = np(w.stats.movement, s.person(c.who).his, { adj: 'nächst~' }).gen;
      const stays = (): string => inline(c.do, 'after', t);
      if (c.must) return mode === 'after' ? s.withAdverb(`statt ${move}`, stays) : `statt ${move} ${stays()}`;
      return mode === 'after'
        ? s.withAdverb(`statt ${move}`, () => mayDo(c.who, c.do, 'after', t))
        : `statt ${move} ${mayDo(c.who, c.do, 'after', t)}`;
    }
    case 'nextBattle': {
      const when = `in ${np(w.fight, s.person(c.who).his, { adj: 'nächst~' }).dat}`;
      return mode === 'after'
        ? s.withAdverb(when, () => inline(c.do, 'after', t))
        : `${when} ${inline(c.do, 'after', t)}`;
    }
    case 'insteadOfReward': {
      const { his } = s.person(c.who);
      const when = `statt ${np(reward, 'ein').gen} für ${np(victory, his).akk}`;
      return mode === 'after'
        ? s.withAdverb(when, () => inline(c.do, 'after', t))
        : `${when} ${inline(c.do, 'after', t)}`;
    }
    case 'untilNone': {
      const none = c.of.np === 'cards' ? s.cards(c.of.of, 'plural') : s.np(c.of, 'plural');
      return `tue dies, bis es ${whole(none.kein ? { ...none, ...none.kein } : none, 'akk')} mehr gibt: ${inline(c.do, 'main', t)}`;
    }
    case 'toll':
      return toll(c, s);
    case 'throw': {
      const held = c.again ? '. Niedriger oder gleich: Würfle im nächsten Zug wieder' : '';
      const more = inline(c.more, 'main', t) || 'ziehe im nächsten Zug weiter';
      const roll = `wirf ${s.counted(c.against, w.die)} für den Tod und ${whole(s.number(c.dice))} für dich`;
      if (s.short) return roll;
      return `${roll}. Höher: ${capital(more)}. Niedriger: ${capital(inline(c.less, 'main', t))}${held}`;
    }
    case 'horde':
      return horde(c, s);
    case 'sells': {
      const wares = c.wares.map(({ named, n: price }) => {
        const each = named.length > 1 ? `je ${price}` : `${price}`;
        return `${whole(orNp(named.map((slug) => w.theCard(slug, s.names))), 'akk')} (${each})`;
      });
      const gives = `hiervon gegen ${np(w.resources[c.what], '').nom} ablegen, was du hast`;
      return `${s.may(c.who, gives, mode)}: ${wares.join(', ')}`;
    }
    case 'exchange': {
      return s.verb(c.who, vp('tauschen', akk(s.card(c.give)), `gegen ${quantity(c.goods, s.person(c.who), s)}`), mode);
    }
  }
}
