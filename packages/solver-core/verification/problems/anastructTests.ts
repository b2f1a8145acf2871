/** R. Vink, anaStruct, tests/test_analytical.py: results against closed forms, compared there to a millionth. */
import { beamCase, clamp, force, pin, roller, stiffness, uniform } from '../beamCase.ts';
import { TEST_ITSELF } from './comparedTexts.ts';
import { at, extreme, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';

const COMPARED = { tolerance: 1e-6 };

export const anastructTests: readonly Problem[] = [
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
  anastruct('simply_supported_beam', 2, 1e7, {
    supports: [pin(0), roller(2)],
    loads: [uniform(0, 2, -1e3)],
    expected: [
      extreme('M', 'max', (1e3 * 2 ** 2) / 8),
      extreme('Q', 'max', 1e3),
      reaction(1, 'normal', 1e3),
      extreme('deflection', 'min', (-5 * 1e3 * 2 ** 4) / (384 * 1e7)),
    ],
  }),
  anastruct('simply_supported_beam_point_load', 2, 1e7, {
    supports: [pin(0), roller(2)],
    loads: [force(1, -1e3)],
    expected: [
      extreme('M', 'max', (1e3 * 2) / 4),
      extreme('Q', 'max', 500),
      at('deflection', 1, (-1e3 * 2 ** 3) / (48 * 1e7)),
    ],
  }),
  anastruct('fixed1end_simplySupported_UDL', 2, 83.1e6, {
    supports: [pin(0), clamp(2)],
    loads: [uniform(0, 2, -1e3)],
    expected: [
      reaction(0, 'normal', (3 * 1e3 * 2) / 8),
      reaction(1, 'normal', (5 * 1e3 * 2) / 8),
      reaction(1, 'moment', (-1e3 * 2 ** 2) / 8),
      // The printed 1/185 is a rounded 1/184.6.
      extreme('deflection', 'min', (-1e3 * 2 ** 4) / (185 * 83.1e6), { tolerance: 3e-3 }),
    ],
  }),
  anastruct('beam_fixed_on_both_ends_UDL', 2, 83.1e6, {
    supports: [clamp(0), clamp(2)],
    loads: [uniform(0, 2, -1e3)],
    expected: [
      reaction(0, 'normal', 1e3),
      reaction(0, 'moment', (1e3 * 2 ** 2) / 12),
      reaction(1, 'moment', (-1e3 * 2 ** 2) / 12),
      extreme('deflection', 'min', (-1e3 * 2 ** 4) / (384 * 83.1e6)),
    ],
  }),
];

function anastruct(
  test: string,
  length: number,
  EI: number,
  of: { supports: object[]; loads: object[]; expected: Expected[] },
): Problem {
  return {
    id: `anastruct-${test}`,
    title: test.replaceAll('_', ' '),
    source: {
      author: 'Vink',
      title: 'anaStruct',
      edition: 'github.com/ritchie46/anaStruct',
      place: `tests/test_analytical.py, ${test}`,
      compared: TEST_ITSELF,
    },
    document: beamCase(length, { ...stiffness(EI), supports: of.supports, loads: of.loads }),
    expected: of.expected,
  };
}
