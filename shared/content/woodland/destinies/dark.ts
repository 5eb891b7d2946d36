// Destinies of the dark side.
import { destiny } from './destiny';

export const immortal = destiny('immortal', 'dark', 'life');
