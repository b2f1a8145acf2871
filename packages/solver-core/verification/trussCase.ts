import { parseTruss } from '@eecs/solver-core/truss';
import type { TrussCase } from '@eecs/solver-core/truss';

/**
 * Returns a truss for tests: a steel triangle of 4 by 3 m on a pin and a roller under 10 kN at its top, in one case
 * set, with changes applied.
 */
export function trussCase(change: Partial<TrussCase> = {}): TrussCase {
  const parsed = parseTruss({ ...TRIANGLE, ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  // The changes are applied after reading, so that reading does not alter them.
  return { ...parsed.document, ...change };
}

const SET = { title: '', description: '', color: 'grey', angle: 0, combined: false } as const;

const TRIANGLE = {
  schema: 1,
  title: 'Triangle',
  description: 'Axis 2',
  joints: [
    { id: 'A', x: 0, y: 0, anchor: 3 },
    { id: 'B', x: 4, y: 0, anchor: 2 },
    { id: 'C', x: 0, y: 3, loads: [{ id: 'P', className: 'ShearLoad', c: [-10_000], sets: 1 }] },
  ],
  links: [
    { id: 'AB', i: 0, j: 1, materialIndex: 0, sectionIndex: 0 },
    { id: 'BC', i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
    { id: 'CA', i: 2, j: 0, materialIndex: 0, sectionIndex: 0 },
  ],
  caseSets: [SET],
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850 }],
  sections: [{ className: 'generic', label: 'A 10', A: 10 }],
} as const;
