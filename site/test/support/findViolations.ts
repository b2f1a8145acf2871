import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { rememberColors } from '../../../scripts/browser/rememberColors.ts';

const axeSource = `${axe.source};(${String(rememberColors)})(axe);`;

/**
 * Adds axe to all frames of a page that lack it. The builder would add it twice for each check, which takes as long as
 * checking a small page, so it gets an empty script.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const coming = frame
      .evaluate(() => 'axe' in window)
      .then(async (isThere) => isThere || frame.evaluate(axeSource));
    // A frame within the page may disappear in the meantime.
    await (frame === page.mainFrame() ? coming : coming.catch(() => undefined));
  }
}
const NOTHING = ';';

/**
 * Lists the violations that axe finds on a page, or in a part of it: the rule and the first element of each. Contrasts
 * are omitted unless requested, because those of all colour pairs are computed without a page
 * (`ui-kit/src/theme/contrast.test.ts`).
 */
export async function findViolations(
  page: Page,
  { hasColors = false, within }: { readonly hasColors?: boolean; readonly within?: string } = {},
): Promise<string[]> {
  // The legacy mode takes half of the time and omits only frames of other origins, which the site does not have. Style
  // sheets are preloaded only for one experimental rule, which is off, with an inline style that the site's policy
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
