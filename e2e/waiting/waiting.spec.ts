// How long one waits for one's next turn. Measured and told, never passed or failed: `npm run waiting`.
import { ask } from '../door';
import { striver } from '../player';
import { does, part } from '../screen';
import { begin, onward } from '../table';
import { expect, test } from '../fixtures';
import { startClock, waitsOf, type Wait } from './clock';

const TURNS = Number(process.env['CROWNWARD_WAITING'] ?? 40);
/** Goals of the median, in milliseconds. */
const SPEEDS = { normal: 4000, fast: 1500, instant: 300 } as const;
/** Milliseconds, on a machine that others use as well. */
const PATIENCE = 180_000;
const NAMES = ['Jonas', 'Aylin', 'Pavel', 'Runa', 'Tomas'];

const line = (waits: readonly number[]): string => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
  return `median ${at(0.5)} ms, a quarter over ${at(0.75)}, a tenth over ${at(0.9)}; ${sorted.length} turns`;
};

test.use({ moves: true });
test.setTimeout(3_600_000);

/**
 * Adepts, as whoever plays alone has them, at once and as a person plays, who looks at each question for a second while
 * they think; novices, who think no time: what is left then is the screen's.
 */
const LEVELS = [
  { who: 'computers', level: 'adept', look: 0 },
  { who: 'computers and a second at each question', level: 'adept', look: 1000 },
  { who: 'novices', level: 'novice', look: 0 },
] as const;

for (const many of [3, 5])
  for (const { who, level, look } of LEVELS)
    for (const [speed, goal] of Object.entries(SPEEDS)) {
      // Elsewhere what is shown takes longer than what they think.
      if (look > 0 && speed !== 'instant') continue;
      const title = `${many} ${who}, ${speed}`;
      test(title, async ({ app }) => {
        const page = app.page();
        const told: Wait[] = [];
        for (let game = 0; told.length < TURNS; game++) {
          await page.goto(page.url());
          await page.reload();
          await expect(does(page, 'new-game')).toBeVisible();
          // Music and fire have timers of their own, which nobody waits for.
          expect(await ask(page, 'settings.set', { speed, music: 0, ambience: 0 })).toMatchObject({ ok: true });
          const others = NAMES.slice(0, many).map((name) => ({ name, control: 'Computer', level }) as const);
          // Before the first turn of all they learn the board.
          await begin(
            page,
            { seats: [{ name: 'Mira', character: 'Warrior' }, ...others], seed: `waiting-${game}` },
            PATIENCE,
          );
          await startClock(page);
          while ((await waitsOf(page)).length + told.length < TURNS) {
            if (!(await onward(page, { Mira: striver }, PATIENCE, look))) break;
          }
          expect(await part(page, 'now').count()).toBe(1);
          told.push(...(await waitsOf(page)));
        }
        console.log(
          `${title}: goal ${goal}\n  waited ${line(told.map(({ ms }) => ms))}\n  shown  ${line(told.map(({ shown: ms }) => ms))}\n  work   ${line(told.map((wait) => Math.max(0, wait.ms - wait.shown)))}`,
        );
      });
    }
