import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../../shared/contract/event';
import type { Face } from '../../../shared/contract/view';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import { midGame } from '../../fixtures/views';
import {
  askedAbout,
  cardToHave,
  facedIn,
  happeningCard,
  namedCard,
  offered,
  pointedAt,
  sourceOf,
  standingOn,
  waitingAt,
} from './asking';

const troll = 'base/character/troll';
const crags = 'base/space/crags';
const sword = 'base/purchase/sword';
const known = (def: string): boolean => [troll, crags, sword].includes(def);

describe('the card beside what happens', () => {
  it.each<[string, ViewEvent | undefined, string]>([
    ['the space whose table a die is rolled on', { t: 'rolled', for: 'space', dice: [3], source: crags }, crags],
    [
      'the card that comes to somebody',
      { t: 'card', def: sword, from: { in: 'space', space: crags }, to: { in: 'held', hero: 'h1' }, source: crags },
      sword,
    ],
    [
      'who acts, where nothing else has a face',
      { t: 'rolled', for: 'movement', dice: [3], source: 'base/rule/movement' },
      troll,
    ],
    ['who acts, before the first event', undefined, troll],
  ])('is %s', (_, now, card) => {
    expect(happeningCard(now, [undefined, troll], known)).toBe(card);
  });

  it('is none where nobody acts yet', () => {
    expect(happeningCard(undefined, [undefined], known)).toBeUndefined();
  });

  it('is the one who is fought, while dice fly', () => {
    expect(happeningCard(undefined, [sword, troll], known)).toBe(sword);
  });
});

describe('the card of what the first answer is about', () => {
  const at = { view: midGame(), face: () => undefined };

  it('is another character whom one could meet, or the space where one could go', () => {
    expect(offered(prompts.meeting, at)).toBe('base/character/wizard');
    expect(offered(prompts.table, at)).toBe('base/space/fields_ne');
  });

  it('is a card where nothing can be done but to use one', () => {
    const cast = {
      key: 'cast',
      label: msg('option.use', { def: sword }),
      target: { def: sword },
      use: 'live' as const,
    };
    const pass = { key: 'pass', label: msg('option.pass'), pass: true as const };
    expect(offered({ ...prompts.turn, options: [cast, pass] }, at)).toBe(sword);
    expect(
      offered({ ...prompts.turn, options: [{ key: 'roll', label: msg('option.goOn') }, cast] }, at),
    ).toBeUndefined();
  });

  it('is none where the answers are about neither', () => {
    expect(offered(prompts.turn, at)).toBeUndefined();
    expect(offered({ ...prompts.meeting, hero: 'h1' }, at)).toBeUndefined();
  });
});

describe('the character whom a question is about', () => {
  const at = { view: midGame(), face: () => undefined };
  const reward = (hero: string) => ({
    ...prompts.turn,
    ask: msg('ask.reward', { hero }),
    options: [{ key: 'life', label: msg('option.takeLife') }],
  });

  it('is the loser, of whom the winner takes something', () => {
    expect(askedAbout(reward('base/character/wizard'), at)).toBe('base/character/wizard');
  });

  it('is nobody where the question names who is asked, or somebody who is not there', () => {
    const own = at.view.seats.find((seat) => seat.hero?.id === prompts.turn.hero)?.hero?.def ?? '';
    expect(own).not.toBe('');
    expect(askedAbout(reward(own), at)).toBeUndefined();
    expect(askedAbout(reward('base/character/nobody'), at)).toBeUndefined();
    expect(askedAbout(prompts.turn, at)).toBeUndefined();
  });
});

describe('the card that a question names', () => {
  const portal = 'base/adventure/magic_portal';
  const kinds: { readonly [def: string]: Face['kind'] | undefined } = { [portal]: 'place', [troll]: 'character' };
  const face = (def: string | undefined): Face | undefined => {
    const kind = kinds[def ?? ''];
    return kind === undefined ? undefined : { id: def ?? '', kind, name: '', type: '', text: [], keywords: [] };
  };
  const drawn = (card: string) => ({ ...prompts.turn, ask: msg('react.drawn', { asked: troll, card }) });

  it('is what was just drawn, though the character asks and it lies on the space', () => {
    expect(namedCard(drawn(portal), { view: midGame(), face })).toBe(portal);
  });

  it('stays in sight while one points at what one holds, and gives way to anything else', () => {
    const at = { view: midGame(), face };
    const own = at.view.seats.find((seat) => seat.hero?.id === prompts.turn.hero)?.hero;
    const held = [...(own?.held ?? []), ...(own?.hand ?? [])].map(({ def }) => def);
    expect(held).not.toEqual([]);
    for (const pointed of [own?.def, ...held])
      expect(pointedAt(drawn(portal), at, { pointed, asking: portal })).toBe(portal);
    const elsewhere = 'base/adventure/nothing';
    expect(pointedAt(drawn(portal), at, { pointed: elsewhere, asking: portal })).toBe(elsewhere);
    expect(pointedAt(prompts.turn, at, { pointed: held[0], asking: own?.def })).toBe(held[0]);
    expect(pointedAt(drawn(portal), at, { pointed: undefined, asking: portal })).toBeUndefined();
  });

  it('is none where nothing is named, or what says nothing', () => {
    expect(namedCard(prompts.turn, { view: midGame(), face })).toBeUndefined();
    expect(namedCard(drawn(troll), { view: midGame(), face })).toBeUndefined();
    expect(namedCard(drawn('base/adventure/nothing'), { view: midGame(), face })).toBeUndefined();
  });
});

