// Events that act by alignment.
import { become, byAlignment, event, gain, lose, each, missTurn, v } from '../../../../rules/dsl';

export const angel = event('base/adventure/angel', {
  origin: 'known',
  keywords: ['creature'],
  met: byAlignment({ good: gain('life'), evil: lose('life') }),
});
export const devil = event('base/adventure/devil', {
  origin: 'known',
  keywords: ['creature', 'unfriendly'],
  met: byAlignment({ evil: gain('life'), good: lose('life') }),
});
export const mephistopheles = event('base/adventure/mephistopheles', {
  origin: 'known',
  keywords: ['creature', 'unfriendly'],
  met: [{ op: 'if', cond: { alignment: 'evil' }, then: [gain('craft')], else: [become('evil')] }],
});
export const evilDarkness = event('base/adventure/evil_darkness', {
  origin: 'known',
  met: [each({ heroes: { alignment: ['good', 'neutral'] } }, 'who', missTurn(1, v('who')))],
});
