import { expect, test } from 'vitest';
import { solveFrame } from '../solveFrame.ts';

// The column does not shorten and does not bend, so neither its loads nor its strains do work.
test.each([90, 45])(
  'an inextensible column under a load along it passes its checks, inclined at %i°',
  (angle) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const answer = solveFrame({
      schema: 1,
      inextensible: true,
      joints: [
        { x: 0, y: 0, support: { className: 'cantilever' } },
        { x: 6 * cos, y: 6 * sin, loads: [{ className: 'GenericLoad', alpha: angle, c: [-500_000] }] },
      ],
      members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0 }],
      materials: [{ E: 200_000 }],
      sections: [{ className: 'generic', A: 60, Iy: 2000, h: 300 }],
    });
    if (answer.level === 'error') throw new Error(answer.error);
    expect(answer.sets[0]!.checks).toMatchObject({ passed: true });
    expect(answer.sets[0]!.members[0]!.N.min.value).toBeCloseTo(-500_000, 4);
  },
);
