import { createRef } from 'react';
import { type BeamAnswer, type BeamCase, solveBeam } from '@eecs/solver-core';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { readDiagram, readText, solve } from '../../test/readEditor.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

const { twoSpans } = beamExamples;

const REFUSED: Readonly<Record<string, BeamCase>> = {
  'Material 1 needs an elastic modulus E above 0.': {
    ...twoSpans,
    materials: twoSpans.materials.map((material) => ({ ...material, E: 0 })),
  },
  'Section 1 of the beam names material 78, but the number of materials is 1; choose one of them or none (-1).':
    {
      ...twoSpans,
      beamSections: twoSpans.beamSections.map((part) => ({ ...part, materialIndex: 77 })),
    },
  'Load 1 lies outside the beam': {
    ...twoSpans,
    loads: twoSpans.loads.map((load) => ({ ...load, x: [0, 50] }) as typeof load),
  },
};

test.each(drawTasks(Object.keys(REFUSED), 1))(
  'what the preview was refused for hinders Solve: %s',
  async (reason) => {
    const ref = createRef<BeamEditorHandle>();
    const ask = vi.fn((document: BeamCase): Promise<BeamAnswer> => Promise.resolve(solveBeam(document)));
    await render(<BeamEditor defaultValue={REFUSED[reason] as BeamCase} ref={ref} host={{ solve: ask }} />);
    const button = page.getByRole('button', { name: 'Solve' });
    await expect.element(button).toBeDisabled();
    await expect.poll(() => readText(page.getByRole('status').first())).toContain(reason);
    const described = button.element().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain(reason);
    await ref.current?.solve();
    expect(ask).not.toHaveBeenCalled();
    ref.current?.setCase(twoSpans);
    await expect.element(button).toBeEnabled();
    expect(readText(page.getByRole('status').first())).not.toContain(reason);
    await solve();
    // q·l²/8 = 12·5²/8.
    expect(await readDiagram(/Bending moment/)).toContain('−37.500 kN·m at 5 m');
    expect(ask).toHaveBeenCalledTimes(1);
  },
);
