// What somebody may do, and what nobody may: "he may use Weapons or Armour", "no character can cast Spells".
import type { Permit, Standing } from '../clauses/rules';
import type { SpaceNp, Who } from '../clauses/tree';
import type { Verb } from '../clauses/words';
import { plural } from '../speech/english';
import { joined, unique, words } from '../speech/words';
import { isEverybody, isSaidSo } from '../speech/shapes';
import type { English } from './speaker';
import { hung } from './tests';
import { verbs } from './verbs';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'or');
type Own = (o: string | undefined, who: Who, s: English) => string;
/** What is said instead of "cannot ..." or "may ..." where English has a better way. */
const can: { readonly [K in Verb]?: Own } = {
  skipRoll: (_, who, s) => `${s.subject(who)} need not roll the die`,
  bury: (o = 'cards', who, s) => s.states(who, 'put', o, 'under the discard pile instead of on it when discarding'),
  avoid: (o = 'cards', who, s) => `${o} no effect${who.is === 'everyone' ? '' : ` on ${s.object(who)}`}`,
  riseAgain: (_, who, s) => `${s.states(who, 'go')} on in another form when ${s.states(who, 'be')} killed`,
  riseAlways: (_, who, s) =>
    `${s.states(who, 'go')} on in another form when ${s.states(who, 'be')} killed, whether or not the Crown was reached`,
};
const cannot: { readonly [K in Verb]?: Own } = {
  beAttackedBy: (o, who, s) => `${o ?? 'other characters'} do not attack ${s.object(who)}`,
  beTargeted: (o, who, s) => `${o ?? 'Spells'} do not affect ${s.object(who)}`,
  loseCard: (o, who, s) => `${o ?? 'cards'} cannot be taken from ${s.object(who)}`,
  meetCard: (o, who, s) =>
    isEverybody(who) ? `${nobody(who, s)} meets ${o ?? 'cards'}` : s.denies(who, 'meet', o ?? 'cards'),
  dismantle: (o, who, s) => `${o ?? `${s.whose(who)} cards`} cannot be dismantled`,
  burnCards: (o, who, s) => `${o ?? `${s.whose(who)} cards`} cannot burn`,
  sufferRage: (_, who, s) => s.states(who, 'suffer', 'no Dragon Rage'),
  sufferBreath: (_, who, s) => s.states(who, 'suffer', 'no breath attacks'),
  useHarmony: (o, who, s) =>
    `harmonies of ${o ?? 'parts'} do not take effect${isEverybody(who) ? '' : ` for ${s.object(who)}`}`,
  countObjects: (_, who, s) => `Strength and Craft from ${s.whose(who)} Objects and Magic Objects do not count`,
};
/** "no good character": whoever is meant by "every good character", denied. */
export function nobody(who: Who, s: English): string {
  s.mention(who);
  if (who.is === 'group') return `no ${s.parts.heroNoun(who.of, s)}`;
  return who.is === 'everyoneElse' ? 'no other character' : 'no character';
}

/** "the Chasm and the Crags have", "Woods spaces have": of several all are meant. */
function allHave(np: SpaceNp, s: English): string {
  const { places = [], ...others } = np;
  const isMore = places.length === 0 || others.terrains !== undefined;
  const names = places.map((id) => w.place(id, s.names));
  const more = others.terrains?.map((one) => ({ ...others, terrains: [one] })) ?? [others];
  const list = isMore ? [...names, ...more.map((x) => s.parts.spaces(x, 'plural', s))] : names;
  return `${joined(list, 'and')} ${isMore || list.length > 1 ? 'have' : 'has'}`;
}
const object = (x: Permit, s: English): string | undefined =>
  x.whom !== undefined
    ? s.object(x.whom)
    : x.tokens !== undefined
      ? words(
          plural(w.token(x.tokens)),
          or([x.space, x.orSpace].flatMap((y) => (y ? [`on ${s.parts.spaces(y, 'a', s)}`] : []))),
        )
      : x.aligned
        ? `${or(x.aligned.map((y) => w.alignments[y]))} characters`
        : x.foe
          ? x.foe === 'creature'
            ? 'creatures'
            : 'characters'
          : x.space
            ? x.verb === 'avoid'
              ? allHave(x.space, s)
              : s.parts.spaces(x.space, 'a', s)
            : x.cards && s.cards(x.cards, 'plural');

/** "evade or avoid such cards": what ends alike is said once as well. */
function evadesAlike(list: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  const [first, ...rest] = list;
  const isAlike =
    first !== undefined && rest.length > 0 && first[1].includes(' ') && rest.every((x) => x[1] === first[1]);
  return isAlike ? [[or(list.map(([verb]) => verb)), first[1]]] : list;
}
export function permits(x: Extract<Standing, { s: 'allowed' | 'forbidden' }>, s: English): string {
  const isNo = x.s === 'forbidden';
  const table = isNo ? cannot : can;
  const p = s.person(x.who);
  const own = x.acts
    .filter((y) => table[y.verb] && isSaidSo(y))
    .map((y) => table[y.verb]?.(object(y, s), x.who, s) ?? '');
  const plain = x.acts.filter((y) => !table[y.verb] || !isSaidSo(y));
  const said = evadesAlike(plain.map((y) => verbs[y.verb](object(y, s), p)));
  // "use Weapons or Armour": what begins alike is said once.
  const heads = unique(said.map(([verb]) => verb));
  const phrases = heads.map((head) => words(head, or(said.filter(([verb]) => verb === head).map(([, rest]) => rest))));
  const list =
    heads.length > 1 && heads.length < said.length
      ? `${phrases.slice(0, -1).join(', ')}, or ${phrases.at(-1) ?? ''}`
      : or(phrases);
  const subject =
    isNo && isEverybody(x.who) ? `${nobody(x.who, s)} can` : `${s.subject(x.who)} ${isNo ? 'cannot' : 'may'}`;
  const all = phrases.length === 0 ? own : [`${subject} ${list}`, ...own];
  return words(all.join('; '), hung(x.when, s));
}
