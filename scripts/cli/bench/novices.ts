// Whole games by novices, who think out of views as computer players do at a table.
import { definitionsOf } from '../../../shared/content/definitions';
import { rulebookOf } from '../../../shared/rules/charts';
import { playSetup } from '../sim/game';

const GAMES = 4;

/** @returns games a second of processor time, after one that warms up */
export const novices = (): number => {
  const book = rulebookOf(definitionsOf(['base']));
  const play = (seed: string): void => {
    const seats = Array.from({ length: 4 }, (_, i) => ({
      name: `Seat ${i + 1}`,
      control: 'computer' as const,
      character: 'lot' as const,
      level: 'novice',
    }));
    playSetup(book, { seats, sets: ['base'], profile: 'digital', rules: {}, seed }, seed, { limit: 20_000 });
  };
  play('warm');
  const began = process.cpuUsage();
  for (let game = 1; game <= GAMES; game++) play(`bench ${game}`);
  const { user, system } = process.cpuUsage(began);
  return Math.round((GAMES / ((user + system) / 1e6)) * 100) / 100;
};
