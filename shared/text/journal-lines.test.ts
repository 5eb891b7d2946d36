// Lines of the journal as they are read, in both languages.
import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../contract/event';
import { msg, type HeroId } from '../kernel/ids';
import { namesIn } from '../content/names';
import { english, german, journal, namesFrom, say as speak, type Language } from './index';

const CALLED: Readonly<Record<HeroId, string>> = { h1: 'base/character/troll', h2: 'base/character/sorceress' };
const say = (language: Language, event: ViewEvent, times?: number): string => {
  const names = namesFrom(namesIn(language.id));
  return journal(language, names, event, (hero) => names(CALLED[hero] ?? ''), undefined, times);
};
const both = (event: ViewEvent, times?: number): readonly string[] =>
  [english, german].map((language) => say(language, event, times));

describe('whoever gives up', () => {
  it('is not told to have died', () => {
    expect(both({ t: 'killed', hero: 'h1', gaveUp: true })).toEqual([
      'Troll leaves the game.',
      'Der Troll verlässt das Spiel.',
    ]);
    expect(both({ t: 'killed', hero: 'h1' })).toEqual(['Troll is dead.', 'Der Troll ist tot.']);
  });
});

describe('fate', () => {
  const again = { t: 'rolled', hero: 'h1', for: 'attack', dice: [2], again: 0, was: 6, source: 'rules' } as const;

  it('is paid, and of two sides it is said which', () => {
    const paid = { t: 'changed', hero: 'h2', what: 'fate', by: -1, now: 2, paid: true, source: 'rules' } as const;
    expect(both(paid)).toEqual(['Sorceress pays 1 fate; now 2.', 'Die Zauberin zahlt 1 Schicksal; jetzt 2.']);
    expect(both({ ...paid, side: 'dark' })).toEqual([
      'Sorceress pays 1 dark fate; now 2.',
      'Die Zauberin zahlt 1 dunkles Schicksal; jetzt 2.',
    ]);
  });

  it('tells what is left of the side that was paid', () => {
    const paid = { t: 'changed', hero: 'h2', what: 'fate', by: -1, now: 2, paid: true, source: 'rules' } as const;
    expect(both({ ...paid, side: 'light', left: 1 })).toEqual([
      'Sorceress pays 1 light fate; now 1 light.',
      'Die Zauberin zahlt 1 helles Schicksal; jetzt 1 helles Schicksal.',
    ]);
    expect(both({ ...paid, side: 'dark', left: 0 })).toEqual([
      'Sorceress pays 1 dark fate; now 0 dark.',
      'Die Zauberin zahlt 1 dunkles Schicksal; jetzt kein dunkles Schicksal mehr.',
    ]);
  });

  it('rolls a die again: whose, which one and what for, from what to what, and who made him', () => {
    expect(both(again)).toEqual([
      'Troll rolls the 6 for an attack again: 2.',
      'Der Troll würfelt die 6 für einen Angriff neu: 2.',
    ]);
    expect(both({ ...again, payer: 'h2' })).toEqual([
      'Sorceress makes Troll roll the 6 for an attack again: 2.',
      'Die Zauberin lässt den Troll die 6 für einen Angriff neu würfeln: 2.',
    ]);
    expect(both({ ...again, dice: [2, 5], for: 'card', source: 'base/adventure/imp' })).toEqual([
      'Troll rolls the 6 again: 2 and 5, in all 7 (Imp).',
      'Der Troll würfelt die 6 neu: 2 und 5, zusammen 7 (Kobold).',
    ]);
  });

  it('is told as before where an old journal does not know what the die showed', () => {
    const { was: _, ...old } = again;
    expect(both(old)).toEqual(['Troll rolls for an attack again: 2.', 'Der Troll würfelt für einen Angriff neu: 2.']);
  });
});

describe('what is prevented', () => {
  it('is told as the loss or the gain that it was', () => {
    const fate = { t: 'prevented', hero: 'h1', what: 'fate', source: 'base/adventure/imp' } as const;
    expect(both(fate)).toEqual([
      'Imp prevents a loss of fate for Troll.',
      'Der Kobold bewahrt den Troll vor einem Verlust an Schicksal.',
    ]);
    expect(both({ ...fate, gain: true })).toEqual([
      'Imp prevents a gain of fate for Troll.',
      'Der Kobold verwehrt dem Troll Schicksal.',
    ]);
  });
});

