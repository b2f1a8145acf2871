import { type BeamCase, DEFAULTS, parseCase, type UnitSystem } from '@eecs/solver-core';

/** Creates the empty beam an editor opens with: 5 m (or 200 in) of steel IPE 200 (W8x15) without supports or loads. */
export function createBeam(system: UnitSystem = 0): BeamCase {
  const length = system === 1 ? 200 : DEFAULTS.length;
  const parsed = parseCase({
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    L: length,
    units: { system, incrementIndex: DEFAULTS.incrementIndex, stepIndex: DEFAULTS.stepIndex },
    grid: { ...DEFAULTS.grid, step: system === 1 ? 10 : DEFAULTS.grid.step },
    supports: [],
    loads: [],
    caseSets: [],
    beamSections: [{ x: length, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
    materials: [
      system === 1
        ? { name: 'A992', E: 29e6, nu: 0.3, rho: 0.2836, alpha: 6.5e-6, color: 'grey' }
        : { name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' },
    ],
    sections: [
      system === 1
        ? { className: 'hsection', label: 'W8x15', h: 8.11, b: 4.015, tw: 0.245, tf: 0.315, r1: 0.3 }
        : { className: 'hsection', label: 'IPE 200', h: 200, b: 100, tw: 5.6, tf: 8.5, r1: 12 },
    ],
  });
  if (!parsed.ok) throw new Error(`\`createBeam\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
