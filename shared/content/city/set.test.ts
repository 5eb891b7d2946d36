import { provesItself } from '../../rules/testing/set-proof';

// A marker says what its holder is, and does nothing itself.
provesItself('city', { plain: ['city/alignment/neutral_alignment'] });
