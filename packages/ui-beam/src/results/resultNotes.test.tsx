import type { BeamCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { proppedCantilever } = beamExamples;
const [set] = proppedCantilever.caseSets;

test('factors that are not used and weight that lifts are reported beside the result', async () => {
  const document = {
    ...proppedCantilever,
    selfWeight: true,
    caseSets: [
      { ...set, factors: { 0: 1.35 } },
      { ...set, title: 'Uplift', combined: true, factors: { 0: 1, weight: -0.9 } },
    ],
  } as BeamCase;
  await render(<BeamEditor defaultValue={document} />);
  await expect.element(page.getByText(/its factors are not used/)).toBeVisible();
  await expect
    .element(page.getByText(/self weight has the factor −0\.9 and acts upwards here/))
    .toBeVisible();
});

test('an answer without notes is a line, behind which the mass stands', async () => {
  await render(<BeamEditor defaultValue={proppedCantilever} />);
  await page.getByText('Notes on the answer').click();
  // HEA 160: 38.8 cm² · 7850 kg/m³ · 4 m = 121.8 kg.
  await expect.element(page.getByText(/Total mass of the beam.*121\.\d+\skg/)).toBeVisible();
});
