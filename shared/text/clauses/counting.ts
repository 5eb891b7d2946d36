// What cards count as.
import type { CountsMod } from '../../rules/vocab/ability';
import type { CardFilter } from '../../rules/vocab/select';
import type { Standing } from './rules';
import type { Walk } from './talk';
import type { When } from './tests';
import type { Who } from './tree';

export function counts(x: CountsMod, who: Who, when: When, at: Walk): Standing {
  const { countsAs: of, kind, subtype, keywords, from } = x;
  const as: CardFilter = {
    ...(kind === undefined || subtype !== undefined ? {} : { kind }),
    ...(subtype === undefined ? {} : { subtype }),
    ...(keywords === undefined ? {} : { keyword: keywords }),
    ...(from === undefined ? {} : { from }),
  };
  // Of his own cards nobody else needs to know.
  const isKnown = x.reach === 'everyone' || of.heldBy === 'me';
  return {
    s: 'counts',
    of: at.cards(of),
    as: at.cards(as),
    by: isKnown ? undefined : who,
    encounter: x.encounter,
    strength: x.strength,
    textless: kind !== undefined,
    when,
  };
}
