import { readExample } from './readExample.ts';

/**
 * A shaft between two bearings 1.2 m apart, 50 mm thick and 70 mm in its middle half, with a gear of 8 kN at midspan.
 *
 * Closed form, P = 8 kN, L = 1.2 m, a = 0.3 m: M = P·L/4 = 2.4 kN·m; v in the middle = -P/6·(a³/EI₁ + ((L/2)³ -
 * a³)/EI₂) with I = π·d⁴/64.
 */
export const steppedShaft = /* @__PURE__ */ readExample('steppedShaft', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 1.2,
  grid: { step: 0.1, minors: 10, yStep: 5 },
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 1.2 },
  ],
  beamSections: [
    { x: 0.3, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
    { x: 0.9, materialIndex: 0, crossSectionIndex: 1, alpha: 0, flip: false },
    { x: 1.2, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
  ],
  materials: [{ name: 'C45', E: 206000, nu: 0.3, rho: 7850, alpha: 1.15e-5, color: 'grey' }],
  sections: [
    { className: 'circle', label: 'Shaft 50', Dy: 50 },
    { className: 'circle', label: 'Shaft 70', Dy: 70 },
  ],
  caseSets: [{ title: 'Gear', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [{ id: 'sh10-af20', className: 'ShearLoad', x: 0.6, c: [-8000], sets: 1 }],
});
