// Prayers: what adds to them, and what is prayed for by day and by night.
import { gain, v, when } from '../../rules/dsl';
import type { Effect, Program } from '../../rules/vocab/effect';
import { prayer } from '../common/graveyard';
import { isDay } from './time';

export const addsToPrayer: Program = [
  { op: 'number', as: 'more', from: 0, to: 3, ask: 'addHowMuch' },
  { op: 'adjustRoll', by: v('more') },
];
/** As in the Chapel by day, as in the Graveyard by night, whoever prays. */
export const praysByTheHour: Effect = when(isDay, prayer(gain('life')), prayer(gain('fate')));
