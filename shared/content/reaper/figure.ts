// The Grim Reaper, whom a natural 1 sets moving, and whom nothing can touch (D Grim Reaper).
import {
  at,
  chart,
  choose,
  discard,
  gain,
  gainSpell,
  is,
  lose,
  missTurn,
  not,
  pick,
  roll,
  v,
  when,
} from '../../rules/dsl';
import type { FigureDef, LinkDef } from '../../rules/vocab/definition';

import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond, HeroFilter } from '../../rules/vocab/select';
import { anywhereInRegion } from '../common/ways';
import { walksOff } from '../common/figures';
import { hasRoom } from '../common/abilities';

const anotherOutside: HeroFilter = { who: 'others', at: { not: { region: 'inner' } } };
/** Since Danse Macabre began he stays where it is danced. */
const dancing: Cond = { card: 'this', fits: { stands: at('base/space/crown_of_command') } };
const follower = { kind: 'follower', zone: 'held', heldBy: 'me' } as const;

/** What his touch does; where he calls next, and what is gained of him. */
export const touch = (rows: Readonly<Record<'5' | '6', Effect | Program>>): Program =>
  chart({
    '1': { op: 'kill', who: 'me' },
    '2': [
      choose({ cards: follower }, 'lost', { random: true }),
      when({ known: 'lost' }, discard(v('lost')), lose('life')),
    ],
    '3': [
      roll('mine', { dice: 2 }),
      roll('his', { dice: 2, for: 'creature' }),
      when(is(v('his'), '>', v('mine')), lose('life')),
    ],
    '4': missTurn(1),
    ...rows,
  });

export const grimReaper: FigureDef = {
  id: 'reaper/figure/grim_reaper',
  kind: 'figure',
  deck: 'reaper/deck/figure',
  origin: 'known',
  start: 'base/space/portal_of_power',
  met: touch({
    // D FAQ Grim Reaper Q5: into another Region as well, but never the Inner one.
    '5': [
      choose({ heroes: anotherOutside }, 'next', { ask: 'visited' }),
      when({ known: 'next' }, [
        when(not(dancing), { op: 'put', card: 'this', to: { stands: { spaceOf: v('next') } } }),
        { op: 'meet', card: 'this', who: v('next') },
      ]),
    ],
    '6': pick({
      strength: gain('strength'),
      craft: gain('craft'),
      life: gain('life'),
      gold: gain('gold'),
      fate: gain('fate'),
      spell: { if: hasRoom, do: gainSpell() },
      teleport: anywhereInRegion,
    }),
  }),
  abilities: [walksOff([{ op: 'walk', figure: 'this', n: v('steps'), ferry: true }], not(dancing))],
};

/** The Boatman refuses him nothing. */
const ferry = (from: string, to: string): LinkDef => ({
  id: `reaper/link/${from}_${to}`,
  kind: 'link',
  from: `base/space/${from}`,
  link: { to: `base/space/${to}`, way: 'ferry' },
});
export const ferries: readonly LinkDef[] = [ferry('temple', 'tavern'), ferry('tavern', 'temple')];
