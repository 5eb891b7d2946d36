// A card of this set whose German name is inflected in itself (what children say at Hallowe'en).
import { expect, it } from 'vitest';
import { msg } from '../../kernel/ids';
import { german, nameIn, namesFrom, say } from '../../text';
import { namesIn } from '../names';

const names = namesFrom(namesIn('de'));
const def = 'blood-moon/adventure/tricks_and_treats';

it('is called as the custom is, and has its endings in a sentence', () => {
  expect(nameIn(german, names, def)).toBe('Süßes oder Saures');
  expect(say(german, names, msg('ask.take', { card: def, space: 'base/space/hills_n' }))).toBe(
    'Nimmst du das Süße oder Saure auf den Hügeln?',
  );
  expect(say(german, names, msg('option.encounterCard', { def }))).toBe('Dem Süßen oder Sauren begegnen');
});