describe('lives on a card', () => {
  it('are counted', () => {
    const lives = { t: 'tokens', kind: 'life', def: 'base/adventure/imp', card: 'c1', by: 1, now: 2, source: 'rules' };
    const [english, german] = both(lives as ViewEvent);
    expect(english).toBe('Imp now has 2 lives.');
    expect(german).toMatch(/^Auf de[mr] \S+ liegen jetzt 2 Leben\.$/);
  });
});

describe('a price', () => {
  it('is paid in gold, and lost where it is a life', () => {
    const paid = { t: 'changed', hero: 'h1', by: -1, now: 1, paid: true, source: 'base/space/city' } as const;
    expect(both({ ...paid, what: 'gold' })).toEqual([
      'Troll pays 1 gold (City); now 1.',
      'Der Troll zahlt 1 Gold (Stadt); jetzt 1.',
    ]);
    expect(both({ ...paid, what: 'life' })).toEqual([
      'Troll loses 1 life (City); now 1.',
      'Der Troll verliert 1 Leben (Stadt); jetzt 1.',
    ]);
  });
});

describe('what another takes', () => {
  it('is told with who took it', () => {
    const lost = { t: 'changed', hero: 'h1', doer: 'h2', by: -2, now: 1, source: 'base/spell/acquisition' } as const;
    expect(both({ ...lost, what: 'gold' })).toEqual([
      'Sorceress makes Troll lose 2 gold (Acquisition); now 1.',
      'Die Zauberin bringt den Troll um 2 Gold (Aneignung); jetzt 1.',
    ]);
    const spell = { t: 'card', from: { in: 'hand', hero: 'h1' }, to: { in: 'hand', hero: 'h2' } } as const;
    expect(both(spell)).toEqual(['Sorceress takes a Spell from Troll.', 'Die Zauberin nimmt dem Troll einen Zauber.']);
  });
});

describe('an effect that lasts', () => {
  it('is told when it begins and when it is over', () => {
    const tavern = { t: 'lasting', source: 'base/space/tavern' } as const;
    expect(both({ ...tavern, hero: 'h1', on: true })).toEqual([
      'Tavern now affects Troll.',
      'Die Taverne wirkt jetzt auf den Troll.',
    ]);
    expect(both({ ...tavern, hero: 'h1', on: false })[0]).toBe('Tavern no longer affects Troll.');
    expect(both({ ...tavern, on: false })[0]).toBe('Tavern is no longer in effect.');
  });
});

describe('a roll for a number', () => {
  it('is a roll for what asks for one', () => {
    expect(both({ t: 'rolled', hero: 'h1', for: 'number', dice: [3], source: 'base/space/pits' })).toEqual([
      'Troll rolls 3 (Pits).',
      'Der Troll würfelt 3 (Gruben).',
    ]);
  });
});

describe('the same several times', () => {
  it('is one line with a number', () => {
    const hidden = { t: 'card', from: { in: 'deck', deck: 'adventure' } } as const;
    const on = { in: 'card', card: 'c1', def: 'base/adventure/market' } as const;
    expect(both({ ...hidden, to: on }, 3)).toEqual([
      '3 cards are put on Market.',
      '3 Karten werden auf den Markt gelegt.',
    ]);
    expect(both({ ...hidden, to: { in: 'discard', deck: 'adventure' } }, 2)).toEqual([
      '2 cards are discarded.',
      '2 Karten werden abgelegt.',
    ]);
    expect(both({ ...hidden, def: 'base/adventure/ogre', to: on }, 2)).toEqual([
      'Ogre is put on Market (2×).',
      'Der Oger wird auf den Markt gelegt (2×).',
    ]);
  });
});

describe('what is killed', () => {
  it('is told as that, and whose it was', () => {
    const to = { in: 'discard', deck: 'adventure' } as const;
    const killed = { t: 'card', to, killed: true, source: 'dragon/character/fire_wizard' } as const;
    expect(
      both({ ...killed, def: 'base/adventure/ogre', from: { in: 'space', space: 'base/space/fields_n' } }),
    ).toEqual(['Ogre is killed (Fire Wizard).', 'Der Oger wird getötet (Feuerzauberer).']);
    expect(both({ ...killed, def: 'base/adventure/guide', from: { in: 'held', hero: 'h2' } })).toEqual([
      'Sorceress’s Guide is killed (Fire Wizard).',
      'Der Führer der Zauberin wird getötet (Feuerzauberer).',
    ]);
  });
});

