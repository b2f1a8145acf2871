import { readExample } from './readExample.ts';

/**
 * Two spans with a hinge: a pin, two rollers and a hinge under every kind of load.
 *
 * By hand: the part beyond the hinge carries its own mass, so R(12) = 827.68126 N; M(3) = 31075.887964 N·m.
 */
export const hingedSpans = /* @__PURE__ */ readExample('hingedSpans', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  branch: 'msb',
  id: -1,
  userId: -1,
  created: 1790000000000,
  readonly: false,
  L: 12,
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
    { className: 'simple', x: 6 },
    { className: 'hinge', x: 8 },
    { className: 'simple', x: 12 },
  ],
  beamSections: [{ x: 12, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S355', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [
    { id: 'ab12-cd34', className: 'ShearLoad', x: 3, c: [-10000], sets: 1 },
    { id: 'ef56-gh78', className: 'GenericLoad', x: 4, c: [5000], alpha: -60, sets: 1 },
    { id: 'ij90-kl12', className: 'BendingMoment', x: 5, c: [2000], sets: 1 },
    {
      id: 'mn34-op56',
      className: 'DistributedLoad',
      x: [0, 6],
      y: [-1000, -2500, -1000],
      alpha: 90,
      sets: 1,
    },
    { id: 'qr78-st90', className: 'DistributedMass', x: [0, 12], y: [42.2, 42.2, 42.2], sets: 1 },
  ],
});
