/**
 * Beam tables, with each closed form written as code.
 *
 * [AISC] Steel Construction Manual, 15th ed., table 3-23, shears, moments and deflections (the number is the case).
 * [Roark] W. C. Young, R. G. Budynas, A. M. Sadegh, Roark's Formulas for Stress and Strain, 8th ed., table 8.1. [Hooke]
 * u = N·L/EA and equal displacements of both parts of a bar between rigid ends. [Slope-deflection] end moments 4EI/L
 * and 2EI/L of a clamped beam whose end rotates by 1 (G. A. Maney, 1915). [Three moments] Clapeyron's equation, M1·L1 +
 * 2·M2·(L1 + L2) + M3·L2 = loads + 6EI·(settlement differences). [Force method] the redundant reaction from equal
 * deflections, with the deflections of [AISC]. [Statics] parts between hinges, each in equilibrium, with the
 * deflections of [AISC].
 */
import { describe, expect, it } from 'vitest';
import { solveBeam, valueAt } from '@eecs/solver-core';
import type { BeamSet } from '@eecs/solver-core';
import {
  axial,
  beamCase,
  clamp,
  force,
  hinge,
  linear,
  moment,
  pin,
  roller,
  spring,
  stiffness,
  uniform,
} from './beamCase.ts';
import { expectClose } from '@eecs/testing';

const EI = 2e7;
const EA = 2e9;
const L = 6;
const q = 12_000;
const P = 40_000;
const TOLERANCE = 1e-12;

function solved(document: object): BeamSet {
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets[0] as BeamSet;
}

const simple = { supports: [pin(0), roller(L)] };

describe('simple beams', () => {
  it('[AISC 1] uniform load', () => {
    const { M, Q, deflection, slope } = solved(beamCase(L, { ...simple, loads: [uniform(0, L, -q)] }));
    expectClose(M.max.value, (q * L ** 2) / 8, TOLERANCE);
    expectClose(M.max.x, L / 2, TOLERANCE);
    expectClose(Q.max.value, (q * L) / 2, TOLERANCE);
    expectClose(deflection.min.value, (-5 * q * L ** 4) / (384 * EI), TOLERANCE);
    expectClose(valueAt(slope, 0), (-q * L ** 3) / (24 * EI), TOLERANCE);
  });

  it('[AISC 2] load increasing uniformly to one end', () => {
    const W = (q * L) / 2;
    const { M, deflection } = solved(beamCase(L, { ...simple, loads: [linear(0, L, 0, -q)] }));
    expectClose(M.max.x, L / Math.sqrt(3), 1e-10);
    expectClose(M.max.value, (2 * W * L) / (9 * Math.sqrt(3)), TOLERANCE);
    expectClose(deflection.min.x, L * Math.sqrt(1 - Math.sqrt(8 / 15)), 1e-10);
    const x = L * Math.sqrt(1 - Math.sqrt(8 / 15));
    const largest = ((W * x) / (180 * EI * L ** 2)) * (3 * x ** 4 - 10 * L ** 2 * x ** 2 + 7 * L ** 4);
    expectClose(deflection.min.value, -largest, TOLERANCE);
  });

  it('[AISC 4] uniform load partially distributed', () => {
    const [a, b, c] = [1, 2, 3];
    const R1 = ((q * b) / (2 * L)) * (2 * c + b);
    const { M, R } = solved(beamCase(L, { ...simple, loads: [uniform(a, a + b, -q)] }));
    expectClose(R[0]?.normal, R1, TOLERANCE);
    expectClose(M.max.x, a + R1 / q, 1e-10);
    expectClose(M.max.value, R1 * (a + R1 / (2 * q)), TOLERANCE);
  });

  it('[AISC 8] concentrated load at any point', () => {
    const a = 4;
    const b = 2;
    const { M, deflection } = solved(beamCase(L, { ...simple, loads: [force(a, -P)] }));
    expectClose(M.max.value, (P * a * b) / L, TOLERANCE);
    expectClose(deflection.min.x, Math.sqrt((a * (a + 2 * b)) / 3), 1e-10);
    const largest = (P * a * b * (a + 2 * b) * Math.sqrt(3 * a * (a + 2 * b))) / (27 * EI * L);
    expectClose(deflection.min.value, -largest, TOLERANCE);
    expectClose(valueAt(deflection, a), (-P * a ** 2 * b ** 2) / (3 * EI * L), TOLERANCE);
  });

  it('[Roark 3e] moment at any point', () => {
    const m = 9000;
    const a = 2;
    const { M, R, slope } = solved(beamCase(L, { ...simple, loads: [moment(a, m)] }));
    expectClose(R[0]?.normal, m / L, TOLERANCE);
    expectClose(R[1]?.normal, -m / L, TOLERANCE);
    expectClose(M.max.value, (m * a) / L, TOLERANCE);
    expectClose(M.min.value, (m * a) / L - m, TOLERANCE);
    expectClose(valueAt(slope, 0), (m * (3 * (L - a) ** 2 - L ** 2)) / (6 * L * EI), TOLERANCE);
  });

  it('[AISC 24] overhang with uniform load', () => {
    const a = 2;
    const all = L + a;
    const { M, deflection } = solved(
      beamCase(all, { supports: [pin(0), roller(L)], loads: [uniform(0, all, -q)] }),
    );
    expectClose(M.min.value, (-q * a ** 2) / 2, TOLERANCE);
    expectClose(M.max.value, (q / (8 * L ** 2)) * (L + a) ** 2 * (L - a) ** 2, TOLERANCE);
    const end = ((q * a) / (24 * EI)) * (4 * a ** 2 * L - L ** 3 + 3 * a ** 3);
    expectClose(valueAt(deflection, all), -end, 1e-11);
  });
});

