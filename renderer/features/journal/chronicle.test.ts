import { describe, expect, it } from 'vitest';
import type { Place, ViewEvent } from '../../../shared/contract/event';
import { msg, type CardId } from '../../../shared/kernel/ids';
import { createSpeech } from '../../app/speech';
import { midGame } from '../../fixtures/views';
import { told } from '../../fixtures/story';
import { Chronicle } from './chronicle.svelte';

const view = midGame(4);
const chronicle = (events: readonly ViewEvent[] = told): Chronicle => {
  const speech = createSpeech('en', new Map());
  const written = new Chronicle(
    () => speech,
    () => view,
  );
  written.meet(view);
  for (const event of events) written.write(event, view);
  return written;
};

describe('what a seat was told', () => {
  it('is what happened up to the last rest', () => {
    const written = chronicle();
    expect(written.told).toEqual([]);
    written.settle();
    expect(written.told).toEqual(told);
    expect(written.lines.length).toBeGreaterThan(0);
  });

  it('is not for whoever looks next', () => {
    const written = chronicle();
    written.settle();
    written.forgetEvents();
    expect(written.told).toEqual([]);
    expect(written.meanwhile('p0')).toEqual({ from: 0, to: 0 });
    written.forget();
    expect(written.lines).toEqual([]);
  });

  it('tells of those who sit at the table by their names, also when they are gone', () => {
    expect(chronicle().known.get('h0')).toBe('base/character/warrior');
  });

  it('knows who died, where the journal is told to somebody who never saw him alive', () => {
    const speech = createSpeech('en', new Map());
    const [first, ...others] = view.seats;
    if (first?.hero === undefined) throw new Error('nobody is there');
    const { hero, ...seat } = first;
    const after = { ...view, seats: [seat, ...others], fallen: [{ id: hero.id, def: hero.def }] };
    const written = new Chronicle(
      () => speech,
      () => after,
    );
    written.meet(after);
    written.write({ t: 'killed', hero: hero.id }, after);
    expect(written.lines.map(({ text }) => text)).toEqual(['Warrior is dead.']);
  });

  it('says once how many cards went the same way, and how often the same one', () => {
    const lines = (id: string, events: readonly ViewEvent[]): readonly string[] => {
      const speech = createSpeech(id, new Map());
      const written = new Chronicle(
        () => speech,
        () => view,
      );
      written.meet(view);
      for (const event of events) written.write(event, view);
      return written.lines.map(({ text }) => text);
    };
    const put = {
      t: 'card',
      from: { in: 'discard', deck: 'adventure' },
      to: { in: 'deck', deck: 'adventure' },
    } as const;
    const spell = { t: 'card', from: { in: 'deck', deck: 'spell' }, to: { in: 'hand', hero: 'h0' } } as const;
    const sword = { ...put, def: 'base/purchase/sword' } as const;
    const all = [put, put, put, spell, spell, sword, sword, put];
    expect(lines('en', all)).toEqual([
      '3 cards go to the Adventure deck.',
      'Warrior gains 2 Spells.',
      'Sword goes to the Adventure deck (2×).',
      'A card goes to the Adventure deck.',
    ]);
    expect(lines('de', [put, put, put, spell, spell, put])).toEqual([
      '3 Karten kommen in den Abenteuerstapel.',
      'Warrior erhält 2 Zauber.',
      'Eine Karte kommt in den Abenteuerstapel.',
    ]);
  });

  it('does not say that a Spell works which it has just told of', () => {
    const speech = createSpeech('en', new Map());
    const written = new Chronicle(
      () => speech,
      () => view,
    );
    const source = 'base/spell/immobility';
    written.write({ t: 'cast', hero: 'h0', def: source, targets: [] }, view);
    const works = { t: 'lasting', source, hero: 'h1', on: true } as const;
    expect(written.line(works, view)).toBe('');
    written.write(works, view);
    expect(written.lines).toHaveLength(1);
  });
});

describe('a token that is drawn and laid', () => {
  const [def, lord] = ['base/adventure/imp', 'base/adventure/ogre'];
  const moved = (card: CardId, from: Place, to: Place, source = def): ViewEvent => ({
    t: 'card',
    source,
    card,
    def,
    from,
    to,
  });
  const [deck, discard] = [{ in: 'deck', deck: 'adventure' } as const, { in: 'discard', deck: 'adventure' } as const];
  const onLord = { in: 'card', card: 'c3', def: lord } as const;
  const drawn = moved('c6', deck, { in: 'table' }, 'rules');
  const laid = moved('c6', { in: 'table' }, onLord);
  const crowned: ViewEvent = { t: 'said', source: def, hero: 'h0', msg: msg('said.crowned', { def: lord }) };
  const crown = [crowned, moved('c6', onLord, { in: 'stands', space: 'base/space/tavern' })];
  const gone = (['c4', 'c5'] as const).map((card) => moved(card, onLord, discard));
  const lines = (events: readonly ViewEvent[]): readonly string[] => chronicle(events).lines.map(({ text }) => text);

  it('is one line', () => {
    expect(lines([drawn, laid])).toEqual(['Imp is put on Ogre.']);
    expect(lines([drawn, laid, drawn, laid])).toHaveLength(2);
    // Until it goes on, what was turned up stands there.
    expect(lines([drawn])).toEqual(['Imp is turned up.']);
  });

  it('is one line with the crown that it brings, and nothing of it is lost', () => {
    expect(lines([drawn, laid, ...crown, ...gone])).toEqual([
      'Imp is put on Ogre. Ogre is crowned Dragon King. Imp comes to the Tavern. Imp is discarded (2×).',
    ]);
  });

  it('keeps apart what comes of it for others', () => {
    const struck = { ...gone[0], def: 'base/adventure/gremlin', card: 'c9' } as ViewEvent;
    expect(lines([drawn, laid, crowned, struck])).toHaveLength(2);
  });
});
