/**
 * Published tests and verification examples of other programs: PyNite (D. C. Brinck), Testing/; IndeterminateBeam (J.
 * Bonanno), tests/. Numbers to their printed digits.
 */
import { beamCase, clamp, force, pin, roller, spring, stiffness, uniform } from '../beamCase.ts';
import { IN_PYNITE, TEST_ITSELF } from './comparedTexts.ts';
import { at, degree, extreme, published, reaction } from './problem.ts';
import type { Problem } from './problem.ts';

const PYNITE = { author: 'Brinck', title: 'PyNite', edition: 'github.com/JWock82/Pynite' };
const BONANNO = {
  author: 'Bonanno',
  title: 'IndeterminateBeam',
  edition: 'github.com/JesseBonanno/IndeterminateBeam',
};

export const otherPrograms: readonly Problem[] = [
  {
    id: 'pynite-continuous-beam',
    title: 'Two spans of 10 ft, uniform load of 10 kip/in',
    source: { ...PYNITE, place: 'Testing/test_continuous_beam.py', compared: TEST_ITSELF },
    document: us(240, 29e6, 150, {
      supports: [pin(0), roller(120), roller(240)],
      loads: [uniform(0, 240, -10e3)],
    }),
    expected: [degree(1), extreme('M', 'min', -18_000e3)],
  },
  {
    id: 'pynite-internal-results',
    title: 'Simple beam of 10 ft, uniform load of 0.5 kip/ft',
    source: { ...PYNITE, place: 'Testing/test_member_internal_results.py', compared: TEST_ITSELF },
    document: us(120, 29e6, 200, {
      supports: [pin(0), roller(120)],
      loads: [uniform(0, 120, -500 / 12)],
    }),
    expected: [
      at('Q', 0, 2.5e3),
      at('Q', 120, -2.5e3, { side: 'left' }),
      at('M', 60, 6.25e3 * 12),
      at('deflection', 60, (-5 * (500 / 12) * 120 ** 4) / (384 * 29e6 * 200)),
    ],
  },
  {
    id: 'pynite-end-release',
    title: 'Member between clamps with moments released at both ends',
    source: { ...PYNITE, place: 'Testing/test_end_releases.py, test_end_release_Rz', compared: TEST_ITSELF },
    document: us(120, 29e6, 150, {
      supports: [pin(0), roller(120)],
      loads: [uniform(0, 120, -500)],
    }),
    expected: [extreme('M', 'max', (500 * 120 ** 2) / 8)],
  },
  elasticFoundation(),
  kassimaliSettlement(),
  {
    id: 'indeterminatebeam-example-1',
    title: 'Propped cantilever, load at the middle',
    source: { ...BONANNO, place: 'tests/test_indeterminatebeam.py, example 1', compared: TEST_ITSELF },
    document: beamCase(6, {
      ...stiffness(2e11 * 9.05e-6),
      supports: [clamp(0), roller(6)],
      loads: [force(3, -15e3)],
    }),
    expected: [
      reaction(0, 'normal', 10.3125e3),
      reaction(0, 'moment', 16.875e3),
      reaction(1, 'normal', 4.6875e3),
      extreme('M', 'max', 14.1e3, published(1, 1e3)),
      at('deflection', 3, -16.3e-3, published(1, 1e-3)),
      extreme('deflection', 'min', -16.7e-3, published(1, 1e-3)),
    ],
  },
];

function us(length: number, E: number, Iy: number, rest: object): object {
  return beamCase(length, {
    units: { system: 1 },
    materials: [{ name: 'steel', E, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'section', A: 20, Iy }],
    ...rest,
  });
}

function elasticFoundation(): Problem {
  const springs = Array.from({ length: 15 }, (_, i) => spring(15 * (i + 1), { y: 22.5e3 }));
  return {
    id: 'mcguire-elastic-foundation',
    title: 'Beam of 240 in on 15 springs, 40 kip at the middle',
    source: {
      author: 'McGuire, Gallagher, Ziemian',
      title: 'Matrix Structural Analysis',
      edition: '2nd ed., 2000',
      place: 'Example 4.15; PyNite Testing/test_spring_support.py',
      compared: IN_PYNITE,
    },
    document: us(240, 29e6, 128.5, {
      supports: [pin(0), ...springs, roller(240)],
      loads: [force(120, -40e3)],
    }),
    why: "the deflection printed is that of the book's beam on a continuous foundation, while the beam here stands on 15 single springs; PyNite's test allows 5 % of it",
    expected: [
      at('deflection', 120, -0.238, { tolerance: 0.05 }),
      extreme('M', 'max', 547e3, published(0, 1e3)),
    ],
  };
}

/** The book's results contain rounding of its hand calculation, up to 7.6 per cent. */
function kassimaliSettlement(): Problem {
  const rounded = { tolerance: 0.076 };
  return {
    id: 'kassimali-settlement',
    title: 'Three spans of 20 ft, three supports settle',
    source: {
      author: 'Kassimali',
      title: 'Structural Analysis',
      edition: '3rd ed., 2005',
      place: 'Example 13.14; PyNite Testing/test_support_settlement.py',
      compared: IN_PYNITE,
    },
    document: us(720, 29e6, 7800, {
      supports: [
        pin(0),
        roller(240, { settlement: { y: -5 / 8 } }),
        roller(480, { settlement: { y: -1.5 } }),
        roller(720, { settlement: { y: -0.75 } }),
      ],
      loads: [uniform(0, 720, -2000 / 12)],
    }),
    why: "the book's answers carry the rounding of its hand calculation: R1 is the small difference of 16 000 lbf from the load (0.4·q·l) and about 17 200 lbf from the settlements, so that 83 lbf are 7.6 % of it; PyNite's test allows 7.6 % of each",
    expected: [
      reaction(0, 'normal', -1098, rounded),
      reaction(1, 'normal', 122_373, rounded),
      reaction(2, 'normal', -61_451, rounded),
      reaction(3, 'normal', 60_176, rounded),
    ],
  };
}