describe('cantilevers', () => {
  it('[AISC 19] uniform load', () => {
    const { R, deflection, slope } = solved(
      beamCase(L, { supports: [clamp(0)], loads: [uniform(0, L, -q)] }),
    );
    expectClose(R[0]?.moment, (q * L ** 2) / 2, TOLERANCE);
    expectClose(valueAt(deflection, L), (-q * L ** 4) / (8 * EI), TOLERANCE);
    expectClose(valueAt(slope, L), (-q * L ** 3) / (6 * EI), TOLERANCE);
  });

  it('[AISC 21] load at any point, clamped at the right', () => {
    const b = 4;
    const a = L - b;
    const { M, deflection } = solved(beamCase(L, { supports: [clamp(L)], loads: [force(a, -P)] }));
    expectClose(M.min.value, -P * b, TOLERANCE);
    expectClose(valueAt(deflection, 0), ((-P * b ** 2) / (6 * EI)) * (3 * L - b), TOLERANCE);
    expectClose(valueAt(deflection, a), (-P * b ** 3) / (3 * EI), TOLERANCE);
  });

  it('[Hooke] stretches under an axial load at its end', () => {
    const { N, u, R } = solved(beamCase(L, { supports: [clamp(0)], loads: [axial(L, 5000)] }));
    expectClose(N.max.value, 5000, TOLERANCE);
    expectClose(valueAt(u, L), (5000 * L) / EA, TOLERANCE);
    expectClose(R[0]?.axial, -5000, TOLERANCE);
  });
});

