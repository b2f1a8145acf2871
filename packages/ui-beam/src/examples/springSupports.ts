import { readExample } from './readExample.ts';

/**
 * A secondary beam on three equal grillage beams, each modelled as a spring of 2 MN/m.
 *
 * Closed form, q = 15 kN/m, L = 8 m, EI = 210 GPa · 3892 cm⁴, c = 1/k: the middle reaction X follows from X·(3·c/2 +
 * L³/48EI) = q·L·c/2 + 5·q·L⁴/384EI; the outer ones are (q·L - X)/2, and each support settles by R·c.
 */
export const springSupports = /* @__PURE__ */ readExample('springSupports', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 8,
  supports: [
    { className: 'spring', x: 0, stiffness: { x: 20000000, y: 2000000 } },
    { className: 'spring', x: 4, stiffness: { y: 2000000 } },
    { className: 'spring', x: 8, stiffness: { y: 2000000 } },
  ],
  beamSections: [{ x: 8, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'generic', label: 'IPE 240', A: 39.1, Iy: 3892, Iz: 284 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [
    {
      id: 'sp10-ri20',
      className: 'DistributedLoad',
      x: [0, 8],
      y: [-15000, -15000, -15000],
      alpha: 90,
      sets: 1,
    },
  ],
});
