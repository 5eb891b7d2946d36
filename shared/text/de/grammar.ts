// German in the small, for the messages of the program.
import { joined } from '../joined';

export { capital } from '../speech/words';
export const and = (items: readonly string[]): string => joined(items, 'und');
