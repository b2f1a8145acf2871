import { beamCase, stiffness } from '../beamCase.ts';
import { TEST_ITSELF } from './comparedTexts.ts';
import type { Expected, Problem } from './problem.ts';

interface Beam {
  /** @default 2e7 */
  readonly EI?: number;
  readonly supports: object[];
  readonly loads: object[];
  readonly expected: Expected[];
}

/** Makes a problem from a test of SymPy's `Beam`, with its name. */
export function sympyProblem(test: string, title: string, length: number, of: Beam): Problem {
  return {
    id: `sympy-${test.replaceAll(/[ ,]+/g, '-')}`,
    title,
    source: {
      author: 'SymPy',
      title: 'SymPy',
      edition: 'github.com/sympy/sympy',
      place: `physics/continuum_mechanics/tests/test_beam.py, ${test}`,
      compared: TEST_ITSELF,
    },
    document: beamCase(length, { ...stiffness(of.EI ?? 2e7), supports: of.supports, loads: of.loads }),
    expected: of.expected,
  };
}
