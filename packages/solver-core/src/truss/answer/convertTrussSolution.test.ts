import { describe, expect, it } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { trussCase } from '../../../verification/trussCase.ts';
import { generateTruss } from '../../../verification/truss/property/generateTruss.ts';
import { toTrussDocument } from '../../../verification/truss/property/simpleTruss.ts';
import { convertTruss } from '../assembly/convertTruss.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { trussHash } from '../../model/truss/trussHash.ts';
import { solveTruss } from '../solveTruss.ts';
import type { SolvedTruss, TrussOptions } from './answer.ts';
import { convertTrussSolution } from './convertTrussSolution.ts';

const LBF = 0.22480894387096;
const INCH = 0.0254;
const LB = 2.2046226294122;
/** 1 MPa in psi, from the factors above. */
const PSI = 1e6 * LBF * INCH ** 2;

function solve(document: TrussCase, options: TrussOptions = {}): SolvedTruss {
  const answer = solveTruss(document, options);
  if (answer.level === 'error') throw new Error(answer.failures.map(({ code }) => code).join());
  return answer;
}

/** Computes the deviation of all numbers of a part, relative to its largest value. */
function deviation(found: readonly number[] | null, wanted: readonly number[] | null): number {
  if (found === null || wanted === null) return found === wanted ? 0 : Infinity;
  const largest = wanted.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (found.length !== wanted.length) return Infinity;
  const worst = wanted.reduce((most, value, k) => Math.max(most, Math.abs(value - found[k]!)), 0);
  return worst === 0 ? 0 : worst / largest;
}

/** A triangle on a pin and a roller with self weight; one of its links is warmed, and its anchor settles. */
const document = trussCase({
  selfWeight: true,
  joints: trussCase().joints.map((joint, at) =>
    at === 1 ? { ...joint, settlement: { y: -0.0254 } } : joint,
  ),
  links: trussCase().links.map((link, at) => (at === 0 ? { ...link, dL: 0.00254 } : link)),
});

describe('an answer in the other system', () => {
  const answer = solve(document, { mohr: [{ joint: 2, axis: 'y' }], include: ['descriptor', 'checks'] });
  const converted = convertTrussSolution(answer, 0, convertTruss(document, 1));
  const [set] = answer.sets;
  const [other] = converted.sets;

  it('has each number in its unit', () => {
    const close = (found: number | undefined, wanted: number) =>
      expect(Math.abs(found! - wanted)).toBeLessThanOrEqual(3e-15 * Math.abs(wanted));
    set!.N.forEach((N, link) => {
      close(other!.N[link], N * LBF);
    });
    close(other!.R[0]!.y, set!.R[0]!.y * LBF);
    close(other!.displacement![2]!.y, set!.displacement![2]!.y / INCH);
    close(other!.stress![1], set!.stress![1]! * PSI);
    // 12 m of 10 cm2 of steel, 7850 kg/m3.
    expect(answer.totalMass).toBe(94.2);
    close(converted.totalMass, 94.2 * LB);
    expect(other!.utilisation).toEqual(set!.utilisation);
    expect(other!.residual).toBe(set!.residual);
  });

  it('is current: its hash is that of the converted document', () => {
    expect(converted.hash).toBe(trussHash(convertTruss(document, 1)));
    expect(convertTrussSolution(answer, 1, convertTruss(document, 1))).toBe(answer);
  });

  it('has equations that its unknowns fulfil', () => {
    for (const { descriptor } of converted.sets) {
      const { A, b, x } = descriptor!;
      const sums = b.map(() => 0);
      const sizes = b.map((value) => Math.abs(value));
      for (const [i, j, value] of A.entries) {
        sums[i]! += value * x[j]!;
        sizes[i] = Math.max(sizes[i]!, Math.abs(value * x[j]!));
      }
      b.forEach((value, i) => {
        expect(Math.abs(sums[i]! - value)).toBeLessThanOrEqual(1e-12 * sizes[i]! + 1e-9);
      });
    }
  });

  it('has Mohr sums of its parts', () => {
    const { N, elongation, settlement, total, links, check } = converted.mohr![0]!.cases[0]!;
    expect(Math.abs(N + elongation + settlement - total)).toBeLessThanOrEqual(1e-14 * Math.abs(total));
    const sum = links!.reduce((most, { value }) => most + value, 0);
    expect(Math.abs(sum - N - elongation)).toBeLessThanOrEqual(1e-14 * Math.abs(total));
    for (const link of links!) {
      const value = link.n * (link.N * link.flexibility + link.elongation);
      expect(Math.abs(value - link.value)).toBeLessThanOrEqual(1e-13 * Math.abs(link.value) + 1e-20);
    }
    expect(Math.abs(check.expected - other!.displacement![2]!.y)).toBeLessThanOrEqual(1e-15);
    expect(converted.mohr![0]!.unit).toEqual(answer.mohr![0]!.unit);
  });
});

const SEED = 410;

describe(`random trusses (seed ${SEED})`, () => {
  const solved = Array.from({ length: 60 }, (_, index) => {
    const parsed = parseTruss(toTrussDocument(generateTruss(createRandom(SEED + index))));
    if (!parsed.ok) throw new Error('a generated truss is sound');
    const answer = solveTruss(parsed.document);
    // A truss close to a mechanism loses digits in either system.
    const isFar = answer.level !== 'error' && answer.sets.every(({ condition }) => (condition ?? 1) < 1e6);
    return isFar ? [{ document: parsed.document, answer }] : [];
  }).flat();

  it('convert to what the converted document answers', () => {
    expect(solved.length).toBeGreaterThan(20);
    for (const one of solved) {
      const twin = convertTruss(one.document, 1);
      const converted = convertTrussSolution(one.answer, 0, twin);
      const anew = solve(twin);
      anew.sets.forEach((set, k) => {
        const found = converted.sets[k]!;
        const flat = (list: typeof set.displacement) => list && list.flatMap(({ x, y, z }) => [x, y, z]);
        expect(deviation(found.b, set.b)).toBeLessThan(1e-13);
        expect(deviation(found.N, set.N)).toBeLessThan(1e-9);
        expect(deviation(flat(found.R), flat(set.R))).toBeLessThan(1e-9);
        expect(deviation(flat(found.displacement), flat(set.displacement))).toBeLessThan(1e-8);
        expect(deviation(found.stress, set.stress)).toBeLessThan(1e-9);
        const coefficients = (of: typeof set) => of.descriptor!.A.entries.map(([, , value]) => value);
        if (set.descriptor) expect(deviation(coefficients(found), coefficients(set))).toBeLessThan(1e-13);
        expect(found.descriptor?.unknowns).toEqual(set.descriptor?.unknowns);
      });
      expect(converted.hash).toBe(anew.hash);
    }
  });

  it('come back as they went, to the last digits', () => {
    for (const one of solved) {
      const there = convertTrussSolution(one.answer, 0, convertTruss(one.document, 1));
      const back = convertTrussSolution(there, 1, convertTruss(convertTruss(one.document, 1), 0));
      back.sets.forEach((set, k) => {
        expect(deviation(set.N, one.answer.sets[k]!.N)).toBeLessThan(1e-15);
        expect(deviation(set.stress, one.answer.sets[k]!.stress)).toBeLessThan(1e-15);
      });
      expect(back.hash).toBe(one.answer.hash);
    }
  });
});
