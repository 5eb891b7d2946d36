import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { follows } from '../fixtures/story';
import { fightTimes, isLate, sceneTime, shareOf, showTime, stepTime } from './pace';

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

  it('leaves a card its whole time, whatever waits behind it and however long others were waited for', () => {
    for (const share of [1, 0.15, 0])
      for (const speed of ['fast', 'normal', 'cinematic'] as const)
        expect(sceneTime(card, { speed, behind: 9, mine: false, share })).toBe(sceneTime(card, pace(speed)));
    expect(sceneTime(card, pace('normal'))).toBe(1200);
  });

  it('leaves a card most of it where others have been waited for', () => {
    expect([isLate('normal', 2000), isLate('normal', 2001), isLate('fast', 701)]).toEqual([false, true, true]);
    const glanced = sceneTime(card, { ...pace('normal'), mine: false, share: 0.15, late: true });
    expect(glanced).toBeGreaterThanOrEqual(1000);
    expect(glanced).toBeLessThan(1200);
  });

  it('leaves a fight of others its lines, its dice, its sums and its word; steps give way first', () => {
    const late = { ...pace('normal'), mine: false, share: 0.15 };
    const { lead, tumble, word } = fightTimes(late, { fresh: true, thrown: true });
    expect([lead, tumble, word].map((ms) => Math.round(ms))).toEqual([288, 372, 216]);
    expect(showTime(fight, late)).toBeGreaterThanOrEqual(700);
    expect(stepTime(late) / stepTime(pace('normal'))).toBeLessThan(0.1);
  });
});
