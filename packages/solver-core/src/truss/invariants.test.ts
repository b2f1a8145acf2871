import { describe, expect, it } from 'vitest';
import { expectClose } from '../../verification/toBeRelativelyClose.ts';
import { bracedSquare, linksBetween, prattGirder, trussCase } from '../../verification/truss/plainTruss.ts';
import type { PlainJoint } from '../../verification/truss/plainTruss.ts';
import { readTruss } from '../model/truss/readTruss.ts';
import { convertTruss } from './assembly/convertTruss.ts';
import { solveTruss } from './solveTruss.ts';

function firstSet(document: unknown) {
  const answer = solveTruss(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets[0]!;
}

const N_TO_LBF = 0.22480894387096;
const M_TO_IN = 1 / 0.0254;

/** A double-layer grid of a few pyramids in space, several times indeterminate. */
function pyramids(load: NonNullable<PlainJoint['load']>, turn: (at: number[]) => number[] = (at) => at) {
  const place = (...at: number[]) => turn(at) as [number, number, number];
  const lower = [0, 2, 4].flatMap((x) => [0, 2].map((y) => place(x, y, 0)));
  const upper = [1, 3].map((x) => place(x, 1, 1.5));
  const joints: PlainJoint[] = [
    ...lower.map((at, k) => ({ at, anchor: k === 0 || k === 1 || k === 4 || k === 5 ? 7 : 0 })),
    { at: upper[0]!, load: turn([load[0], load[1], load[2] ?? 0]) as [number, number, number] },
    { at: upper[1]! },
  ];
  const bars = linksBetween([0, 1], [0, 2], [1, 3], [2, 3], [2, 4], [3, 5], [4, 5], [6, 7], [2, 5], [0, 3]);
  const struts = [
    ...linksBetween([0, 6], [1, 6], [2, 6], [3, 6]),
    ...linksBetween([2, 7], [3, 7], [4, 7], [5, 7]),
  ];
  return trussCase(joints, [...bars, ...struts]);
}

describe('a truss in other units', () => {
  it.each([
    ['a girder', prattGirder()],
    [
      'a braced square with a long diagonal',
      bracedSquare({ load: [1000, 0], diagonal: { dL: 1e-3, dT: 20 } }),
    ],
    ['a grid in space', pyramids([1000, -2000, -5000])],
  ])('has the same forces, stresses and displacements: %s', (_name, input) => {
    const { document } = readTruss(input);
    const si = firstSet(document);
    const us = firstSet(convertTruss(document!, 1));
    const most = Math.max(...si.N.map(Math.abs));
    us.N.forEach((force, link) => {
      expectClose(force / N_TO_LBF, si.N[link]!, 1e-9, most);
    });
    const psi = N_TO_LBF / M_TO_IN ** 2 / 1e-6;
    us.stress!.forEach((stress, link) => {
      expectClose(stress / psi, si.stress![link]!, 1e-9, most / 1000);
    });
    const largest = Math.max(...si.displacement!.flatMap(({ x, y, z }) => [x, y, z].map(Math.abs)));
    us.displacement!.forEach(({ x, y, z }, joint) => {
      const own = si.displacement![joint]!;
      expectClose(x / M_TO_IN, own.x, 1e-9, largest);
      expectClose(y / M_TO_IN, own.y, 1e-9, largest);
      expectClose(z / M_TO_IN, own.z, 1e-9, largest);
    });
  });
});

describe('a truss in space', () => {
  it('has the same forces when it is turned so that x is y, y is z and z is x', () => {
    const here = firstSet(pyramids([1000, -2000, -5000]));
    const there = firstSet(pyramids([1000, -2000, -5000], ([x, y, z]) => [z!, x!, y!]));
    there.N.forEach((force, link) => {
      expectClose(force, here.N[link]!, 1e-12, 5000);
    });
    there.displacement!.forEach(({ y }, joint) => {
      expectClose(y, here.displacement![joint]!.x, 1e-12, 1e-4);
    });
  });

  it('has the mirror image of its displacements under the mirror image of its loads', () => {
    const here = firstSet(pyramids([1000, -2000, -5000]));
    const there = firstSet(pyramids([1000, -2000, -5000], ([x, y, z]) => [x!, y!, -z!]));
    there.N.forEach((force, link) => {
      expectClose(force, here.N[link]!, 1e-12, 5000);
    });
    there.R.forEach(({ z }, k) => {
      expectClose(z, -here.R[k]!.z, 1e-12, 5000);
    });
  });

  it('adds up', () => {
    const parts = [pyramids([1000, 0, 0]), pyramids([0, -2000, 0]), pyramids([0, 0, -5000])].map(firstSet);
    firstSet(pyramids([1000, -2000, -5000])).N.forEach((force, link) => {
      const sum = parts.reduce((total, { N }) => total + N[link]!, 0);
      expectClose(force, sum, 1e-12, 5000);
    });
  });

  it('passes its checks against the force method', () => {
    expect(firstSet(pyramids([1000, -2000, -5000])).checks).toMatchObject({ passed: true, method: 'forces' });
  });
});
