/**
 * Published tests and verification examples of other programs: anaStruct (R. Vink), tests/test_analytical.py; PyNite (D. C.
 * Brinck), Testing/; IndeterminateBeam (J. Bonanno), tests/. Numbers as far as they are printed there.
 */
import { beamCase, clamp, force, pin, roller, spring, stiffness, uniform } from '../beamCase.ts';
import { at, degree, extreme, published, reaction } from './problem.ts';
import type { Expected, Problem, Source } from './problem.ts';

const ANASTRUCT = { author: 'Vink', title: 'anaStruct', edition: 'github.com/ritchie46/anaStruct' };
const PYNITE = { author: 'Brinck', title: 'PyNite', edition: 'github.com/JWock82/Pynite' };
const BONANNO = {
  author: 'Bonanno',
  title: 'IndeterminateBeam',
  edition: 'github.com/JesseBonanno/IndeterminateBeam',
};

/** anaStruct compares to a millionth. */
const COMPARED = { tolerance: 1e-6 };

export const otherPrograms: readonly Problem[] = [
  anastruct('simply_supported_two_point_loads', 5, 14e6, {
    supports: [pin(0), roller(5)],
    loads: [force(5 / 3, -80e3), force(10 / 3, -80e3)],
    expected: [
      extreme('M', 'max', (80e3 * 5) / 3),
      extreme('Q', 'max', 80e3),
      extreme('deflection', 'min', (-(80e3 * (5 / 3)) / (24 * 14e6)) * (3 * 5 ** 2 - 4 * (5 / 3) ** 2)),
    ],
  }),
  anastruct('fixed_ends_beam_point_load', 8, 23e6, {
    supports: [clamp(0), clamp(8)],
    loads: [force(4, -200e3)],
    expected: [
      at('M', 3, (200e3 / 8) * (4 * 3 - 8)),
      at('deflection', 3, ((-200e3 * 3 ** 2) / (48 * 23e6)) * (3 * 8 - 4 * 3)),
    ],
  }),
  anastruct('3_span_continuous_beam_2_UDL_loads', 15, 15e6, {
    supports: [pin(0), roller(5), roller(10), roller(15)],
    loads: [uniform(0, 5, -70e3), uniform(10, 15, -70e3)],
    expected: [
      extreme('M', 'max', 0.10125 * 70e3 * 5 ** 2),
      at('M', 7.5, -0.05 * 70e3 * 5 ** 2),
      reaction(0, 'normal', 0.45 * 70e3 * 5),
      reaction(1, 'normal', 0.55 * 70e3 * 5),
      extreme('deflection', 'min', (-0.009917469 * 70e3 * 5 ** 4) / 15e6, COMPARED),
    ],
  }),
  anastruct('fixed1end_simplySupported_pointLoad', 2, 83.1e6, {
    supports: [pin(0), clamp(2)],
    loads: [force(1, -1e3)],
    expected: [
      reaction(0, 'normal', (5 * 1e3) / 16),
      reaction(1, 'moment', (-3 * 1e3 * 2) / 16),
      at('deflection', 2 * Math.sqrt(1 / 5), (-1e3 * 2 ** 3) / (48 * 83.1e6 * Math.sqrt(5))),
    ],
  }),
  anastruct('cantilever_UDL', 3, 10e6, {
    supports: [clamp(3)],
    loads: [uniform(0, 3, -10e3)],
    expected: [
      extreme('M', 'min', (-10e3 * 3 ** 2) / 2),
      extreme('Q', 'min', -10e3 * 3),
      at('deflection', 0, (-10e3 * 3 ** 4) / (8 * 10e6)),
    ],
  }),
  {
    id: 'pynite-continuous-beam',
    title: 'Two spans of 10 ft, uniform load of 10 kip/in',
    source: { ...PYNITE, place: 'Testing/test_continuous_beam.py' },
    document: us(240, 29e6, 150, {
      supports: [pin(0), roller(120), roller(240)],
      loads: [uniform(0, 240, -10e3)],
    }),
    expected: [degree(1), extreme('M', 'min', -18_000e3)],
  },
  elasticFoundation(),
  kassimaliSettlement(),
  {
    id: 'indeterminatebeam-example-1',
    title: 'Propped cantilever, load at the middle',
    source: { ...BONANNO, place: 'tests/test_indeterminatebeam.py, example 1' },
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

function anastruct(
  test: string,
  length: number,
  EI: number,
  of: { supports: object[]; loads: object[]; expected: Expected[] },
): Problem {
  const source: Source = { ...ANASTRUCT, place: `tests/test_analytical.py, ${test}` };
  return {
    id: `anastruct-${test}`,
    title: test.replaceAll('_', ' '),
    source,
    document: beamCase(length, { ...stiffness(EI), supports: of.supports, loads: of.loads }),
    expected: of.expected,
  };
}

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
    },
    document: us(240, 29e6, 128.5, {
      supports: [pin(0), ...springs, roller(240)],
      loads: [force(120, -40e3)],
    }),
    expected: [
      // The book's deflection is that of the continuous foundation; the test allows five per cent.
      at('deflection', 120, -0.238, { tolerance: 0.05 }),
      extreme('M', 'max', 547e3, published(0, 1e3)),
    ],
  };
}

/** The book's answers carry rounding of its hand calculation, up to 7.6 per cent as the test says. */
function kassimaliSettlement(): Problem {
  const rounded = { tolerance: 0.076 };
  return {
    id: 'kassimali-settlement',
    title: 'Three spans of 20 ft, three supports sink',
    source: {
      author: 'Kassimali',
      title: 'Structural Analysis',
      edition: '3rd ed., 2005',
      place: 'Example 13.14; PyNite Testing/test_support_settlement.py',
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
    expected: [
      reaction(0, 'normal', -1098, rounded),
      reaction(1, 'normal', 122_373, rounded),
      reaction(2, 'normal', -61_451, rounded),
      reaction(3, 'normal', 60_176, rounded),
    ],
  };
}
