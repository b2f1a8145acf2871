import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { ROOT } from '../../../../scripts/runNode.ts';
import type { Step } from './editorScript.ts';

/** Where the pictures of the pages of strangers lie after a run. */
const PICTURES = path.join(ROOT, '.cache', 'hosts');
/** Whether each page is to be looked at, as `npm run check -- --hosts` has it; else those that failed. */
const KEEPS_ALL = process.env['EECS_HOSTS'] === 'all';

/**
 * Does the steps of a script one after another, reports which failed, and keeps a picture of the state of the page
 * then; with `EECS_PAINTED=true` there is something on it.
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
