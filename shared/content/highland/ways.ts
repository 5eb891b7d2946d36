import { at } from '../../rules/dsl';

export const entrance = at('highland/space/highland_entrance');
