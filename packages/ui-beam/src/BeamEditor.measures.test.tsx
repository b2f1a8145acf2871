import { createRef } from 'react';
import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { createMemoryStore } from '../test/createMemoryStore.ts';
import { plain } from '../test/openBoard.tsx';
import { readDiagram } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle, BeamEditorProps } from './props.ts';

const { proppedCantilever } = beamExamples;

afterEach(() => page.viewport(414, 896));

async function open(props: BeamEditorProps = {}) {
  await page.viewport(1300, 1000);
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(<BeamEditor defaultValue={proppedCantilever} {...props} ref={ref} />);
  await expect.poll(() => container.querySelector('[data-board]')?.getAttribute('data-ready')).toBe('');
  await expect.poll(() => container.querySelector('[data-diagram-track]')).not.toBeNull();
  return { container, ref };
}

const openPresets = () => page.getByRole('button', { name: 'Options and units' }).click();
const openSheet = async () => {
  await openPresets();
  await page.getByRole('button', { name: 'All options …' }).click();
};
const openUnits = async () => {
  await openSheet();
  await page.getByText('A unit for each quantity').click();
};
const close = () => userEvent.keyboard('{Escape}');

drawnTest(
  'forces in tf and moments in N·m are followed by fields, diagrams, tables and pictures, and the system takes them back',
  async () => {
    const { container, ref } = await open();
    const before = ref.current?.getCase();
    await openUnits();
    await userEvent.selectOptions(page.getByLabelText('Forces'), 'kgf');
    await userEvent.selectOptions(page.getByLabelText('Moments'), 'N·m');
    await close();
    // 3·P·L/16 = 15 kN·m.
    expect(await readDiagram(/Bending moment/)).toContain('15 000.000 N·m');
    // 11·P/16 = 13.75 kN = 1402.110 kgf.
    await expect
      .poll(() =>
        [...container.querySelectorAll('[data-reactions] text')].map((one) => plain(one.textContent)),
      )
      .toContain('1402.110 kgf');
    await page.getByRole('tab', { name: /Loads/ }).click();
    await page.getByRole('row', { name: /Transverse/ }).click();
    await expect.element(page.getByRole('textbox', { name: /Load 1, value/ })).toHaveValue('2039.4324');
    expect(await ref.current?.toSVG()).toContain('kgf');
    expect(ref.current?.getCase()).toBe(before);
    await openPresets();
    await page.getByRole('radio', { name: 'kN·m', exact: true }).click();
    await close();
    // The unit presets are beside their button, which has the focus again.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Options and units' })).toHaveFocus();
    expect(await readDiagram(/Bending moment/)).toContain('15.000 kN·m');
  },
);

drawnTest('each system of units remembers its own choice, in the store of the host', async () => {
  const store = createMemoryStore();
  const { container } = await open({ units: 1, host: { store } });
  await openUnits();
  await userEvent.selectOptions(page.getByLabelText('Forces'), 'lbf');
  await close();
  expect(container.querySelector('[data-diagram="Q"]')?.textContent).toContain('lbf');
  expect(store.read('beam.view')).toMatchObject({ shownUnits: { '1 force': 'lbf' } });
});

drawnTest('digits are chosen in the sheet, and a wrong text stays there', async () => {
  await open();
  await openSheet();
  const digits = page.getByRole('textbox', { name: 'Digits after the decimal mark' });
  await digits.fill('13');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter a whole number from 0 to 12')).toBeVisible();
  await digits.fill('1');
  await userEvent.keyboard('{Enter}');
  await close();
  expect(await readDiagram(/Bending moment/)).toContain('−15.0 kN·m');
});

drawnTest(
  'conventions turn the moments, letter the shear force and take signs off; the legend says so',
  async () => {
    const { container } = await open();
    /** The height of the value at the fixed end. */
    const clampY = (): number => {
      const texts = [...container.querySelectorAll('[data-diagram="M"] text[data-kind]')];
      return Number(texts.find(({ textContent }) => /15\.000/.test(textContent))?.getAttribute('y'));
    };
    const before = clampY();
    await openSheet();
    await userEvent.selectOptions(page.getByLabelText('Bending moment is drawn'), 'positive upwards');
    await userEvent.selectOptions(page.getByLabelText('Letter of the shear force'), 'V');
    await page.getByRole('checkbox', { name: 'Signs of diagram values' }).click();
    await close();
    await expect.poll(clampY).toBeGreaterThan(before);
    await expect.element(page.getByText(/V: \+ where.*M: \+ is drawn upwards/)).toBeVisible();
    const texts = [...container.querySelectorAll('[data-diagram="M"] text[data-kind]')].map(
      ({ textContent }) => textContent,
    );
    expect(texts.join()).toMatch(/15\.000/);
    expect(texts.join()).not.toMatch(/[−+]/);
    expect(container.querySelector('[data-diagram="Q"] [data-role="symbol"]')?.textContent).toBe('V');
  },
);
