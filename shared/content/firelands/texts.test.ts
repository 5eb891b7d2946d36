// Texts of this set that were wrong or unclear once, and how they read, in both languages.
import { expect, it } from 'vitest';
import { english, german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('firelands');

it.each([['adventure/ifrit_sultan', 'burns one of his Objects, Followers or Spells that can burn.']])(
  '%s in English',
  (id, wanted) => {
    expect(text(id, english)).toContain(wanted);
  },
);

it.each([['adventure/ifrit_sultan', 'verbrennt einen seiner brennbaren Gegenstände, Gefährten oder Zauber.']])(
  '%s in German',
  (id, wanted) => {
    expect(text(id, german)).toContain(wanted);
  },
);
