import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { denseTruss } from '../../../verification/truss/denseTruss.ts';
import { linksBetween, trussCase } from '../../../verification/truss/plainTruss.ts';
import { readTruss } from '../../model/truss/readTruss.ts';
import { convertTruss } from '../assembly/convertTruss.ts';
import { solveTruss } from '../solveTruss.ts';
import { nearMotions } from './nearMotions.ts';

/** Two rods between two pins on a line of slope 0.3, with their joint off the line by `off`. */
const line = (off: number) =>
  trussCase(
    [
      { at: [0, 0], anchor: 3 },
      { at: [1.1, 0.33 + off], load: [0, -1000] },
      { at: [3.3, 0.99], anchor: 3 },
    ],
    linksBetween([0, 1], [1, 2]),
  );

/** Nearly level lines, one above the other, not connected. */
const lines = (count: number) =>
  trussCase(
    Array.from({ length: count }, (_, k) => 5 * k).flatMap((y) => [
      { at: [0, y] as const, anchor: 3 },
      { at: [1.1, y + 1e-9] as const, load: [0, -1000] as const },
      { at: [3.3, y] as const, anchor: 3 },
    ]),
    Array.from({ length: count }, (_, k) => 3 * k).flatMap((k) => linksBetween([k, k + 1], [k + 1, k + 2])),
  );

/** The same line in the form that the solver uses, with its joint higher by `off`. */
const plainLine = (off: number) =>
  denseTruss(
    [
      [[0, 0], 3],
      [[1, off], 0],
      [[2, 0], 3],
    ],
    [
      [0, 1, 1],
      [1, 2, 1],
    ],
  ).model;

const MEANS = { kernel: undefined, memory: 1e6 };

const statusOf = (document: unknown) => solveTruss(document).verdict!.status;

