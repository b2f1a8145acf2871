import { page } from 'vitest/browser';
import { expect } from 'vitest';

/** Opens a tab of the panel by its name, and in it a row of its table by its number from 1. */
export async function openRow(tab: RegExp, number?: number): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await expect.element(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  // A tab is loaded when it is first opened; until then it only shows a spinner.
  const panel = page.getByRole('tabpanel');
  await expect.poll(() => panel.element().querySelector(':scope > [role="status"]')).toBeNull();
  if (number === undefined) return;
  const rows = panel.getByRole('grid').getByRole('row');
  await rows.nth(number).click();
  await expect.element(rows.nth(number)).toHaveAttribute('aria-selected', 'true');
}
