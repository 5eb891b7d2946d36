// German nouns: gender, case, articles and the endings of adjectives; pronouns and prepositions.
import { joined } from '../joined';
import { words } from './words';

type Case = 'nom' | 'akk' | 'dat' | 'gen';
/** Gender, or the plural, which has none. */
export type Gender = 'm' | 'f' | 'n' | 'pl';
/** A noun phrase in every case. */
export type Np = { readonly [C in Case]: string } & {
  readonly g: Gender;
  /** The same denied, of a plural without an article. */
  readonly kein?: { readonly akk: string; readonly dat: string };
  /** A clause that tells of it, without its commas: "der dir folgt". It may go behind a verb. */
  readonly rel?: string;
  /** It stands for a noun: "sie", or "der" at the head of a clause. */
  readonly stands?: 'pronoun' | 'relative';
  /** "jeder ... und jeder ...": of each by itself, though they are several. */
  readonly singly?: boolean;
};
/** Whether its verb is in the plural. */
export const isMany = (of: Np): boolean => of.g === 'pl' && of.singly !== true;
/** A noun phrase at its place in a clause. */
export type Obj = { readonly text: string; readonly rel?: string | undefined; readonly pro?: boolean };
const at = (of: Np, text: string): Obj => ({ text, rel: of.rel, pro: of.stands === 'pronoun' });
export const akk = (of: Np): Obj => at(of, of.akk);
export const dat = (of: Np): Obj => at(of, of.dat);
/** With the clause that tells of it between its commas. */
export const inside = ({ text, rel }: Obj): string => (rel === undefined ? text : `${text}, ${rel},`);
export const whole = (of: Np, c: Case = 'nom'): string => inside(at(of, of[c]));

const cases = ['nom', 'akk', 'dat', 'gen'] as const;
const inCases = (g: Gender, of: (c: Case) => string): Np => ({
  nom: of('nom'),
  akk: of('akk'),
  dat: of('dat'),
  gen: of('gen'),
  g,
});

/**
 * A noun as a dictionary has it. `~` stands for the ending of an adjective, brackets hold the ending of the genitive
 * (of a weak noun: of every case but the first; of a plural: of the dative): "der Feind(es), Feinde", "der Drache(n),
 * Drachen", "der Schwarz~ Ritter(s)", "pl Klippen".
 */
export type Noun = { readonly g: Gender; readonly one: string; readonly many: string; readonly weak: boolean };

const genders: { readonly [article: string]: Gender } = { der: 'm', die: 'f', das: 'n', pl: 'pl' };
const entryForm = /^(der|die|das|pl) ([^,]+)(?:, (.+))?$/;

/** @returns the noun of an entry; `undefined` for a proper name, which has no article */
export function noun(entry: string): Noun | undefined {
  const m = entryForm.exec(entry);
  const g = genders[m?.[1] ?? ''];
  if (!m || g === undefined) return undefined;
  const one = m[2] ?? '';
  const weak = g === 'm' && /\((?:n|en)\)/.test(one);
  // "der Welpe(n)": several are called as the one is in any case but the first.
  return { g, one, many: m[3] ?? one.replace(/\((\w+)\)/, weak ? '$1' : ''), weak };
}

/** A noun of the catalogue itself, which always has an article. */
export function n(entry: string): Noun {
  return noun(entry) ?? { g: 'n', one: entry, many: entry, weak: false };
}

