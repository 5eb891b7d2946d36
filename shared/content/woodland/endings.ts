// An ending of The Woodland that needs neither its Paths nor fate with two sides. War of Seasons and Wanderlust need
// its board.
import { each, endStatus, endTurn, ending, lose, not, status, v, when } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { HeroFilter } from '../../rules/vocab/select';

declare module '../../rules/vocab/status' {
  interface Statuses {
    /** The light side of his fate token is up. */
    readonly shows_light: true;
    /** The dark side of his fate token is up. */
    readonly shows_dark: true;
  }
}

const sides = ['light', 'dark'] as const;
const shows = (side: 'light' | 'dark'): Program => [
  ...sides.map((one) => endStatus(`shows_${one}`)),
  status(`shows_${side}`),
];
const alike: HeroFilter = {
  who: 'others',
  where: {
    any: sides.map((one) => ({ all: [{ status: `shows_${one}` }, { status: `shows_${one}`, who: 'it' as const }] })),
  },
};

/**
 * Ours, after its name: all lay a side face down at the same time; who lays the same as he on the Crown pays for it,
 * else he does.
 */
export const judgedByFate: EndingDef = ending('woodland/ending/judged_by_fate', {
  origin: 'ours',
  reveal: 'hidden',
  goal: 'lastAlive',
  anywhere: true,
  visit: [
    {
      op: 'together',
      ask: 'side',
      options: sides.map((side) => ({ key: side, do: shows(side) })),
      of: { where: not({ form: true, of: 'it' }) },
    },
    when({ exists: { heroes: alike } }, each({ heroes: alike }, 'one', lose('life', 1, v('one'))), lose('life')),
    endTurn,
  ],
});
