// A journal stays as it was written, so its events may be older than this program; whoever reads one reads it here.
import type { FightSide } from '../../../shared/contract/event';
import { highest } from '../../../shared/rules/query/odds';
import type { GameEvent } from '../../../shared/rules/state/state';

/** A side of a fight as 0.1.0 told it: no share by name, and one number for the dice. */
type OldSide = Omit<FightSide, 'shares' | 'dice' | 'roll'> & {
  readonly lines: readonly { readonly label: { readonly id: string }; readonly n: number }[];
};

const sideNow = (side: FightSide | OldSide): FightSide => {
  if (!('lines' in side)) return side;
  const { lines, ...rest } = side;
  const n = (what: string): readonly number[] =>
    lines.filter(({ label }) => label.id === `line.${what}`).map((line) => line.n);
  const rolled = n('roll').filter((roll) => roll > 0);
  return {
    ...rest,
    shares: [
      ...n('power').map((power) => ({ source: 'rules', n: power, own: true as const })),
      ...n('bonus').map((bonus) => ({ source: 'rules', n: bonus, roll: true as const })),
    ],
    dice: rolled,
    roll: highest(rolled),
  };
};

const now = (event: GameEvent): GameEvent =>
  event.t === 'fight' ? { ...event, mine: sideNow(event.mine), theirs: sideNow(event.theirs) } : event;

/** Events out of a journal, each as this program would tell it. */
export const toldNow = (events: readonly unknown[]): readonly GameEvent[] => (events as readonly GameEvent[]).map(now);
