import { describe, expect, it } from 'vitest';
import { makeDiagram } from '../diagrams/makeDiagram.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { SolvedBeam } from './answer/answer.ts';
import { solveBeam } from './solveBeam.ts';
import {
  axial,
  beamCase,
  clamp,
  force,
  moment,
  pin,
  roller,
  spring,
  stiffness,
  uniform,
} from '../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';

/** The promised error, relative to the largest ordinate of a diagram. */
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
    // AISC Steel Construction Manual, Table 3-23, case 12 twice: by symmetry the middle is clamped.
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

describe('a millimetre beside a support of a ten kilometre span', () => {
  const [L, a, EI, EA] = [10_000, 0.001, 2e7, 2e9];
  const b = L - a;
  // As far from the right end as doubles can resolve.
  const far = L - b;

  it('loads beside both clamps bend the middle as in the tables', () => {
    const P = 5e4;
    const { deflection, Q, M } = solveOne(
      beamCase(L, { supports: [clamp(0), clamp(L)], loads: [force(a, -P), force(b, -P)] }),
    );
    // Roark's Formulas, 8th ed., table 8.1, case 1d: y(L/2) = -P·a²·(3L - 4a)/(48EI).
    const half = (d: number) => (-P * d ** 2 * (3 * L - 4 * d)) / (48 * EI);
    expectClose(valueAt(deflection, L / 2), half(a) + half(far), PROMISED);
    // Between the loads M is P·a²/L to a part in 1e7, and Q is only the difference of a and L - b.
    expectClose(valueAt(M, L / 2), (P * (a ** 2 + far ** 2)) / (2 * L), 1e-9);
    const shear = (d: number) => (P * d ** 2 * (3 * (L - d) + d)) / L ** 3;
    expectClose(valueAt(Q, L / 2), shear(far) - shear(a), PROMISED, shear(a));
  });

  it('a couple beside a clamp reaches the middle', () => {
    const m = 3e4;
    const { deflection } = solveOne(beamCase(L, { supports: [clamp(0), clamp(L)], loads: [moment(a, m)] }));
    // Roark, case 3d, with the moments of the clamps removed: EI·v(L/2) = m·a·(b - a)/8 with our signs.
    expectClose(valueAt(deflection, L / 2), (m * a * (b - a)) / (8 * EI), PROMISED);
  });

  it('a uniform load of a millimetre beside a clamp bends the span', () => {
    const q = -2e6;
    const { deflection } = solveOne(
      beamCase(L, { supports: [clamp(0), clamp(L)], loads: [uniform(0, a, q)] }),
    );
    // Case 1d integrated over the load: the sum of q·s²·(3L - 4s) ds.
    expectClose(valueAt(deflection, L / 2), (q * (L * a ** 3 - a ** 4)) / (48 * EI), PROMISED);
  });

  it('a load beside a wall hardly stretches the bar behind it', () => {
    const P = 5e4;
    const { N, u } = solveOne(
      beamCase(L, { supports: [clamp(0), clamp(L)], loads: [axial(a, P), axial(b, P)] }),
    );
    // Goodno, Gere, Mechanics of Materials, section 2.4, a bar between walls.
    expectClose(valueAt(N, L / 2), (P * (far - a)) / L, PROMISED, (P * a) / L);
    expectClose(valueAt(u, L / 2), (P * (a + far)) / (2 * EA), PROMISED);
    expectClose(valueAt(u, a), (P * a * b) / (L * EA) + (P * far * a) / (L * EA), PROMISED);
  });

  it('a stiff spring that is moved hardly pulls a long bar', () => {
    const [k, moved] = [1e12, 2e-4];
    const { N, u } = solveOne(
      beamCase(L, { supports: [spring(0, { x: k, y: 1, r: 1 }, { settlement: { x: moved } }), pin(L)] }),
    );
    expectClose(valueAt(N, L / 2), -moved / (1 / k + L / EA), PROMISED);
    expectClose(valueAt(u, L / 4), 0.75 * moved, 1e-6);
  });

  it('a load right on a stiff spring hardly stretches a long bar', () => {
    const [k, P] = [1e12, 5e4];
    const { N } = solveOne(
      beamCase(L, { supports: [spring(0, { x: k, y: 1, r: 1 }), pin(L)], loads: [axial(0, P)] }),
    );
    expectClose(valueAt(N, L / 2), -P / (1 + (k * L) / EA), PROMISED);
  });
});

describe('factors that cancel', () => {
  it('leave no load, though 1 - 0.3 - 0.7 is none in decimals only', () => {
    const caseSets = [
      { title: 'a', angle: 90 },
      { title: 'b', angle: 30 },
      { title: 'c', combined: true, factors: { 0: -0.3, 1: -0.7 } },
    ];
    const answer = solveBeam(
      beamCase(10_000, {
        supports: [clamp(0, { settlement: { r: -1e-9 } }), roller(10), roller(10_000)],
        loads: [{ ...moment(6656.2, 26.3), sets: 7 }],
        caseSets,
      }),
    ) as SolvedBeam;
    const { M, deflection } = answer.sets[2]!;
    // Three moments: 20·M0 + 10·M1 = 6EI·r, 10·M0 + 2·(10 + 9990)·M1 = 0.
    const m0 = (6 * 2e7 * 1e-9) / (20 - 100 / 20_000);
    expectClose(valueAt(M, 0), m0, PROMISED);
    expectClose(valueAt(deflection, 5005), ((m0 / 2000) * 9990 ** 2) / (16 * 2e7), PROMISED);
  });
});

describe('the place of an extreme', () => {
  it('never lies past the segment that has it', () => {
    const [x0, x1] = [0.605, 6.047];
    const turn = x1 - x0;
    expect(x0 + turn).toBeGreaterThan(x1);
    const { diagram } = makeDiagram({
      places: new Float64Array([x0, x1]),
      // A parabola with its vertex at the right end.
      polynomialAt: () => [0, 2 * turn, -1],
      turns: { first: new Int32Array([0, 1]), at: [turn] },
    });
    expect(diagram.max).toEqual({ x: x1, value: turn ** 2 });
  });

  it('is that of the larger one, though the terms of the polynomials are sixty times as large as both', () => {
    const larger = 1 + 1e-11;
    const { diagram } = makeDiagram({
      places: new Float64Array([0, 1, 2]),
      // s²·(1 - s)², the shape of a clamped span.
      polynomialAt: (p) => [0, 0, 1, -2, 1].map((c) => (p === 0 ? c : c * larger)),
      turns: { first: new Int32Array([0, 1, 2]), at: [0.5, 0.5] },
    });
    expect(diagram.max).toEqual({ x: 1.5, value: larger / 16 });
  });

  it('is the first of two that differ by rounding', () => {
    const { diagram } = makeDiagram({
      places: new Float64Array([0, 1, 2]),
      polynomialAt: (p) => [0, 0, 1, -2, 1].map((c) => (p === 0 ? c : c * (1 + 1e-15))),
      turns: { first: new Int32Array([0, 1, 2]), at: [0.5, 0.5] },
    });
    expect(diagram.max.x).toBe(0.5);
  });
});
