import { readExample } from './readExample.ts';

/**
 * A mechanism in spite of enough restraints: two hinges in the last span leave the part between them without support.
 * Restraints 3 + 1 + 1, hinges 2: by the count of 3 alone it would be determinate.
 */
export const tooManyHinges = /* @__PURE__ */ readExample('tooManyHinges', {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  created: 1790000000000,
  L: 10,
  units: { system: 0, incrementIndex: 3, stepIndex: 0 },
  supports: [
    { className: 'cantilever', x: 0 },
    { className: 'simple', x: 5 },
    { className: 'hinge', x: 6 },
    { className: 'hinge', x: 8 },
    { className: 'simple', x: 10 },
  ],
  beamSections: [{ x: 10, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S235', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5, color: 'grey' }],
  sections: [{ className: 'generic', label: 'Section 1', A: 53.8, Iy: 8356, Iz: 604 }],
  caseSets: [{ title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false }],
  loads: [{ id: 'me10-ch20', className: 'ShearLoad', x: 7, c: [-10000], sets: 1 }],
});
