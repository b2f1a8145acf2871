import type { BeamCase } from '../src/model/beam/document.ts';
import { parseCase } from '../src/model/beam/parseCase.ts';

/**
 * Returns a beam for tests: two steel spans of 5 m on a pin and two rollers under 5 kN/m, in one case set, with changes
 * applied.
 */
export function ruleCase(change: Partial<BeamCase> = {}): BeamCase {
  const parsed = parseCase({ ...TWO_SPANS, ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  // The changes are applied after reading, so that reading does not alter them.
  return { ...parsed.document, ...change };
}

export const SET = { title: '', description: '', color: 'grey', angle: 0, combined: false } as const;

const TWO_SPANS = {
  schema: 1,
  title: 'Two spans',
  description: 'Axis 2',
  L: 10,
  grid: { step: 1, minors: 10, yStep: 5 },
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 5 },
    { className: 'simple', x: 10 },
  ],
  loads: [
    { id: 'a', className: 'DistributedLoad', x: [0, 10], y: [-5000, -5000, -5000], alpha: 90, sets: 1 },
  ],
  caseSets: [SET],
  beamSections: [{ x: 10, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S235', E: 210000, nu: 0.3, rho: 7850 }],
  sections: [{ className: 'generic', label: 'CS1', A: 53.8, Iy: 8356 }],
} as const;
