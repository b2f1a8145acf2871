import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { rememberColors } from '../../../scripts/browser/rememberColors.ts';

const axeSource = `${axe.source};(${String(rememberColors)})(axe);`;

/** What axe finds on a page, or in a part of it: of each violation its rule and the first element with it. */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  // The site has no frame of another origin, the one thing the older mode leaves out; it takes half of the time.
  // Style sheets are read beforehand for one experimental rule, which is off, by an inline style that our policy
  // refuses.
  const options = { resultTypes: ['violations' as const], preload: false };
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options(options);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}
