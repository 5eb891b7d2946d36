// What a novice sees of the ground: tokens that hurt whoever ends his turn on them, and what lies over a space.
import { expect, it } from 'vitest';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { SpaceView } from '../../../shared/contract/view';
import { definitionsOf } from '../../../shared/content/definitions';
import { seedRng } from '../../../shared/kernel/rng';
import { must } from '../../../shared/kernel/result';
import { rulebookOf } from '../../../shared/rules/charts/index';
import { newGame } from '../../../shared/rules/setup/new-game';
import { viewFor } from '../../../shared/rules/view/view-for';
import { factsOf } from '../facts';
import { novicePolicy } from './novice/index';

const definitions = definitionsOf(['base', 'firelands']);
const facts = factsOf(definitions);
const book = rulebookOf(definitions);
const seats = ['base/character/warrior', 'base/character/wizard'].map((character) => ({
  name: character,
  control: 'computer' as const,
  character,
}));

const to = (name: string): Option => ({
  key: name,
  label: { id: 'option.goTo' },
  target: { space: `base/space/${name}` },
});
const where: Prompt = {
  id: 'dp1.1',
  seat: 'p1',
  hero: 'h1',
  rule: 'x',
  ask: { id: 'ask.direction' },
  source: 'rules',
  shape: 'space',
  options: [to('fields_n'), to('plains_e')],
  min: 1,
  max: 1,
};

/** What the warrior answers while one of two spaces is like this, and he has so many lives. */
function answers(
  ground: Partial<SpaceView>,
  asked: Prompt,
  life?: number,
  more: readonly SpaceView[] = [],
  { round = 1, craft = 0 } = {},
): readonly string[] {
  const begun = newGame(book, { seats, sets: ['base', 'firelands'], profile: 'digital', rules: {} }, '1');
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  const [hero] = Object.values(begun.state.heroes);
  const state =
    hero === undefined || life === undefined
      ? begun.state
      : { ...begun.state, heroes: { ...begun.state.heroes, [hero.id]: { ...hero, life, craft } } };
  const view = viewFor(book, state, 'p1');
  const spaces = [{ id: 'base/space/fields_n', cards: [], gold: 0, ...ground }, ...more];
  return must(novicePolicy({ ...view, spaces, round }, asked, facts, seedRng('1')), 'an answer');
}
/** Where he goes then. */
const goes = (ground: Partial<SpaceView>, life?: number, more?: readonly SpaceView[]): readonly string[] =>
  answers(ground, where, life, more);

it('he does not end his turn in the fire', () => {
  expect(goes({ gold: 1 })).toEqual(['fields_n']);
  expect(goes({ gold: 1, tokens: { fireland: 1 } })).toEqual(['plains_e']);
});

it('he reads the Terrain over a space, and not what is under it', () => {
  const over = (name: string) => [{ id: 'c900', def: `firelands/terrain/${name}` }] as const;
  expect(goes({ over: over('desert') })).toEqual(['plains_e']);
  expect(goes({ gold: 1, over: over('fields') })).toEqual(['fields_n']);
});

it('he shuns what the fire of its Region makes too strong for him, and its loot with it', () => {
  const guarded = { gold: 3, cards: [{ id: 'c901', def: 'firelands/adventure/ifrit_raider' }] } as const;
  const burning = ['hills_n', 'ruins', 'city', 'village', 'chapel'].map((name) => ({
    id: `base/space/${name}`,
    cards: [],
    gold: 0,
    tokens: { fireland: 1 },
  }));
  expect(goes(guarded)).toEqual(['fields_n']);
  expect(goes(guarded, 5, burning)).toEqual(['plains_e']);
});

it('he goes through a gate that land lies over as if nobody stood there', () => {
  const gate: Prompt = {
    ...where,
    options: [{ key: 'bridge', label: { id: 'option.gate' }, target: { space: 'base/space/hills_m' } }, to('plains_e')],
  };
  const covered = { id: 'base/space/sentinel', over: [{ id: 'c900', def: 'firelands/terrain/fields' }] } as const;
  const late = { round: 200, craft: 1 };
  expect(answers({}, gate, 5, [], late)).toEqual(['plains_e']);
  expect(answers(covered, gate, 5, [], late)).toEqual(['bridge']);
});

it('he goes round what would surely kill him, whatever lies there', () => {
  expect(goes({ gold: 9, tokens: { fireland: 1 } }, 1)).toEqual(['plains_e']);
  expect(goes({ gold: 9, tokens: { fireland: 1 } }, 5)).toEqual(['fields_n']);
});

it('he fights what may be fought either way by what he is better at', () => {
  const how: Prompt = {
    ...where,
    ask: { id: 'ask.fightHow' },
    source: 'firelands/adventure/ifrit_envoy',
    shape: 'pick',
    options: [
      { key: 'psychic', label: { id: 'option.byCraft' } },
      { key: 'battle', label: { id: 'option.byStrength' } },
    ],
  };
  expect(answers({}, how)).toEqual(['battle']);
});
