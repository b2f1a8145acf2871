/**
 * SymPy, sympy/physics/continuum_mechanics/tests/test_beam.py: exact numbers of the tests of its `Beam`. Upward loads,
 * reactions and deflections are positive there as here; couples and reaction moments are clockwise there,
 * counter-clockwise here. Units are taken as N and m.
 */
import { beamCase, clamp, force, moment, pin, quadratic, roller, stiffness, uniform } from '../beamCase.ts';
import { TEST_ITSELF } from './comparedTexts.ts';
import { at, extreme, extremeAt, reaction } from './problem.ts';
import type { Problem } from './problem.ts';
import { sympyHinges } from './sympyHinges.ts';
import { sympyZeros } from './sympyZeros.ts';
import { sympyProblem as sympy } from './sympyProblem.ts';

const EI = 2e7;

export const sympyTests: readonly Problem[] = [
  sympy('test_Beam', 'Beam overhanging to the left, load at its end and couple at the right', 30, {
    supports: [roller(10), pin(30)],
    loads: [force(0, -8), moment(30, -120)],
    expected: [
      reaction(0, 'normal', 6),
      reaction(1, 'normal', 2),
      at('M', 10, -80),
      at('slope', 0, 4000 / 3 / EI),
      at('deflection', 0, -12_000 / EI),
      at('deflection', 20, (20 * (4000 / 3) - (4 / 3) * 20 ** 3 + 10 ** 3 - 12_000) / EI),
    ],
  }),
  sympy('test_beam_units, first beam', 'Simple beam of 8 m, load and partial load upwards', 8, {
    EI: 8e7,
    supports: [pin(0), roller(8)],
    loads: [force(2, 5e3), uniform(4, 8, 10e3)],
    expected: [reaction(0, 'normal', -13_750), reaction(1, 'normal', -31_250)],
  }),
  sympy('test_beam_units, second beam', 'Simple beam of 3 m, load and couple', 3, {
    supports: [pin(0), roller(3)],
    loads: [force(1, 8e3), moment(2, -12e3)],
    expected: [
      reaction(0, 'normal', -28_000 / 3),
      reaction(1, 'normal', 4000 / 3),
      at('deflection', 1, 62_000 / (9 * EI)),
    ],
  }),
  {
    ...sympy('test_composite_beam, stepped', 'Cantilever, clamped half 1.5 times as stiff', 4, {
      supports: [],
      loads: [],
      expected: [at('slope', 2, 80 / EI), at('slope', 4, 120 / EI, { side: 'left' })],
    }),
    document: beamCase(4, {
      materials: stiffness(EI).materials,
      sections: [...stiffness(1.5 * EI).sections, ...stiffness(EI).sections],
      beamSections: [
        { x: 2, materialIndex: 0, crossSectionIndex: 0 },
        { x: 4, materialIndex: 0, crossSectionIndex: 1 },
      ],
      supports: [clamp(0)],
      loads: [force(4, 20)],
    }),
  },
  sympy('test_composite_beam, fixed', 'Clamp and two supports, load in the longer span', 4, {
    EI: 5000,
    supports: [clamp(0), roller(1), roller(4)],
    loads: [force(3, 10)],
    expected: [
      at('slope', 1, -2 / 5625 + 1 / 1875),
      at('deflection', 3, -9 / 5625 + 27 / 5625 - (133 * 2 ** 3) / 405_000),
      at('slope', 4, -8 / 5625 + 16 / 1875 - (133 * 9) / 135_000 + 1 / 1000, { side: 'left' }),
    ],
  }),
  sympy('test_apply_support, cantilever', 'Cantilever with a load at its end', 4, {
    supports: [clamp(0)],
    loads: [force(4, 20)],
    expected: [
      at('slope', 3, (80 * 3 - 10 * 3 ** 2) / EI),
      at('deflection', 3, (40 * 3 ** 2 - (10 / 3) * 3 ** 3) / EI),
    ],
  }),
  sympy('test_apply_support, fixed and roller', 'Propped cantilever of 8 m, uniform load', 8, {
    supports: [clamp(0), roller(8)],
    loads: [uniform(0, 8, -5)],
    expected: [reaction(0, 'normal', 25), reaction(0, 'moment', 40), reaction(1, 'normal', 15)],
  }),
  sympy('test_statically_indeterminate', 'Clamped beam, load at the middle', 6, {
    supports: [clamp(0), clamp(6)],
    loads: [force(3, -16)],
    expected: [
      reaction(0, 'normal', 8),
      reaction(1, 'normal', 8),
      reaction(0, 'moment', (16 * 6) / 8),
      reaction(1, 'moment', (-16 * 6) / 8),
    ],
  }),
  sympy('test_max_shear_force', 'Cantilever, two loads and a partial load upwards', 3, {
    supports: [clamp(0)],
    loads: [force(3, 2), force(2, 4), uniform(2, 3, 2)],
    expected: [extreme('Q', 'min', -8), at('Q', 2, -8, { side: 'left' })],
  }),
  sympy('test_max_deflection', 'Clamped beam, place of the largest deflection', 6, {
    supports: [clamp(0), clamp(6)],
    loads: [force(3, -16)],
    expected: [extreme('deflection', 'min', (-16 * 6 ** 3) / (192 * EI)), extremeAt('deflection', 'min', 3)],
  }),
  sympy('test_cross_section', 'Beam overhanging to the left, load at its end and couple in the span', 50, {
    supports: [pin(5), roller(50)],
    loads: [force(0, -10), moment(45, -90)],
    expected: [
      reaction(0, 'normal', 82 / 9),
      reaction(1, 'normal', 8 / 9),
      at('M', 45, -450 + (40 * 82) / 9, { side: 'left' }),
    ],
  }),
  sympy('test_parabolic_loads', 'Cantilever, load rising as the square of x', 3, {
    supports: [clamp(0)],
    loads: [quadratic(0, 3, [0, 1.5 ** 2, 3 ** 2])],
    expected: [reaction(0, 'normal', -(3 ** 3) / 3)],
  }),
  influenceLines(),
  ...sympyHinges,
  ...sympyZeros,
];

/** One set for each place of the upward unit load: at 4 in the first span, at 12 in the last. */
function influenceLines(): Problem {
  const last = { set: 1 };
  return {
    id: 'sympy-influence-lines',
    title: 'Three spans, far end clamped: influence of a unit load',
    source: {
      author: 'SymPy',
      title: 'SymPy',
      edition: 'github.com/sympy/sympy',
      place:
        'physics/continuum_mechanics/tests/test_beam.py, test_solve_for_ild_reactions, _shear and _moment',
      compared: TEST_ITSELF,
    },
    document: beamCase(20, {
      supports: [pin(0), roller(5), roller(10), clamp(20)],
      caseSets: [{ title: 'load at 4' }, { title: 'load at 12' }],
      loads: [
        { ...force(4, 1), sets: 1 },
        { ...force(12, 1), sets: 2 },
      ],
    }),
    expected: [
      reaction(0, 'normal', -59 / 475),
      reaction(1, 'normal', -2296 / 2375),
      reaction(2, 'normal', 243 / 2375),
      at('Q', 6, -216 / 2375),
      at('M', 5, 36 / 95),
      reaction(3, 'normal', -83 / 475, last),
      reaction(3, 'moment', 264 / 475, last),
      at('Q', 6, 96 / 475, last),
      at('M', 5, -96 / 475, last),
    ],
  };
}
