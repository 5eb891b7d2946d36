// What an edition or a house rule changes in a definition is there, and changes something.
import { describe, expect, it } from 'vitest';
import { lintOverlays } from '../rules/testing/overlay-lint';
import type { Overlay } from '../rules/vocab/overlay';
import { definitionsOf } from './definitions';

const base = definitionsOf(['base']);

describe('overlay lint', () => {
  const ogre = 'base/adventure/ogre';
  const mistakes: readonly (readonly [string, readonly Overlay[], string])[] = [
    [
      'a definition that is not there',
      [{ overlay: 'base/adventure/ogr', when: { edition: 'revised' }, with: { copies: 1 } }],
      'base/adventure/ogr: there is no such definition',
    ],
    [
      'an option that is not there',
      // @ts-expect-error -- the compiler knows it, too
      [{ overlay: ogre, when: { editoin: 'revised' }, with: { copies: 1 } }],
      `${ogre}: there is no option editoin`,
    ],
    [
      'a value that it never has',
      // @ts-expect-error -- the compiler knows it, too
      [{ overlay: ogre, when: { edition: 'first' }, with: { copies: 1 } }],
      `${ogre}: edition is never first`,
    ],
    [
      'nothing changed',
      [{ overlay: ogre, when: { edition: 'revised' }, with: { copies: 2 } }],
      `${ogre}: copies is the same without the overlay`,
    ],
    ['no field at all', [{ overlay: ogre, when: { edition: 'revised' } }], `${ogre}: an overlay changes nothing`],
    [
      'no condition',
      [{ overlay: ogre, when: {}, with: { copies: 1 } }],
      `${ogre}: it holds always: write it into the definition`,
    ],
    [
      'two that contradict each other',
      [
        { overlay: ogre, when: { edition: 'revised' }, with: { copies: 1 } },
        { overlay: ogre, when: { fate: false }, with: { copies: 3 } },
      ],
      `${ogre}: two overlays say something of copies at once`,
    ],
  ];
  it.each(mistakes)('bites on %s', (_what, bad, found) => {
    expect(lintOverlays(bad, base)).toContain(found);
  });
});
