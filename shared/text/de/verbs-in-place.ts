// German verbs at each place in a sentence, and whoever does something.
import { n, np, pronouns, words, type Np } from './nouns';

// people

/** Somebody a sentence is about. */
export type Person = {
  /** Two mentions with the same key are the same person: the second is "er". */
  readonly key: string;
  readonly you: boolean;
  readonly np: Np;
  readonly his: 'dein' | 'sein' | 'ihr';
  /** The same group with "kein", where it is everybody. */
  readonly none?: Np;
};
export const charakter = n('der Charakter(s), Charaktere');
export const you: Person = {
  key: 'you',
  you: true,
  np: { nom: 'du', akk: 'dich', dat: 'dir', gen: 'deiner', g: 'm' },
  his: 'dein',
};
export const person = (of: Np, key = of.nom, none?: Np): Person => ({
  key,
  you: false,
  np: of,
  his: pronouns[of.g].his,
  ...(none ? { none } : {}),
});
export const thatOne = np(charakter, 'dies');
const relatives = new Set(['der', 'die', 'das']);
export const isRelative = (p: Person): boolean => relatives.has(p.np.nom);

// verbs

/** A verb with what belongs to it. `post` stands behind everything: a chart, a clause with "um". */
export type Vp = { readonly verb: string; readonly mid: string; readonly post?: string };
/** `ab|legen` is separable, `sich freuen` reflexive. */
export const vp = (verb: string, ...mid: readonly (string | undefined | false)[]): Vp => ({ verb, mid: words(...mid) });
/** With an adverb before its objects. */
export const adverbially = (adverb: string, of: Vp): Vp => (adverb === '' ? of : { ...of, mid: words(adverb, of.mid) });

const irregular: { readonly [infinitive: string]: readonly [du: string, er: string, imp: string] | undefined } = {
  sein: ['bist', 'ist', 'sei'],
  haben: ['hast', 'hat', 'habe'],
  werden: ['wirst', 'wird', 'werde'],
  dürfen: ['darfst', 'darf', ''],
  können: ['kannst', 'kann', ''],
  müssen: ['musst', 'muss', 'du musst'],
  brauchen: ['brauchst', 'braucht', ''],
  nehmen: ['nimmst', 'nimmt', 'nimm'],
  geben: ['gibst', 'gibt', 'gib'],
  werfen: ['wirfst', 'wirft', 'wirf'],
  sehen: ['siehst', 'sieht', 'sieh'],
  erhalten: ['erhältst', 'erhält', 'erhalte'],
  behalten: ['behältst', 'behält', 'behalte'],
  lassen: ['lässt', 'lässt', 'lass'],
  tragen: ['trägst', 'trägt', 'trage'],
  betreten: ['betrittst', 'betritt', 'betritt'],
  treffen: ['triffst', 'trifft', 'triff'],
  fallen: ['fällst', 'fällt', 'falle'],
  greifen: ['greifst', 'greift', 'greife'],
  betragen: ['beträgst', 'beträgt', ''],
  gehen: ['gehst', 'geht', 'gehe'],
  vergessen: ['vergisst', 'vergisst', 'vergiss'],
  verlassen: ['verlässt', 'verlässt', 'verlass'],
  würfeln: ['würfelst', 'würfelt', 'würfle'],
  wechseln: ['wechselst', 'wechselt', 'wechsle'],
  scheiden: ['scheidest', 'scheidet', 'scheide'],
  stoßen: ['stößt', 'stößt', 'stoße'],
  gelten: ['giltst', 'gilt', ''],
  beitreten: ['trittst bei', 'tritt bei', 'tritt bei'],
  sterben: ['stirbst', 'stirbt', 'stirb'],
};

function forms(infinitive: string): readonly [du: string, er: string, imp: string] {
  const own = irregular[infinitive];
  if (own) return own;
  const stem = infinitive.replace(/e?n$/, '');
  if (/e[lr]$/.test(stem)) return [`${stem}st`, `${stem}t`, `${stem}e`];
  if (/(?:[td]|[^aeiouäöülrhmn][mn])$/.test(stem)) return [`${stem}est`, `${stem}et`, `${stem}e`];
  return [/[sßzx]$/.test(stem) ? `${stem}t` : `${stem}st`, `${stem}t`, `${stem}e`];
}

