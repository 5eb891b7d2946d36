// Spells of The Firelands that change the land.
import { cast, choose, each, lose, not, pick, roll, spell, table, v } from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { Action } from '../../../rules/vocab/ability';
import type { CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { onTheBoard, placeTerrain, returnTerrain } from '../../common/terrain';
import { douse, fireAt, onFire } from '../fire';

const known = { origin: 'known' } as const;
const id = (name: string) => `firelands/spell/${name}`;
/** Nothing is placed inside. */
const outside: Cond = not({ at: { region: 'inner' } });
const anywhere: Selector = { spaces: { region: 'mine' } };
const ownTurn: Omit<Action, 'id' | 'do'> = cast(['turnStart'], { when: outside });
const onASpace = { ...known, timing: [ownTurn], aim: [choose(anywhere, 'where', { ask: 'where' })] } as const;

export const crackTheEarth = spell(id('crack_the_earth'), {
  ...known,
  copies: 2,
  keywords: ['fireproof'],
  timing: [cast(['turnStart'])],
  aim: [choose(anywhere, 'where', { ask: 'where' })],
  effect: [fireAt(v('where')), each({ heroes: { at: { is: v('where') } } }, 'who', lose('life', 1, v('who')))],
});

const either = (one: string, other: string): Program => [
  pick({ [one]: placeTerrain(one, v('where')), [other]: placeTerrain(other, v('where')) }),
];
export const desolation = spell(id('desolation'), { ...onASpace, effect: either('desert', 'ruins') });
export const upheaval = spell(id('upheaval'), { ...onASpace, effect: either('crags', 'hills') });
export const verdantGrowth = spell(id('verdant_growth'), { ...onASpace, effect: either('forest', 'woods') });

const shapes = ['desert', 'crags', 'forest', 'hills', 'fields', 'woods'];
export const terramorph = spell(id('terramorph'), {
  ...onASpace,
  copies: 2,
  effect: [
    roll('die', { for: 'spell' }),
    table(v('die'), Object.fromEntries(shapes.map((name, i) => [String(i + 1), placeTerrain(name, v('where'))]))),
  ],
});

const covered: CardFilter = { ...onTheBoard, in: { is: v('where') } };
const changed: Selector = { spaces: { region: 'mine', holds: onTheBoard } };
const burns: Selector = { spaces: { region: 'mine', ...onFire } };
export const restoreTheWorld = spell(id('restore_the_world'), {
  ...known,
  copies: 2,
  timing: [cast(['turnStart'], { when: { any: [{ exists: changed }, { exists: burns }] } })],
  aim: [choose(anywhere, 'where', { ask: 'where' })],
  effect: [each({ cards: covered }, 'land', returnTerrain('land')), douse(v('where'))],
});
