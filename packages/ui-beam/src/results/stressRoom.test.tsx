import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(414, 896));

/**
 * A propped cantilever of 4 m with 20 kN in the middle, a rectangle of 100 x 200 mm: 15 kN·m at the fixed end (3PL/16),
 * so 22.5 MPa by M/W with W = 100·200²/6, and 12.5 kN·m under the load (5PL/32), 18.75 MPa.
 */
const beam: BeamCase = {
  ...beamExamples.proppedCantilever,
  sections: [{ className: 'rectangle', label: '100 x 200', b: 100, h: 200 }],
  materials: beamExamples.proppedCantilever.materials.map((material) => ({
    ...material,
    strength: { tension: 30 },
  })),
};

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ');

async function openRoom() {
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(<BeamEditor defaultValue={beam} ref={ref} />);
  await expect.poll(() => container.querySelector('[data-diagram="M"]')).not.toBeNull();
  const caption = (id: string): string =>
    plain(container.querySelector(`[data-diagram="${id}"] figcaption`)?.textContent);
  const room = (): string => plain(container.querySelector('[data-stress-room]')?.textContent);
  return { container, ref, caption, room };
}

drawnTest('stresses stand in rows before anything is solved, and follow an edit', async () => {
  const { ref, caption, room } = await openRoom();
  await page.getByRole('button', { name: 'Stresses and parts of the deflection' }).click();
  await expect.poll(() => caption('stressTop')).toContain('maximum 22.500 MPa at 0 m');
  expect(caption('stressTop')).toContain('minimum −18.750 MPa at 2 m');
  expect(caption('stressBottom')).toContain('minimum −22.500 MPa at 0 m');
  await page.getByRole('checkbox', { name: 'Greatest shear stress', exact: true }).click();
  // 1.5·Q/A, Q = 11P/16 at the fixed end.
  await expect.poll(() => caption('shearStress')).toContain('maximum 1.031 MPa');
  await page.getByRole('checkbox', { name: /Mises/ }).click();
  await expect.poll(() => caption('eq4')).toContain('maximum 22.500 MPa at 0 m');
  expect(room()).toContain('22.500 MPa at x = 0 m');
  expect(room()).toContain('Utilisation 75% of the strength 30.000 MPa.');
  // Along the single wall at the fixed end: 1.5·Q/h in its middle, zero at its ends.
  await page.getByRole('radio', { name: 'Shear flow along the walls' }).click();
  await expect.poll(room).toContain('0; −1000; 1000.0103.10.01.0');
  const current = ref.current?.getCase() as BeamCase;
  ref.current?.setCase({
    ...current,
    loads: current.loads.map((load) => ('c' in load ? { ...load, c: [-40_000, 0, -40_000] as const } : load)),
  });
  await expect.poll(() => caption('stressTop')).toContain('maximum 45.000 MPa at 0 m');
  await expect.poll(() => caption('eq4')).toContain('maximum 45.000 MPa at 0 m');
  expect(room()).toContain('Utilisation 150% of the strength 30.000 MPa.');
});

drawnTest(
  'G 6 goes to the first of them, and its trace cuts the beam; the cut is typed and stepped too',
  async () => {
    const { container, room } = await openRoom();
    (container.querySelector('[data-beam-editor]') as HTMLElement).focus();
    await userEvent.keyboard('g6');
    const track = (): Element | null =>
      container.querySelector('[data-diagram="stressTop"] [data-diagram-track]');
    await expect.poll(() => track() !== null && document.activeElement === track()).toBe(true);
    await userEvent.keyboard('{Home}{PageUp}{PageUp}');
    await expect.poll(room).toContain('M = 12.500 kN·m');
    const field = page.getByRole('textbox', { name: 'Cut at x' });
    await field.fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.poll(room).toContain('M = −15.000 kN·m');
    await page.getByRole('radio', { name: 'Shear stress' }).click();
    await expect
      .poll(() => container.querySelector('[aria-label^="Shear stress over the height"]'))
      .not.toBeNull();
    // The greatest value at mid-height: 1.5·Q/A.
    await expect.poll(room).toContain('1.031');
    const slider = page.getByRole('slider', { name: 'Place of the cut along the beam' });
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(room).toContain('M = 0.000 kN·m');
  },
);

drawnTest('where no outline is known it is said why', async () => {
  const { container } = await render(<BeamEditor defaultValue={beamExamples.twoSpans} />);
  await expect.poll(() => container.querySelector('[data-diagram="M"]')).not.toBeNull();
  await page.getByRole('button', { name: 'Stresses and parts of the deflection' }).click();
  await expect.element(page.getByText(/Section 1 does not define its outermost fibres/)).toBeVisible();
});