describe('the card that a question comes from', () => {
  const shield = 'base/adventure/shield';
  const ogre = 'base/adventure/ogre';
  const view = midGame();
  const face = (def: string | undefined): Face | undefined =>
    def === undefined
      ? undefined
      : {
          id: def,
          kind: def.includes('/space/') ? 'space' : 'object',
          name: '',
          type: '',
          text: [],
          keywords: [],
        };
  const at = { view, face };
  const asks = (...cards: readonly (readonly [id: string, def: string])[]) => ({
    ...prompts.turn,
    ask: msg('ask.take', { space: crags }),
    source: crags,
    options: [
      ...cards.map(([id, def]) => ({
        key: id,
        label: msg('name', { def }),
        target: { card: id as `c${number}`, def },
      })),
      { key: 'pass', label: msg('option.pass'), pass: true as const },
    ],
  });

  it('is what lies there to be taken, or the first of those that were drawn, and not the space', () => {
    expect(sourceOf(asks(['c901', shield]), at)).toBe(shield);
    expect(sourceOf(asks(['c902', ogre], ['c901', shield]), at)).toBe(ogre);
    expect(cardToHave(asks(['c902', ogre]), at)).toBe(ogre);
  });

  it('is the space where one chooses among what is his, or among nothing that lies there', () => {
    const own = view.seats.flatMap(({ hero }) => (hero?.id === prompts.turn.hero ? hero.held : []))[0];
    expect(sourceOf(asks([own?.id ?? '', own?.def ?? '']), at)).toBe(crags);
    expect(sourceOf(asks(), at)).toBe(crags);
  });

  it('is the other character whom the space has one meet', () => {
    const reward = { ...asks(), ask: msg('ask.reward', { hero: 'base/character/wizard' }) };
    expect(sourceOf(reward, at)).toBe('base/character/wizard');
  });

  it('is the card that asks, whatever it lets one choose from', () => {
    expect(sourceOf({ ...asks(['c901', shield]), source: ogre }, at)).toBe(ogre);
  });
});

describe('the card of the space where one stands', () => {
  const at = { view: midGame(), face: () => undefined };
  const of = (id: string) => standingOn({ ...prompts.turn, ask: msg(id) }, at);

  it('is shown where the rules ask about the space: how the Portal is opened, what dice come to', () => {
    const stands = at.view.seats.find(({ hero }) => hero?.id === prompts.turn.hero)?.hero?.space;
    expect(stands).toBeDefined();
    expect([of('ask.portal'), of('ask.fate')]).toEqual([stands, stands]);
    expect(of('ask.turn')).toBeUndefined();
  });

  it('is not where the ability of a character asks, wherever that happens', () => {
    const sorceress = { id: 'base/character/sorceress', kind: 'character', name: 'Sorceress' } as Face;
    const asks = { ...prompts.turn, source: sorceress.id };
    const sees = { ...at, face: (def: string | undefined) => (def === sorceress.id ? sorceress : undefined) };
    expect(standingOn({ ...asks, ask: msg('ask.fate') }, sees)).toBe(sorceress.id);
    expect(standingOn({ ...asks, ask: msg('ask.turn') }, sees)).toBeUndefined();
  });
});

describe('the card of who is fought', () => {
  const at = { view: midGame(), face: () => undefined };
  const mine = { hero: 'h0' } as const;
  it('is the space where no card stands for a creature, there where it is fought', () => {
    expect(facedIn({ mine, theirs: {} }, at)).toBe('base/space/hills_n');
    expect(facedIn({ mine, theirs: {} }, at, { h0: 'base/space/sentinel' })).toBe('base/space/sentinel');
    expect(facedIn({ mine, theirs: { def: troll } }, at)).toBe(troll);
  });
});

describe('the card of a space to go to', () => {
  const desert = 'firelands/terrain/desert';
  const face = (id: string | undefined): Face | undefined =>
    id === undefined
      ? undefined
      : ({ id, kind: id === desert ? 'terrain' : 'space', name: id, lines: [] } as unknown as Face);
  const covered = {
    ...midGame(),
    spaces: [{ id: crags, cards: [], gold: 0, over: [{ id: 'c900', def: desert }] }],
  } as unknown as ReturnType<typeof midGame>;

  it('is that of the Terrain which lies over it', () => {
    expect(waitingAt({ view: covered, face }, crags)).toBe(desert);
    expect(waitingAt({ view: { ...midGame(), spaces: [] }, face }, crags)).toBe(crags);
  });
});
