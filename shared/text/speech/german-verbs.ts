// German verbs at each place in a sentence.
import { inside, isMany, type Np, type Obj } from './german-nouns';
import { words } from './words';

/**
 * A verb with what belongs to it: pronouns, which go first, objects and adverbs, and what goes behind the verb (a
 * clause that tells of the last object, a clause with "um").
 */
export type Vp = { readonly verb: string; readonly pro: string; readonly mid: string; readonly post: string };
type Part = string | undefined | false | Obj;
/** `ab|legen` is separable, `sich freuen` reflexive. */
export function vp(verb: string, ...parts: readonly Part[]): Vp {
  const list = parts.flatMap((x): readonly Obj[] =>
    x === undefined || x === false || x === '' ? [] : [typeof x === 'string' ? { text: x } : x],
  );
  const first = list.findIndex((x) => x.pro !== true);
  const end = first < 0 ? list.length : first;
  const rest = list.slice(end);
  const rel = rest.at(-1)?.rel;
  return {
    verb,
    pro: words(...list.slice(0, end).map((x) => x.text)),
    mid: words(...rest.map((x, i) => (i < rest.length - 1 ? inside(x) : x.text))),
    post: rel === undefined ? '' : `, ${rel},`,
  };
}
/** Whether it has "sich" with it. */
export const isReflexive = (of: Vp): boolean => of.verb.startsWith('sich ');
/** With an adverb before its objects. */
export const adverbially = (adverb: string, of: Vp): Vp => (adverb === '' ? of : { ...of, mid: words(adverb, of.mid) });
/** With more behind it. */
export const followed = (of: Vp, post: string): Vp => {
  // A clause needs no closing comma before a bracket.
  const own = post.startsWith(' (') && of.post.endsWith(',') ? of.post.slice(0, -1) : of.post;
  return { ...of, post: own + post };
};

const irregular: { readonly [infinitive: string]: readonly [du: string, er: string, imp: string] | undefined } = {
  sein: ['bist', 'ist', 'sei'],
  haben: ['hast', 'hat', 'habe'],
  werden: ['wirst', 'wird', 'werde'],
  dürfen: ['darfst', 'darf', ''],
  können: ['kannst', 'kann', ''],
  müssen: ['musst', 'muss', 'du musst'],
  brauchen: ['brauchst', 'braucht', ''],
  nehmen: ['nimmst', 'nimmt', 'nimm'],
  geschehen: ['geschiehst', 'geschieht', ''],
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
  tun: ['tust', 'tut', 'tue'],
  wollen: ['willst', 'will', ''],
  hatten: ['hattest', 'hatte', ''],
  wurden: ['wurdest', 'wurde', ''],
  wäre: ['wärest', 'wäre', ''],
  waren: ['warst', 'war', ''],
  helfen: ['hilfst', 'hilft', 'hilf'],
  halten: ['hältst', 'hält', 'halte'],
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
/** Who does it, as far as the verb must know. */
export type Doer = {
  readonly nom: string;
  readonly you?: boolean;
  readonly many?: boolean;
  readonly stands?: Np['stands'];
};
export const doer = (of: Np): Doer => ({
  nom: inside({ text: of.nom, rel: of.rel }),
  many: isMany(of),
  ...(of.stands ? { stands: of.stands } : {}),
});
export const du: Doer = { nom: 'du', you: true, stands: 'pronoun' };
const reflexive = (self: boolean, by: Doer): string => (self ? (by.you ? 'dich' : 'sich') : '');
const finite = (stem: string, by: Doer): string =>
  by.you ? forms(stem)[0] : by.many ? (stem === 'sein' ? 'sind' : stem) : forms(stem)[1];

/** "lege diese Karte ab" */
export function imperative(of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  return words(forms(stem)[2], self && 'dich', of.pro, of.mid, prefix) + of.post;
}
/** "legst diese Karte ab": without its subject. */
export function predicate(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  return words(finite(stem, by), reflexive(self, by), of.pro, of.mid, prefix) + of.post;
}
/** "du legst diese Karte ab" */
export const statement = (by: Doer, of: Vp): string => `${by.nom} ${predicate(by, of)}`;
/** "legst du diese Karte ab": behind what was drawn to the front. */
export function inverted(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  // A pronoun goes before "sich", a noun behind it.
  const own = words(reflexive(self, by), of.pro);
  const first = by.you || by.stands === 'pronoun' ? [by.nom, own] : [own, by.nom];
  return words(finite(stem, by), ...first, of.mid, prefix) + of.post;
}
/** "diese Karte ablegst": behind "wenn" and its subject. */
export function lastBare(by: Doer, of: Vp): string {
  const { stem, prefix, self } = takeApart(of.verb);
  return words(reflexive(self, by), of.pro, of.mid, prefix + finite(stem, by)) + of.post;
}
/** "du diese Karte ablegst": behind "wenn". */
export const verbLast = (by: Doer, of: Vp): string => `${by.nom} ${lastBare(by, of)}`;
/** "diese Karte ablegen": behind "du darfst". */
export function infinitive(of: Vp, by: Doer = du): string {
  const { stem, prefix, self } = takeApart(of.verb);
  return words(reflexive(self, by), of.pro, of.mid, prefix + stem) + of.post;
}
/** "diese Karte abzulegen": behind "um". */
export function withZu(of: Vp, by: Doer = du): string {
  const { stem, prefix, self } = takeApart(of.verb);
  return words(reflexive(self, by), of.pro, of.mid, prefix === '' ? `zu ${stem}` : `${prefix}zu${stem}`) + of.post;
}
/** "würdest", "würden", "würde". */
export const would = (by: Doer): string => (by.you ? 'würdest' : by.many ? 'würden' : 'würde');
/** "diese Karte ablegen würdest": behind "wenn" and its subject. */
export function wouldBare(by: Doer, of: Vp): string {
  const { post, ...rest } = of;
  // "besiegt würdest" rather than "besiegt werden würdest".
  if (of.verb === 'werden') return words(of.pro, of.mid, would(by)) + post;
  return `${infinitive({ ...rest, post: '' }, by)} ${would(by)}${post}`;
}
/** "du diese Karte ablegen würdest": behind "wenn". */
export const wouldLast = (by: Doer, of: Vp): string => `${by.nom} ${wouldBare(by, of)}`;
