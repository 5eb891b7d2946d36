// Which sound belongs to what happens. What is not worth one is silent.
import type { ViewEvent } from '../../shared/contract/event';
import type { FightOutcome } from '../../shared/contract/fight';
import type { Moment } from '../timeline/scenes';
import type { Sound } from './voices';

const OUTCOMES: { readonly [outcome in FightOutcome]?: Sound } = { won: 'won', destroyed: 'won', lost: 'lost' };

/** What a table would shout about is heard before it is read: none sounds like another. */
export const MOMENT_CUES: { readonly [what in Moment['what']]: Sound } = {
  talisman: 'talisman',
  given: 'given',
  middle: 'river',
  inner: 'gate',
  crown: 'summit',
  quest: 'quest',
  lead: 'lead',
  king: 'king',
  robbed: 'robbed',
};

export const cueOf = (event: ViewEvent): Sound | undefined => {
  switch (event.t) {
    case 'turn':
      return 'turn';
    case 'rolled':
      return 'dice';
    case 'changed':
      return event.what === 'gold' ? 'coin' : event.by > 0 ? 'gain' : 'hurt';
    case 'card':
    case 'turnedOver':
      return 'card';
    case 'layGold':
      return 'coin';
    case 'fight':
      return OUTCOMES[event.outcome] ?? 'fight';
    case 'met':
      return 'card';
    case 'cast':
    case 'form':
    case 'aligned':
      return 'spell';
    case 'joined':
      return 'gain';
    case 'out':
      return 'lost';
    case 'toad':
      return event.turns > 0 ? 'toad' : undefined;
    case 'killed':
      // That his seat is out is heard already.
      return event.gaveUp ? undefined : 'death';
    case 'over':
      return 'crown';
    case 'moved':
    case 'turnMissed':
    case 'prevented':
    case 'status':
    case 'missTurn':
    case 'tokens':
    case 'shuffled':
    case 'looked':
    case 'walked':
    case 'spaceTokens':
    case 'used':
    case 'said':
    case 'lasting':
      return undefined;
  }
};
