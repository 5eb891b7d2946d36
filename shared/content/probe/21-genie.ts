// A Follower with Spells of its own, which keep lying with it when it is left behind.
import { follower } from '../../rules/dsl';
import { dealsSpells } from '../common/wares';

export const genie = follower('probe/adventure/genie', { origin: 'known', ...dealsSpells(3) });
