import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { ROOT } from '../../../../scripts/runNode.ts';
import type { Step } from './editorScript.ts';

/** The folder for screenshots of third-party pages after a run. */
const PICTURES = path.join(ROOT, '.cache', 'hosts');
/** Whether every page is captured, as `npm run check -- --hosts` requests; otherwise only failed ones. */
const KEEPS_ALL = process.env['EECS_HOSTS'] === 'all';

/**
 * Runs the steps of a script one after another, reports failed ones, and saves a screenshot of the page then; it is
 * painted only with `EECS_PAINTED=true`.
 */
export async function runSteps(page: Page, steps: readonly Step[], host: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const keep = (): Promise<unknown> =>
    page.screenshot({ path: path.join(PICTURES, `${host.replace(/\W+/g, '-')}.png`) });
  for (const { name, run } of steps) {
    await run().catch(async (error: unknown) => {
      await keep();
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
  }
  if (KEEPS_ALL) await keep();
}
