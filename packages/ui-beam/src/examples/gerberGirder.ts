import { readExample } from './readExample.ts';

/**
 * A bridge girder of three spans, 16, 20 and 16 m, made determinate by two hinges in the middle span, 4 m from the
 * piers.
 *
 * Closed form, q = 30 kN/m, end span l = 16 m, arm a = 4 m, suspended part s = 12 m: the suspended part is a simple
 * beam, q·s²/8 = 540 kN·m; over the piers M = -q·s·a/2 - q·a²/2 = -960 kN·m; R(0) = q·l/2 + M/l = 180 kN.
 */
export const gerberGirder = /* @__PURE__ */ readExample('gerberGirder', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 52,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 16 },
    { className: 'hinge', x: 20 },
    { className: 'hinge', x: 32 },
    { className: 'simple', x: 36 },
    { className: 'simple', x: 52 },
  ],
  beamSections: [{ x: 52, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S355', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'hsection', label: 'Plate girder 1000', h: 1000, b: 350, tw: 16, tf: 30 }],
  caseSets: [{ title: 'Traffic', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [
    {
      id: 'ge10-rb20',
      className: 'DistributedLoad',
      x: [0, 52],
      y: [-30000, -30000, -30000],
      alpha: 90,
      sets: 1,
    },
  ],
});
