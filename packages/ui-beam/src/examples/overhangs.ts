import { readExample } from './readExample.ts';

/**
 * A glulam beam over a span of 6 m with overhangs of 2 m on both sides, loaded over its whole length.
 *
 * Closed form, q = 10 kN/m, l = 6 m, a = 2 m: M over the supports = -q·a²/2 = -20 kN·m; M in the middle = q·l²/8 -
 * q·a²/2 = 25 kN·m; both reactions q·(l + 2·a)/2 = 50 kN; v in the middle = -5·q·l⁴/384EI + q·a²·l²/16EI.
 */
export const overhangs = /* @__PURE__ */ readExample('overhangs', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 10,
  supports: [
    { className: 'fixed', x: 2 },
    { className: 'simple', x: 8 },
  ],
  beamSections: [{ x: 10, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'GL24h', E: 11500, nu: 0.35, rho: 420, alpha: 5e-6, color: '#a1887f' }],
  sections: [{ className: 'rectangle', label: 'Glulam 160x400', b: 160, h: 400 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [
    {
      id: 'ov10-er20',
      className: 'DistributedLoad',
      x: [0, 10],
      y: [-10000, -10000, -10000],
      alpha: 90,
      sets: 1,
    },
  ],
});
