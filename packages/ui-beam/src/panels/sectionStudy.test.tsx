import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(414, 896));

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ');

async function openTab(tab: RegExp, sections: BeamCase['sections']) {
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(
    <BeamEditor defaultValue={{ ...beamExamples.hingedSpans, sections }} ref={ref} />,
  );
  await page.getByRole('tab', { name: tab }).click();
  const panel = (): string => plain(container.querySelector('[role="tabpanel"]')?.textContent);
  return { container, panel, ref };
}

test('a section is cut where it is typed and dragged: its width there, the area and the first moment beyond', async () => {
  const { container, panel } = await openTab(/Cross-sections/, [
    { className: 'rectangle', label: 'R', b: 100, h: 200 },
  ]);
  await page.getByRole('button', { name: 'All properties' }).click();
  const ordinate = page.getByRole('textbox', { name: 'Ordinate z' });
  await expect.element(ordinate).toHaveValue('100');
  await ordinate.fill('150');
  await userEvent.keyboard('{Enter}');
  // By hand: 100 x 50 mm beyond the cut, 75 mm from the centroid.
  await expect.poll(panel).toContain('Width there 100 mm');
  expect(panel()).toContain('A = 50 cm²');
  expect(panel()).toContain('= 375 cm³');
  await page.getByRole('radio', { name: 'Vertical, at a distance from the left' }).click();
  const across = page.getByRole('textbox', { name: 'Ordinate y' });
  await across.fill('25');
  await userEvent.keyboard('{Enter}');
  // 75 x 200 mm beyond the cut, 12.5 mm from the centroid.
  await expect.poll(panel).toContain('Height there 200 mm');
  expect(panel()).toContain('A = 150 cm²');
  expect(panel()).toContain('= 187.5 cm³');
  const picture = container.querySelector('[aria-label^="Outline of R with its centres"]') as SVGElement;
  const box = picture.getBoundingClientRect();
  const move = (share: number): void => {
    const at = { clientX: box.left + share * box.width, clientY: box.top + box.height / 2 };
    picture.dispatchEvent(
      new PointerEvent('pointermove', { ...at, buttons: 1, bubbles: true, pointerId: 1 }),
    );
  };
  move(0.5);
  await expect.element(across).toHaveValue('50');
});

drawnTest(
  'every property has a line with its symbol and unit; a channel has its shear centre beside the web',
  async () => {
    const { panel } = await openTab(/Cross-sections/, [
      { className: 'csection', label: 'C', h: 200, b: 75, tw: 8.5, tf: 11.5, r1: 11.5 },
    ]);
    await page.getByRole('button', { name: 'All properties' }).click();
    await expect.poll(panel).toContain('yM Shear centre');
    for (const symbol of ['Iu', 'Iv', 'iz', 'Wpl,z', 'As,z', 'It', 'Iw']) expect(panel()).toContain(symbol);
  },
);

drawnTest('shear is switched on for the whole case', async () => {
  const { ref } = await openTab(/^Case$/, beamExamples.hingedSpans.sections);
  await page.getByRole('checkbox', { name: /Timoshenko/ }).click();
  expect(ref.current?.getCase().shear).toBe(true);
  await page.getByRole('button', { name: 'Stresses and parts of the deflection' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Deflection due to shear' })).toBeVisible();
});

drawnTest('the beam is drawn as deep as its sections, unless that is switched off', async () => {
  const { container } = await openTab(/^Along the beam/, beamExamples.hingedSpans.sections);
  // One closed box; everything else with that style is open lines.
  const outline = (): boolean =>
    [...container.querySelectorAll('[data-board] path[data-role="dimension"]')].some((path) =>
      /^M\S+ \S+H\S+V\S+H\S+Z$/.test(path.getAttribute('d') ?? ''),
    );
  await expect.poll(outline).toBe(true);
  await page.getByRole('checkbox', { name: 'Draw the beam with the depth of its cross-sections' }).click();
  await expect.poll(outline).toBe(false);
});

drawnTest('a combined set takes self weight and settlements by factors of their own', async () => {
  const { ref } = await openTab(/Case sets/, beamExamples.hingedSpans.sections);
  await page.getByRole('checkbox', { name: 'Case set 1, Combined', exact: false }).click();
  const weight = page.getByRole('textbox', { name: /factor of Self weight/ });
  await weight.fill('1.35');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: /factor of Settlements/ }).fill('1.2');
  await userEvent.keyboard('{Enter}');
  expect(ref.current?.getCase().caseSets[0]?.factors).toEqual({ weight: 1.35, settlement: 1.2 });
});
