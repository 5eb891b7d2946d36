// Conditions that are the same for whoever asks: they are, and what is remembered of them is what holds.
import { describe, expect, it } from 'vitest';
import { builtSets } from '../../content/definitions';
import { canonical } from '../../kernel/json';
import { bookOfSets, newGameOf } from '../testing/books';
import { playRandomly } from '../testing/random-game';
import type { Cond } from '../vocab/select';
import { awake } from './awake';
import { holds, impersonalOf } from './eval';
import { inPlay, type Entry } from './index-in-play';
import { isImpersonal } from './made/impersonal';

const book = bookOfSets(builtSets);
if (book === undefined) throw new Error('no book');

/** Every condition of what listens or stands, whole and in its parts. */
const partsOf = (c: Cond): readonly Cond[] =>
  ['all' in c ? c.all : 'any' in c ? c.any : []].flat().flatMap(partsOf).concat(c);
const conditions: readonly Cond[] = [...book.abilities.values()]
  .flat()
  .flatMap(({ triggers = [], static: standing = [] }) => [...triggers, ...standing])
  .flatMap((it) => ('when' in it ? partsOf(it.when) : []));
const impersonal = [...new Map(conditions.filter(isImpersonal).map((c) => [canonical(c), c])).values()];

describe('a condition of the table alone', () => {
  it('is told from one that hangs on who asks', () => {
    const bears = (on: 'it' | 'this') => ({ is: [{ tokens: 'crown', on }, '>=', 1] }) satisfies Cond;
    const laid = { zone: 'laid', at: 'anySpace' } as const;
    const yes: readonly Cond[] = [
      { exists: { cards: { named: 'axe', heldBy: 'anyone' } } },
      { exists: { cards: { kind: 'follower', ...laid } } },
      { is: [{ count: { cards: laid } }, '>', 3] },
      { exists: { cards: { kind: 'world', named: 'time_card', side: 'night' } } },
      { exists: { cards: { zone: 'table', where: bears('it') } } },
      { any: [{ not: { exists: { cards: laid } } }, { exists: { cards: { stands: 'anySpace' } } }] },
    ];
    const no: readonly Cond[] = [
      { exists: { cards: { heldBy: 'me' } } },
      { exists: { cards: { at: 'here' } } },
      // A lent card is a Follower for its owner only.
      { exists: { cards: { kind: 'follower', heldBy: 'anyone' } } },
      { exists: { cards: { zone: 'table', where: bears('this') } } },
      { exists: { cards: laid, nearest: { to: 'here' } } },
      { exists: { heroes: { who: 'others' } } },
      { is: [{ stat: 'strength' }, '>', 3] },
      { all: [{ exists: { cards: laid } }, { has: {} }] },
      { option: 'noOdds', equals: true },
    ];
    expect(yes.filter((c) => !isImpersonal(c))).toEqual([]);
    expect(no.filter(isImpersonal)).toEqual([]);
  });

  it('is so for everybody, and what is remembered is what holds, after every step of a random game', () => {
    expect(impersonal.length).toBeGreaterThan(5);
    const seen = new Map<Cond, Set<boolean>>();
    let asleep = 0;
    playRandomly(book, newGameOf(book, 4, 'impersonal'), 'impersonal', 250, (s) => {
      // Of a state that nobody has seen nothing is remembered.
      const unseen = structuredClone(s);
      for (const c of impersonal) {
        const answers = s.order.map((seat) => holds({ cat: book, s, me: s.seats[seat]?.hero ?? 'h0', source: '' }, c));
        expect([...new Set(answers)], canonical(c)).toEqual([holds({ cat: book, s: unseen, me: 'h0', source: '' }, c)]);
        seen.set(c, (seen.get(c) ?? new Set()).add(answers[0] === true));
      }
      const lists = [...inPlay(book, s).staged.values(), ...inPlay(book, s).stats.values()];
      for (const list of lists as readonly (readonly Entry<{ readonly when?: Cond }>[])[]) {
        const speaking = list.filter(
          ({ it }) => it.when === undefined || impersonalOf(it.when)?.ask({ cat: book, s: unseen }) !== false,
        );
        expect(awake({ cat: book, s }, list)).toEqual(speaking);
        asleep += list.length - speaking.length;
      }
    });
    expect([...seen.values()].some((one) => one.size === 2)).toBe(true);
    expect(asleep).toBeGreaterThan(0);
  });
});
