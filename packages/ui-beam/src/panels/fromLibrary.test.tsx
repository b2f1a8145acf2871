import { createRef } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';
import { openRow } from '../../test/openRow.ts';

async function openLibrary(tab: RegExp) {
  await page.viewport(1280, 900);
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor defaultValue={beamExamples.twoSpans} ref={ref} />);
  await openRow(tab);
  await page.getByRole('button', { name: 'From library…' }).click();
  await expect.element(page.getByRole('dialog').getByRole('grid')).toBeInTheDocument();
  return () => ref.current!.getCase();
}

drawnTest(
  'a section of the library comes read-only with its origin, in one step back, and a copy of it can be edited',
  async () => {
    const getCase = await openLibrary(/Cross-sections/);
    const before = getCase().sections.length;
    await page.getByRole('searchbox').fill('IPE 240');
    await page.getByRole('checkbox', { name: 'Select IPE 240', exact: true }).click();
    await page.getByRole('button', { name: 'Add to case' }).click();
    await expect.poll(() => getCase().sections.length).toBe(before + 1);
    expect(getCase().sections.at(-1)).toEqual({
      className: 'hsection',
      label: 'IPE 240',
      units: 0,
      editable: false,
      h: 240,
      b: 120,
      tw: 6.2,
      tf: 9.8,
      r1: 15,
      r2: 0,
      sf: 0,
      uf: 0,
      origin: { kind: 'catalogue', id: 'h/EN 10365/IPE 240' },
    });
    const height = (row: number) => page.getByRole('textbox', { name: `Cross-section ${row}, Height h` });
    await expect.element(height(before + 1)).toBeDisabled();
    await page.getByRole('button', { name: 'Edit a copy' }).click();
    await expect.element(height(before + 2)).toBeEnabled();
    await height(before + 2).fill('250');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => getCase().sections.at(-1)).toMatchObject({ h: 250, b: 120 });
    expect(getCase().sections.at(-1)).not.toHaveProperty('origin');
    expect(getCase().sections[before]).toMatchObject({ label: 'IPE 240', h: 240 });
  },
);

drawnTest('a material of the library comes with its grade, strengths and colour', async () => {
  const getCase = await openLibrary(/Materials/);
  await page.getByRole('searchbox').fill('s355');
  await page.getByRole('checkbox', { name: 'Select S355', exact: true }).click();
  await page.getByRole('button', { name: 'Add to case' }).click();
  // EN 1993-1-1, table 3.1 and 3.2.6: fy 355 MPa, E 210 000 MPa.
  await expect
    .poll(() => getCase().materials.at(-1))
    .toMatchObject({
      name: 'S355',
      E: 210_000,
      strength: { tension: 355, compression: 355 },
      color: '#708090',
      origin: { kind: 'catalogue', id: 'material/S355' },
    });
});

drawnTest(
  'Enter on a row of the library gives it to the part of the beam that is chosen, and leaves no unused row',
  async () => {
    const getCase = await openLibrary(/Cross-sections/);
    const before = getCase();
    await page.getByRole('searchbox').fill('IPE 240');
    await page
      .getByRole('dialog')
      .getByRole('row', { name: /IPE 240/ })
      .first()
      .click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const { sections, beamSections } = getCase();
    expect(sections[beamSections[0]?.crossSectionIndex ?? -1]).toMatchObject({ label: 'IPE 240' });
    const used = new Set(beamSections.map(({ crossSectionIndex }) => crossSectionIndex));
    expect(sections.filter((_, index) => !used.has(index))).toEqual(
      before.sections.filter((_, index) =>
        before.beamSections.every((part) => part.crossSectionIndex !== index),
      ),
    );
  },
);
