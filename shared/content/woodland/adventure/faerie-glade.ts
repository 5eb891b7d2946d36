// A Place of the Adventure deck that opens on the Woodland.
import { place } from '../../../rules/dsl';

export const faerieGlade = place('woodland/adventure/faerie_glade', {
  origin: 'known',
  copies: 2,
  met: [{ op: 'drawCards', exactly: 1, deck: 'woodland/deck/woodland' }, { op: 'encounterCards' }],
});
