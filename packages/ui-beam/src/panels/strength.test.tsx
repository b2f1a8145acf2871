import { createRef } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openRow } from '../../test/openRow.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

const field = (name: string, row = 1) => page.getByRole('textbox', { name: `Material ${row}, ${name}` });

drawnTest(
  'a strength is typed in MPa, holds for both sides until the other is typed, and can be cleared',
  async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={beamExamples.proppedCantilever} ref={ref} />);
    const strength = () => ref.current?.getCase().materials[0]?.strength;
    await openRow(/Materials/, 1);
    await expect.element(page.getByText(/Without a strength, no utilisation/)).toBeVisible();
    await userEvent.fill(field('Strength in tension'), '23.5 kN/cm²');
    await userEvent.keyboard('{Enter}');
    expect(strength()).toEqual({ tension: 235, compression: 235 });
    await expect.element(field('Strength in compression')).toHaveValue('235');
    await userEvent.fill(field('Strength in compression'), '160');
    await userEvent.keyboard('{Enter}');
    expect(strength()).toEqual({ tension: 235, compression: 160 });
    await expect.element(page.getByText(/^Renamed from S235 to M1/)).toBeVisible();
    for (const name of ['Strength in tension', 'Strength in compression']) {
      await userEvent.fill(field(name), '');
      await userEvent.keyboard('{Enter}');
    }
    expect(strength()).toBeUndefined();
    await userEvent.fill(field('Strength in tension'), '-5');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Strength in tension')).toHaveAttribute('aria-invalid', 'true');
  },
);

drawnTest(
  'materials made by hand are M1, M2 with the elasticity of steel and no strength that nobody typed',
  async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={beamExamples.proppedCantilever} ref={ref} />);
    await openRow(/Materials/, 1);
    for (const count of [2, 3]) {
      await page.getByRole('button', { name: 'Add material' }).click();
      await expect.poll(() => ref.current?.getCase().materials.length).toBe(count);
    }
    const { materials = [] } = ref.current?.getCase() ?? {};
    // A custom colour is accepted, an invalid one is refused in its field.
    await page.getByText('Colour', { exact: true }).last().click();
    const code = field('Colour, Code', 3);
    await userEvent.fill(code, 'rgb(0, 170, 255)');
    await userEvent.keyboard('{Enter}');
    expect(ref.current?.getCase().materials[2]?.color).toBe('#00aaff');
    await userEvent.fill(code, 'rgba(0, 170, 255, 0.5)');
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveAccessibleDescription(/cannot be transparent/);
    expect(ref.current?.getCase().materials[2]?.color).toBe('#00aaff');
    expect(materials.map(({ name, E, strength }) => [name, E, strength?.tension])).toEqual([
      ['S235', 210000, undefined],
      ['M1', 210000, undefined],
      ['M2', 210000, undefined],
    ]);
  },
);
