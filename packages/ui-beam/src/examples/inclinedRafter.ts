import { readExample } from './readExample.ts';

/**
 * A rafter 5 m long at a slope of 30°, drawn along its own axis. Dead and snow load act vertically, so their set is
 * rotated by -30° against the axis; wind acts perpendicular to it.
 *
 * Closed form, q = 1.6 kN/m and w = 0.6 kN/m per metre of rafter, L = 5 m: dead and snow M = q·cos 30°·L²/8, N(0) =
 * -q·sin 30°·L; wind M = w·L²/8; the third set is 1.35·(dead and snow) + 0.9·wind.
 */
export const inclinedRafter = /* @__PURE__ */ readExample('inclinedRafter', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 5,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 5 },
  ],
  beamSections: [{ x: 5, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'C24', E: 11000, nu: 0.35, rho: 420, alpha: 5e-6, color: '#a1887f' }],
  sections: [{ className: 'rectangle', label: 'Timber 80x200', b: 80, h: 200 }],
  caseSets: [
    { title: 'Dead and snow', description: '', color: '#607d8b', angle: -30, combined: false },
    { title: 'Wind', description: '', color: '#00838f', angle: 0, combined: false },
    {
      title: '1.35 Dead and snow + 0.9 Wind',
      description: '',
      color: '#5e35b1',
      angle: 0,
      combined: true,
      factors: { '0': 1.35, '1': 0.9 },
    },
  ],
  loads: [
    {
      id: 'ra10-sn20',
      className: 'DistributedLoad',
      x: [0, 5],
      y: [-1600, -1600, -1600],
      alpha: 90,
      sets: 1,
    },
    { id: 'ra30-wi40', className: 'DistributedLoad', x: [0, 5], y: [-600, -600, -600], alpha: 90, sets: 2 },
  ],
});
