import { readExample } from './readExample.ts';

/**
 * Two spans of 6 m whose middle support settles by 10 mm under 10 kN/m.
 *
 * Closed form, q = 10 kN/m, l = 6 m, d = 0.01 m, EI = 210 GPa · 8356 cm⁴: M(6) = -q·l²/8 + 3·EI·d/l²; the middle
 * reaction is 10/8·q·l - 6·EI·d/l³.
 */
export const supportSettlement = /* @__PURE__ */ readExample('supportSettlement', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 12,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6, settlement: { y: -0.01 } },
    { className: 'simple', x: 12 },
  ],
  beamSections: [{ x: 12, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'generic', label: 'IPE 300', A: 53.8, Iy: 8356, Iz: 604 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [
    {
      id: 'se10-tt20',
      className: 'DistributedLoad',
      x: [0, 12],
      y: [-10000, -10000, -10000],
      alpha: 90,
      sets: 1,
    },
  ],
});
