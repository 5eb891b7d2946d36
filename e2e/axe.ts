// Runs axe-core in a page. Its source goes in through the browser's own tools, so the policy of the page stays as it
// is.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { ROOT } from './targets/target';

const source = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

type Axe = {
  readonly run: (
    root: Document,
    options: { readonly resultTypes: readonly string[] },
  ) => Promise<{ readonly violations: readonly Violation[]; readonly passes: readonly unknown[] }>;
};
type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly html: string;
    readonly failureSummary?: string;
  }[];
};

/**
 * Runs in the page: what comes or goes has arrived, and nothing else has set out meanwhile. What never ends, as the
 * glow of a question does, is not waited for.
 */
const atRest = async (): Promise<void> => {
  const passing = (): readonly Animation[] =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
  // What was asked for begins with the next frame.
  await new Promise(requestAnimationFrame);
  for (let now = passing(); now.length > 0; now = passing()) {
    // One that is cancelled is over, too.
    await Promise.allSettled(now.map((one) => one.finished));
  }
};

/** Fails with what is wrong and where. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  // A page that has it keeps it until it is loaded again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(atRest);
  const { violations, checks } = await page.evaluate(async () => {
    // Of what is right the rules are counted; to find out where all of it stands takes longer than to check it.
    const found = await (window as unknown as { readonly axe: Axe }).axe.run(document, { resultTypes: ['violations'] });
    return {
      checks: found.passes.length,
      violations: found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes
          .slice(0, 4)
          .map(
            ({ target, html, failureSummary }) =>
              `${target.join(' ')} | ${html.slice(0, 160)} | ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
          ),
      })),
    };
  });
  expect(checks).toBeGreaterThan(5);
  expect.soft(violations, where).toEqual([]);
};
