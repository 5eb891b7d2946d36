// What several questions and buttons say alike: who is asked, which of several spaces, how many of what.
import type { Args, Phrase } from '../language';
import type { CardKind } from '../clauses/words';
import { deedOf, filled, sourceOf } from '../asked';
import { joined } from '../joined';
import { humanise } from '../names';
import { withCompass, wayRound } from '../compass';
import { deeds } from './deeds';
import { capital } from './grammar';
import { andNp, bareName, named, np, some, withDat, type Np } from '../speech/german-nouns';
import { atPlace, card, creature, isResource, kinds, life, resources, rollFor, stats, toPlace } from './words';

export const purpose = (key: string): string => (key in rollFor ? rollFor[key as keyof typeof rollFor] : '');
export const plain =
  (text: string): Phrase =>
  () =>
    text;

/** A name with its article, in every case. */
export const the = (a: Args, key: string): Np => named(a.entry(key));
/** Who is fought, in every case: cards by their names, and what only a text names. */
export const foes = (a: Args): Np =>
  andNp(a.named('foe').map(({ id, entry }) => (id.includes('/') ? named(entry) : creature(id, humanise))));
/** At the beginning of a sentence: "Der Krieger". */
export const The = (a: Args, key: string): string => capital(the(a, key).nom);

/** Which of those that follow somebody a button is about: " (Löwe +3, wird danach abgelegt)". */
const chosen = (a: Args): string => {
  if (!a.has('of')) return '';
  const who = joined(
    a.named('of').map(({ entry }) => bareName(entry)),
    'oder',
  );
  return ` (${who}${a.has('n') ? ` +${a.n('n')}` : ''}${a.has('spent') ? ', wird danach abgelegt' : ''})`;
};

export const deed: Phrase = (a) =>
  capital(
    filled(
      (deedOf(deeds, a) ?? (a.kind('def') === 'character' ? 'die besondere Fähigkeit benutzen' : '% benutzen')).replace(
        '%',
        the(a, 'def').akk,
      ),
      {
        ...sourceOf(a),
        card: a.has('card') ? the(a, 'card').akk : 'eine Karte',
        spell: a.has('card') ? the(a, 'card').akk : 'den Zauber',
        saved: a.has('card')
          ? the(a, 'card').akk
          : a.text('on') === 'defeated'
            ? 'die Kreatur'
            : a.has('hero')
              ? the(a, 'hero').akk
              : 'ein Leben',
        ...(a.has('rows') ? { rows: a.text('rows').replace(/-/g, '\u2013') } : {}),
      },
    ) + chosen(a),
  );
/** "Wald (Nordosten)": which of several spaces of one name. */
const points = {
  n: 'Norden',
  ne: 'Nordosten',
  e: 'Osten',
  se: 'Südosten',
  s: 'Süden',
  sw: 'Südwesten',
  w: 'Westen',
  nw: 'Nordwesten',
} as const;
export const near = (a: Args): string => withDat('bei', the(a, 'near'));
export const which = (text: string, a: Args): string =>
  (a.has('near') ? `${text} (${near(a)})` : withCompass(text, a.slug('space'), points)) +
  (a.has('both') ? wayRound(a.text('way'), { cw: 'im Uhrzeigersinn', ccw: 'gegen den Uhrzeigersinn' }) : '');
/** Which fate is paid, where it has two sides. */
export const sided = (a: Args): string => (!a.has('side') ? '' : a.text('side') === 'dark' ? 'dunkles ' : 'helles ');
/** Of several dice: which, and what it shows. */
export const rolledDie = (a: Args): string =>
  a.has('die') ? `Würfel ${a.n('die')} (zeigt ${a.text('n')})` : `die ${a.text('n')}`;
export const asked = (a: Args): string => (a.has('hero') ? The(a, 'hero') : 'Ein Charakter');
export const cardOr = (a: Args, none: string): string => (a.has('card') ? the(a, 'card').akk : none);
export const cardIs = (a: Args, none: string): string => (a.has('card') ? The(a, 'card') : none);
export const what = (a: Args, none: string): string => {
  const key = a.text('what');
  return key in stats ? np(stats[key as keyof typeof stats], '').nom : none;
};
export const counted = (a: Args, none: string): string => {
  const count = a.n('n');
  const key = a.text('what');
  if (key === 'life') return some(Math.max(count, 1), life).akk;
  return count > 0 && isResource(key) ? some(count, resources[key]).akk : what(a, none);
};
/** Where it comes from; the rules of the game go without saying. */
export const because = (a: Args): string =>
  a.has('source') && a.slug('source') !== 'rules' ? ` (${a.name('source')})` : '';
/** Whither: "in die Stadt". */
export const to = (a: Args): string => toPlace(a.slug('space'), () => a.entry('space'));
export const at = (a: Args): string => atPlace(a.slug('space'), () => a.entry('space'));

/** What is to be chosen: "einen Gefährten", "bis zu 3 Karten". */
export const thing = (a: Args): string => {
  const noun = a.has('kind') ? kinds[a.text('kind') as CardKind] : card;
  return a.n('n') > 1 ? `bis zu ${some(a.n('n'), noun).akk}` : np(noun, 'ein').akk;
};
