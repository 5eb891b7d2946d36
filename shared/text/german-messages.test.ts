// German prompts, buttons and journal, as an editor would judge them.
import { expect, describe as group, it } from 'vitest';
import { namesIn } from '../content/names';
import type { ViewEvent } from '../contract/event';
import { msg, type HeroId } from '../kernel/ids';
import { german, journal, messageIds, missing, namesFrom, rulePassage, say } from './index';

const names = namesFrom(namesIn('de'));

group('messages', () => {
  const speak = (id: string, args?: Parameters<typeof msg>[1]): string => say(german, names, msg(id, args));
  it('knows every id of the program, and a passage for every rule', () => {
    expect(missing(german)).toEqual([]);
    for (const id of messageIds) {
      const text = speak(id, {
        def: 'base/adventure/ogre',
        hero: 'base/character/dwarf',
        space: 'base/space/tavern',
        key: 'pay',
        n: 2,
        what: 'life',
        list: ['a'],
        foe: 'ein Oger',
        name: 'brigand',
        dice: [1, 2],
        source: 'rules',
        card: 'base/adventure/axe',
        ability: 'drink',
        kind: 'follower',
        alignment: 'good',
      });
      expect(text, id).toMatch(/\S/);
      expect(text, id).not.toMatch(/~|undefined|\((?:e?s|e?n)\)|^pl | pl /);
    }
    for (const rule of ['card', 'timing', 'movement', 'fate', 'figures'])
      expect(rulePassage(german, rule)?.text, rule).toMatch(/\.$/);
    expect(rulePassage(german, 'fate')?.source).toBe('R4 FATE');
  });
  it('explains trophies by the price that the question names, and by the book where none is named', () => {
    const beside = (what: string, cost: number) =>
      rulePassage(german, 'trophies', msg('ask.trophies', { what, n: 9, cost }))?.text;
    expect(beside('strength', 6)).toContain('Je 6 Punkte Stärke ergeben 1 Stärke.');
    expect(beside('craft', 5)).toContain('Je 5 Punkte Talent ergeben 1 Talent.');
    expect(beside('strength', 6)).not.toMatch(/7|Hausregeln/);
    expect(rulePassage(german, 'trophies')?.text).toContain('Je 7 Punkte Stärke ergeben 1 Stärke, je 7');
    expect(rulePassage(german, 'trophies')?.text).toContain('Hausregeln');
  });
  it('inflects names in questions and buttons', () => {
    const thing = { def: 'base/adventure/axe' };
    expect(speak('ask.move', { hero: 'base/character/sorceress' })).toBe('Zauberin, du bist am Zug: Wie ziehst du?');
    // Somebody else may say where one goes.
    expect(speak('ask.direction', { n: 4 })).toBe('4 Schritte: Wohin?');
    expect(speak('ask.direction', { n: 4, hero: 'base/character/sorceress' })).toBe(
      '4 Schritte: Wohin geht die Zauberin?',
    );
    expect(
      speak('react.lose', { hero: 'base/character/dwarf', source: 'base/adventure/ogre', what: 'life', n: 1 }),
    ).toBe('Der Zwerg verliert gleich 1 Leben (Oger): Reagierst du darauf?');
    expect(speak('ask.pick', { def: 'x/ending/war_of_seasons' })).toMatch(
      /: Welches Schicksal legst du auf diese Karte\?$/,
    );
    const life = { hero: 'base/character/dwarf', source: 'rules', what: 'life', n: 1, done: 'yes' };
    expect(speak('react.gain', life)).toBe('Der Zwerg hat 1 Leben erhalten: Reagierst du darauf?');
    expect(speak('react.toad', life)).toBe('Der Zwerg ist zur Kröte geworden: Reagierst du darauf?');
    expect(speak('react.replenish', life)).toBe('Der Zwerg hat Schicksal aufgefüllt: Reagierst du darauf?');
    expect(speak('react.rolled', { hero: 'base/character/dwarf', what: 'move', n: 5, natural: 6 })).toContain(
      '6 (Ergebnis 5) gewürfelt',
    );
    expect(speak('option.leave', { space: 'x/space/jail' })).toMatch(/^Dem Text des Feldes folgen: /);
    expect(speak('said.dieCounts', { def: 'x/adventure/moon_mist', n: 1 })).toMatch(/: Nur die 1 zählt\.$/);
    expect(speak('said.standOff', { def: 'x/adventure/aegis' })).toMatch(/: Der Kampf endet mit einem Patt\.$/);
    expect(speak('ask.climb', { def: 'x/space/first_stair' })).toMatch(/: Steigst du weiter oder kehrst du um\?$/);
    expect(speak('react.lose', { hero: 'base/character/dwarf', source: 'rules', what: 'life', n: 1 })).toBe(
      'Der Zwerg verliert gleich 1 Leben: Reagierst du darauf?',
    );
    expect(speak('off.because', { def: 'base/space/black_knight' })).toBe('Verboten durch den Schwarzen Ritter.');
    expect(speak('off.mustMeet', { def: 'base/space/black_knight' })).toBe(
      'Wegen des Schwarzen Ritters musst du hier einem Charakter begegnen.',
    );
    expect(speak('off.because', { def: 'rules' })).toBe('Verboten durch die Regeln.');
    expect(speak('option.attack', { hero: 'base/character/druid' })).toBe('Den Druiden angreifen');
    expect(speak('option.use', { ...thing, ability: 'nothingOfItsOwn' })).toBe('Die Axt benutzen');
    expect(speak('option.meeting', { hero: 'base/character/elf', ability: 'take_follower' })).toBe(
      'Dem Elfen einen Gefährten nehmen',
    );
    expect(speak('option.goTo', { space: 'base/space/crags' })).toBe('In die Klippen gehen');
    expect(speak('starts', { space: 'base/space/graveyard' })).toBe('Beginnt auf dem Friedhof.');
    expect(speak('near', { near: 'base/space/forest' })).toBe('beim Forst');
    expect(speak('near', { near: 'base/space/crags' })).toBe('bei den Klippen');
    expect(speak('via', { space: 'base/space/sentinel' })).toBe('über den Wächter');
    expect(speak('ask.encounter', { space: 'base/space/graveyard' })).toBe(
      'Du bist auf dem Friedhof: Wem begegnest du?',
    );
    expect(speak('ask.creature', { foe: msg('creature', { name: 'pit_fiend' }) })).toBe(
      'Vor dir: Ein Grubenteufel. Kämpfst du?',
    );
    expect(speak('pick', { def: 'base/space/black_knight', key: 'life' })).toBe('1 Leben verlieren');
    expect(speak('pick', { def: 'city/space/city_gate', key: 'buy' })).toBe('Für 1 Gold kaufen und mitnehmen');
    expect(speak('option.encounterCard', { def: 'base/adventure/witch' })).toBe('Der Hexe begegnen');
  });
});

