import { readExample } from './readExample.ts';

/**
 * Two equal spans of 5 m under 12 kN/m, with a section given only by its properties.
 *
 * Closed form, q = 12 kN/m, l = 5 m: M(5) = -q·l²/8 = -37.5 kN·m; greatest span moment 9·q·l²/128 = 21.09375 kN·m at
 * 3·l/8; reactions 3/8, 10/8 and 3/8 of q·l: 22.5, 75 and 22.5 kN.
 */
export const twoSpans = /* @__PURE__ */ readExample('twoSpans', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  branch: 'msb',
  id: -1,
  userId: -1,
  created: 1790000000000,
  readonly: false,
  L: 10,
  isReal: true,
  isAccurate: false,
  selfWeight: false,
  shear: false,
  ratio: 2,
  k: 0,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  grid: { step: 1, minors: 10, yStep: 5 },
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 5 },
    { className: 'simple', x: 10 },
  ],
  beamSections: [{ x: 10, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'generic', label: 'Section 1', A: 53.8, Iy: 8356, Iz: 604 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [
    {
      id: 'fl10-oo20',
      className: 'DistributedLoad',
      x: [0, 10],
      y: [-12000, -12000, -12000],
      alpha: 90,
      sets: 1,
    },
  ],
});
