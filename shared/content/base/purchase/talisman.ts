import { magicObject } from '../../../rules/dsl';

export const talisman = magicObject('base/talisman/talisman', { copies: 4, origin: 'known', keywords: ['talisman'] });