type Taken = { readonly stem: string; readonly prefix: string; readonly self: boolean };
function takeApart(verb: string): Taken {
  const self = verb.startsWith('sich ');
  const [prefix = '', stem] = verb.replace('sich ', '').split('|');
  return stem === undefined ? { stem: prefix, prefix: '', self } : { stem, prefix, self };
}
/** What a clause begins with that tells of the noun before it. */
const trailing = /^(.*), ((?:der|die|das|den|dem|dessen|deren|für den|gegen den|auf dem|über dem|bei dem) [^,]*),$/;
/**
 * Objects, and what goes behind the verb: "einen Feind wählen, der dir folgt" rather than "einen Feind, der dir folgt,
 * wählen".
 */
function placedObjects({ mid, post: own = '' }: Vp): readonly [mid: string, post: string] {
  const [, before, clause] = mid.endsWith(',') ? (trailing.exec(mid) ?? []) : [];
  return before === undefined || clause === undefined ? [mid, own] : [before, `, ${clause},${own}`];
}

/** Who does it, as far as the verb must know. */
export type Doer = { readonly nom: string; readonly you?: boolean; readonly many?: boolean };
export const doer = (of: Np): Doer => ({ nom: of.nom, many: of.g === 'pl' });
const reflexive = (self: boolean, by: Doer): string => (self ? (by.you ? 'dich' : 'sich') : '');
const finite = (stem: string, by: Doer): string =>
  by.you ? forms(stem)[0] : by.many ? (stem === 'sein' ? 'sind' : stem) : forms(stem)[1];

/** "lege diese Karte ab" */
export function imperative(of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(forms(stem)[2], self && 'dich', mid, prefix) + post;
}
/** "legst diese Karte ab": without its subject. */
export function predicate(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(finite(stem, by), reflexive(self, by), mid, prefix) + post;
}
/** "du legst diese Karte ab" */
export const statement = (by: Doer, of: Vp): string => `${by.nom} ${predicate(by, of)}`;
/** "legst du diese Karte ab": behind what was drawn to the front. */
export function inverted(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  // A pronoun goes before "sich", a noun behind it.
  const own = reflexive(self, by);
  const [mid, post] = placedObjects(of);
  return (
    words(finite(stem, by), ...(/^(?:du|er|sie|es)$/.test(by.nom) ? [by.nom, own] : [own, by.nom]), mid, prefix) + post
  );
}
/** "du diese Karte ablegst": behind "wenn". */
export function verbLast(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(by.nom, reflexive(self, by), mid, prefix + finite(stem, by)) + post;
}
/** "du diese Karte ablegen würdest" */
export function wouldLast(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return (
    words(by.nom, reflexive(self, by), mid, prefix + stem, by.you ? 'würdest' : by.many ? 'würden' : 'würde') + post
  );
}
/** "diese Karte ablegen": behind "du darfst". */
export function infinitive(of: Vp, by: Doer = { nom: 'du', you: true }): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(reflexive(self, by), mid, prefix + stem) + post;
}
/** "diese Karte abzulegen": behind "um". */
export function withZu(of: Vp, by: Doer = { nom: 'du', you: true }): string {
  const { stem, prefix, self } = takeApart(of.verb);
  const [mid, post] = placedObjects(of);
  return words(reflexive(self, by), mid, prefix === '' ? `zu ${stem}` : `${prefix}zu${stem}`) + post;
}

/** "kein Leben", "nichts", "nicht zur Kröte", "die Gesinnung nicht". */
export function negated(of: Vp): Vp {
  if (/^ein(?:e[nmrs]?)? /.test(of.mid)) return { ...of, mid: `k${of.mid}` };
  if (/^Schicksal\b/.test(of.mid)) return { ...of, mid: `kein ${of.mid}` };
  if (/^Abenteuerkarten\b/.test(of.mid)) return { ...of, mid: `keine ${of.mid}` };
  if (/^etwas\b/.test(of.mid)) return { ...of, mid: of.mid.replace(/^etwas/, 'nichts') };
  return {
    ...of,
    mid:
      /^(?:sein|werden)$|\|/.test(of.verb) && !/^(?:den|die|das|deine?n?|seine?n?) /.test(of.mid)
        ? words('nicht', of.mid)
        : words(of.mid, 'nicht'),
  };
}