describe('places', () => {
  it.each([
    ['dungeon/space/great_web', 'Der Troll zieht ins Große Netz.'],
    ['city/space/rats_road', 'Der Troll zieht in die Rattenstraße.'],
    ['city/space/fishmongers_lane', 'Der Troll zieht in die Fischergasse.'],
    ['city/space/speakers_corner', 'Der Troll zieht zur Rednerecke.'],
    ['city/space/temple_stairs', 'Der Troll zieht auf die Tempeltreppe.'],
    ['dungeon/space/overlook', 'Der Troll zieht zum Ausblick.'],
    ['base/space/runes_ne', 'Der Troll zieht zu den Runen.'],
    ['dragon/space/brood_nest', 'Der Troll zieht ins Brutnest.'],
    ['dragon/space/scale_guard', 'Der Troll zieht zur Schuppenwache.'],
  ])('%s', (space, text) => {
    expect(say(german, { t: 'moved', hero: 'h1', path: [space], how: 'walk' })).toBe(text);
  });
});

describe('whoever passes somebody unfriendly by', () => {
  const args = { hero: 'base/character/troll', def: 'base/adventure/raiders' };

  it('is told why he may, and that the card stays', () => {
    const said = (more: Readonly<Record<string, number>>): ViewEvent => ({
      t: 'said',
      hero: 'h1',
      msg: msg('said.passesBy', { ...args, ...more }),
    });
    expect(both(said({ house: 1, stays: 1 }))).toEqual([
      'Troll passes Raiders by: the house rule lets anybody evade the unfriendly. The card stays there.',
      'Der Troll geht an den Plünderern vorbei: Die Hausregel erlaubt jedem, Unfreundlichen auszuweichen. Die Karte bleibt liegen.',
    ]);
    expect(both(said({ stays: 1 }))).toEqual([
      'Troll may evade, and passes Raiders by. The card stays there.',
      'Der Troll darf ausweichen und geht an den Plünderern vorbei. Die Karte bleibt liegen.',
    ]);
  });
});

it('a space is called after the Terrain that lay over it', () => {
  const path = ['base/space/village', 'base/space/woods_n'];
  const moved = {
    t: 'moved',
    hero: 'h1',
    path,
    how: 'walk',
    source: 'rules',
    ground: 'firelands/terrain/desert',
  } as const;
  expect(both(moved)).toEqual(['Troll moves to the Desert.', 'Der Troll zieht in die Wüste.']);
  const { path: _, hero: __, ...ground } = moved;
  expect(both({ ...ground, t: 'spaceTokens', space: 'base/space/woods_n', kind: 'fireland', now: 1 })).toEqual([
    '1 Fireland token now lies on the Desert.',
    'In der Wüste liegt jetzt 1 Feuerlandmarke.',
  ]);
  const to = { in: 'space', space: 'base/space/woods_n' } as const;
  const card = {
    ...ground,
    t: 'card',
    def: 'base/adventure/imp',
    from: { in: 'deck', deck: 'adventure' },
    to,
  } as const;
  expect(both(card)).toEqual(['Imp comes to the Desert.', 'Der Kobold kommt in die Wüste.']);
});

it('gold lies in the Forest, beside the Sentinel and on the Fields', () => {
  const laid = (space: string) => say(german, { t: 'layGold', space: `base/space/${space}`, by: 2, source: 'rules' });
  expect(['forest', 'sentinel', 'fields_n'].map(laid)).toEqual([
    'Im Forst werden 2 Gold hingelegt.',
    'Beim Wächter werden 2 Gold hingelegt.',
    'Auf den Feldern werden 2 Gold hingelegt.',
  ]);
});

it('who is bitten becomes a Lycanthrope, and is one no more when the card goes (German)', () => {
  const held = { in: 'held', hero: 'h1' } as const;
  const deck = { in: 'deck', deck: 'blood-moon/deck/lycanthrope' } as const;
  const card = { t: 'card', def: 'blood-moon/lycanthrope/lycanthrope', source: 'blood-moon/figure/werewolf' } as const;
  expect(say(german, { ...card, from: deck, to: held })).toBe('Der Troll wird zum Lykanthropen (Werwolf).');
  expect(say(german, { ...card, from: held, to: deck, source: 'rules' })).toBe('Der Troll ist kein Lykanthrop mehr.');
});

