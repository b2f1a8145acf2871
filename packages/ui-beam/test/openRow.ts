import { page } from 'vitest/browser';
import { expect } from 'vitest';

/** Opens a tab of the panel by its words, and in it a row of its table by its number from 1. */
export async function openRow(tab: RegExp, number?: number): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await expect.element(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  if (number === undefined) return;
  const rows = page.getByRole('tabpanel').getByRole('grid').getByRole('row');
  await rows.nth(number).click();
  await expect.element(rows.nth(number)).toHaveAttribute('aria-selected', 'true');
}
