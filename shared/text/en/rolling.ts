// What dice come to show without being thrown.
import type { ActOf } from '../clauses/acts';
import type { English, Person } from './speaker';

const shows = { all: 'every die shows', lowest: 'the lowest die counts as', total: 'the result is' } as const;
const kept = { all: ' and is not rolled again', lowest: '', total: ', without a roll' } as const;

export const showDice = (x: ActOf<'showDice'>, _: Person, s: English): string =>
  `${shows[x.dice]} ${s.number(x.n)}${kept[x.dice]}`;
