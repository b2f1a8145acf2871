import { parseCase, solveBeam } from '@eecs/solver-core';
import { solveBeamCombinations } from '@eecs/solver-core/combinations';
import { processorMs } from './calibration.ts';
import { rounded, verdict } from './verdict.ts';

/** Greatest ratio of the time of all combinations to the time of one solve of the same beam. */
const BAR = 20;
const SPANS = 20;
const SPAN = 5;
const PLAIN = { include: [] } as const;

/**
 * Times all governing combinations and envelopes of 12 case sets, six of them with a pattern, on 20 spans in two
 * situations, against one solve of the same beam in the same run.
 *
 * Processor time is measured, garbage collection included, because other work on the machine would interrupt the
 * combinations more often than a solve, which is short.
 */
export function benchCombinations(): object[] {
  const parsed = parseCase(createFloorBeam());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const { document } = parsed;
  const combine = () => {
    const found = solveBeamCombinations(document, (one) => solveBeam(one, PLAIN));
    if (!found.ok) throw new Error(JSON.stringify(found.failures));
  };
  const solve = () => solveBeam(document, PLAIN);
  // Both are warmed up before they are timed.
  repeat(10, combine);
  repeat(100, solve);
  const all = fastest(8, () => repeat(6, combine));
  const one = fastest(8, () => repeat(60, solve));
  return [
    {
      combinations: `12 sets, 6 with a pattern, ${SPANS} spans, 2 situations`,
      'one solve, ms': rounded(one),
      'combinations, ms': rounded(all),
      'of one solve': verdict(all / one, BAR),
    },
  ];
}

const fastest = (rounds: number, time: () => number): number =>
  Math.min(...Array.from({ length: rounds }, time));

/** Returns the processor time of each of several runs, in ms. */
function repeat(runs: number, action: () => unknown): number {
  const start = processorMs();
  for (let k = 0; k < runs; k++) action();
  return (processorMs() - start) / runs;
}

/** A beam of equal spans: each set loads each span uniformly and some spans with a force. */
function createFloorBeam(): object {
  const L = SPANS * SPAN;
  const actions = [
    { kind: 'G' },
    { kind: 'G' },
    { kind: 'W', group: 'wind' },
    { kind: 'W', group: 'wind' },
    { kind: 'S' },
    { kind: 'T' },
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((category) => ({ kind: 'Q', category, pattern: 'any' })),
  ];
  return {
    schema: 1,
    L,
    selfWeight: false,
    supports: Array.from({ length: SPANS + 1 }, (_, k) => ({
      className: k === 0 ? 'fixed' : 'simple',
      x: SPAN * k,
    })),
    beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0 }],
    // With E = 1 MPa, EA and EI equal A in m2 and Iy in m4.
    materials: [{ name: 'one', E: 1, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'floor', A: 1e3, Iy: 20 }],
    caseSets: actions.map((action) => ({ title: '', action })),
    combinations: { rule: 'en1990', situations: ['ULS-STR', 'SLS-characteristic'] },
    loads: actions.flatMap((_, set) => {
      const q = (set === 3 ? 1 : -1) * (1000 + 300 * set);
      return [
        ...Array.from({ length: SPANS }, (_, k) => ({
          className: 'DistributedLoad',
          x: [SPAN * k, SPAN * (k + 1)],
          y: [q, q, q],
          sets: 2 ** set,
        })),
        { className: 'ShearLoad', x: 2.3 + 7 * set, c: [-5000], sets: 2 ** set },
      ];
    }),
  };
}
