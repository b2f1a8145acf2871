/**
 * Beams of stepped stiffness. Goodno, Gere, Mechanics of Materials, 9th ed., 2018, section 9.7 "Nonprismatic beams",
 * examples 9-13 and 9-14 in symbols, and the unit-load method of section 9.10.
 */
import { beamCase, clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { at, degree, reaction } from './problem.ts';
import type { Problem, Source } from './problem.ts';

const EI = 2e7;
const L = 8;
const P = 26e3;
const q = 11e3;

const left = { side: 'left' } as const;

const gere = (place: string): Source => ({
  author: 'Goodno, Gere',
  title: 'Mechanics of Materials',
  edition: '9th ed., 2018',
  place,
});

/** Sections with EI times the factors, each up to its place. */
function steps(...parts: readonly (readonly [x: number, factor: number])[]) {
  return {
    materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
    sections: parts.map(([, factor], i) => ({
      className: 'generic',
      label: `part ${i + 1}`,
      A: 100,
      Iy: 10_000 * factor,
    })),
    beamSections: parts.map(([x], i) => ({ x, materialIndex: 0, crossSectionIndex: i })),
  };
}

export const steppedBeams: readonly Problem[] = [
  {
    id: 'gere-9-13',
    title: 'Simple beam, middle half twice as stiff, load at the middle',
    source: gere('Section 9.7, Example 9-13'),
    document: beamCase(L, {
      ...steps([L / 4, 1], [(3 * L) / 4, 2], [L, 1]),
      supports: [pin(0), roller(L)],
      loads: [force(L / 2, -P)],
    }),
    expected: [
      at('deflection', L / 2, (-3 * P * L ** 3) / (256 * EI)),
      at('slope', 0, (-5 * P * L ** 2) / (128 * EI)),
    ],
  },
  {
    id: 'gere-9-14',
    title: 'Cantilever, fixed half twice as stiff, load at the free end',
    source: gere('Section 9.7, Example 9-14'),
    document: beamCase(L, {
      ...steps([L / 2, 1], [L, 2]),
      supports: [clamp(L)],
      loads: [force(0, -P)],
    }),
    expected: [
      at('deflection', 0, (-3 * P * L ** 3) / (16 * EI)),
      at('deflection', L / 2, (-5 * P * L ** 3) / (96 * EI)),
    ],
  },
  {
    id: 'stepped-cantilever-uniform',
    title: 'Cantilever, fixed half twice as stiff, uniform load',
    source: gere('Section 9.10, unit-load method: integral of M·x/EI over both halves'),
    document: beamCase(L, {
      ...steps([L / 2, 1], [L, 2]),
      supports: [clamp(L)],
      loads: [uniform(0, L, -q)],
    }),
    expected: [
      at('deflection', 0, (-q * L ** 4 * (1 / 16 + (1 - 1 / 16) / 2)) / (8 * EI)),
      at('slope', 0, (q * L ** 3 * (1 / 8 + (1 - 1 / 8) / 2)) / (6 * EI)),
    ],
  },
  {
    id: 'stepped-propped',
    title: 'Propped cantilever, fixed half three times as stiff, uniform load',
    source: gere('Section 10.4 with the unit-load method of section 9.10'),
    document: beamCase(L, {
      ...steps([L / 2, 1], [L, 3]),
      supports: [roller(0), clamp(L)],
      loads: [uniform(0, L, -q)],
    }),
    expected: [
      degree(1),
      reaction(0, 'normal', ((3 * q * L) / 8) * ((1 / 16 + (1 - 1 / 16) / 3) / (1 / 8 + (1 - 1 / 8) / 3))),
    ],
  },
  {
    id: 'stepped-fixed-symmetric',
    title: 'Clamped beam, middle half twice as stiff, load at the middle',
    source: gere('Section 10.4: no rotation at the ends, by the moment-area theorem'),
    document: beamCase(L, {
      ...steps([L / 4, 1], [(3 * L) / 4, 2], [L, 1]),
      supports: [clamp(0), clamp(L)],
      loads: [force(L / 2, -P)],
    }),
    // Half the beam: the area of (P·x/2 - M)/EI vanishes, so M·(1 + 1/2)·L/4 = P/4·(1 + 3/2)·L²/16.
    expected: [reaction(0, 'moment', (5 * P * L) / 48), at('M', L / 2, (P * L) / 4 - (5 * P * L) / 48)],
  },
  {
    id: 'stepped-bar',
    title: 'Bar of two areas between rigid walls, load at the step',
    source: gere('Section 2.4, statically indeterminate bars'),
    document: beamCase(L, {
      materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
      sections: [50, 80].map((A) => ({ className: 'generic', label: `${A} cm2`, A, Iy: 10_000 })),
      beamSections: [
        { x: 3, materialIndex: 0, crossSectionIndex: 0 },
        { x: L, materialIndex: 0, crossSectionIndex: 1 },
      ],
      supports: [clamp(0), clamp(L)],
      loads: [{ className: 'AxialLoad', x: 3, c: [P] }],
    }),
    expected: [
      reaction(0, 'axial', (-P * 50 * 5) / (50 * 5 + 80 * 3)),
      reaction(1, 'axial', (-P * 80 * 3) / (50 * 5 + 80 * 3)),
      at('N', 3, (P * 50 * 5) / (50 * 5 + 80 * 3), left),
      at('u', 3, P / (1e9 / 3 + 1.6e9 / 5)),
    ],
  },
];