group('journal', () => {
  const who = (hero: HeroId): string => names(hero === 'h1' ? 'base/character/dwarf' : 'base/character/sorceress');
  const tell = (it: ViewEvent): string => journal(german, names, it, who, (seat) => (seat === 'p1' ? 'Ann' : 'Bob'));
  it('tells a turn', () => {
    expect(tell({ t: 'turn', seat: 'p1', hero: 'h2', round: 3 })).toBe('Runde 3: Die Zauberin ist am Zug.');
    expect(tell({ t: 'rolled', hero: 'h1', for: 'move', dice: [4], source: 'rules' })).toBe(
      'Der Zwerg würfelt 4 für die Bewegung.',
    );
    expect(tell({ t: 'rolled', hero: 'h1', for: 'pray', dice: [4, 3], source: 'base/space/temple' })).toBe(
      'Der Zwerg würfelt 4 und 3 beim Beten, zusammen 7 (Tempel).',
    );
    expect(tell({ t: 'moved', hero: 'h1', path: ['base/space/tavern'], how: 'move' })).toBe(
      'Der Zwerg zieht in die Taverne.',
    );
    expect(tell({ t: 'changed', hero: 'h1', what: 'life', by: -1, now: 3, source: 'base/adventure/ogre' })).toBe(
      'Der Zwerg verliert 1 Leben (Oger); jetzt 3.',
    );
    expect(tell({ t: 'changed', hero: 'h1', what: 'strength', by: 1, now: 1, source: 'base/adventure/ogre' })).toBe(
      'Der Zwerg erhält 1 Stärke (Oger).',
    );
    expect(tell({ t: 'toad', hero: 'h1', turns: 3, source: 'base/adventure/witch' })).toBe(
      'Der Zwerg wird für 3 Züge zur Kröte (Hexe).',
    );
    expect(tell({ t: 'turnMissed', hero: 'h1', left: 1 })).toBe('Der Zwerg setzt diesen Zug und 1 weiteren Zug aus.');
  });
  it('tells of cards and fights', () => {
    expect(
      tell({
        t: 'card',
        def: 'base/adventure/ogre',
        from: { in: 'deck', deck: 'adventure' },
        to: { in: 'space', space: 'base/space/ruins' },
      }),
    ).toBe('Der Oger kommt in die Ruinen.');
    expect(tell({ t: 'card', from: { in: 'deck', deck: 'spell' }, to: { in: 'hand', hero: 'h2' } })).toBe(
      'Die Zauberin erhält einen Zauber.',
    );
    expect(
      tell({ t: 'card', def: 'base/purchase/sword', from: { in: 'held', hero: 'h1' }, to: { in: 'held', hero: 'h2' } }),
    ).toBe('Die Zauberin nimmt dem Zwerg das Schwert.');
    const side = (total: number): { shares: []; dice: []; roll: number; total: number } => ({
      shares: [],
      dice: [],
      roll: 0,
      total,
    });
    expect(
      tell({
        t: 'fight',
        hero: 'h1',
        kind: 'battle',
        mine: { hero: 'h1', ...side(9) },
        theirs: { name: msg('name', { def: 'base/adventure/bear' }), ...side(7) },
        outcome: 'won',
      }),
    ).toBe('Der Zwerg gewinnt im Kampf gegen den Bären, 9 zu 7.');
    expect(
      tell({
        t: 'fight',
        hero: 'h1',
        kind: 'battle',
        mine: { hero: 'h1', ...side(0) },
        theirs: { hero: 'h2', ...side(0) },
        outcome: 'evaded',
      }),
    ).toBe('Der Zwerg weicht der Zauberin aus.');
    const brigand = msg('creature', { name: 'brigand' });
    expect(
      tell({
        t: 'fight',
        hero: 'h1',
        kind: 'battle',
        mine: { hero: 'h1', ...side(9) },
        theirs: { name: brigand, ...side(7) },
        outcome: 'won',
      }),
    ).toBe('Der Zwerg gewinnt im Kampf gegen einen Räuber, 9 zu 7.');
    expect(
      tell({
        t: 'rolled',
        name: msg('name', { def: 'spirit' }),
        for: 'creature',
        dice: [4],
        source: 'base/space/crags',
      }),
    ).toBe('Ein Geist würfelt 4 (Klippen).');
    expect(
      tell({
        t: 'rolled',
        name: msg('name', { def: 'base/adventure/bear' }),
        for: 'creature',
        dice: [4],
        source: 'rules',
      }),
    ).toBe('Der Bär würfelt 4.');
    expect(tell({ t: 'over', winners: ['p1'], how: 'timeLimit' })).toBe(
      'Ann gewinnt das Spiel mit den meisten Marken, Zaubern, Gefährten und Gegenständen und dem meisten Gold nach der letzten Runde!',
    );
    expect(tell({ t: 'over', winners: ['p1', 'p2'], how: 'crown' })).toBe(
      'Ann und Bob gewinnen das Spiel durch die Krone der Herrschaft!',
    );
    expect(tell({ t: 'moved', hero: 'h1', path: ['base/space/temple'], how: 'cross' })).toBe(
      'Der Zwerg geht über den Sturmfluss in den Tempel.',
    );
    expect(tell({ t: 'used', hero: 'h1', def: 'base/quest/kill_enemy', ability: 'done' })).toBe(
      'Der Zwerg erfüllt den Auftrag „Töte einen Feind“.',
    );
    expect(tell({ t: 'used', hero: 'h1', def: 'base/rule/belongings', ability: 'repack' })).toBe(
      'Der Zwerg wendet die Regel „Gepäck“ an.',
    );
    expect(tell({ t: 'used', hero: 'h1', def: 'base/ending/crown_of_command', ability: 'x' })).toBe('');
    expect(tell({ t: 'turnedOver', card: 'c1', def: 'base/ending/crown_of_command' })).toBe(
      'Das Ende wird aufgedeckt: Krone der Herrschaft.',
    );
    const ogres = Array.from({ length: 7 }, () => 'base/adventure/ogre' as const);
    expect(tell({ t: 'looked', hero: 'h1', at: 'spell', cards: ogres })).toBe(
      'Der Zwerg sieht sich den Zauberstapel an (7 Karten).',
    );
    expect(tell({ t: 'used', hero: 'h1', def: 'base/character/dwarf', ability: 'assassinate' })).toBe(
      'Der Zwerg benutzt eine besondere Fähigkeit: Meucheln.',
    );
    expect(tell({ t: 'looked', hero: 'h1', at: 'h2' })).toBe('Der Zwerg sieht sich die Zauber der Zauberin an.');
  });
});
