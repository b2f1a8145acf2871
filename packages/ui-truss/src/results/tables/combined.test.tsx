import { createRef } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { roof } from '../../../test/roof.ts';
import { TrussEditor } from '../../TrussEditor.tsx';
import type { TrussEditorHandle } from '../../props.ts';

drawnTest(
  'a rule shows what governs each rod, says uplift, draws one combination alone, and Esc brings the envelope back',
  async () => {
    await page.viewport(1440, 900);
    const ref = createRef<TrussEditorHandle>();
    const { container } = await render(<TrussEditor defaultValue={roof} ref={ref} />);
    await page.getByRole('tab', { name: 'Combinations' }).click();
    await page.getByRole('combobox', { name: 'Rule' }).selectOptions('en1990');
    expect(ref.current?.getCase().combinations).toEqual({ rule: 'en1990' });
    const row = page
      .getByRole('table', { name: 'Governing axial forces' })
      .getByRole('row', { name: /^1–2/ });
    const said = (): string => (row.element().textContent ?? '').replace(/\s/gu, ' ');
    // If snow leads: 2/3 of 1.35 · 10 + 1.5 · 6 kN in the tie; if suction leads: 2/3 of 10 - 1.5 · 12 kN.
    await expect.poll(said, { timeout: 10_000 }).toMatch(/15\.000 ?ULS-STR \d+ ?−5\.333 ?ULS-STR \d+/);
    await expect.element(page.getByRole('radio', { name: 'Combinations' })).toBeChecked();
    await expect.element(page.getByText(/Joint 1: some combinations lift .* 4\.500/)).toBeVisible();
    const texts = (role: string): string[] =>
      [...container.querySelectorAll(`[data-board] text[data-role="${role}"]`)].map((one) => one.textContent);
    const drawn = (): string[] => [...texts('tension'), ...texts('compression')];
    await expect.poll(drawn).toContain('15 / −5.333');
    const uplift = row.getByRole('button', { name: /^Show ULS-STR \d+ alone$/ }).last();
    await uplift.click();
    // In the combination that lifts the truss its rods are in tension: 5/6 of 8 kN.
    await expect.poll(drawn).toEqual(expect.arrayContaining(['6.667']));
    await userEvent.keyboard('{Escape}');
    await expect.poll(drawn).toContain('15 / −5.333');
  },
);
