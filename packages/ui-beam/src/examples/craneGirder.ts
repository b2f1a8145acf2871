import { readExample } from './readExample.ts';

/**
 * A crane girder of 8 m under its own weight and a crane of two wheels 2.4 m apart, 80 kN each, in the position of the
 * greatest moment: half the load's eccentricity before the middle, 0.6 m.
 *
 * Closed form: dead M = q·L²/8 = 16 kN·m; crane M(3.4) = P·(L - s/2)²/(2·L) = 231.2 kN·m; the third set is 1.35·dead +
 * 1.5·crane.
 */
export const craneGirder = /* @__PURE__ */ readExample('craneGirder', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  L: 8,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 8 },
  ],
  beamSections: [{ x: 8, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S355', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'generic', label: 'HEB 400', A: 197.8, Iy: 57680, Iz: 10820 }],
  caseSets: [
    { title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false },
    { title: 'Crane', description: '', color: '#8d6e63', angle: 0, combined: false },
    {
      title: '1.35 Dead + 1.5 Crane',
      description: '',
      color: '#5e35b1',
      angle: 0,
      combined: true,
      factors: { '0': 1.35, '1': 1.5 },
    },
  ],
  loads: [
    {
      id: 'cr10-de20',
      className: 'DistributedLoad',
      x: [0, 8],
      y: [-2000, -2000, -2000],
      alpha: 90,
      sets: 1,
    },
    { id: 'cr30-wh10', className: 'ShearLoad', x: 3.4, c: [-80000], sets: 2 },
    { id: 'cr40-wh20', className: 'ShearLoad', x: 5.8, c: [-80000], sets: 2 },
  ],
});
