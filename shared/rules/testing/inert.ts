// A definition that does nothing, and whether any scenario misses what it did.
import { isDeepStrictEqual } from 'node:util';
import { definitionsOf, overlays, setOf, standardsOf } from '../../content/definitions';
import { nameOf } from '../../kernel/ids';
import { rulebookOf } from '../charts';
import { holdsFor } from '../dsl/overlaid';
import type { Rulebook } from '../engine/rulebook';
import type { Def } from '../vocab/definition';
import type { OptionValue } from '../vocab/words';
import { likeliestFirst, scenarios } from './all-scenarios';
import { bookOfSets } from './books';
import { runScenarios, type Books } from './scenario-file';

/** The same name and place in the box, and nothing in it. */
function inert(def: Def): Def {
  switch (def.kind) {
    case 'enemy':
      return { id: def.id, kind: 'enemy', subtype: 'nothing', noTrophy: true, strength: 0, ...place(def) };
    case 'event':
    case 'stranger':
    case 'place':
      return { id: def.id, kind: def.kind, stays: 'always', ...place(def) };
    case 'object':
    case 'magicObject':
      return { id: def.id, kind: def.kind, ...place(def) };
    case 'follower':
      return { id: def.id, kind: 'follower', ...place(def) };
    case 'spell':
      return { id: def.id, kind: 'spell', timing: [], effect: [], ...place(def) };
    case 'quest':
      return { id: def.id, kind: 'quest', ...(def.roll === undefined ? {} : { roll: def.roll }), ...place(def) };
    case 'character': {
      const { abilities: _abilities, begins: _begins, ...rest } = def;
      return rest;
    }
    case 'space': {
      const {
        abilities: _abilities,
        visit: _visit,
        arrive: _arrive,
        draw: _draw,
        characters: _characters,
        leave: _leave,
        stops: _stops,
        last: _last,
        closed: _closed,
        enteredAt: _enteredAt,
        ...rest
      } = def;
      return { ...rest, links: rest.links.map(({ gate: _gate, ...link }) => link), keywords: [] };
    }
    case 'rule':
      return { id: def.id, kind: 'rule' };
    case 'figure':
      return { id: def.id, kind: 'figure', ...(def.start === undefined ? {} : { start: def.start }), ...place(def) };
    case 'terrain':
      return { id: def.id, kind: 'terrain', terrain: 'nothing', ...place(def) };
    case 'state':
      return { id: def.id, kind: 'state', ...place(def) };
    case 'world':
      return { id: def.id, kind: 'world', ...(def.start ? { start: true } : {}), ...place(def) };
    case 'ending':
      return { id: def.id, kind: 'ending', reveal: def.reveal, goal: def.goal, ...place(def) };
    case 'form':
      return { id: def.id, kind: 'form', strength: 1, craft: 1, life: 1, fate: 0, ...place(def) };
    case 'deck':
      return { id: def.id, kind: 'deck', use: 'pile' };
    case 'link':
      return { ...def, from: '' };
  }
}

const place = (def: Def): Pick<Def, 'deck' | 'copies'> & { readonly encounter?: number } => ({
  ...(def.deck === undefined ? {} : { deck: def.deck }),
  ...(def.copies === undefined ? {} : { copies: def.copies }),
  ...('encounter' in def ? { encounter: def.encounter } : {}),
});

/** Each scenario with its names as they are in ids, too. */
const searched = scenarios.map((one) => ({ ...one, asIds: one.text.replaceAll(' ', '_') }));

/** Only those that play with its set are asked; of what comes with the base game, those without any other set. */
const ofSet = (def: Def) => {
  const set = setOf(def);
  const plain = set === 'base' || (def.kind === 'ending' && def.anywhere === true);
  return searched.filter(({ sets }) => sets.includes(set) || (plain && sets.length === 0));
};

/** The likely ones first: what lies beside it, what names it and speaks of its kind, what names it. */
function about(def: Def, among: ReturnType<typeof ofSet>): readonly string[] {
  const [inIds, inText] = [new RegExp(`\\b${nameOf(def.id)}\\b`, 'i'), new RegExp(`\\b${nameOf(def.id)}\\b`)];
  const [, kind = ''] = def.id.split('/');
  const named = among.filter(({ text, asIds }) => inIds.test(asIds) || inText.test(text));
  const beside = (yes: boolean) =>
    named.filter(({ file }) => file.includes(nameOf(def.id)) === yes).map(({ text }) => text);
  return [...likeliestFirst(beside(true), kind), ...likeliestFirst(beside(false), kind)];
}

/** The rulebook of the sets that a scenario names, with one definition changed. */
const booksWith = (changed: Def) => {
  const made = new Map<string, Rulebook>();
  return (sets: readonly string[], options: Readonly<Record<string, OptionValue>>): Rulebook => {
    const all = { ...standardsOf(sets, options), ...options };
    const over = overlays.flatMap((overlay, i) => (holdsFor(overlay, all, ['base', ...sets]) ? [i] : []));
    const key = [...sets, ...over].join();
    const book =
      made.get(key) ??
      rulebookOf(definitionsOf(['base', ...sets], options).map((def) => (def.id === changed.id ? changed : def)));
    made.set(key, book);
    return book;
  };
};

const fails = (books: Books, text: string): boolean =>
  runScenarios(books, text, 'strict').some((verdict) => verdict.problem !== undefined);

/** A scenario that fails anyway misses nothing; whether it does is the same whatever is tried. */
const anyway = new Map<string, boolean>();
function failsAnyway(text: string): boolean {
  const known = anyway.get(text) ?? fails(bookOfSets, text);
  anyway.set(text, known);
  return known;
}

/** Does a scenario fail when this definition does nothing? */
export function isMissed(def: Def): boolean {
  const changed = inert(def);
  // Where nothing was taken away nothing can be missed.
  if (isDeepStrictEqual(changed, def)) return false;
  const without = booksWith(changed);
  const among = ofSet(def);
  // Those that name it come first: nearly always one of them notices, and the thousands of others need not be played.
  const named = about(def, among);
  // What has no name on the table is missed wherever its set is played with.
  const nameless = def.kind === 'link' || def.kind === 'deck' || def.kind === 'rule';
  const texts = nameless ? [...new Set([...named, ...among.map(({ text }) => text)])] : named;
  return texts.some((text) => fails(without, text) && !failsAnyway(text));
}
