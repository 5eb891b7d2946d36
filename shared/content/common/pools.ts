import { discard, gain, is, may, place, when } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { PlaceDef } from '../../rules/vocab/definition';
import type { Resource } from '../../rules/vocab/select';

/** Holds four of something; at each visit one of them may be taken, and an empty one is gone. */
export const pool = (id: DefId, what: Resource, copies = 1): PlaceDef =>
  place(id, {
    origin: 'known',
    ...(copies === 1 ? {} : { copies }),
    pool: { what, n: 4 },
    drawn: [{ op: 'tokens', on: 'this', kind: what, n: 4 }],
    met: [
      may('drink', [
        gain(what),
        { op: 'tokens', on: 'this', kind: what, n: -1 },
        when(is({ tokens: what, on: 'this' }, '<=', 0), discard()),
      ]),
    ],
  });
