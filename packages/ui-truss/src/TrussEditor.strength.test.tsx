import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { readCase } from '../test/triangle.ts';
import { TrussEditor } from './TrussEditor.tsx';

/** Three rods of 500 mm² over 8 m, 12 kN at the top: 10 kN in each of the upper ones, 20 MPa. */
const roof = readCase({
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 3, loads: [{ id: 'd', className: 'ShearLoad', c: [-12000], sets: 1 }] },
    { x: 8, y: 0, anchor: 2 },
  ],
  links: [
    { i: 0, j: 1, sectionIndex: 0, materialIndex: 0 },
    { i: 1, j: 2, sectionIndex: 0, materialIndex: 0 },
    { i: 0, j: 2, sectionIndex: 0, materialIndex: 0 },
  ],
  materials: [{ name: 'M1', E: 210000 }],
  sections: [{ className: 'generic', label: 'Rod', A: 5, Iy: 1000, Iz: 1000 }],
});

drawnTest('a strength that is typed gives the rods a utilisation', async () => {
  await page.viewport(1200, 900);
  await render(<TrussEditor defaultValue={roof} />);
  await page.getByRole('tab', { name: /Materials/ }).click();
  await page.getByRole('row', { name: /M1/ }).click();
  const strength = page.getByRole('textbox', { name: 'Material 1, Strength in tension' });
  await userEvent.fill(strength, '200');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radio', { name: /^Utilisation/ }).click();
  // 20 of 200 MPa, in compression by the same strength.
  await expect.poll(() => document.body.textContent.replace(/\s/gu, ' ')).toMatch(/10(\.0)? %/);
});
