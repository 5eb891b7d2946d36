import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { follows } from '../fixtures/story';
import { sceneTime, shareOf, showTime, stepTime, unreadIn } from './pace';

const pace = (speed: 'instant' | 'fast' | 'normal' | 'cinematic', behind = 0) => ({ speed, behind, mine: true });
const fight = follows.find(({ t }) => t === 'fight') as ViewEvent;

describe('the pace', () => {
  it('takes no time at the speed "instant"', () => {
    expect(follows.map((event) => showTime(event, pace('instant')))).toEqual(follows.map(() => 0));
  });

  it('grows from fast to cinematic', () => {
    const [fast, normal, cinematic] = (['fast', 'normal', 'cinematic'] as const).map((speed) =>
      showTime(fight, pace(speed)),
    );
    expect(fast).toBeLessThan(normal ?? 0);
    expect(normal).toBeLessThan(cinematic ?? 0);
  });

  it('hurries when more has happened already', () => {
    const met = follows.find(({ t }) => t === 'met') as ViewEvent;
    expect(showTime(met, pace('normal', 3))).toBeLessThan(showTime(met, pace('normal')));
  });

  it("leaves the word of one's own fight its whole time, however much has happened behind it", () => {
    expect(showTime(fight, pace('normal', 3))).toBe(showTime(fight, pace('normal')));
    expect(showTime(fight, pace('normal', 3))).toBe(3000);
  });

  it('leaves others less of their time the more there is to show, and what is to be read the most', () => {
    const others = (share: number) => ({ ...pace('normal'), mine: false, share });
    const few = shareOf('normal', 0, follows.slice(0, 2), 0);
    const many = shareOf('normal', 0, [...follows, ...follows, ...follows], 2);
    expect(many).toBeLessThan(few);
    expect(stepTime(others(many))).toBeLessThan(stepTime(others(few)));
    const card = { t: 'card', def: 'base/adventure/dragon', deck: 'base/deck/adventure', waits: false } as const;
    expect(sceneTime(card, others(many)) / sceneTime(card, others(1))).toBeGreaterThan(
      stepTime(others(many)) / stepTime(others(1)),
    );
  });

  it('has nothing left for others when they were waited for long enough', () => {
    const late = shareOf('normal', 60_000, follows, 0);
    expect(late).toBeLessThan(shareOf('normal', 0, follows, 0));
    expect(late).toBeGreaterThan(0);
  });

  const card = { t: 'card', def: 'base/adventure/dragon', deck: 'base/deck/adventure', waits: false } as const;
  const drawn: ViewEvent = {
    t: 'card',
    card: 'c1',
    def: card.def,
    from: { in: 'deck', deck: card.deck },
    to: { in: 'space', space: 'base/space/fields_n' },
  };
  /** Of a card that others draw: how much of its time it has, when so much is behind it and so long was waited. */
  const left = (behind: readonly ViewEvent[], waited: number): number => {
    const late = { ...pace('normal'), mine: false, share: shareOf('normal', waited, behind, 0) };
    return sceneTime(card, { ...late, unread: unreadIn(behind) }) / sceneTime(card, pace('normal'));
  };

  it('leaves a card nearly all of its time where nothing is to be read behind it, however late it is', () => {
    expect(left([], 60_000)).toBeGreaterThanOrEqual(0.9);
    expect(left([], 0)).toBe(1);
  });

  it('leaves a card less the more is to be read behind it, and never less than two fifths', () => {
    const behind = [[], [fight], [fight, drawn, fight], Array.from({ length: 40 }, () => drawn)];
    const shares = behind.map((events) => left(events, 60_000));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(new Set(shares).size).toBe(shares.length);
    expect(shares[1]).toBeGreaterThan(0.6);
    expect(shares.at(-1)).toBeCloseTo(0.4);
    const hurried = { speed: 'fast', behind: 0, mine: false, share: 0.15, unread: 0 } as const;
    expect(sceneTime(card, hurried) / sceneTime(card, pace('fast'))).toBeCloseTo(0.4);
    // Steps and dice give way first.
    const late = { ...pace('normal'), mine: false, share: shareOf('normal', 60_000, [], 0), unread: 0 };
    expect(stepTime(late) / stepTime(pace('normal'))).toBeLessThan(0.1);
  });
});
