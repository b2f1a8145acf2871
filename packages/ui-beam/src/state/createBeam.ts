import { type BeamCase, DEFAULTS, parseCase, type UnitSystem } from '@eecs/solver-core';
import { getFirstGridStep } from '@eecs/solver-core/rules';
import { createOutline, createSteel } from '@eecs/ui-kit/editing';

/**
 * Creates the empty beam that an editor opens with: 5 m (or 200 in) of steel IPE 200 (W8x15) without supports or loads.
 * `title` is its initial title, the name of this kind of document in the reader's language. `created` is the time, ms.
 */
export function createBeam(system: UnitSystem = 0, title = '', created = 0): BeamCase {
  const length = system === 1 ? 200 : DEFAULTS.length;
  const parsed = parseCase({
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    title,
    created,
    L: length,
    units: { system, incrementIndex: DEFAULTS.incrementIndex, stepIndex: DEFAULTS.stepIndex },
    grid: { ...DEFAULTS.grid, step: getFirstGridStep(system) },
    supports: [],
    loads: [],
    caseSets: [],
    beamSections: [{ x: length, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
    materials: [createSteel(system)],
    sections: [createOutline(system)],
  });
  if (!parsed.ok) throw new Error(`\`createBeam\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
