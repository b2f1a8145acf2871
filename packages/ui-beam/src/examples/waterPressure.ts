import { readExample } from './readExample.ts';

/**
 * A metre of a tank wall, 3 m high, fixed at its foot, with water up to its top; x runs up from the foot.
 *
 * Closed form, q = 9.81·3 = 29.43 kN/m at the foot, h = 3 m: M(0) = -q·h²/6 = -44.145 kN·m; Q(0) = q·h/2 = 44.145 kN;
 * the top moves by q·h⁴/30EI.
 */
export const waterPressure = /* @__PURE__ */ readExample('waterPressure', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 3,
  supports: [{ className: 'cantilever', x: 0 }],
  beamSections: [{ x: 3, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'C30-37', E: 33000, nu: 0.2, rho: 2500, alpha: 1e-5, color: 'grey' }],
  sections: [{ className: 'rectangle', label: 'Wall 300', b: 1000, h: 300 }],
  caseSets: [{ title: 'Water', description: '', color: '#0277bd', angle: 0, combined: false }],
  loads: [
    { id: 'wa10-te20', className: 'DistributedLoad', x: [0, 3], y: [-29430, -14715, 0], alpha: 90, sets: 1 },
  ],
});
