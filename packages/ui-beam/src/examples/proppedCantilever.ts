import { readExample } from './readExample.ts';

/**
 * A fixed support and a roller 4 m apart with 20 kN at midspan.
 *
 * Closed form, P = 20 kN, L = 4 m: M(0) = -3·P·L/16 = -15 kN·m; M(2) = 5·P·L/32 = 12.5 kN·m; R(4) = 5·P/16 = 6.25 kN.
 */
export const proppedCantilever = /* @__PURE__ */ readExample('proppedCantilever', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  branch: 'msb',
  id: -1,
  userId: -1,
  created: 1790000000000,
  readonly: false,
  L: 4,
  isReal: true,
  isAccurate: false,
  selfWeight: false,
  shear: false,
  ratio: 2,
  k: 0,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  grid: { step: 1, minors: 10, yStep: 5 },
  supports: [
    { className: 'cantilever', x: 0 },
    { className: 'simple', x: 4 },
  ],
  beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'hsection', label: 'HEA 160', h: 152, b: 160, tw: 6, tf: 9, r1: 15 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [{ id: 'pr10-op20', className: 'ShearLoad', x: 2, c: [-20000], sets: 1 }],
});
