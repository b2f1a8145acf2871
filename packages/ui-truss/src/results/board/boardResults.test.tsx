import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTrussExample } from '../../starters/trussExamples.ts';
import { TrussEditor } from '../../TrussEditor.tsx';

test('a row over the board switches its results by arrows and by E, and a chosen rod is read with all its values', async () => {
  await page.viewport(1440, 900);
  const { container } = await render(<TrussEditor defaultValue={createTrussExample('jib')} />);
  const texts = (role: string): string[] =>
    [...container.querySelectorAll(`[data-board] text[data-role="${role}"]`)].map((one) => one.textContent);
  // A jib of 4 m whose tie rises 3 m carries 5/3 of 20 kN in the tie and 4/3 in the strut.
  await expect.poll(() => texts('tension')).toEqual(['33.333']);
  const force = page.getByRole('radio', { name: 'Axial forces N' });
  await expect.element(force).toHaveAttribute('aria-checked', 'true');
  (force.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => texts('tension')).toEqual([]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('No results on the truss');
  container.querySelector<SVGElement>('[data-board] [role="listbox"]')?.focus();
  await userEvent.keyboard('e');
  await expect.poll(() => texts('tension')).toEqual(['33.333']);
  await page.getByRole('row', { name: /^2–3/ }).first().getByRole('button', { name: '2–3' }).click();
  await expect
    .poll(() => container.querySelector('[data-board-key]')?.textContent)
    .toMatch(/2–3N 33\.333.kN · σ/);
  // The table is in the first screen.
  const table = page.getByRole('table', { name: 'Axial forces of the rods' }).element();
  expect(table.getBoundingClientRect().top).toBeLessThan(900);
});
