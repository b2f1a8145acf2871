import { createRef } from 'react';
import { parseTruss } from '@eecs/solver-core/truss';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { TrussEditor } from '../../TrussEditor.tsx';
import type { TrussEditorHandle } from '../../props.ts';

/** Two rods at 45 degrees that hang from their supports and carry 60 kN: A = 42.43 kN / 235 MPa = 180.5 mm². */
function hanger(force: number) {
  const parsed = parseTruss({
    schema: 1,
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 2, y: 0, anchor: 3 },
      { x: 1, y: -1, loads: [{ className: 'ShearLoad', c: [force], sets: 0 }] },
    ],
    links: [0, 1].map((i) => ({ i, j: 2, materialIndex: 0, sectionIndex: i })),
    materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
    sections: [30, 40, 14, 16, 12].map((Dy) => ({ className: 'circle', label: `D${Dy}`, Dy })),
    limits: { rods: { standard: 'EN 1993-1-1' } },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

async function search(force: number) {
  const ref = createRef<TrussEditorHandle>();
  await render(<TrussEditor defaultValue={hanger(force)} room="rods" ref={ref} />);
  const shape = page.getByRole('combobox', { name: 'Shape' });
  await shape.selectOptions('Sections of this document');
  await page.getByRole('button', { name: 'Find the lightest' }).click();
  return () => {
    const { links, sections } = ref.current!.getCase();
    return links.map(({ sectionIndex }) => sections[sectionIndex]?.label);
  };
}

drawnTest(
  'the lightest bar of each group is found and used by one press, which is undone by one key',
  async () => {
    const labels = await search(-60_000);
    const first = page.getByRole('region', { name: '1–3', exact: true });
    await expect.element(first.getByRole('region', { name: /^Meet the standard/ })).toBeVisible();
    // 16 mm have 201.1 mm²; 14 mm have 153.9 mm²: 180.5/153.9 = 117.3 %.
    const failing = first.getByRole('region', { name: 'Lighter, but fail' });
    await expect.poll(() => failing.element().textContent).toMatch(/D14[^]*118[^]*tension/u);
    await first.getByRole('button', { name: 'Use D16' }).click();
    await expect.poll(labels).toEqual(['D16', 'D40']);
    const all = page.getByRole('button', { name: 'Use the lightest in every group' });
    await expect.element(all, { timeout: 5000 }).toBeEnabled();
    await all.click({ timeout: 8000 });
    await expect.poll(labels, { timeout: 5000 }).toEqual(['D16', 'D16']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(labels).toEqual(['D16', 'D40']);
  },
);

drawnTest('a compressed rod without effective length factors is refused by its name', async () => {
  await search(60_000);
  await expect
    .element(
      page.getByText(/1–3: compressed, and the effective length factors about y and z are not given/).last(),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Use / })).not.toBeInTheDocument();
});
