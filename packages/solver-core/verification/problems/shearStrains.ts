/**
 * Beams with shear strains: a rectangle 100 by 600 mm, G·As = 5/6 G A. S. P. Timoshenko, Strength of Materials, part I,
 * 3rd ed., 1955, article 39; statically indeterminate ones by the theorem of A. Castigliano with the energy of shear;
 * J. S. Przemieniecki, Theory of Matrix Structural Analysis, 1968, section 5.6.
 */
import { beamCase, clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { mohr } from './expectMohr.ts';
import { at, degree, reaction } from './problem.ts';
import type { Problem, Source } from './problem.ts';

const EI = (210e9 * 0.1 * 0.6 ** 3) / 12;
const GA = ((210e9 / 2.6) * 5 * 0.1 * 0.6) / 6;
const L = 3;
const [F, q] = [12e3, 7e3];
const PHI = (12 * EI) / (GA * L * L);

const timoshenko = (place: string): Source => ({
  author: 'Timoshenko',
  title: 'Strength of Materials, part I',
  edition: '3rd ed., 1955',
  place,
});
const przemieniecki: Source = {
  author: 'Przemieniecki',
  title: 'Theory of Matrix Structural Analysis',
  edition: '1968',
  place: 'Section 5.6, beam element with shear deformation',
};

const shearCase = (length: number, rest: object) =>
  beamCase(length, {
    shear: true,
    materials: [{ name: 'steel', E: 210_000, nu: 0.3 }],
    sections: [{ className: 'rectangle', label: '100 x 600', b: 100, h: 600 }],
    ...rest,
  });

const ofShear = { part: 'Q' } as const;

export const shearStrains: readonly Problem[] = [
  {
    id: 'shear-simple-middle',
    title: 'Simple beam with shear deformation, load in the middle',
    source: timoshenko('Article 39, deflection from shear'),
    document: shearCase(L, { supports: [pin(0), roller(L)], loads: [force(L / 2, -F)] }),
    expected: [
      at('deflection', L / 2, -(F * L ** 3) / (48 * EI) - (F * L) / (4 * GA)),
      mohr('deflection', L / 2, -(F * L ** 3) / (48 * EI), { part: 'M' }),
      mohr('deflection', L / 2, -(F * L) / (4 * GA), ofShear),
    ],
  },
  {
    id: 'shear-simple-uniform',
    title: 'Simple beam with shear deformation, uniform load',
    source: timoshenko('Article 39, deflection from shear'),
    document: shearCase(L, { supports: [pin(0), roller(L)], loads: [uniform(0, L, -q)] }),
    expected: [
      at('deflection', L / 2, (-5 * q * L ** 4) / (384 * EI) - (q * L * L) / (8 * GA)),
      mohr('deflection', L / 2, (-q * L * L) / (8 * GA), ofShear),
    ],
  },
  {
    id: 'shear-cantilever',
    title: 'Cantilever with shear deformation, load at its end',
    source: timoshenko('Article 39, deflection from shear'),
    document: shearCase(L, { supports: [clamp(0)], loads: [force(L, -F)] }),
    expected: [
      at('deflection', L, (-F * L ** 3) / (3 * EI) - (F * L) / GA),
      at('slope', L, (-F * L * L) / (2 * EI)),
      mohr('deflection', L, (-F * L) / GA, ofShear),
    ],
  },
  {
    id: 'shear-overhang',
    title: 'Overhanging beam with shear deformation, load at its end',
    source: timoshenko('Article 39, deflection from shear'),
    document: shearCase(L + 1, { supports: [pin(0), roller(L)], loads: [force(L + 1, -F)] }),
    expected: [
      at('deflection', L + 1, (-F * (L + 1)) / (3 * EI) - (F * (L + 1)) / (GA * L)),
      mohr('deflection', L + 1, (-F * (L + 1)) / (GA * L), ofShear),
    ],
  },
  {
    id: 'shear-propped',
    title: 'Propped cantilever with shear deformation, uniform load',
    source: timoshenko('Article 67, theorem of Castigliano, with the energy of shear'),
    document: shearCase(L, { supports: [clamp(0), roller(L)], loads: [uniform(0, L, -q)] }),
    expected: [
      degree(1),
      reaction(
        1,
        'normal',
        ((q * L ** 4) / (8 * EI) + (q * L * L) / (2 * GA)) / (L ** 3 / (3 * EI) + L / GA),
      ),
    ],
  },
  {
    id: 'shear-two-spans',
    title: 'Two equal spans with shear deformation, uniform load',
    source: timoshenko('Article 67, theorem of Castigliano, with the energy of shear'),
    document: shearCase(2 * L, {
      supports: [pin(0), roller(L), roller(2 * L)],
      loads: [uniform(0, 2 * L, -q)],
    }),
    expected: [
      reaction(
        1,
        'normal',
        ((5 * q * (2 * L) ** 4) / (384 * EI) + (q * (2 * L) ** 2) / (8 * GA)) /
          ((2 * L) ** 3 / (48 * EI) + (2 * L) / (4 * GA)),
      ),
    ],
  },
  {
    id: 'shear-clamped-middle',
    title: 'Clamped beam with shear deformation, load in the middle',
    source: timoshenko('Articles 39 and 67'),
    document: shearCase(L, { supports: [clamp(0), clamp(L)], loads: [force(L / 2, -F)] }),
    expected: [
      at('deflection', L / 2, -(F * L ** 3) / (192 * EI) - (F * L) / (4 * GA)),
      at('M', 0, (-F * L) / 8),
    ],
  },
  {
    id: 'shear-clamp-sinks',
    title: 'Clamped beam with shear deformation, one clamp settles',
    source: przemieniecki,
    document: shearCase(L, { supports: [clamp(0), clamp(L, { settlement: { y: -0.002 } })], loads: [] }),
    expected: [
      reaction(1, 'normal', (-12 * EI * 0.002) / (L ** 3 * (1 + PHI))),
      reaction(1, 'moment', (6 * EI * 0.002) / (L * L * (1 + PHI))),
    ],
  },
  {
    id: 'shear-clamp-turns',
    title: 'Clamped beam with shear deformation, one clamp rotates',
    source: przemieniecki,
    document: shearCase(L, { supports: [clamp(0), clamp(L, { settlement: { r: 0.001 } })], loads: [] }),
    expected: [
      reaction(1, 'moment', ((4 + PHI) * EI * 0.001) / (L * (1 + PHI))),
      reaction(0, 'moment', ((2 - PHI) * EI * 0.001) / (L * (1 + PHI))),
    ],
  },
];
