// Are the tests awake? Every definition is replaced by one that does nothing; a scenario that names it must then fail.
import { describe, expect, it } from 'vitest';
import { nameOf } from '../kernel/ids';
import { rulebookOf } from '../rules/charts';
import type { Rulebook } from '../rules/engine/rulebook';
import { holdsFor } from '../rules/dsl/overlaid';
import { allScenarios } from '../rules/testing/all-scenarios';
import { runScenarios } from '../rules/testing/scenario-file';
import type { Def } from '../rules/vocab/definition';
import type { OptionValue } from '../rules/vocab/words';
import { definitionsOf, overlays } from './definitions';

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
      return { id: def.id, kind: 'quest', roll: def.roll, ...place(def) };
    case 'character': {
      const { abilities: _abilities, ...rest } = def;
      return rest;
    }
    case 'space': {
      const { abilities: _abilities, visit: _visit, arrive: _arrive, draw: _draw, characters: _characters, leave: _leave, stops: _stops, ...rest } = def;
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
  ...(def.deck === undefined ? {} : { deck: def.deck }), ...(def.copies === undefined ? {} : { copies: def.copies }), ...('encounter' in def ? { encounter: def.encounter } : {}),
});

/** Each scenario with its names as they are in ids, too. */
const searched = allScenarios.map((text) => ({ text, asIds: text.replaceAll(' ', '_') }));

function about(def: Def): string[] {
  const [inIds, inText] = [new RegExp(`\\b${nameOf(def.id)}\\b`, 'i'), new RegExp(`\\b${nameOf(def.id)}\\b`)];
  return searched.filter(({ text, asIds }) => inIds.test(asIds) || inText.test(text)).map(({ text }) => text);
}

/**
 * Definitions that only mark a place or fill a deck of the probe pack: nothing that they do could be missed. The list can
 * only shrink; the base game has none.
 */
const plain = new Set<string>([
  'probe/deck/figure',
  'probe/deck/invention',
  'probe/deck/lord',
  'probe/deck/path',
  'probe/deck/relic',
  'probe/deck/reward',
  'probe/deck/scale',
  'probe/deck/stables',
  'probe/link/crags_highland_entrance',
  'probe/link/tavern_temple',
  'probe/cave/cave_torch',
  'probe/dragon/cadorus_scale',
  'probe/lord/cadorus',
  'probe/lord/grilipus',
  'probe/lord/varthrax',
  'probe/material/adamantite',
  'probe/path/clear_path',
  'probe/relic/rage_talon',
  'probe/scale/scale_of_cadorus',
  'probe/space/antechamber',
  'probe/space/beggars_steps',
  'probe/space/city_gate',
  'probe/space/collapsed_gallery',
  'probe/space/dungeon_entrance',
  'probe/space/hall_of_a_lord',
  'probe/space/highland_entrance',
  'probe/space/ice_bridge',
  'probe/space/pillared_hall',
  'probe/space/ravine',
  'probe/space/speakers_corner',
  'probe/space/tower_step_2',
  'probe/space/tower_step_4',
  'probe/space/woodland_bog',
  'probe/space/woodland_entrance',
  'probe/wanted/wanted_construct',
  'probe/wanted/wanted_cultist',
  'probe/wanted/wanted_dragon',
  'probe/wanted/wanted_elemental',
  'probe/wanted/wanted_good',
  'probe/wanted/wanted_monster',
  'probe/wanted/wanted_neutral',
  'probe/woodland/woodland',
]);

/** The rulebook of the sets that a scenario names, with one definition changed. */
const booksWith = (changed: Def) => {
  const made = new Map<string, Rulebook>();
  return (sets: readonly string[], options: Readonly<Record<string, OptionValue>>): Rulebook => {
    const over = overlays.flatMap((overlay, i) => (holdsFor(overlay, options) ? [i] : []));
    const key = [...sets, ...over].join();
    const book = made.get(key) ?? rulebookOf(definitionsOf(['base', ...sets], options).map((def) => (def.id === changed.id ? changed : def)));
    made.set(key, book);
    return book;
  };
};

describe('every definition is missed when it does nothing', () => {
  it.each(definitionsOf(['base', 'probe']).map((def) => [def.id, def] as const))('%s', (_id, def) => {
    const books = booksWith(inert(def));
    // What has no name on the table is missed wherever its set is played with.
    const set = def.id.startsWith('probe/') ? allScenarios.filter((text) => text.includes('sets: [probe]')) : allScenarios;
    // Those that name it come first: nearly always one of them notices, and the thousands of others need not be played.
    const named = about(def);
    const texts = def.kind === 'link' || def.kind === 'deck' || def.kind === 'rule' ? [...new Set([...named.filter((text) => set.includes(text)), ...set])] : named;
    const noticed = texts.some((text) => runScenarios(books, text).some((v) => v.problem !== undefined));
    expect(noticed).toBe(!plain.has(def.id));
  });
});
