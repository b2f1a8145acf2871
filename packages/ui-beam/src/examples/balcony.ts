import { readExample } from './readExample.ts';

/**
 * A metre of a balcony slab, cantilevering 1.8 m from the wall, with a railing whose weight and horizontal force load
 * the edge.
 *
 * Closed form, q = 8.5 kN/m, P = 1 kN, m = 0.9 kN·m, a = 1.8 m: M(0) = -q·a²/2 - P·a - m = -16.47 kN·m; the edge moves
 * by -(q·a⁴/8 + P·a³/3 + m·a²/2)/EI.
 */
export const balcony = /* @__PURE__ */ readExample('balcony', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 1.8,
  grid: { step: 0.2, minors: 10, yStep: 5 },
  supports: [{ className: 'cantilever', x: 0 }],
  beamSections: [{ x: 1.8, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'C25-30', E: 31000, nu: 0.2, rho: 2500, alpha: 1e-5, color: 'grey' }],
  sections: [{ className: 'rectangle', label: 'Slab 180', b: 1000, h: 180 }],
  caseSets: [{ title: 'Dead and live', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [
    {
      id: 'ba10-lc20',
      className: 'DistributedLoad',
      x: [0, 1.8],
      y: [-8500, -8500, -8500],
      alpha: 90,
      sets: 1,
    },
    { id: 'ba30-ra40', className: 'ShearLoad', x: 1.8, c: [-1000], sets: 1 },
    { id: 'ba50-mo60', className: 'BendingMoment', x: 1.8, c: [-900], sets: 1 },
  ],
});
