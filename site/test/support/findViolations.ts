import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { rememberColors } from '../../../scripts/browser/rememberColors.ts';

const axeSource = `${axe.source};(${String(rememberColors)})(axe);`;

/**
 * Brings axe into all frames of a page that have none yet. The builder would do so twice for each look, which takes as
 * long as a small page takes to be looked at; it is given an empty script.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const coming = frame
      .evaluate(() => 'axe' in window)
      .then(async (isThere) => isThere || frame.evaluate(axeSource));
    // A frame inside of the page may go meanwhile.
    await (frame === page.mainFrame() ? coming : coming.catch(() => undefined));
  }
}
const NOTHING = ';';

/**
 * Lists what axe finds on a page, or in a part of it: of each violation its rule and the first element with it. Contrasts are left out
 * unless they are asked for: those of all pairs of colours are computed without a page
 * (`ui-kit/src/theme/contrast.test.ts`).
 */
export async function findViolations(
  page: Page,
  { hasColors = false, within }: { readonly hasColors?: boolean; readonly within?: string } = {},
): Promise<string[]> {
  // The site has no frame of another origin, the one thing the older mode leaves out; it takes half of the time.
  // Style sheets are read beforehand for one experimental rule, which is off, by an inline style that our policy
  // refuses.
  const options = {
    resultTypes: ['violations' as const],
    preload: false,
    rules: { 'color-contrast': { enabled: hasColors } },
  };
  await bringAxe(page);
  const builder = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode().options(options);
  if (within !== undefined) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}
