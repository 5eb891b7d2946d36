import { provesItself } from '../../rules/testing/set-proof';

// A marker says what its holder is, and does nothing itself; contracts pass to the next character of the dead, so
// nothing hangs on what kind of deck they come from.
provesItself('city', { plain: ['city/alignment/neutral_alignment', 'city/deck/tally'] });