describe('lines that are true of whoever they tell of', () => {
  const card = (def: string, from: object, to: object): ViewEvent =>
    ({ t: 'card', card: 'c1', def, from, to, source: 'rules' }) as ViewEvent;

  it('of an Object that its holder makes a Follower', () => {
    const held = { in: 'held', hero: 'h1' };
    expect(both(card('base/adventure/sword', held, held))).toEqual([
      'Troll makes Sword a Follower.',
      'Der Troll macht das Schwert zum Gefährten.',
    ]);
    expect(both(card('base/adventure/sword', { in: 'held', hero: 'h2' }, held))).toEqual([
      'Troll takes Sword from Sorceress.',
      'Der Troll nimmt der Zauberin das Schwert.',
    ]);
  });

  it('of a woman as of a man', () => {
    expect(both({ t: 'form', hero: 'h2' })).toEqual(['Sorceress changes back.', 'Die Zauberin ist wieder sie selbst.']);
    expect(both({ t: 'form', hero: 'h1' })).toEqual(['Troll changes back.', 'Der Troll ist wieder er selbst.']);
  });

  it('of a card that is called after several', () => {
    const [raiders, space] = ['base/adventure/raiders', { in: 'space', space: 'base/space/hills_m' }];
    const gone = { in: 'discard', deck: 'adventure' };
    expect(say(english, card(raiders, space, gone))).toBe('Raiders are discarded.');
    expect(say(english, card(raiders, { in: 'deck', deck: 'adventure' }, space))).toBe('Raiders come to the Hills.');
    const of = (def: string): string => say(english, card(def, space, gone));
    expect(of('frostmarch/adventure/pack_of_wolves')).toBe('Pack of Wolves is discarded.');
    expect(of('reaper/adventure/cerberus')).toBe('Cerberus is discarded.');
    expect(of('base/adventure/mephistopheles')).toBe('Mephistopheles is discarded.');
  });

  it('of what lies on a card', () => {
    const lies = (kind: string, now: number): readonly string[] =>
      both({ t: 'tokens', card: 'c1', def: 'base/adventure/ogre', kind, now, source: 'rules' });
    expect(lies('craft', 4)[0]).toBe('Ogre now has 4 Craft.');
    expect(lies('sleep', 1)[0]).toBe('Ogre now has 1 sleep token.');
  });

  it('of several dark fate', () => {
    const gains = { t: 'changed', hero: 'h2', what: 'fate', side: 'dark', source: 'rules' } as const;
    expect(both({ ...gains, by: 1, now: 3, left: 2 })[1]).toBe(
      'Die Zauberin erhält 1 dunkles Schicksal; jetzt 2 dunkle Schicksalsmarken.',
    );
    expect(both({ ...gains, by: 2, now: 3, left: 1 })[1]).toBe(
      'Die Zauberin erhält 2 dunkle Schicksalsmarken; jetzt 1 dunkles Schicksal.',
    );
  });
});

it('a house rule that forbids something has one article', () => {
  const forbidden = msg('off.because', { def: 'base/rule/noAttacks' });
  expect(speak(english, namesFrom(namesIn('en')), forbidden)).toBe('Forbidden by the house rule "No attacks".');
});

describe('a special ability', () => {
  const uses = (def: string, ability: string): readonly string[] => both({ t: 'used', hero: 'h2', def, ability });

  it('is told by what it does', () => {
    expect(uses('woodland/character/scout', 'swift')).toEqual([
      'Sorceress uses a special ability: Add 1 to the roll.',
      'Die Zauberin benutzt eine besondere Fähigkeit: 1 zum Wurf addieren.',
    ]);
    expect(uses('base/character/prophetess', 'replace_card')[0]).toBe(
      'Sorceress uses a special ability: Replace a drawn card.',
    );
  });

  it('has no line where the next one tells it, or where it is only remembered', () => {
    expect(uses('city/character/elementalist', 'turn_marker')).toEqual(['', '']);
    expect(uses('dragon/character/minotaur', 'charge')).toEqual(['', '']);
    expect(uses('highland/character/highlander', 'charge')[0]).not.toBe('');
  });
});
