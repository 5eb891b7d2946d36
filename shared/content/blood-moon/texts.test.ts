// Texts of this set that were wrong or unclear once, and how they read, in both languages.
import { expect, it } from 'vitest';
import { english, german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('blood-moon');

it.each([['lycanthrope/lycanthrope', 'You cannot go past a space with a character in the same move if it is Night.']])(
  '%s in English',
  (id, wanted) => {
    expect(text(id, english)).toContain(wanted);
  },
);

it.each([
  [
    'lycanthrope/lycanthrope',
    'Du darfst nicht in derselben Bewegung an einem Feld mit einem Charakter vorbeiziehen, wenn es Nacht ist.',
  ],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
});

it('the Night Carriage says once that it is discarded', () => {
  expect(text('adventure/night_carriage', english)).not.toContain('Discarded once');
  expect(text('adventure/night_carriage', german)).not.toContain('Wird nach Gebrauch abgelegt');
});
