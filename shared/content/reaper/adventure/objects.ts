import { after, discard, gain, object, prevent, reacts, take, weapon } from '../../../rules/dsl';
import { buildsRafts, opensACasket, pouchAbilities } from '../../common/wares';

const known = { origin: 'known' } as const;

export const casket = object('reaper/adventure/casket', { ...known, abilities: [opensACasket] });

export const concealedPouch = object('reaper/adventure/concealed_pouch', {
  ...known,
  keywords: ['trinket'],
  ...pouchAbilities('concealed_pouch'),
});

const sells = (where: string, n: number) =>
  after('visited', 'mine', [discard(), gain('gold', n)], { event: { to: { named: where } } });
/** Whoever beats its owner in an attack must take it and nothing else. */
export const goldenStatue = object('reaper/adventure/golden_statue', {
  ...known,
  abilities: [
    reacts('sold', sells('city', 2), sells('castle', 4)),
    reacts('tempts', {
      stage: 'would',
      on: 'defeated',
      whose: 'others',
      event: { foe: 'character' },
      when: { same: ['eventBy', 'me'] },
      forced: true,
      do: [prevent, take('this', 'eventHero')],
    }),
  ],
});

const shortens = (space: string) =>
  reacts(
    'finds_out',
    after(
      'rolled',
      'mine',
      { op: 'adjustRoll', by: -2 },
      { event: { for: 'space' }, when: { source: { named: [space] } }, forced: true },
    ),
  );
export const map = object('reaper/adventure/map', { ...known, abilities: [shortens('mines')] });
export const shovel = object('reaper/adventure/shovel', { ...known, abilities: [shortens('crypt')] });

export const twoBagsOfGold = object('reaper/adventure/two_bags_of_gold', {
  ...known,
  copies: 3,
  taken: [discard(), gain('gold', 2)],
});
export const armour = object('reaper/adventure/armour', { ...known, armour: [4, 5, 6] });
export const axe = object('reaper/adventure/axe', { ...known, ...weapon(1, [buildsRafts]) });
