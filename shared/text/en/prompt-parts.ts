// What several questions and buttons say alike: who is asked, which of several spaces, how many of what.
import type { Args, Phrase } from '../language';
import type { CardKind } from '../clauses/words';
import { deedOf, filled, sourceOf } from '../asked';
import { joined } from '../joined';
import { withCompass, wayRound } from '../compass';
import { deeds } from './deeds';
import { hasArticle } from '../speech/english';
import { a, some } from './grammar';
import { isUnique, kinds, place, rollFor, stats, theCard } from './words';

export const purpose = (key: string): string => (key in rollFor ? rollFor[key as keyof typeof rollFor] : '');
export const plain =
  (text: string): Phrase =>
  () =>
    text;

/** Which of those that follow somebody a button is about: " (Lion +3, then discarded)". */
const chosen = (a: Args): string => {
  if (!a.has('of')) return '';
  const who = joined(
    a.named('of').map(({ entry }) => entry),
    'or',
  );
  return ` (${who}${a.has('n') ? ` +${a.n('n')}` : ''}${a.has('spent') ? ', then discarded' : ''})`;
};

/** The button of an ability or a card: a verb of its own, else "Use". */
export const deed: Phrase = (a) => {
  const about = a.has('card') ? `the ${a.name('card')}` : undefined;
  const said = filled(
    deedOf(deeds, a)?.replace('%', a.name('def')) ??
      (a.kind('def') === 'character' ? 'Use the special ability' : `Use ${a.name('def')}`),
    {
      ...sourceOf(a),
      card: about ?? 'a card',
      // As on the card: no article before "Cursed by a Hag".
      title: a.has('card') ? a.name('card') : 'the card',
      spell: a.has('card') ? a.name('card') : 'the Spell',
      saved:
        about ?? (a.text('on') === 'defeated' ? 'the creature' : a.has('hero') ? `the ${a.name('hero')}` : 'a life'),
      ...(a.has('rows') ? { rows: a.text('rows').replace(/-/g, '\u2013') } : {}),
    },
  );
  return said + chosen(a);
};
/** "Plains (west)": which of several spaces of one name. */
export const points = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
} as const;
export const near = (a: Args): string => `by ${to(a.name('near'))}`;
export const which = (text: string, a: Args): string =>
  (a.has('near') ? `${text} (${near(a)})` : withCompass(text, a.slug('space'), points)) +
  (a.has('both') ? wayRound(a.text('way'), { cw: 'clockwise', ccw: 'counter-clockwise' }) : '');
/** In the middle of a sentence: "a Brigand", "the Sentinel". */
export const inside = (text: string): string => text.replace(/^(?:The|An?) /, (word) => word.toLowerCase());
export const isSeveral = (foe: string): boolean => foe.includes(' and ');
/** "the Ogre", but "Wolf and Bear" and "Death". */
export const theFoe = (foe: string): string => (isUnique(foe) || isSeveral(foe) ? foe : `the ${foe}`);
/** Which fate is paid, where it has two sides. */
export const sided = (a: Args): string => (a.has('side') ? `${a.text('side')} ` : '');
/** Of several dice: which, and what it shows. */
export const rolledDie = (a: Args): string =>
  a.has('die') ? `die ${a.n('die')} (it shows ${a.text('n')})` : `the ${a.text('n')}`;
export const asked = (a: Args): string => (a.has('hero') ? a.name('hero') : 'a character');
export const what = (a: Args, none: string): string => {
  const key = a.text('what');
  return key in stats ? stats[key as keyof typeof stats] : none;
};
export const counted = (a: Args, none: string): string => {
  const n = a.n('n');
  const key = a.text('what');
  if (key === 'life') return some(Math.max(n, 1), 'life');
  return n > 0 && key in stats ? `${n} ${what(a, none)}` : what(a, none);
};
export const to = (name: string): string => place(name, (x) => x);

/** What forbids something: a space and a card by their names with the article that they take. */
export const forbids = (a: Args): string => {
  const kind = a.kind('def');
  if (kind === 'space') return place(a.slug('def'), () => a.name('def'));
  return a.slug('def') === 'rules' || kind === 'spell' || hasArticle(a.name('def'))
    ? a.name('def')
    : theCard(a.slug('def'), () => a.name('def'));
};
/** Where it comes from; the rules of the game go without saying. */
export const because = (a: Args): string => (a.slug('source') === 'rules' ? '' : ` (${a.name('source')})`);

/** What is to be chosen: "a Follower", "up to 3 cards". */
export const thing = (x: Args): string => {
  const noun = x.has('kind') ? kinds[x.text('kind') as CardKind] : 'card';
  return x.n('n') > 1 ? `up to ${x.n('n')} ${noun}s` : a(noun);
};
