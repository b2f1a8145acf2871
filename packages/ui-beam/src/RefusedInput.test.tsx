import { createRef } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { drawTasks } from '../../solver-core/verification/drawTasks.ts';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import { openRow } from '../test/openRow.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans, proppedCantilever } = beamExamples;

const solveButton = page.getByRole('button', { name: /^Solve$/ });
const status = page.getByRole('status').first();

async function type(name: string, text: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name }), text);
  await userEvent.keyboard('{Enter}');
}

async function expectReason(part: string): Promise<void> {
  await expect.poll(() => status.element().textContent.replace(/\s/gu, ' ')).toContain(part);
}

async function renderEditor(document: BeamCase) {
  const ref = createRef<BeamEditorHandle>();
  const ask = vi.fn((asked: BeamCase) => Promise.resolve(solveBeam(asked)));
  await render(<BeamEditor defaultValue={document} ref={ref} host={{ solve: ask }} />);
  return { ref, ask, get: () => ref.current?.getCase() };
}

test('a refused text hinders Solve and is named with its tab, from any tab and by Ctrl Enter too', async () => {
  const { ask, get } = await renderEditor(hingedSpans);
  await openRow(/Materials/);
  await type('Material 1, Elastic modulus E', '0');
  await expectReason('“Material 1, Elastic modulus E” (tab “Materials”) has an invalid value.');
  await expect.element(solveButton).toBeDisabled();
  await page.getByRole('tab', { name: /Loads/ }).click();
  await expectReason('“Material 1, Elastic modulus E” (tab “Materials”)');
  const value = page.getByRole('textbox', { name: 'Load 1, value' });
  await userEvent.fill(value, '12');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(get()?.loads[0]).toMatchObject({ c: [-12000, 0, -12000] });
  expect(ask).not.toHaveBeenCalled();

  await openRow(/Materials/);
  await userEvent.click(page.getByRole('textbox', { name: 'Material 1, Elastic modulus E' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(solveButton).toBeEnabled();
  await solveButton.click();
  await expect.poll(() => ask.mock.calls.length).toBe(1);
});

test('Ctrl Enter in the very field that is wrong solves nothing', async () => {
  const { ask } = await renderEditor(hingedSpans);
  await userEvent.fill(page.getByRole('textbox', { name: 'Load 1, value' }), 'abc');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expectReason('“Load 1, value” (tab “Loads”)');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ask).not.toHaveBeenCalled();
});

drawnTest(
  'a step back from a refused text gives the field its value again, and only the next one goes back',
  async () => {
    const { get } = await renderEditor(hingedSpans);
    const [first] = hingedSpans.loads;
    await type('Load 1, value', '12');
    await expect.poll(() => get()?.loads[0]).toMatchObject({ c: [-12000, 0, -12000] });
    const value = page.getByRole('textbox', { name: 'Load 1, value' });
    await type('Load 1, value', 'abc');
    await expect.element(value).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(value).toHaveValue('12');
    await expect.element(value).not.toHaveAttribute('aria-invalid');
    expect(get()?.loads[0]).toMatchObject({ c: [-12000, 0, -12000] });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => get()?.loads[0]).toEqual(first);
    // After Esc, too, the next undo affects the document.
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => get()?.loads[0]).toMatchObject({ c: [-12000, 0, -12000] });
    await type('Load 1, value', 'abc');
    await userEvent.keyboard('{Escape}{Control>}z{/Control}');
    await expect.poll(() => get()?.loads[0]).toEqual(first);
  },
);

drawnTest('a field that goes takes its refusal along', async () => {
  const { ref } = await renderEditor(hingedSpans);
  await type('Load 1, value', 'abc');
  await expect.element(solveButton).toBeDisabled();
  ref.current?.setCase(proppedCantilever);
  await expect.element(solveButton).toBeEnabled();
});

drawnTest('a place off the beam stays in its field with the bounds, and nothing moves', async () => {
  const { get } = await renderEditor(hingedSpans);
  for (const name of ['Load 1, x', 'Load 4, start', 'Load 4, end']) {
    await openRow(/Loads/, Number(/\d/.exec(name)?.[0]));
    for (const text of ['99', '-1']) {
      await type(name, text);
      await expect.element(page.getByText(/between 0 and 12\sm/u)).toBeVisible();
      await expect.element(page.getByRole('textbox', { name })).toHaveValue(text);
      await userEvent.keyboard('{Escape}');
    }
  }
  await openRow(/Supports/, 2);
  await type('Support B, x', '12.001');
  await expectReason('“Support B, x” (tab “Supports”)');
  expect(get()).toBe(hingedSpans);
});

drawnTest('dimensions that make no section are marked where they are, and hinder Solve', async () => {
  const { get } = await renderEditor(hingedSpans);
  await openRow(/Cross-sections/);
  const label = page.getByRole('textbox', { name: 'Cross-section 1, Label' });
  await expect.element(label).toHaveValue('IPE 300');
  await type('Cross-section 1, Web tw', '150');
  await expect.element(page.getByText(/Value should be < 150\smm/u)).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'Cross-section 1, Web tw' }))
    .toHaveAttribute('aria-invalid', 'true');
  await expectReason('“Web tw” (tab “Cross-sections”) does not fit the section.');
  await expect.element(solveButton).toBeDisabled();
  await expect.element(label).toHaveValue('CS1');
  expect(get()?.sections[0]?.label).toBe('CS1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(label).toHaveValue('IPE 300');
  await expect.element(solveButton).toBeEnabled();
});

