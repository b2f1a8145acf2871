import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axial,
  beamCase,
  clamp,
  force,
  hinge,
  moment,
  pin,
  roller,
  spring,
  uniform,
} from '../../../verification/beamCase.ts';
import { randomBeam, toDocument } from '../../../verification/independent/randomBeams.ts';
import type { SolvedBeam, SolveOptions } from './answer.ts';
import type { Descriptor, DescriptorSystem } from '../descriptor/descriptor.ts';
import { solveBeam } from '../solveBeam.ts';
import { drawCases, leastSeen } from '../../../verification/drawCases.ts';

const RUNS = drawCases(300);
const SEED = Number(process.env['EECS_SEED'] ?? 3);

function solved(document: unknown, options?: SolveOptions): SolvedBeam {
  const answer = solveBeam(document, options);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer;
}

/** Solves every random beam that is stable. */
function forEachBeam(options: (length: number) => SolveOptions, test: (answer: SolvedBeam) => void): void {
  let count = 0;
  fc.assert(
    fc.property(randomBeam, (beam) => {
      const answer = solveBeam(toDocument(beam), options(beam.length));
      if (answer.level === 'error') return;
      count++;
      test(answer);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(count).toBeGreaterThanOrEqual(leastSeen(RUNS, 1 / 3));
}

describe('the contents of an answer', () => {
  const forces = (count: number) => Array.from({ length: count }, (_, i) => force(i + 1, -10));
  const withSegments = (count: number) =>
    beamCase(count, { supports: [pin(0), roller(count)], loads: forces(count - 1) });
  const parts = ({ sets, mohr }: SolvedBeam) =>
    [sets[0]?.descriptor, sets[0]?.tree, sets[0]?.checks, mohr].map((part) => part !== null);

  it('is everything up to 60 segments of M, and the diagrams alone beyond', () => {
    expect(parts(solved(withSegments(60)))).toEqual([true, true, true, true]);
    expect(parts(solved(withSegments(61)))).toEqual([false, false, false, false]);
  });

  it('the answer has the requested contents, whatever its size', () => {
    const long = withSegments(80);
    expect(parts(solved(long, { include: ['tree'] }))).toEqual([false, true, false, false]);
    expect(parts(solved(long, { include: ['checks', 'descriptor'] }))).toEqual([true, false, true, false]);
    expect(parts(solved(long, { mohr: [{ x: 2, kind: 'slope' }] }))).toEqual([false, false, false, true]);
    expect(parts(solved(withSegments(3), { include: [] }))).toEqual([false, false, false, false]);
    expect(solved(withSegments(3), { mohr: [] }).mohr).toEqual([]);
  });

  it('takes the largest deflection over all sets as the default place', () => {
    const caseSets = [{ title: 'A' }, { title: 'B' }];
    const loads = [
      { ...force(2, -10), sets: 1 },
      { ...force(4, -500), sets: 2 },
    ];
    const answer = solved(beamCase(6, { supports: [pin(0), roller(6)], caseSets, loads }));
    expect(answer.mohr?.[0]?.x).toBe(answer.sets[1]?.deflection.min.x);
    expect(answer.mohr?.[0]?.cases).toHaveLength(2);
  });
});

describe('on random beams', () => {
  it('A·x = b, in the answer and in the second method, and both agree', () => {
    forEachBeam(
      () => ({ include: ['descriptor'] }),
      ({ sets }) => {
        const descriptor = sets[0]?.descriptor as Descriptor;
        expect(descriptor.A.rows).toBe(descriptor.A.cols);
        expect(descriptor.equations).toHaveLength(descriptor.A.rows);
        expect(descriptor.residual).toBeLessThan(1e-12);
        expect(descriptor.alternative?.residual).toBeLessThan(1e-12);
        expect(descriptor.alternative?.maxDifference).toBeLessThan(1e-10);
        expect(descriptor.condition).toBeGreaterThanOrEqual(1);
      },
    );
  });

  it('the isolated blocks can be solved one after another, each from those before', () => {
    forEachBeam(
      () => ({ include: ['descriptor'] }),
      ({ sets }) => {
        const descriptor = sets[0]?.descriptor as Descriptor;
        const size = descriptor.x.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
        const found = solveByBlocks(descriptor);
        // The forward error of elimination is the rounding error times the condition number.
        const tolerance = 1e-13 * (descriptor.condition ?? NaN);
        found.forEach((value, i) => {
          expect(Math.abs(value - descriptor.x[i]!)).toBeLessThanOrEqual(tolerance * size);
        });
      },
    );
  });

  it('the floor plan can be solved in its order, and every force in a hinge has its opposite', () => {
    forEachBeam(
      () => ({ include: ['tree'] }),
      ({ sets, verdict }) => {
        const parts = sets[0]?.tree?.bms ?? [];
        expect([...parts].map(({ order }) => order).sort((a, b) => a - b)).toEqual(parts.map((_, i) => i));
        for (const { id, tier, restsOn, carries, order, left } of parts) {
          expect(tier).toBeGreaterThanOrEqual(0);
          expect(restsOn.length > 0).toBe(tier > 0);
          for (const below of restsOn) {
            expect(parts[below]?.tier).toBeLessThan(tier);
            expect(parts[below]?.order).toBeGreaterThan(order);
            expect(parts[below]?.carries).toContain(id);
          }
          for (const above of carries) expect(parts[above]?.restsOn).toContain(id);
          if (!left) continue;
          expect(parts[left.part]?.right?.normal).toBe(0 - left.normal);
          expect(parts[left.part]?.right?.axial).toBe(0 - left.axial);
        }
        expect(verdict.mechanisms).toEqual([]);
      },
    );
  });

  it('Mohr’s integral is the displacement of the diagrams, and the terms add up to it', () => {
    forEachBeam(
      (length) => ({
        include: [],
        mohr: [
          { x: 0.37 * length, kind: 'deflection' },
          { x: length, kind: 'deflection' },
          { x: 0, kind: 'slope' },
          { x: 0.61 * length, kind: 'slope' },
          { x: 0.8 * length, kind: 'axial' },
        ],
      }),
      ({ mohr }) => {
        for (const { cases } of mohr ?? []) {
          for (const { M, N, Q, springs, settlement, total, segments, check } of cases) {
            expect(check.difference).toBeLessThan(1e-10);
            expect(check.passed).toBe(true);
            expect(total).toBe(M + N + Q + springs + settlement);
            const size = segments.reduce((largest, { value }) => Math.max(largest, Math.abs(value)), 0);
            const sum = segments.reduce((all, { value }) => all + value, 0);
            expect(Math.abs(sum - M - N)).toBeLessThanOrEqual(1e-13 * size * segments.length);
          }
        }
      },
    );
  });

  it('all checks of random beams pass', () => {
    forEachBeam(
      () => ({ include: ['checks'] }),
      ({ sets }) => expect(sets[0]?.checks).toMatchObject({ passed: true }),
    );
  });
});

describe('degenerate beams hold finite numbers only', () => {
  const load = [force(2, -1000)];
  it.each([
    ['nothing bends: an axial force', beamCase(6, { supports: [clamp(0)], loads: [axial(3, 5)] })],
    [
      'nothing moves: a load on a support',
      beamCase(6, { supports: [pin(0), roller(6)], loads: [force(6, -5)] }),
    ],
    ['a load of zero', beamCase(6, { supports: [pin(0), roller(6)], loads: [force(3, 0)] })],
    ['a rigid motion', beamCase(6, { supports: [pin(0), roller(6, { settlement: { y: 1 } })], loads: [] })],
    [
      'a moment at a hinge',
      beamCase(6, { supports: [clamp(0), hinge(3), roller(6)], loads: [moment(3, 7)] }),
    ],
    ['no real constants', { schema: 1, L: 6, supports: [clamp(0), roller(6)], loads: load }],
    ['supports a nanometre apart', beamCase(6, { supports: [pin(0), roller(1e-9)], loads: load })],
    [
      'a spring of 1e-12 and one of 1e15',
      beamCase(6, { supports: [pin(0), spring(3, { y: 1e-12 }), spring(6, { y: 1e15 })], loads: load }),
    ],
    ['one clamp in the middle', beamCase(6, { supports: [clamp(3)], loads: [uniform(0, 6, -1)] })],
    [
      'a settlement of everything',
      beamCase(6, { supports: [clamp(0, { settlement: { x: 1, y: 1, r: 1 } })], loads: [] }),
    ],
  ])('%s', (_, document) => {
    const { sets, mohr } = solved(document);
    const { descriptor, tree, checks } = sets[0]!;
    expect(numbersIn({ descriptor, tree, checks, mohr }).every(Number.isFinite)).toBe(true);
    expect(checks?.passed).toBe(true);
    expect(descriptor?.condition).not.toBeNull();
    for (const { check } of mohr?.[0]?.cases ?? []) expect(check.passed).toBe(true);
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Solves block by block, using only the results of earlier blocks, by elimination with row interchanges. */
function solveByBlocks({ A, b, isolated }: DescriptorSystem & Pick<Descriptor, 'isolated'>): number[] {
  const x = new Array<number>(b.length).fill(NaN);
  const rows = Array.from({ length: A.rows }, (): [number, number][] => []);
  for (const [i, j, value] of A.entries) rows[i]!.push([j, value]);
  for (const { unknowns, equations } of isolated) {
    const matrix = equations.map((i) => {
      const row = new Array<number>(unknowns.length + 1).fill(0);
      row[unknowns.length] = b[i]!;
      for (const [j, value] of rows[i]!) {
        const column = unknowns.indexOf(j);
        if (column >= 0) row[column] = value;
        else row[unknowns.length]! -= value * x[j]!;
      }
      const scale = row.slice(0, -1).reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
      return row.map((value) => value / scale);
    });
    solveDense(matrix).forEach((value, k) => (x[unknowns[k]!] = value));
  }
  return x;
}

function solveDense(rows: number[][]): number[] {
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    let p = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i]![k]!) > Math.abs(rows[p]![k]!)) p = i;
    [rows[k], rows[p]] = [rows[p]!, rows[k]!];
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i]![k]! / rows[k]![k]!;
      for (let j = k; j <= n; j++) rows[i]![j]! -= factor * rows[k]![j]!;
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let k = n - 1; k >= 0; k--) {
    let sum = rows[k]![n]!;
    for (let j = k + 1; j < n; j++) sum -= rows[k]![j]! * x[j]!;
    x[k] = sum / rows[k]![k]!;
  }
  return x;
}