type Endings = { readonly [G in Gender]: readonly [nom: string, akk: string, dat: string, gen: string] };
const der: Endings = {
  m: ['der', 'den', 'dem', 'des'],
  f: ['die', 'die', 'der', 'der'],
  n: ['das', 'das', 'dem', 'des'],
  pl: ['die', 'die', 'den', 'der'],
};
const strong: Endings = {
  m: ['er', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['es', 'es', 'em', 'es'],
  pl: ['e', 'e', 'en', 'er'],
};
const ein: Endings = {
  m: ['', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['', '', 'em', 'es'],
  pl: ['e', 'e', 'en', 'er'],
};
const adjectives: { readonly [K in 'weak' | 'mixed' | 'strong']: Endings } = {
  weak: {
    m: ['e', 'en', 'en', 'en'],
    f: ['e', 'e', 'en', 'en'],
    n: ['e', 'e', 'en', 'en'],
    pl: ['en', 'en', 'en', 'en'],
  },
  mixed: {
    m: ['er', 'en', 'en', 'en'],
    f: ['e', 'e', 'en', 'en'],
    n: ['es', 'es', 'en', 'en'],
    pl: ['en', 'en', 'en', 'en'],
  },
  strong: { ...strong, m: ['er', 'en', 'em', 'en'], n: ['es', 'es', 'em', 'en'] },
};
const ending = (table: Endings, g: Gender, c: Case): string => table[g][cases.indexOf(c)] ?? '';

/**
 * `jed`, `dies`, `jen`, `all` take the endings of "der"; `ein`, `kein` and the possessives their own; '' stands for no
 * article.
 */
type Det = 'der' | 'ein' | 'kein' | 'dein' | 'sein' | 'ihr' | 'dies' | 'jen' | 'jed' | 'all' | '';

function article(det: Det, g: Gender, c: Case): { readonly word: string; readonly adj: keyof typeof adjectives } {
  if (det === 'der') return { word: ending(der, g, c), adj: 'weak' };
  if (det === 'dies' || det === 'jen' || det === 'jed' || det === 'all')
    return { word: det + ending(strong, g, c), adj: 'weak' };
  if (det === '' || (det === 'ein' && g === 'pl')) return { word: '', adj: 'strong' };
  return { word: det + ending(ein, g, c), adj: 'mixed' };
}

/** "Feinde" becomes "Feinden"; what ends in n or s stays, and what is marked as having no plural. */
const dativePlural = (word: string): string =>
  word.endsWith('!')
    ? word.slice(0, -1)
    : word.replace(
        /^((?:\S*~ )*)(\S+)/,
        (_, before: string, head: string) => before + (/[ns]$/.test(head) || head.endsWith('~') ? head : `${head}n`),
      );

function form(of: Noun, c: Case, many: boolean): string {
  if (many && of.g !== 'pl') return c === 'dat' ? dativePlural(of.many) : of.many.replace('!', '');
  const keeps = of.g === 'pl' ? c === 'dat' : c === 'gen' || (of.weak && c !== 'nom');
  return of.one.replace(/\((\w+)\)/, keeps ? '$1' : '');
}

export type NpOptions = {
  readonly many?: boolean;
  readonly adj?: string;
  readonly post?: string;
  readonly number?: string;
};

/**
 * A noun with its article, adjectives, and what follows it: `np(feind, 'dein', { adj: 'ander~' })` is "dein anderer
 * Feind".
 */
export function np(of: Noun, det: Det, { many = false, adj, post, number }: NpOptions = {}): Np {
  const g = many ? 'pl' : of.g;
  const text = inCases(g, (c) => {
    // A plural without an article has no genitive of its own: "die Zahl der Feinde".
    const own = det === '' && g === 'pl' && c === 'gen' && number === undefined ? 'der' : det;
    const { word, adj: kind } = article(own, g, c);
    const body = words(adj, form(of, c, many)).replaceAll('~', ending(adjectives[kind], g, c));
    return words(number ?? word, body, post);
  });
  if (det === 'jed') return { ...text, singly: true };
  if (g !== 'pl' || (det !== '' && det !== 'ein')) return text;
  const { akk, dat } = np(of, 'kein', {
    many,
    ...(adj === undefined ? {} : { adj }),
    ...(post === undefined ? {} : { post }),
  });
  return { ...text, kein: { akk, dat } };
}

/** "1 Zug", "2 Züge". */
export const some = (count: number, of: Noun, adj?: string): Np =>
  np(of, count === 1 ? 'ein' : '', { many: count !== 1, number: String(count), ...(adj === undefined ? {} : { adj }) });

/** A name or a number, the same in every case. */
export const fixed = (text: string, g: Gender = 'n'): Np => inCases(g, () => text);
export const mapNp = (of: Np, change: (text: string) => string): Np => ({
  ...of,
  ...inCases(of.g, (c) => change(of[c])),
  ...(of.kein ? { kein: { akk: change(of.kein.akk), dat: change(of.kein.dat) } } : {}),
});
/** With clauses that tell of it. */
export function told(of: Np, list: readonly string[]): Np {
  const all = [...(of.rel === undefined ? [] : [of.rel]), ...list.filter((text) => text !== '')];
  return all.length === 0 ? of : { ...of, rel: joined(all, 'und') };
}
/** "alle deine Gefährten" */
export const allOf = (of: Np): Np => {
  const word = { nom: 'alle', akk: 'alle', dat: 'allen', gen: 'aller' } as const;
  return { ...of, ...inCases('pl', (c) => `${word[c]} ${of[c]}`) };
};
export const behind = (of: Np, ...post: readonly string[]): Np => mapNp(of, (text) => words(text, ...post));

/** The clause that tells of it is in it, with its commas, before what stands behind both. */
export function closed(of: Np, post: string): Np {
  const { rel, ...rest } = of;
  return rel === undefined ? behind(of, post) : { ...rest, ...inCases(of.g, (c) => `${of[c]}, ${rel} ${post},`) };
}

const joinedNp = (list: readonly Np[], word: 'und' | 'oder'): Np => {
  const [only] = list;
  if (list.length === 1 && only) return only;
  const rel = list.at(-1)?.rel;
  // "jeder Gegenstand und jeder Gefährte zählt": each of them by itself.
  const singly = word === 'und' && list.every((x) => x.singly);
  const all: Np = {
    ...(singly ? { singly } : {}),
    ...inCases(word === 'und' ? 'pl' : (list.at(-1)?.g ?? 'n'), (c) =>
      joined(
        list.map((x, i) => (i < list.length - 1 ? whole(x, c) : x[c])),
        word,
      ),
    ),
    ...(rel === undefined ? {} : { rel }),
  };
  const denied = (c: 'akk' | 'dat'): string =>
    joined(
      list.map((x) => x.kein?.[c] ?? x[c]),
      word,
    );
  return list.every((x) => x.kein) ? { ...all, kein: { akk: denied('akk'), dat: denied('dat') } } : all;
};
export const andNp = (list: readonly Np[]): Np => joinedNp(list, 'und');
/** "weder das Schwert noch die Axt" */
export const neitherNp = (list: readonly Np[]): Np =>
  inCases('pl', (c) => `weder ${list.map((x) => x[c]).join(' noch ')}`);
export const orNp = (list: readonly Np[]): Np => joinedNp(list, 'oder');

/** "einer deiner Gefährten": an article that stands for its noun. */
export const oneOf = (det: 'ein' | 'jed' | 'kein', of: Noun, group: Np): Np => ({
  ...(det === 'jed' ? { singly: true } : {}),
  ...inCases(of.g, (c) => `${det}${ending(strong, of.g, c)} ${group.gen}`),
  ...(group.rel === undefined ? {} : { rel: group.rel }),
});

/** "einen", "keine": where what it is has just been said. */
export const oneAlone = (det: 'ein' | 'kein', of: Noun): Np => inCases(of.g, (c) => det + ending(strong, of.g, c));

/** A name out of the catalogue of names, with its article if it has one. */
export function named(entry: string, det: Det = 'der', g: Gender = 'f'): Np {
  const of = noun(entry);
  return of ? np(of, det === 'ein' && of.g === 'pl' ? '' : det) : fixed(entry, g);
}
/** As it stands on a card: "Schwarzer Ritter". */
export const bareName = (entry: string): string => {
  const of = noun(entry);
  return of ? np(of, '').nom : entry;
};

/** What stands for a noun: "er", "sie", "es". */
export const pronouns: {
  readonly [G in Gender]: {
    readonly nom: string;
    readonly akk: string;
    readonly dat: string;
    readonly his: 'sein' | 'ihr';
  };
} = {
  m: { nom: 'er', akk: 'ihn', dat: 'ihm', his: 'sein' },
  f: { nom: 'sie', akk: 'sie', dat: 'ihr', his: 'ihr' },
  n: { nom: 'es', akk: 'es', dat: 'ihm', his: 'sein' },
  pl: { nom: 'sie', akk: 'sie', dat: 'ihnen', his: 'ihr' },
};
export const pronoun = (g: Gender): Np => ({
  ...pronouns[g],
  gen: g === 'f' || g === 'pl' ? 'ihrer' : 'seiner',
  g,
  stands: 'pronoun',
});

const contracted: readonly (readonly [RegExp, string])[] = [
  [/^in dem /, 'im '],
  [/^zu dem /, 'zum '],
  [/^zu der /, 'zur '],
  [/^an dem /, 'am '],
  [/^bei dem /, 'beim '],
  [/^von dem /, 'vom '],
  [/^in das /, 'ins '],
];
const contract = (text: string): string => contracted.reduce((x, [from, to]) => x.replace(from, to), text);
/** Where something is, or by what: "im Wald", "zur Stadt". */
export const withDat = (preposition: string, of: Np): string => contract(`${preposition} ${whole(of, 'dat')}`);
/** Whither, or against what: "auf das Feld". */
export const withAkk = (preposition: string, of: Np): string => contract(`${preposition} ${whole(of, 'akk')}`);
/** The same as a part of a verb's phrase, so that what tells of it may go behind the verb. */
export const byAkk = (preposition: string, of: Np): Obj => ({
  text: contract(`${preposition} ${of.akk}`),
  rel: of.rel,
});

/** "der", "dessen": who has just been named, in a clause that follows at once. */
export const relative = (g: Gender): Np => ({
  ...inCases(g, (c) => ending(der, g, c)),
  ...(g === 'pl' ? { dat: 'denen' } : {}),
  gen: g === 'f' || g === 'pl' ? 'deren' : 'dessen',
  g,
  stands: 'relative',
});
/** "deine Stärke", "dessen Stärke", "die Stärke dieser Karte". */
export function ownedBy(owner: Np, of: Noun, options: NpOptions = {}): Np {
  if (owner.stands === 'relative')
    return { ...mapNp(np(of, '', options), (text) => `${owner.gen} ${text}`), stands: 'relative' };
  if (owner.stands === 'pronoun') return np(of, pronouns[owner.g].his, options);
  return behind(np(of, 'der', options), owner.gen);
}

// words that are made of two

/** "Abenteuer" and "Karte": "Abenteuerkarte"; what nobody has translated keeps a hyphen. */
export const inWord = (first: string, second: string): string =>
  first + (first.endsWith('-') ? second : second.toLowerCase());
export const hyphened = (text: string): string => `${text.replaceAll(' ', '-')}-`;
/** The first part of such a word by itself. */
export const firstPart = (word: string): string => word.replace(/-$/, '');
/** The adjective that a noun begins with: "Äußer~" of "Äußer~ Region". */
export const adjectiveBefore = (of: Noun, head: string): string | undefined =>
  of.one.endsWith(`~ ${head}`) ? of.one.slice(0, -head.length - 1) : undefined;
