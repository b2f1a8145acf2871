/**
 * C. Caprani, PyCBA, Python Continuous Beam Analysis, published tests tests/test_basic.py: reactions and moments for
 * which the program is tested. The source uses kN and m.
 */
import {
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  roller,
  spring,
  stiffness,
  uniform,
} from '../beamCase.ts';
import { TEST_ITSELF } from './comparedTexts.ts';
import { at, extreme, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';

/** A number printed with eight decimals of kN. */
const printed = { tolerance: 1e-7, scale: 1e4 };

const EI = 180e6;

export const pycbaTests: readonly Problem[] = [
  centred('test_1span_ee', 'Clamped beam', [clamp(0), clamp(10)], {
    left: -100 / 8,
    right: -100 / 8,
    load: 100 / 8,
  }),
  centred('test_1span_ep', 'Clamp and pin', [clamp(0), roller(10)], {
    left: -300 / 16,
    right: 0,
    load: 500 / 32,
  }),
  centred('test_1span_pe', 'Pin and clamp', [pin(0), clamp(10)], {
    left: 0,
    right: -300 / 16,
    load: 500 / 32,
  }),
  centred('test_1span_pp', 'Simple beam', [pin(0), roller(10)], { left: 0, right: 0, load: 100 / 4 }),
  pycba('test_2span_udl', 'Two unequal spans, uniform load', 14.5, {
    supports: [pin(0), roller(7.5), roller(14.5)],
    loads: [uniform(0, 14.5, -20e3)],
    expected: reactions([57.41666667, 181.42261905, 51.16071429]),
  }),
  pycba('test_2span_load_wrappers', 'Two unequal spans, load, uniform and partial loads, couple', 14.5, {
    supports: [pin(0), roller(7.5), roller(14.5)],
    loads: [force(3.5, -40e3), uniform(0, 7.5, -10e3), uniform(9.5, 12.5, -20e3), moment(10.5, 50e3)],
    expected: reactions([45.41648878, 121.10155896, 8.48195226]),
  }),
  pycba('test_2span_pl_ml_fixed', 'Two spans, far end clamped, load and couple', 10, {
    supports: [pin(0), roller(5), clamp(10)],
    loads: [force(3, -50e3), moment(7, 50e3)],
    expected: [...reactions([14, 57.6, -21.6]), reaction(2, 'moment', 28e3)],
  }),
  pycba('test_3span_diff_settlement', 'Three spans, inner supports elastic', 45, {
    EI: 1.5e9,
    supports: [pin(0), spring(15, { y: 1e11 }), spring(30, { y: 1e11 }), roller(45)],
    loads: [uniform(0, 45, -20e3)],
    expected: [
      reaction(0, 'normal', 120.00175999e3, printed),
      reaction(3, 'normal', 120.00175999e3, printed),
    ],
  }),
  pycba('test_3span_subframe', 'Three spans, all supports elastic against rotation', 20, {
    EI: 150e6,
    supports: [0, 6, 14, 20].map((x) => pin(x, { stiffness: { r: 486e12 } })),
    loads: [uniform(0, 6, -10e3), uniform(6, 14, -20e3), uniform(14, 20, -10e3)],
    expected: reactions([29.99999451, 110.00000549, 110.00000549, 29.99999451]),
  }),
  pycba('test_4span_posttensioned', 'Four spans with the equivalent loads of prestress', 28, {
    EI: 300e6,
    supports: [pin(0), roller(6), roller(14), roller(20), roller(28)],
    loads: [
      ...tendon(0, 1, 4),
      moment(0, 50e3),
      ...tendon(6, 1.5, 5),
      ...tendon(14, 1, 4),
      ...tendon(20, 1.5, 5),
      moment(28, -75e3),
    ],
    expected: reactions([14.87359893, -13.64621406, 15.69634808, -17.62411672, 20.70038377]),
  }),
  pycba('test_3span_hinge', 'Clamp, hinge and two supports', 20, {
    supports: [clamp(0), hinge(5), roller(10), roller(20)],
    loads: [force(15, -20e3)],
    expected: [
      reaction(0, 'normal', -3.75e3),
      reaction(0, 'moment', -18.75e3),
      reaction(2, 'normal', 15.625e3),
      reaction(3, 'normal', 8.125e3),
    ],
  }),
  pycba('test_prescribed_settlement_no_load', 'Clamp and pin, the pin settles', 10, {
    supports: [clamp(0), roller(10, { settlement: { y: -0.01 } })],
    loads: [],
    expected: [
      reaction(0, 'normal', (3 * EI * 0.01) / 10 ** 3),
      reaction(0, 'moment', (3 * EI * 0.01) / 10 ** 2),
      reaction(1, 'normal', (-3 * EI * 0.01) / 10 ** 3),
      at('slope', 10, (-3 * 0.01) / (2 * 10), { side: 'left' }),
    ],
  }),
  offCentre('test_1span_def_ff', 'Clamped beam, load at a quarter', [clamp(0), clamp(10)], () => {
    const [a, b, P] = [7.5, 2.5, 10e3];
    return (2 * P * a ** 3 * b ** 2) / (3 * (3 * a + b) ** 2 * EI);
  }),
  offCentre('test_1span_def_fp', 'Clamp and pin, load at a quarter', [clamp(0), roller(10)], () => {
    const [a, b, P] = [2.5, 7.5, 10e3];
    return ((P * a ** 2 * b) / (6 * EI)) * (b / (30 - a)) ** 0.5;
  }),
  offCentre('test_1span_def_pf', 'Pin and clamp, load at a quarter', [pin(0), clamp(10)], () => {
    const [b, L, P] = [2.5, 10, 10e3];
    return (((P * b) / (3 * EI)) * (L ** 2 - b ** 2) ** 3) / (3 * L ** 2 - b ** 2) ** 2;
  }),
  offCentre('test_1span_def_pp', 'Simple beam, load at a quarter', [pin(0), roller(10)], () => {
    const [a, L, P] = [2.5, 10, 10e3];
    return (3 ** 0.5 * P * a * (L ** 2 - a ** 2) ** 1.5) / (27 * EI * L);
  }),
  pycba('test_2span_pinned', 'Two spans, moment released over the middle support', 20, {
    supports: [pin(0), roller(10, { release: true }), roller(20)],
    loads: [uniform(0, 20, -20e3)],
    expected: [
      ...reactions([100, 200, 100]),
      extreme('deflection', 'min', (-5 * 20e3 * 10 ** 4) / (384 * EI)),
    ],
  }),
  ...[2, 5, 8].map((a) => suspendedSpan(a)),
];

function pycba(
  test: string,
  title: string,
  length: number,
  of: { EI?: number; supports: object[]; loads: object[]; expected: Expected[] },
): Problem {
  return {
    id: `pycba-${test}`,
    title,
    source: {
      author: 'Caprani',
      title: 'PyCBA',
      edition: 'github.com/ccaprani/pycba',
      place: `tests/test_basic.py, ${test}`,
      compared: TEST_ITSELF,
    },
    document: beamCase(length, { ...stiffness(of.EI ?? EI), supports: of.supports, loads: of.loads }),
    expected: of.expected,
  };
}

function reactions(kN: readonly number[]): Expected[] {
  return kN.map((value, i) => reaction(i, 'normal', value * 1e3, printed));
}

/** Loads of a tendon over one span from x on: downwards in both end parts, upwards between them. */
function tendon(x: number, end: number, middle: number): object[] {
  return [
    uniform(x, x + end, -20e3),
    uniform(x + end, x + end + middle, 10e3),
    uniform(x + end + middle, x + 2 * end + middle, -20e3),
  ];
}

function offCentre(test: string, title: string, supports: object[], sag: () => number): Problem {
  return pycba(test, title, 10, {
    supports,
    loads: [force(2.5, -10e3)],
    expected: [extreme('deflection', 'min', -sag())],
  });
}

/** A load of 10 kN at the middle of 10 m; moments in kN·m. */
function centred(
  test: string,
  title: string,
  supports: object[],
  { left, right, load }: { left: number; right: number; load: number },
): Problem {
  const scale = 10e3;
  return pycba(test, `${title}, load at the middle`, 10, {
    supports,
    loads: [force(5, -10e3)],
    expected: [
      at('M', 0, left * 1e3, { scale }),
      at('M', 10, right * 1e3, { scale, side: 'left' }),
      at('M', 5, load * 1e3),
    ],
  });
}

/** A simple beam of 10 m between cantilevers of 3 and 7 m, with a load of 100 kN at a. */
function suspendedSpan(a: number): Problem {
  const [left, right] = [100 * (1 - a / 10), 10 * a];
  const problem = pycba(`test_suspended_span-${a}`, `Suspended span of 10 m, load at ${a} m`, 20, {
    supports: [clamp(0), hinge(3), hinge(13), clamp(20)],
    loads: [force(3 + a, -100e3)],
    expected: [
      reaction(0, 'normal', left * 1e3),
      reaction(0, 'moment', 3 * left * 1e3),
      reaction(3, 'normal', right * 1e3),
      reaction(3, 'moment', -7 * right * 1e3),
    ],
  });
  const place = 'tests/test_double_release.py, test_suspended_span_global_equilibrium';
  return { ...problem, source: { ...problem.source, place } };
}
