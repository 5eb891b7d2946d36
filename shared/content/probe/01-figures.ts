// Figures that nobody owns: moved after his turn by whoever rolled a natural 1 (Grim Reaper, Werewolf).
import { chart, choose, gain, heal, is, lose, missTurn, pick, roll, v, when } from '../../rules/dsl';
import type { FigureDef, LinkDef } from '../../rules/vocab/definition';
import type { HeroFilter } from '../../rules/vocab/select';
import { walksOff } from '../common/figures';

const anotherOutside: HeroFilter = { who: 'others', at: { not: { region: 'inner' } } };

export const grimReaper: FigureDef = {
  id: 'probe/figure/grim_reaper',
  kind: 'figure',
  deck: 'figure',
  origin: 'known',
  start: 'base/space/portal_of_power',
  met: chart({
    '1': { op: 'kill', who: 'me' },
    '2': [
      choose({ cards: { kind: 'follower', heldBy: 'me' } }, 'lost', { ask: 'loseFollower' }),
      when({ known: 'lost' }, { op: 'discard', card: v('lost') }, lose('life')),
    ],
    '3': [
      roll('mine', { dice: 2 }),
      roll('his', { dice: 2, for: 'creature' }),
      when(is(v('his'), '>', v('mine')), lose('life')),
    ],
    '4': missTurn(1),
    // He goes on to another character at once, who may send him on in turn.
    '5': [
      choose({ heroes: anotherOutside }, 'next', { ask: 'visited' }),
      when({ known: 'next' }, [
        { op: 'put', card: 'this', to: { stands: { spaceOf: v('next') } } },
        { op: 'meet', card: 'this', who: v('next') },
      ]),
    ],
    '6': pick({
      strength: gain('strength'),
      craft: gain('craft'),
      life: heal(1),
      gold: gain('gold'),
      fate: gain('fate'),
    }),
  }),
  abilities: [walksOff([{ op: 'walk', figure: 'this', n: v('steps'), ferry: true }])],
};

export const werewolf: FigureDef = {
  id: 'probe/figure/werewolf',
  kind: 'figure',
  deck: 'figure',
  origin: 'ours',
  start: 'base/space/forest',
  met: chart({
    '1': { op: 'deal', from: 'lycanthrope', to: 'held' },
    '2': lose('life', 2),
    '3-4': lose('life'),
    '5': [],
    '6+': heal('full'),
  }),
  abilities: [
    walksOff([
      // At night it stops at the first space with a character.
      when(
        { exists: { cards: { named: 'time_card', side: 'night' } } },
        { op: 'walk', figure: 'this', n: v('steps'), stopsAt: { not: { empty: true } } },
        { op: 'walk', figure: 'this', n: v('steps') },
      ),
    ]),
  ],
};

/** The ferry of the Tavern: no way for characters on their moves, and for him one like any other. */
const ferry = (from: string, to: string): LinkDef => ({
  id: `probe/link/${from}_${to}`,
  kind: 'link',
  from: `base/space/${from}`,
  link: { to: `base/space/${to}`, way: 'ferry' },
});
export const ferries: readonly LinkDef[] = [ferry('temple', 'tavern'), ferry('tavern', 'temple')];
