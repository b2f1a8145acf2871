/**
 * J. Zwartveld, Grillex, docs/verification: benchmarks with their parameters and analytical solutions. E = 210 GPa,
 * second moments of area of IPE profiles as given there; the source uses kN and m.
 */
import { beamCase, clamp, force, moment, pin, roller, stiffness, uniform } from '../beamCase.ts';
import { TEST_ITSELF } from './comparedTexts.ts';
import { at, extreme, reaction } from './problem.ts';
import type { Expected, Problem } from './problem.ts';

const E = 210e9;
const IPE_300 = E * 8.36e-5;
const IPE_200 = E * 1.94e-5;
const IPE_400 = E * 2.31e-4;

const left = { side: 'left' } as const;

export const grillexBenchmarks: readonly Problem[] = [
  grillex('cantilever_beam.rst', 1, 'Cantilever, load at the free end', 6, IPE_300, {
    supports: [clamp(0)],
    loads: [force(6, -10e3)],
    expected: [
      at('deflection', 6, (-10e3 * 6 ** 3) / (3 * IPE_300)),
      at('slope', 6, (-10e3 * 6 ** 2) / (2 * IPE_300), left),
      reaction(0, 'moment', 10e3 * 6),
    ],
  }),
  grillex('cantilever_beam.rst', 2, 'Cantilever, uniform load', 5, IPE_200, {
    supports: [clamp(0)],
    loads: [uniform(0, 5, -8e3)],
    expected: [
      at('deflection', 5, (-8e3 * 5 ** 4) / (8 * IPE_200)),
      extreme('M', 'min', (-8e3 * 5 ** 2) / 2),
    ],
  }),
  grillex('cantilever_beam.rst', 3, 'Cantilever, couple at the free end', 4, IPE_300, {
    supports: [clamp(0)],
    loads: [moment(4, 50e3)],
    expected: [
      at('deflection', 4, (50e3 * 4 ** 2) / (2 * IPE_300)),
      at('slope', 4, (50e3 * 4) / IPE_300, left),
    ],
  }),
  grillex('simply_supported_beam.rst', 1, 'Simple beam, load at the middle', 8, IPE_300, {
    supports: [pin(0), roller(8)],
    loads: [force(4, -20e3)],
    expected: [
      extreme('deflection', 'min', (-20e3 * 8 ** 3) / (48 * IPE_300)),
      extreme('M', 'max', (20e3 * 8) / 4),
      reaction(0, 'normal', 10e3),
    ],
  }),
  grillex('simply_supported_beam.rst', 2, 'Simple beam, uniform load', 10, IPE_400, {
    supports: [pin(0), roller(10)],
    loads: [uniform(0, 10, -12e3)],
    expected: [
      extreme('deflection', 'min', (-5 * 12e3 * 10 ** 4) / (384 * IPE_400)),
      extreme('M', 'max', (12e3 * 10 ** 2) / 8),
      reaction(1, 'normal', 60e3),
    ],
  }),
  grillex('simply_supported_beam.rst', 3, 'Simple beam, load at a third', 6, IPE_200, {
    supports: [pin(0), roller(6)],
    loads: [force(2, -15e3)],
    expected: [
      at('deflection', 2, (-15e3 * 2 ** 2 * 4 ** 2) / (3 * IPE_200 * 6)),
      reaction(0, 'normal', 10e3),
      reaction(1, 'normal', 5e3),
    ],
  }),
  grillex('continuous_beam.rst', 1, 'Two equal spans, uniform load', 10, IPE_300, {
    supports: [pin(0), roller(5), roller(10)],
    loads: [uniform(0, 10, -10e3)],
    expected: [
      reaction(0, 'normal', 18.75e3),
      reaction(1, 'normal', 62.5e3),
      at('M', 5, (-10e3 * 5 ** 2) / 8),
    ],
  }),
  grillex('continuous_beam.rst', 2, 'Propped cantilever, uniform load', 6, IPE_200, {
    supports: [clamp(0), roller(6)],
    loads: [uniform(0, 6, -8e3)],
    expected: [
      reaction(0, 'moment', (8e3 * 6 ** 2) / 8),
      reaction(0, 'normal', (5 * 8e3 * 6) / 8),
      reaction(1, 'normal', (3 * 8e3 * 6) / 8),
    ],
  }),
  grillex('continuous_beam.rst', 3, 'Clamped beam, uniform load', 5, IPE_300, {
    supports: [clamp(0), clamp(5)],
    loads: [uniform(0, 5, -15e3)],
    expected: [
      reaction(0, 'moment', (15e3 * 5 ** 2) / 12),
      at('M', 2.5, (15e3 * 5 ** 2) / 24),
      extreme('deflection', 'min', (-15e3 * 5 ** 4) / (384 * IPE_300)),
    ],
  }),
];

function grillex(
  file: string,
  number: number,
  title: string,
  length: number,
  EI: number,
  of: { supports: object[]; loads: object[]; expected: Expected[] },
): Problem {
  return {
    id: `grillex-${file.split('_')[0]}-${number}`,
    title,
    source: {
      author: 'Zwartveld',
      title: 'Grillex',
      edition: 'github.com/JimZwartveld/grillex',
      place: `docs/verification/${file}, test case ${number}`,
      compared: TEST_ITSELF,
    },
    document: beamCase(length, { ...stiffness(EI), supports: of.supports, loads: of.loads }),
    expected: of.expected,
  };
}