describe('propped and clamped beams', () => {
  const propped = { supports: [clamp(0), roller(L)] };

  it('[AISC 12] propped, uniform load: the largest deflection is a root of the exact polynomial', () => {
    const { M, R, deflection } = solved(beamCase(L, { ...propped, loads: [uniform(0, L, -q)] }));
    expectClose(R[0]?.normal, (5 * q * L) / 8, TOLERANCE);
    expectClose(R[1]?.normal, (3 * q * L) / 8, TOLERANCE);
    expectClose(R[0]?.moment, (q * L ** 2) / 8, TOLERANCE);
    expectClose(M.max.value, (9 * q * L ** 2) / 128, TOLERANCE);
    // From the roller: v = q·x/(48 EI)·(L³ - 3 L x² + 2 x³), with its extreme at x/L = (1 + sqrt 33)/16.
    const t = (1 + Math.sqrt(33)) / 16;
    expectClose(deflection.min.x, L * (1 - t), 1e-10);
    expectClose(deflection.min.value, ((-q * L ** 4) / (48 * EI)) * (t - 3 * t ** 3 + 2 * t ** 4), TOLERANCE);
    expectClose(deflection.min.value, (-q * L ** 4) / (185 * EI), 3e-3);
  });

  it('[AISC 13] propped, load at the centre', () => {
    const { R, deflection } = solved(beamCase(L, { ...propped, loads: [force(L / 2, -P)] }));
    expectClose(R[1]?.normal, (5 * P) / 16, TOLERANCE);
    expectClose(R[0]?.moment, (3 * P * L) / 16, TOLERANCE);
    expectClose(deflection.min.x, L * (1 - 1 / Math.sqrt(5)), 1e-10);
    expectClose(deflection.min.value, (-P * L ** 3) / (48 * EI * Math.sqrt(5)), TOLERANCE);
  });

  it('[AISC 15] clamped at both ends, uniform load', () => {
    const { M, deflection } = solved(
      beamCase(L, { supports: [clamp(0), clamp(L)], loads: [uniform(0, L, -q)] }),
    );
    expectClose(M.min.value, (-q * L ** 2) / 12, TOLERANCE);
    expectClose(M.max.value, (q * L ** 2) / 24, TOLERANCE);
    expectClose(deflection.min.value, (-q * L ** 4) / (384 * EI), TOLERANCE);
    expectClose(M.zeros[0], L * (0.5 - Math.sqrt(1 / 12)), 1e-10);
  });

  it('[AISC 17] clamped at both ends, load at any point', () => {
    const a = 2;
    const b = 4;
    const { R } = solved(beamCase(L, { supports: [clamp(0), clamp(L)], loads: [force(a, -P)] }));
    expectClose(R[0]?.normal, ((P * b ** 2) / L ** 3) * (3 * a + b), TOLERANCE);
    expectClose(R[0]?.moment, (P * a * b ** 2) / L ** 2, TOLERANCE);
    expectClose(R[1]?.moment, (-P * a ** 2 * b) / L ** 2, TOLERANCE);
  });

  it('[Slope-deflection] one end of a clamped beam turns', () => {
    const turn = 0.002;
    const { R } = solved(beamCase(L, { supports: [clamp(0), clamp(L, { settlement: { r: turn } })] }));
    expectClose(R[1]?.moment, (4 * EI * turn) / L, TOLERANCE);
    expectClose(R[0]?.moment, (2 * EI * turn) / L, TOLERANCE);
  });

  it('[Hooke] axial load between two rigid ends', () => {
    const { N, R } = solved(beamCase(L, { supports: [clamp(0), pin(L)], loads: [axial(2, 6000)] }));
    expectClose(R[0]?.axial, -6000 * (4 / 6), TOLERANCE);
    expectClose(R[1]?.axial, -6000 * (2 / 6), TOLERANCE);
    expectClose(valueAt(N, 1), 4000, TOLERANCE);
    expectClose(valueAt(N, 5), -2000, TOLERANCE);
  });
});

