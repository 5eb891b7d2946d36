// Texts of this set that were wrong or unclear once, and how they read.
import { expect, it } from 'vitest';
import { german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('highland');

it.each([
  [
    'highland/avalanche',
    'der nächsten 3 Felder gegen den Uhrzeigersinn von hier aus lege diese Karte auf dieses Feld;',
  ],
  [
    'highland/astrologer',
    'Ziehe 1 Vorhersagekarte, sieh die obersten 3 Karten des Abenteuerstapels durch und lege nach',
  ],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
});
