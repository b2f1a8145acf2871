import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const strip = (): string =>
  (document.querySelector('[data-governing]')?.textContent ?? '').replace(/\s/gu, ' ');
const limitsIn = (row: string): string =>
  document.querySelector(`[data-diagram="${row}"] path[data-role="limit"]`)?.getAttribute('d') ?? '';

test('a strip under the title says what governs, of the shown case set or of all', async () => {
  await page.viewport(1440, 900);
  await render(<BeamEditor defaultValue={beamExamples.craneGirder} theme="light" />);
  // 2 kN/m over 8 m: qL²/8 = 16 kN·m in the middle, qL/2 = 8 kN at the supports.
  await expect.poll(strip, { timeout: 20_000 }).toContain('M 16.000 kN·m at 4 m');
  expect(strip()).toMatch(/Q .?8\.000 kN at [08] m/);
  await userEvent.click(page.getByText('All', { exact: true }).first());
  // Set 3 at 3.4 m: 1.35·2·3.4·4.6/2 + 1.5·231.2.
  await expect.poll(strip).toContain('M 367.914 kN·m at 3.4 m, set 3');
  // Nothing below shifts when it appears, because its gap is reserved.
  const [line] = document.querySelectorAll<HTMLElement>('[data-governing]');
  expect(line?.parentElement?.offsetHeight).toBe(0);
});

drawnTest('a limit of the deflection is a line in its diagram, with how much of it is used', async () => {
  await page.viewport(1440, 900);
  await render(<BeamEditor defaultValue={beamExamples.craneGirder} theme="light" />);
  await expect.poll(strip, { timeout: 20_000 }).toContain('of the span');
  expect(limitsIn('deflection')).toBe('');
  const part = Number(/1\/(\d+) of the span/.exec(strip())?.[1]);
  await page.getByRole('combobox', { name: 'Deflection limit' }).selectOptions('1000');
  await expect.poll(strip).toContain(`${Math.ceil((100 * 1000) / part)} % of L/1000 used`);
  // The crane alone exceeds it: 12 mm of 8 mm, and the line is above the curve.
  await userEvent.click(
    page.getByRole('radiogroup', { name: 'Case set' }).getByText('2', { exact: false }).first(),
  );
  await expect.poll(strip).toMatch(/over L\/1000: 1\d\d %/);
  await expect.poll(() => limitsIn('deflection')).toMatch(/^M\S+ \S+H\S+$/);
  await page.getByRole('combobox', { name: 'Deflection limit' }).selectOptions('0');
  await expect.poll(() => limitsIn('deflection')).toBe('');
});

drawnTest(
  'an earlier state lies under the beam and its diagrams, with the differences of what governs',
  async () => {
    await page.viewport(1440, 900);
    await render(<BeamEditor defaultValue={beamExamples.craneGirder} theme="light" />);
    await expect.poll(strip, { timeout: 20_000 }).toContain('M 16.000 kN·m at 4 m');
    await page.getByRole('button', { name: 'Variants' }).click();
    await page.getByRole('button', { name: 'Keep this state' }).click();
    const row = (): string =>
      page
        .getByRole('row', { name: /^M max/ })
        .query()
        ?.textContent.replace(/\s/gu, ' ') ?? '';
    await expect.poll(row).toBe('M max16.000 kN·m at 4 m16.000 kN·m at 4 m0.000 kN·m0');
    await page.getByRole('tab', { name: /Loads/ }).click();
    const ordinate = page.getByRole('textbox', { name: 'Load 1, ordinate' });
    await ordinate.fill('3');
    await userEvent.keyboard('{Enter}');
    // 3 kN/m in place of 2: one and a half times the values.
    await expect.poll(row).toBe('M max24.000 kN·m at 4 m16.000 kN·m at 4 m8.000 kN·m+50');
    const ghost = (): string =>
      document.querySelector('[data-diagram="M"] path[data-role="ghost"]')?.getAttribute('d') ?? '';
    await page.getByRole('button', { name: 'Diagrams' }).click();
    await expect.poll(ghost).toMatch(/^M/);
    expect(document.querySelectorAll('[data-variant] path[data-role="beam"]').length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Variants' }).click();
    await ordinate.fill('4');
    await userEvent.keyboard('{Enter}');
    await expect.poll(row).toBe('M max32.000 kN·m at 4 m16.000 kN·m at 4 m16.000 kN·m+100');
    // The stored beam is by now one of the undo steps, and the list marks it.
    const choice = page.getByRole('combobox', { name: 'Compare with' });
    const chosen = (): string => choice.query()?.querySelector('option:checked')?.textContent ?? '';
    expect(chosen()).toBe('this beam as it was opened');
    await choice.selectOptions('this beam 1 step back');
    // 4 kN/m in place of 3.
    await expect.poll(row).toBe('M max32.000 kN·m at 4 m24.000 kN·m at 4 m8.000 kN·m+33.3');
    await ordinate.fill('6');
    await userEvent.keyboard('{Enter}');
    await expect.poll(row).toBe('M max48.000 kN·m at 4 m24.000 kN·m at 4 m24.000 kN·m+100');
    expect(chosen()).toBe('this beam 2 steps back');
    await expect
      .element(page.getByText('Governing values, compared with “this beam 2 steps back”'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await page.getByRole('button', { name: 'Diagrams' }).click();
    await expect.poll(() => document.querySelector('[data-diagram="M"]')).not.toBeNull();
    await expect.poll(ghost).toBe('');
    expect(document.querySelector('[data-variant]')).toBeNull();
  },
);