describe('a truss that can stand but for rounding', () => {
  it('is refused with its motion, and what would stop it', () => {
    const answer = solveTruss(line(1e-9));
    expect(answer).toMatchObject({ level: 'error', message: 'singular' });
    expect(answer.verdict).toMatchObject({ status: 'instantlyChangeable', exact: false });
    const [mechanism, ...others] = answer.verdict!.mechanisms;
    expect(others).toEqual([]);
    // The joint moves across the line: (-0.3, 1).
    const [motion] = mechanism!.joints;
    expectClose(motion!.y, 1, 1e-9);
    expectClose(motion!.x, -0.3, 1e-6);
    expect(mechanism!.fixes[0]!.code).toBe('addAnchor');
  });

  it('is stable after its first fixes', () => {
    const document = lines(2) as { joints: object[] };
    const { verdict } = solveTruss(document);
    expect(verdict!.mechanisms).toHaveLength(2);
    const joints = document.joints.map((joint) => ({ ...joint }));
    for (const { fixes } of verdict!.mechanisms) {
      const [fix] = fixes;
      const [, , joint] = fix!.edit.path.split('/');
      Object.assign(joints[Number(joint)]!, { anchor: fix!.edit.value });
    }
    expect(solveTruss({ ...document, joints }).level).not.toBe('error');
  });

  it('is stable after its first fixes if two motions are of one joint', () => {
    const document = trussCase(
      [
        { at: [0, 0, 0], anchor: 7 },
        { at: [1.1, 0, 0], load: [0, -1000, 0] },
        { at: [3.3, 1e-9, 0], anchor: 7 },
        { at: [5, 0, 1e-9], anchor: 7 },
      ],
      linksBetween([0, 1], [1, 2], [1, 3]),
    ) as { joints: object[] };
    const { verdict } = solveTruss(document);
    expect(verdict!.mechanisms).toHaveLength(2);
    const joints = document.joints.map((joint) => ({ ...joint }));
    for (const { fixes } of verdict!.mechanisms) {
      expect(fixes[0]!.edit.path).toBe('/joints/1/anchor');
      Object.assign(joints[1]!, { anchor: fixes[0]!.edit.value });
    }
    expect(solveTruss({ ...document, joints }).level).not.toBe('error');
  });

  it('reports that rounding decided, so that it is unknown whether the motion continues', () => {
    expect(solveTruss(line(1e-9)).verdict!.evidence).toBe('none');
  });

  it('reports up to eight motions, the first ones, with an upper bound of the rank', () => {
    const { verdict } = solveTruss(lines(8));
    const moving = verdict!.mechanisms.map(({ joints }) => joints.map(({ joint }) => joint));
    expect(moving.flat().sort((a, b) => a - b)).toEqual([1, 4, 7, 10, 13, 16, 19, 22]);
    expect(verdict).not.toHaveProperty('isRankAtMost');
    for (const count of [9, 12]) {
      // Each line has two equations for its joint and four for its pins; eight motions are reported.
      const answer = solveTruss(lines(count));
      expect(answer).toMatchObject({
        message: 'singular',
        rank: 6 * count - 8,
        verdict: { isRankAtMost: true },
      });
      const joints = answer.verdict!.mechanisms.map((mechanism) =>
        mechanism.joints.map(({ joint }) => joint),
      );
      expect(joints).toHaveLength(8);
      for (const moving of joints) expect(moving).toHaveLength(1);
      expect(new Set(joints.flat()).size).toBe(8);
    }
  });

  it('is the same truss in other units', () => {
    for (const off of [0, 1e-12, 1e-9]) {
      const { document } = readTruss(line(off));
      expect(statusOf(document)).toBe('instantlyChangeable');
      expect(statusOf(convertTruss(document!, 1))).toBe('instantlyChangeable');
    }
    const { document } = readTruss(line(1e-3));
    expect(statusOf(document)).toBe('determinate');
    expect(statusOf(convertTruss(document!, 1))).toBe('determinate');
  });

  it('is refused just inside the tolerance and solved just outside', () => {
    // The sine of the angle between the joint's links and the axis of the line is off/1 on both sides; its square is
    // compared with 1e-10.
    const flat = (off: number) =>
      trussCase(
        [
          { at: [-1, 0], anchor: 3 },
          { at: [1, 0], anchor: 3 },
          { at: [0, off], load: [0, -1] },
        ],
        linksBetween([0, 2], [1, 2]),
      );
    expect(solveTruss(flat(0.99e-5)).level).toBe('error');
    const answer = solveTruss(flat(1.01e-5));
    if (answer.level === 'error') throw new Error('expected an answer');
    expectClose(answer.sets[0]!.N[0], -1 / (2 * 1.01e-5), 1e-9);
  });
});

describe('a sound truss with a link much shorter than the others', () => {
  it('has its forces, for statics knows no lengths', () => {
    const document = trussCase(
      [
        { at: [0, 0], anchor: 3 },
        { at: [2, 0], anchor: 3 },
        { at: [0, 1], load: [1000, 0] },
        { at: [1e-10, 1] },
      ],
      linksBetween([0, 2], [2, 3], [1, 3], [1, 2]),
    );
    const answer = solveTruss(document);
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
    // Nothing acts on the joint beside the loaded one, so both its links carry no force; links 1-2, with slope 1/2, and
    // 0-2, vertical, balance the load.
    const expected = [500, 0, 0, -500 * Math.sqrt(5)];
    expected.forEach((force, link) => {
      expectClose(answer.sets[0]!.N[link], force, 1e-12, 1000);
    });
  });

  it('reports motions only if there are any', () => {
    const line = plainLine(1e-9);
    expect(nearMotions(line, { joint: 1, axis: 1, pivot: 0 }, MEANS)!.mechanisms).toHaveLength(1);
    // One joint on two perpendicular links: if it is moved, one link lengthens by the whole displacement.
    expect(nearMotions(plainLine(1), { joint: 1, axis: 1, pivot: 0 }, MEANS)).toBeNull();
  });
});
