import { createRef } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { expectClose } from '@eecs/testing';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';
import { openRow } from '../../test/openRow.ts';

/** A section given by its properties, rotated by 90°: Iz is the second moment in bending. */
const turned: BeamCase = {
  ...beamExamples.twoSpans,
  sections: [{ className: 'generic', label: 'Own', A: 53.8, Iy: 8356, Iz: 604 }],
  beamSections: [{ x: 10, materialIndex: 0, crossSectionIndex: 0, alpha: 90, flip: false }],
};

drawnTest(
  'every number of a section given by its numbers has a field, and Iz is what a turned one bends by',
  async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={turned} ref={ref} />);
    await openRow(/Cross-sections/, 1);
    const field = (name: string) => page.getByRole('textbox', { name: `Cross-section 1, ${name}` });
    for (const [name, value] of [
      ['Area A', '53.8'],
      ['Second moment Iy', '8356'],
      ['Second moment Iz', '604'],
      ['Product of inertia Iyz', '0'],
      ['Centroid ey', '0'],
      ['Centroid ez', '0'],
    ] as const)
      await expect.element(field(name)).toHaveValue(value);

    const before = greatest(ref.current?.getCase());
    await userEvent.fill(field('Second moment Iz'), '1208');
    await userEvent.keyboard('{Enter}');
    expect(ref.current?.getCase().sections[0]).toMatchObject({ Iy: 8356, Iz: 1208 });
    // Twice the stiffness, half the deflection.
    expectClose(greatest(ref.current?.getCase()), before / 2, 1e-9);

    await userEvent.fill(field('Product of inertia Iyz'), '99999');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Product of inertia Iyz')).toHaveAttribute('aria-invalid', 'true');
  },
);

function greatest(document: BeamCase | undefined): number {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error('the beam of this test can be solved');
  return Math.abs(answer.sets[0]?.deflection.min.value ?? NaN);
}

drawnTest('a person is told how self weight acts, and ticks its sets in the table of loads', async () => {
  const { hingedSpans } = beamExamples;
  const set = { title: '', description: '', color: '#607d8b', angle: 0, combined: false };
  const document = { ...hingedSpans, selfWeight: true, caseSets: [set, { ...set, combined: true }] };
  await render(<BeamEditor defaultValue={document} />);
  await page.getByRole('tab', { name: /Loads/ }).click();
  // In a document that names no set, it acts in every one.
  await expect.element(page.getByText(/by its factor for self weight/)).toBeVisible();
  const sets = page.getByRole('group', { name: 'Case sets in which self weight acts' });
  await sets.getByRole('button').first().click();
  await expect.element(sets.getByRole('button').first()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText(/the factors of its members/)).toBeVisible();
});
