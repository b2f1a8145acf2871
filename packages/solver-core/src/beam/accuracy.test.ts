import { describe, expect, it } from 'vitest';
import { makeDiagram, valueAt } from './diagram.ts';
import type { SolvedBeam } from './answer.ts';
import { solveBeam } from './solveBeam.ts';
import {
  axial,
  beamCase,
  clamp,
  force,
  pin,
  roller,
  spring,
  stiffness,
  uniform,
} from '../../verification/beamCase.ts';
import { expectClose } from '../../verification/toBeRelativelyClose.ts';

/** What the solver promises: this much of the largest ordinate of a diagram. */
const PROMISED = 1e-10;

function solveOne(document: object) {
  const answer = solveBeam(document);
  expect(answer.level).toBe('ok');
  return (answer as SolvedBeam).sets[0]!;
}

describe('digits that a careless order of sums would lose', () => {
  it('a small load in the spans beside a huge one right on a support', () => {
    const [l, q] = [5, 1e-3];
    const { Q, M, R } = solveOne(
      beamCase(2 * l, {
        supports: [pin(0), roller(l), roller(2 * l)],
        loads: [uniform(0, 2 * l, -q), force(l, -1e6), force(0, -1e6), force(2 * l, 1e6)],
      }),
    );
    // AISC Steel Construction Manual, Table 3-23, case 12 twice: symmetry clamps the middle.
    expectClose(valueAt(Q, 0), (3 * q * l) / 8, PROMISED, q * l);
    expectClose(valueAt(Q, l, 'left'), (-5 * q * l) / 8, PROMISED, q * l);
    expectClose(valueAt(Q, l), (5 * q * l) / 8, PROMISED, q * l);
    expectClose(valueAt(Q, 2 * l, 'left'), (-3 * q * l) / 8, PROMISED, q * l);
    expectClose(valueAt(M, l), (-q * l ** 2) / 8, PROMISED);
    expectClose(R[1]!.normal, 1e6 + (5 * q * l) / 4, 1e-15);
  });

  it('a small axial load beside a huge one right on a clamp', () => {
    const [L, p] = [6, 1e-3];
    const { N, u, R } = solveOne(
      beamCase(L, {
        supports: [clamp(0), clamp(4)],
        loads: [
          { className: 'DistributedLoad', x: [0, L], y: [p, p, p], alpha: 0 },
          axial(0, 1e6),
          axial(4, -1e6),
          axial(L, p),
        ],
      }),
    );
    expectClose(valueAt(N, 0), (p * 4) / 2, PROMISED);
    expectClose(valueAt(N, 4), 3 * p, PROMISED);
    expectClose(valueAt(u, 2), (p * 4 ** 2) / (8 * 2e9), PROMISED);
    expectClose(R[0]!.axial, -1e6 - 2 * p, 1e-15);
    expectClose(R[1]!.axial, 1e6 - 5 * p, 1e-15);
  });

  it('a very soft rotation spring under a sinking support, which symmetry keeps from turning', () => {
    const [l, EI, sink] = [5, 2e9, 0.01];
    const { M, slope } = solveOne(
      beamCase(2 * l, {
        ...stiffness(EI),
        supports: [pin(0), roller(l, { stiffness: { r: 0.4 }, settlement: { y: -sink } }), roller(2 * l)],
      }),
    );
    expectClose(valueAt(M, l), (3 * EI * sink) / l ** 2, PROMISED);
    expectClose(valueAt(slope, l), 0, PROMISED, sink / l);
  });

  it('a soft axial spring inside a bar that is loaded a millimetre beside its end', () => {
    const [a, c, L, EA, k, P] = [0.001, 0.7, 1.3, 2e9, 0.5, 26.2];
    const { u, N } = solveOne(
      beamCase(L, {
        supports: [pin(0), spring(c, { x: k, y: 1 }), clamp(L)],
        loads: [axial(a, P)],
      }),
    );
    // Goodno, Gere, Mechanics of Materials, section 2.4: the bar alone moves by u0 at c, the spring takes X.
    const u0 = (P * a * (L - c)) / (L * EA);
    const X = u0 / (1 / k + (c * (L - c)) / (L * EA));
    expectClose(valueAt(u, c), X / k, PROMISED);
    expectClose(valueAt(N, 1), (-P * a) / L, PROMISED);
    expectClose(valueAt(N, 0), (P * (L - a)) / L, PROMISED);
  });

  it('two soft axial springs with a settlement at both ends of a bar', () => {
    const [L, EA, k, sink] = [4, 2e9, 3, 0.02];
    const { u, N } = solveOne(
      beamCase(L, {
        supports: [spring(0, { x: k, y: 9 }), spring(L, { x: 2 * k, y: 9 }, { settlement: { x: sink } })],
      }),
    );
    const pull = sink / (1 / k + 1 / (2 * k) + L / EA);
    expectClose(valueAt(N, 2), pull, PROMISED);
    expectClose(valueAt(u, 0), pull / k, PROMISED);
    expectClose(valueAt(u, L, 'left'), sink - pull / (2 * k), PROMISED);
  });
});

describe('the place of an extreme', () => {
  it('never lies past the segment that has it', () => {
    const [x0, x1] = [0.605, 6.047];
    const turn = x1 - x0;
    expect(x0 + turn).toBeGreaterThan(x1);
    const { diagram } = makeDiagram({
      places: new Float64Array([x0, x1]),
      // A parabola with its top at the right end.
      polynomialAt: () => [0, 2 * turn, -1],
      turns: { first: new Int32Array([0, 1]), at: [turn] },
    });
    expect(diagram.max).toEqual({ x: x1, value: turn ** 2 });
  });
});
