// A Region with a deck of its own, and what lies in it: cursed things, Enemies of both kinds, Dragons that breathe
// first.
import {
  after,
  always,
  cannot,
  enemy,
  is,
  lose,
  magicObject,
  missTurn,
  object,
  plus,
  reacts,
  roll,
  space,
  stat,
  v,
  weapon,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { LinkDef, SpaceDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';

/** Every draw here is from that deck, whatever deck a card or an ability names. */
const drawsFrom = (deck: string, more: Ability['static'] = []): readonly Ability[] => [
  { id: 'own_deck', static: [{ drawFrom: 'adventure', instead: deck }, ...more] },
];
const hollow = (name: string, links: SpaceDef['links'], body: Partial<SpaceDef>): SpaceDef =>
  space(`probe/space/${name}`, {
    region: 'cave',
    terrain: 'cave',
    grid: [6, 6],
    origin: 'ours',
    stops: true,
    links,
    ...body,
  });
export const caveMouth = hollow(
  'cave_mouth',
  [
    { to: 'probe/space/cave_abyss', way: 'cw' },
    { to: 'base/space/hills_s', way: 'door' },
  ],
  { draw: 1, abilities: drawsFrom('cave') },
);
/** What comes out of the abyss cannot be exchanged for something better. */
export const caveAbyss = hollow('cave_abyss', [{ to: 'probe/space/cave_mouth', way: 'ccw' }], {
  draw: 1,
  abilities: drawsFrom('abyss', [cannot('replaceDrawn', { card: { from: 'abyss' } })]),
});
export const caveLink: LinkDef = {
  id: 'probe/link/hills_s_cave_mouth',
  kind: 'link',
  from: 'base/space/hills_s',
  link: { to: 'probe/space/cave_mouth', way: 'door' },
  origin: 'ours',
};

/** D Breath Attacks: when nothing more is done before the dice; one after the other, as they were drawn. */
const breath = (against: Amount, hit: Effect): Ability =>
  reacts(
    'breath',
    after('diceBegin', 'mine', [roll('breath'), when(is(v('breath'), '>=', against), hit)], {
      when: { fight: { foeCards: { self: true } } },
      forced: true,
      inOrder: true,
    }),
  );
export const caveDragon = enemy('probe/cave/cave_dragon', {
  subtype: 'dragon',
  strength: 8,
  origin: 'ours',
  abilities: [breath(stat('craft'), lose('life'))],
});
export const rimeDrake = enemy('probe/cave/rime_drake', {
  subtype: 'dragon',
  strength: 7,
  origin: 'ours',
  abilities: [breath(stat('strength'), missTurn(1))],
});
export const caveWyvern = enemy('probe/cave/cave_wyvern', { subtype: 'dragon', strength: 5, origin: 'ours' });

const both = (name: string, n: number, body: Partial<Parameters<typeof enemy>[1]>): ReturnType<typeof enemy> =>
  enemy(`probe/cave/${name}`, { subtype: 'elemental', encounter: 1, strength: n, craft: n, origin: 'ours', ...body });
export const caveIfrit = both('cave_ifrit', 4, { copies: 3 });
export const emberling = both('emberling', 1, { copies: 2 });
/** It seeks out what he is weaker in: no choice. */
export const caveAcolyte = both('cave_acolyte', 3, {
  subtype: 'cultist',
  copies: 2,
  battlesIf: is(stat('strength'), '<', stat('craft')),
});
export const caveImp = enemy('probe/cave/cave_imp', { subtype: 'monster', encounter: 1, strength: 2, origin: 'ours' });

const cursed = { keywords: ['cursed'], origin: 'ours' } as const;
export const bloodFlail = magicObject('probe/cave/blood_flail', { ...cursed, ...weapon(1), copies: 2 });
export const deadMask = magicObject('probe/cave/dead_mask', {
  ...cursed,
  copies: 2,
  abilities: [{ id: 'weighs', static: [plus('craft', -1)] }],
});
export const palePelt = object('probe/cave/pale_pelt', { ...cursed, copies: 2, forbidden: 'good' });
export const caveTorch = object('probe/cave/cave_torch', { origin: 'ours', copies: 2 });
/** As a trophy it is a burden. */
export const flySwarm = enemy('probe/cave/fly_swarm', {
  subtype: 'animal',
  strength: 2,
  origin: 'ours',
  trophy: [always(plus('objectLimit', -1))],
});

export const abyssEye = enemy('probe/abyss/abyss_eye', { subtype: 'spirit', craft: 1, origin: 'ours', copies: 2 });
