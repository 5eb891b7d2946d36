// The last space of the Woodland: what a Path leads to is met there (D Meeting with Destiny).
import { at, choose, when } from '../../../rules/dsl';
import { emerges, meetsItsEnd, myPath } from '../paths/path';
import { facesSeasons, seasonsAtWar, theWar } from '../seasons';
import { glade } from './path';

export const meeting = glade('meeting_with_destiny', {
  stops: true,
  last: true,
  characters: false,
  visit: [
    theWar,
    when(seasonsAtWar, facesSeasons, [choose({ cards: myPath }, 'path'), ...meetsItsEnd]),
    when({ at: { named: 'meeting_with_destiny' } }, emerges(at('base/space/forest'))),
  ],
});
