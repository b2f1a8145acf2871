import { createRef } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { createTwoSpans } from '../../../test/createTwoSpans.ts';
import { BeamEditor } from '../../BeamEditor.tsx';
import type { BeamEditorHandle } from '../../props.ts';

drawnTest(
  'a rule and a pattern are two steps; what governs is told, shown alone, and Esc brings the envelope back',
  async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={createTwoSpans()} ref={ref} />);
    const before = JSON.stringify(ref.current?.getCase());
    await page.getByRole('tab', { name: 'Combinations' }).click();
    await page.getByRole('combobox', { name: 'Rule' }).selectOptions('en1990');
    await page.getByRole('combobox', { name: 'Case set 1, Spans' }).selectOptions('any');
    expect(ref.current?.getCase().combinations).toEqual({ rule: 'en1990' });
    const governing = page.getByRole('region', { name: 'Governing values' });
    const said = (): string => (governing.element().textContent ?? '').replace(/\s/gu, ' ');
    // 1.35 · 9/128 and 1.5 · 49/512 of qL² = 16 kN·m occur at different places; over the support both are 1/8: -5.7
    // kN·m.
    await expect.poll(said, { timeout: 10_000 }).toMatch(/M least −5\.700 kN·m at 4 m/);
    await expect.element(page.getByRole('radio', { name: 'Combinations' })).toBeChecked();
    const alone = governing.getByRole('button', { name: /^Show ULS-STR \d+ alone$/ }).first();
    await alone.click();
    await expect.element(page.getByRole('button', { name: 'Show the envelope (Esc)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('button', { name: 'Show the envelope (Esc)' }))
      .not.toBeInTheDocument();
    await expect.element(alone).toHaveFocus();
    await page.getByRole('button', { name: /^Proof: M least/ }).click();
    await expect.element(governing.getByText(/Checked independently of the solver/)).toBeVisible();
    // The values at a place replace those of the whole beam in the same room: nothing below moves.
    const bottom = (): number => governing.element().getBoundingClientRect().bottom;
    const still = bottom();
    const track = document.querySelector<HTMLElement>('[data-diagram="M"] [data-diagram-track]')!;
    track.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(said).toMatch(/Governing values at .* \(6\.10\): .*1\.35·Dead/);
    expect(bottom()).toBe(still);
    // Enter picks the combination that governs where the cursor reads.
    await userEvent.keyboard('{Enter}');
    const back = page.getByRole('button', { name: 'Show the envelope (Esc)' });
    await expect.element(back).toBeVisible();
    await back.click();
    track.blur();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    expect(JSON.stringify(ref.current?.getCase())).toBe(before);
    // A single case set combined by a rule has an envelope too: 1.5 · 49/512 qL² and 1.5 · qL²/8.
    const two = createTwoSpans();
    const [live] = two.caseSets;
    ref.current?.setCase({
      ...two,
      caseSets: [{ ...live!, action: { kind: 'Q', category: 'B', pattern: 'any' } }],
      loads: two.loads.slice(0, 1),
      combinations: { rule: 'en1990' },
    });
    await expect.poll(said, { timeout: 10_000 }).toMatch(/M least −3\.000 kN·m at 4 m/);
  },
);
