// Quest Rewards that do something as they are drawn.
import { become, chart, choose, discard, gain, gainSpell, may, pick, take, toad, v, when } from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { DeckFilter } from '../../../rules/vocab/select';
import { anyWare } from '../../common/shops';
import { anyAnimal } from '../../common/stables';
import { reward } from './deck';

const atOnce = (name: string, program: Program) => reward(name, { taken: [...program, discard()] });

export const theWhispers = atOnce('the_whispers', [
  choose({ heroes: {} }, 'target'),
  pick({
    good: become('good', v('target')),
    neutral: become('neutral', v('target')),
    evil: become('evil', v('target')),
  }),
]);

export const vastWealth = atOnce('vast_wealth', [gain('gold', 3)]);

/** The first one that comes up. */
const searchesFor = (find: DeckFilter): Program => [
  { op: 'turnUp', deck: 'adventure', find, as: 'found' },
  when({ known: 'found' }, may('takeFound', take(v('found')), { else: discard(v('found')) })),
];
export const aFavourOwed = atOnce('a_favour_owed', searchesFor({ kind: 'follower' }));
export const dreamPrize = atOnce('dream_prize', searchesFor({ kind: 'magicObject' }));

export const pastoralTune = atOnce('pastoral_tune', [anyAnimal]);
export const aFamiliarPrize = atOnce('a_familiar_prize', [anyWare]);

export const riteOfPassage = atOnce('rite_of_passage', [gain('life'), gain('fate'), gain('gold'), gainSpell()]);

export const vengeanceHex = atOnce('vengeance_hex', [
  choose({ heroes: { who: 'others' } }, 'target'),
  ...chart({ '1': toad(), '2-6': toad(3, v('target')) }),
]);
