import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { linksBetween, prattGirder, trussCase } from '../../verification/truss/plainTruss.ts';
import { parseTruss } from '../model/truss/parseTruss.ts';
import { createPlainKernel } from '../sparse/kernels/plainKernel.ts';
import { solveTruss } from './solveTruss.ts';
import type { FrontKernel } from '../sparse/kernels/frontKernel.ts';
import { firstSet, refused } from '../../verification/truss/solved.ts';

describe('trusses that cannot stand', () => {
  it('are singular although links and anchors are as many as equations', () => {
    // A girder in which one panel has both diagonals and the other none.
    const document = trussCase(
      [
        { at: [0, 0], anchor: 3 },
        { at: [1, 0] },
        { at: [2, 0], anchor: 2 },
        { at: [0, 1] },
        { at: [1, 1], load: [0, -1000] },
        { at: [2, 1] },
      ],
      linksBetween([0, 1], [1, 2], [3, 4], [4, 5], [0, 3], [1, 4], [2, 5], [0, 4], [1, 3]),
    );
    const answer = refused(document);
    expect(answer).toMatchObject({ errno: 42210, message: 'singular', actual: 12, expected: 12, rank: 11 });
    expect(answer.verdict!.mechanisms).toHaveLength(1);
    expect(answer.failures.map(({ code }) => code)).toEqual(['singular.mechanism']);
  });

  it('lack conditions when nothing holds them', () => {
    const document = trussCase([{ at: [0, 0] }, { at: [1, 0], load: [1000, 0] }], linksBetween([0, 1]));
    expect(refused(document)).toMatchObject({ errno: 42212, message: 'conditions', rank: 1 });
  });

  it('are refused within rounding when links are nearly on one line, with their motion', () => {
    const document = trussCase(
      [
        { at: [-1, 0], anchor: 3 },
        { at: [1, 0], anchor: 3 },
        { at: [0, 1e-7], load: [0, -1] },
      ],
      linksBetween([0, 2], [1, 2]),
    );
    const answer = refused(document);
    expect(answer).toMatchObject({
      message: 'singular',
      // Two links and four held directions for six equations, one of which has no pivot: the rank is short by the
      // reported motion.
      actual: 6,
      expected: 6,
      rank: 5,
      verdict: { status: 'instantlyChangeable', rank: 5, degree: 1, exact: false },
    });
    expect(answer.verdict).not.toHaveProperty('isRankAtMost');
    expect(answer.failures.map(({ code }) => code)).toEqual(['singular.rounding']);
    const [mechanism] = answer.verdict!.mechanisms;
    expect(mechanism!.joints).toEqual([{ joint: 2, x: 0, y: 1, z: 0 }]);
    expect(mechanism!.fixes).toEqual([
      { code: 'addAnchor', edit: { op: 'add', path: '/joints/2/anchor', value: 2 } },
    ]);
  });

  it('are refused with all reasons at once', () => {
    const document = trussCase(
      [{ at: [0, 0], anchor: 3 }, { at: [1, 0] }, { at: [2, 0], anchor: 2 }],
      linksBetween([0, 1], [1, 2]),
    );
    const codes = refused(document).failures.map(({ code }) => code);
    expect(codes.sort()).toEqual(['loads.none', 'singular.mechanism']);
  });
});

describe('documents nested too deep', () => {
  it.each([32, 100_000])('are refused by the place, as parseTruss does: %i', (depth) => {
    const memo: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    const answer = refused({ ...prattGirder(), memo });
    expect(answer).toMatchObject({ hash: null, verdict: null });
    expect(answer.failures).toMatchObject([{ code: 'schema.depth', path: '/memo/0/0/0' }]);
    expect(parseTruss({ ...prattGirder(), memo })).toEqual({ ok: false, failures: answer.failures });
  });
});

describe('numbers that do not fit', () => {
  it('are refused before memory is taken', () => {
    const reserved: number[] = [];
    const plain = createPlainKernel();
    const kernel: FrontKernel = {
      ...plain,
      reserve(doubles) {
        reserved.push(doubles);
        return plain.reserve(doubles);
      },
    };
    const [failure] = refused(prattGirder(), { memory: 100, kernel }).failures;
    expect(failure).toMatchObject({ code: 'range.memory', values: { limit: 100 } });
    expect(reserved).toEqual([]);
    // With exactly the memory that the failure states it is solved, with one byte less it is not.
    const bytes = failure!.values['bytes'] as number;
    expect(refused(prattGirder(), { memory: bytes - 1, kernel })).toMatchObject({
      message: 'range',
      errno: 42211,
    });
    expect(reserved).toEqual([]);
    expect(solveTruss(prattGirder(), { memory: bytes, kernel }).level).toBe('ok');
    expect(reserved).toHaveLength(1);
    expect(8 * reserved[0]!).toBeLessThan(bytes);
  });

  it.each([1e-60, 1e60])(
    'are finite where they are as small or large as a document may say them: %d',
    (size) => {
      const materials = [{ name: 'thread', E: 1e-60, nu: 0.3 }];
      const sections = [{ className: 'generic', label: 'thread', A: size }];
      const document = prattGirder({ materials, sections });
      const joints = (document['joints'] as { x: number; y: number }[]).map((joint) => ({
        ...joint,
        x: joint.x * size,
        y: joint.y * size,
      }));
      const answer = solveTruss({ ...document, joints });
      const numbers = JSON.stringify(answer, (_key, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
      );
      expect(numbers).not.toContain('not finite');
      if (answer.level !== 'error') expectClose(answer.sets[0]!.N[0], 11_250, 1e-13);
    },
  );

  it('stiffnesses of very different size do not prevent the answer of statics', () => {
    const document = trussCase(
      [
        { at: [0, 0], anchor: 3 },
        { at: [2, 0], anchor: 3 },
        { at: [1, 1], load: [0, -1000] },
      ],
      linksBetween([0, 2], [1, 2]),
    );
    const materials = [
      { name: 'steel', E: 200_000, nu: 0.3 },
      { name: 'foam', E: 2e-12, nu: 0.3 },
    ];
    const links = (document['links'] as object[]).map((link, k) => ({ ...link, materialIndex: k }));
    const { N, displacement, checks } = firstSet({ ...document, materials, links });
    for (const force of N) expectClose(force, -1000 / Math.SQRT2, 1e-14);
    // The soft link alone: N·l/EA along (-1, 1)/√2, EA = 2e-9 N.
    expectClose(displacement![2]!.y, -(1000 / 2e-9) / Math.SQRT2, 1e-12);
    expect(checks!.passed).toBe(true);
  });
});