drawnTest(
  'a slope that does not fit hinders Solve by its name, and its limit stands at the field',
  async () => {
    const [profile, ...others] = hingedSpans.sections;
    const tapered = { ...hingedSpans, sections: [{ ...profile!, sf: 40 }, ...others] };
    await renderEditor(tapered);
    await expectReason('“Flange slope sf” (tab “Cross-sections”) does not fit the section.');
    await expect.element(solveButton).toBeDisabled();
    await openRow(/Cross-sections/);
    // tf = 10.7 in the middle of (150 - 7.1) / 2: 29.951 % of 35.725 leave nothing at the tip.
    await expect.element(page.getByText(/Value should be < 29\.951\s?%/u).first()).toBeVisible();
  },
);

drawnTest('US units show no digits nobody can use, and the document keeps all it has', async () => {
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor defaultValue={hingedSpans} units={1} ref={ref} />);
  await openRow(/Cross-sections/);
  const before = ref.current?.getCase();
  // 300 / 25.4 in and 210 GPa / 6.894757293168e-3 ksi.
  await expect
    .element(page.getByRole('textbox', { name: 'Cross-section 1, Height h' }))
    .toHaveValue('11.811');
  await expect.element(page.getByRole('textbox', { name: 'Cross-section 1, Web tw' })).toHaveValue('0.2795');
  await openRow(/Materials/);
  const modulus = page.getByRole('textbox', { name: 'Material 1, Elastic modulus E' });
  await expect.poll(() => (modulus.element() as HTMLInputElement).value).toMatch(/^30.?457\.9$/u);
  await modulus.click();
  await userEvent.keyboard('{Enter}');
  expect(ref.current?.getCase()).toBe(before);
});

drawnTest('an overhang is named as one', async () => {
  const overhang: BeamCase = { ...proppedCantilever, supports: [{ className: 'cantilever', x: 0 }] };
  await render(<BeamEditor defaultValue={overhang} />);
  await solveButton.click();
  await expect.element(page.getByText(/of the 4\sm overhang/u)).toBeVisible();
});

test.each(drawTasks(['1e-300', '-1e-299', '1e-320'], 1))(
  'a number as small as %s is refused at its field, and the document is whole',
  async (text) => {
    const { get } = await renderEditor(hingedSpans);
    const before = get();
    await type('Load 1, value', text);
    await expect
      .element(page.getByText('The number is too small: give 0 or a size of at least 1e-53 kN'))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Load 1, value' })).toHaveValue(text);
    await expectReason('“Load 1, value” (tab “Loads”)');
    expect(get()).toEqual(before);
  },
);

drawnTest('a length of next to nothing is refused with the least there may be', async () => {
  const { get } = await renderEditor(hingedSpans);
  await page.getByRole('tab', { name: /Case$/ }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Length', exact: true }), '1e-300');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The number is too small: give at least 1e-50 m')).toBeVisible();
  expect(get()?.L).toBe(hingedSpans.L);
});

drawnTest(
  'a refused field is no tick of the strip: its tab has failed, and the mark leads to it',
  async () => {
    await renderEditor(hingedSpans);
    await openRow(/Loads/, 2);
    await type('Load 2, value', '5 m');
    await openRow(/Loads/, 1);
    await page.getByRole('tab', { name: /Case$/ }).click();
    const mark = page.getByRole('button', { name: 'Loads: “Load 2, value” has an invalid value' });
    await mark.click();
    await expect.element(page.getByRole('textbox', { name: 'Load 2, value' })).toHaveValue('5 m');
    await expect.element(page.getByText('Everything is complete')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('textbox', { name: 'Load 2, value' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(mark).not.toBeInTheDocument();
  },
);

drawnTest('a load of no case set hinders Solve, and the reason is said', async () => {
  const { caseSets, ...twoSpans } = beamExamples.twoSpans;
  const set = { title: 'Dead', description: '', angle: 0, color: '#000000', combined: false };
  await renderEditor({
    ...twoSpans,
    selfWeight: true,
    caseSets: [...caseSets, set],
    loads: twoSpans.loads.map((load) => ({ ...load, sets: 0 })),
  });
  await expectReason('Some loads belong to no case set.');
  await expect.element(solveButton).toBeDisabled();
});

drawnTest('an empty case set hinders Solve, as its mark says, until it goes again', async () => {
  // Without self weight, nothing acts in a new set.
  await renderEditor({ ...beamExamples.twoSpans, selfWeight: false });
  await expect.element(solveButton).toBeEnabled();
  await page.getByRole('tab', { name: /Case sets/ }).click();
  await page.getByRole('button', { name: 'Add case set' }).click();
  await expectReason('A case set is empty: nothing acts in it.');
  await expect.element(solveButton).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Case sets: Empty case set' })).toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(solveButton).toBeEnabled();
});