describe('continuous beams', () => {
  it('[Three moments] two equal spans, uniform load on both', () => {
    const { M, R } = solved(
      beamCase(2 * L, { supports: [pin(0), roller(L), roller(2 * L)], loads: [uniform(0, 2 * L, -q)] }),
    );
    expectClose(M.min.value, (-q * L ** 2) / 8, TOLERANCE);
    expectClose(R[0]?.normal, (3 * q * L) / 8, TOLERANCE);
    expectClose(R[1]?.normal, (10 * q * L) / 8, TOLERANCE);
    expectClose(M.max.value, (9 * q * L ** 2) / 128, TOLERANCE);
    expectClose(M.zeros[1], (3 * L) / 4, 1e-10);
  });

  it('[AISC 30] two equal spans, load at the centre of one', () => {
    const { M, R } = solved(
      beamCase(2 * L, { supports: [pin(0), roller(L), roller(2 * L)], loads: [force(L / 2, -P)] }),
    );
    expectClose(R[0]?.normal, (13 * P) / 32, TOLERANCE);
    expectClose(R[2]?.normal, (-3 * P) / 32, TOLERANCE);
    expectClose(valueAt(M, L), (-3 * P * L) / 32, TOLERANCE);
  });

  it('[Three moments] three equal spans, uniform load: 0.1 q L² over the supports', () => {
    const supports = [pin(0), roller(L), roller(2 * L), roller(3 * L)];
    const { M, R } = solved(beamCase(3 * L, { supports, loads: [uniform(0, 3 * L, -q)] }));
    expectClose(valueAt(M, L), -0.1 * q * L ** 2, TOLERANCE);
    expectClose(R[0]?.normal, 0.4 * q * L, TOLERANCE);
    expectClose(R[1]?.normal, 1.1 * q * L, TOLERANCE);
  });

  it('[Three moments] two spans whose middle support sinks', () => {
    const sink = 0.01;
    const supports = [pin(0), roller(L, { settlement: { y: -sink } }), roller(2 * L)];
    const { M, R } = solved(beamCase(2 * L, { supports }));
    expectClose(valueAt(M, L), (3 * EI * sink) / L ** 2, TOLERANCE);
    expectClose(R[1]?.normal, (-6 * EI * sink) / L ** 3, TOLERANCE);
  });

  it('[Force method] a spring in the middle of a simple beam', () => {
    const k = 3e6;
    const supports = [pin(0), spring(L / 2, { y: k }), roller(L)];
    const { R, deflection } = solved(beamCase(L, { supports, loads: [uniform(0, L, -q)] }));
    const flexibility = L ** 3 / (48 * EI);
    const X = (5 * q * L ** 4) / (384 * EI) / (flexibility + 1 / k);
    expectClose(R[1]?.normal, X, TOLERANCE);
    expectClose(valueAt(deflection, L / 2), -X / k, TOLERANCE);
  });

  it('[Statics] a hinge over a bearing makes two simple beams', () => {
    const supports = [pin(0), roller(L, { release: true }), roller(2 * L)];
    const { M, R, slope } = solved(beamCase(2 * L, { supports, loads: [uniform(0, 2 * L, -q)] }));
    expect(valueAt(M, L)).toBe(0);
    expectClose(R[1]?.normal, q * L, TOLERANCE);
    expectClose(valueAt(slope, L, 'left'), (q * L ** 3) / (24 * EI), TOLERANCE);
    expectClose(valueAt(slope, L, 'right'), (-q * L ** 3) / (24 * EI), TOLERANCE);
  });

  it('[Statics] a clamped beam with a hinge carries the tip like two cantilevers', () => {
    const supports = [clamp(0), hinge(L / 2), clamp(L)];
    const { R, deflection } = solved(beamCase(L, { supports, loads: [force(L / 2, -P)] }));
    expectClose(R[0]?.moment, (P / 2) * (L / 2), TOLERANCE);
    expectClose(deflection.min.value, (-(P / 2) * (L / 2) ** 3) / (3 * EI), TOLERANCE);
  });
});

describe('without real constants', () => {
  it('the forces are the same and the deflection is EI·v', () => {
    const loads = [uniform(0, L, -q)];
    const { M, deflection } = solved({ schema: 1, L, supports: [pin(0), roller(L)], loads });
    expectClose(M.max.value, (q * L ** 2) / 8, TOLERANCE);
    expectClose(deflection.min.value, (-5 * q * L ** 4) / 384, TOLERANCE);
  });

  it('a determinate beam has the same forces to the last bit for any EI', () => {
    const beam = {
      supports: [pin(0), hinge(4), roller(5), roller(9)],
      loads: [uniform(0, 9, -q), force(2.3, -P)],
    };
    const [soft, stiff] = [3.7e3, 8.1e12].map((value) =>
      solved(beamCase(9, { ...beam, ...stiffness(value) })),
    );
    expect(soft?.M).toEqual(stiff?.M);
    expect(soft?.Q).toEqual(stiff?.Q);
    expect(soft?.R).toEqual(stiff?.R);
  });
});
