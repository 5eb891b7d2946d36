// What German says of the tree of clauses already: idioms, each a phrase. All else is still read off the effects.
import type { Clause, Clauses } from '../clauses/tree';
import type { Para, Rule } from '../clauses/rules';
import { personOf, type PersonKey } from '../keys';
import type { Names } from '../language';
import { sentence } from './grammar';
import { n, named, np, pronouns, some, type Noun } from './nouns';
import { notes } from './steps';
import * as w from './words';

const range = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from}-${to}`;

function toll(c: Extract<Clause, { c: 'toll' }>): string {
  const rows = c.rows.map((row, i) => `${range(row)} verliere ${i === 0 ? some(row.n, w.life).akk : row.n}`);
  return `Wirf 1 Würfel: ${rows.join('; ')}. Jeder Gefährte, den du ablegst, rettet 1 davon.`;
}

/** The whole of a text, or nothing where it has a part that is not said here. */
function clause(c: Clause, names: Names): string | undefined {
  if (c.c === 'toll') return toll(c);
  if (c.c === 'throw') {
    const [own, theirs] = [c.dice, c.against].map((n) => (typeof n === 'number' ? n : 1));
    const loses =
      c.less.length === 1 && c.less[0]?.c === 'act' && c.less[0].act.v === 'lose' ? c.less[0].act.what.n : 0;
    if (typeof loses !== 'number' || loses < 1 || c.more.length > 0) return undefined;
    const held = c.again ? ' Niedriger oder gleich: Würfle im nächsten Zug wieder.' : '';
    return `Wirf ${some(theirs ?? 1, w.die).akk} für den Tod und ${own} für dich. Höher: Ziehe im nächsten Zug weiter. Niedriger: Verliere ${some(loses, w.life).akk}.${held}`;
  }
  const foe = c.c === 'horde' && c.foe.v === 'fight' ? c.foe.foe : undefined;
  if (foe && typeof foe.n === 'number') {
    const who = np(w.creatureKind(foe.named ?? '', names), '', { many: true }).nom;
    const power = foe.power === 'craft' ? 'Talent' : 'Stärke';
    const evade = foe.cannotBeEvaded ? ' Du kannst ihnen nicht ausweichen.' : '';
    return `Wirf 1 Würfel: So viele ${who} (${power} ${foe.n}) greifen dich an, einer nach dem anderen.${evade}`;
  }
  return c.c === 'act' && c.act.v === 'endTurn' ? 'Beende deinen Zug.' : undefined;
}

const persons: { readonly [K in PersonKey]: Noun } = {
  blacksmith: n('der Schmied(es)'),
  healer: n('der Heiler(s)'),
  mystic: n('der Mystiker(s)'),
  doctor: n('der Arzt(es)'),
  alchemist: n('der Alchemist(en)'),
  enchantress: n('die Magierin'),
};
/** "ihn", "sie": who stands on the card. */
const pronounOf = (slug: string, names: Names): string => pronouns[named(names(slug)).g].akk;
function atPlace(x: Extract<Rule, { r: 'atPlace' }>, slug: string, names: Names): string | undefined {
  const [only] = x.do;
  const person = personOf(x.person ?? '');
  if (person !== undefined)
    return only?.c === 'act' && only.act.v === 'discard'
      ? `Besuche ${np(persons[person], 'der').akk} ${w.atPlace(x.place, names)}, um ${pronounOf(slug, names)} abzulegen.`
      : undefined;
  const [may] = x.may;
  if (only?.c !== 'act' || only.act.v !== 'heal' || typeof only.act.n !== 'number' || may?.c !== 'exchange')
    return undefined;
  const { n: price, what } = may.goods;
  if (typeof price !== 'number') return undefined;
  const deed = `du darfst ${pronounOf(slug, names)} gegen ${some(price, w.resources[what]).akk} tauschen`;
  return sentence(`${w.atPlace(x.place, names)} heilst du umsonst bis zu ${only.act.n} Leben; ${deed}`);
}

type RulePhrases = {
  readonly [K in Rule['r']]?: (x: Extract<Rule, { readonly r: K }>, slug: string, names: Names) => string | undefined;
};
const rules: RulePhrases = {
  atPlace,
  raft: () =>
    'In deinem nächsten Zug überquerst du, statt dich zu bewegen, den Sturmfluss zu einem direkt gegenüberliegenden Feld. Ob benutzt oder nicht, danach wird es abgelegt.',
  charm: () =>
    'Statt gegen ein Tier zu kämpfen, darfst du es bezaubern: Wirf 1 Würfel; ist das Ergebnis höher als seine Stärke, folgt es dir.',
  assassin: () =>
    'Greifst du im Kampf an (nicht auf der Krone), wirft dein Gegner keinen Würfel. Besiegst du so einen Charakter, musst du ein Leben nehmen.',
  regenerate: (x) => {
    const [only, more] = x.do;
    const n = only?.c === 'act' && only.act.v === 'heal' && !more ? only.act.n : undefined;
    const [six, other] = x.event.natural ?? [];
    return typeof n === 'number' && six !== undefined && other === undefined
      ? `Immer wenn du für die Bewegung eine ${six} würfelst, darfst du ${n} Leben heilen, statt dich zu bewegen.`
      : undefined;
  },
  standing: ({ standing: s }) => {
    if (s.s === 'noSpells' && s.things && s.command)
      return 'Du kannst keine Zauber wirken, und kein Zauber außer dem Befehlszauber wirkt auf dich, deine Karten oder dein Gold.';
    const iff = s.when.iff;
    const first = iff?.t === 'all' ? iff.list[0] : iff;
    return s.s === 'idle' && !s.casts && first?.t === 'state' && first.status === 'losingTurn'
      ? 'Wer einen Zug aussetzt, tut bis zu seinem nächsten Zug nichts und wirkt keine Zauber, außer wenn er angegriffen wird.'
      : undefined;
  },
};
const rule = (x: Rule, slug: string, names: Names): string | undefined =>
  (rules[x.r] as ((x: Rule, slug: string, names: Names) => string | undefined) | undefined)?.(x, slug, names);
export function rulesOfTree(list: readonly Rule[], slug: string, names: Names): string | undefined {
  const said = list.map((x) => rule(x, slug, names));
  return said.length > 0 && said.every((x) => x !== undefined) ? said.join(' ') : undefined;
}

const isHeld = (list: Clauses): boolean =>
  list.length === 1 && list[0]?.c === 'act' && list[0].act.v === 'removeFoe' && list[0].act.card.card === 'it';
const isIdle = (list: Clauses): boolean =>
  list.length === 1 && list[0]?.c === 'lasting' && list[0].until === 'turn' && list[0].standing[0]?.s === 'idle';

type ParaPhrases = {
  readonly [K in Para['p']]?: (x: Extract<Para, { readonly p: K }>, slug: string, names: Names) => string | undefined;
};
const paras: ParaPhrases = {
  do: (x, _, names) => {
    const said = x.do.map((c) => clause(c, names));
    return said.every((y) => y !== undefined) ? said.join(' ') : undefined;
  },
  rules: (x, slug, names) => rulesOfTree(x.rules, slug, names),
  either: ({ ways: [one, other] }) =>
    one && other && isIdle(one.do) && isHeld(other.do)
      ? 'Zu Beginn des Zugs eines anderen Charakters: Er tut in diesem Zug nichts. Oder wenn du außerhalb der Inneren Region einer Kreatur begegnest: Weiche ihr aus.'
      : undefined,
  keyword: (x) => w.keywordNote(x.key),
  state: (x) => (x.status in notes ? notes[x.status as keyof typeof notes] : ''),
};
const para = (x: Para, slug: string, names: Names): string | undefined =>
  (paras[x.p] as ((x: Para, slug: string, names: Names) => string | undefined) | undefined)?.(x, slug, names);

/** A text of which all parts are said here. */
export function ofTree(list: readonly Para[], slug: string, names: Names): readonly string[] | undefined {
  const said = list.map((x) => para(x, slug, names));
  return said.length > 0 && said.every((x) => x !== undefined) ? said.filter((x) => x !== '') : undefined;
}
