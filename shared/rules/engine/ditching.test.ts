// Ditching beside a decision: what reacts to it, whoever else is asked, and what is refused.
import { describe, expect, it } from 'vitest';
import type { CardId, SeatId } from '../../kernel/ids';
import { after, gain, magicObject, place, reacts } from '../dsl';
import type { State } from '../state/state';
import { baseBook, bookWith, newGameOf } from '../testing/books';
import { aGame, type Play } from '../testing/play';
import { playRandomly } from '../testing/random-game';
import { viewFor } from '../view/view-for';
import { advance } from './machine';

/** Whoever leaves something behind may gain a piece of gold for it. */
const thrift = magicObject('base/adventure/thrift', {
  abilities: [reacts('thrift', after('left', 'mine', gain('gold'), { event: { leaving: 'ditch' } }))],
});
/** All say at the same time what they want. */
const council = place('base/adventure/council', {
  met: [
    {
      op: 'together',
      ask: 'pick',
      options: [
        { key: 'gold', do: [gain('gold')] },
        { key: 'fate', do: [gain('fate')] },
      ],
    },
  ],
});
const book = bookWith(thrift, council);
const cardOf = (game: Play, hero: string, name: string): CardId => {
  const { held } = game.hero(hero);
  return held[game.names(held).indexOf(name)] ?? 'c0';
};
const code = (s: State, seat: SeatId, card: CardId): string => {
  const result = advance(baseBook, s, { t: 'ditch', seat, card });
  return result.ok ? 'done' : `${result.refusal.code}: ${result.refusal.msg.id}`;
};

describe('what is ditched beside a decision', () => {
  it('is answered by what reacts to it first; then the same is asked again', () => {
    const game = aGame(book, { characters: { troll: { at: 'fields_n', gold: 0, has: ['sword', 'thrift'] } } });
    expect(game.decision.ask.id).toBe('ask.move');
    game.ditch('sword');
    expect(game.decision.ask.id).toBe('react.left');
    game.choose('thrift#thrift');
    expect(game.decision.ask.id).toBe('ask.move');
    expect([game.hero('troll').gold, game.on('fields_n')]).toEqual([1, ['sword']]);
  });

  it('costs nobody the answer that he has given, where several are asked at once', () => {
    const game = aGame(book, {
      characters: { troll: { at: 'fields_n', gold: 0, has: ['sword'] }, elf: { at: 'village', gold: 0, fate: 1 } },
      spaces: { fields_n: { cards: ['council'] } },
      phase: 'encounter',
    });
    const [first, second] = game.pending;
    expect([first?.seat, second?.seat]).toEqual(['p1', 'p2']);
    const answer = { decision: second?.id ?? 'd0', keys: ['fate'] };
    const answered = advance(book, game.state, { t: 'answer', seat: 'p2', answer });
    if (!answered.ok) throw new Error('refused');
    const ditched = advance(book, answered.state, { t: 'ditch', seat: 'p1', card: cardOf(game, 'troll', 'sword') });
    if (!ditched.ok) throw new Error('refused');
    expect(ditched.state.answered).toEqual({ p2: ['fate'] });
    const { id = 'd0' } = ditched.state.pending.p1 ?? {};
    const done = advance(book, ditched.state, { t: 'answer', seat: 'p1', answer: { decision: id, keys: ['gold'] } });
    if (!done.ok) throw new Error('refused');
    const [troll, elf] = Object.values(done.state.heroes);
    expect([troll?.gold, elf?.fate]).toEqual([1, 2]);
  });

  it('is refused without a trace when it is not his, not his moment, or never to be ditched', () => {
    const game = aGame(baseBook, {
      characters: {
        troll: { at: 'fields_n', has: ['sword', 'poltergeist'] },
        elf: { at: 'village', has: ['axe'] },
      },
    });
    const before = JSON.stringify(game.state);
    const [sword, axe] = [cardOf(game, 'troll', 'sword'), cardOf(game, 'elf', 'axe')];
    expect(code(game.state, 'p1', axe)).toBe('notOffered: refuse.ditchNotHeld');
    expect(code(game.state, 'p2', sword)).toBe('notOffered: refuse.ditchNotHeld');
    expect(code(game.state, 'p2', axe)).toBe('notAsked: refuse.ditchNotNow');
    expect(code(game.state, 'p1', cardOf(game, 'troll', 'poltergeist'))).toBe('notOffered: refuse.ditchNever');
    expect(code(game.state, 'p9', sword)).toBe('input: refuse.seat');
    expect(code({ ...game.state, over: { winners: [], how: 'nobody' } }, 'p1', sword)).toBe('over: refuse.over');
    expect(JSON.stringify(game.state)).toBe(before);
    expect(code(game.state, 'p1', sword)).toBe('done');
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it('is shown as possible to its holder alone', () => {
    const game = aGame(baseBook, { characters: { troll: { at: 'fields_n', has: ['sword'] }, elf: { at: 'village' } } });
    const seen = (by: SeatId) => viewFor(baseBook, game.state, by).seats[0]?.hero?.held[0]?.ditchable;
    expect([seen('p1'), seen('p2')]).toEqual([true, undefined]);
  });

  it('happens in games by chance, at many kinds of question', () => {
    let before: State | undefined;
    const beside = new Set<string>();
    playRandomly(baseBook, newGameOf(baseBook, 4, 'leaving'), 'leaving', 1500, (s) => {
      if (before?.decisions === s.decisions) for (const { ask } of Object.values(before.pending)) beside.add(ask.id);
      before = s;
    });
    expect(beside.size).toBeGreaterThan(4);
  });
});
