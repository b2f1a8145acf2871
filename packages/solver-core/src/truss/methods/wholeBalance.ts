import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { SolvedTruss } from '../answer/answer.ts';
import { forcesOn, sumForces, sumMoments } from './freeBody.ts';
import type { BodyEquation } from './freeBody.ts';
import { solvedGeometry } from './solvedGeometry.ts';
import type { SolvedGeometry } from './solvedGeometry.ts';
import { UNITS } from './vectors.ts';

/**
 * Writes the equilibrium of a whole solved truss: sums of loads and reactions along each axis, then of their moments,
 * about z in the plane and about all axes in space. The terms of each equation add up to its `sum`, which is rounding
 * error.
 *
 * Units of the document; moments positive counter-clockwise. `joint` is the joint about which moments are taken.
 *
 * @default about the first joint with an anchor
 * @example wholeBalance(document, answer).map(({ sum }) => sum) // [0, 0, 0]
 */
export function wholeBalance(
  document: TrussCase,
  answer: SolvedTruss,
  { set = 0, about }: { readonly set?: number; readonly about?: number } = {},
): readonly BodyEquation[] {
  const solved = solvedGeometry(document, answer, set);
  if (about !== undefined && !solved.places[about])
    throw new RangeError('`about` must be the index of a joint');
  return balanceOfWhole(solved, about);
}

/** Does the same as `wholeBalance` for a truss that has been read already. */
export function balanceOfWhole(solved: SolvedGeometry, joint?: number): BodyEquation[] {
  const all = solved.places.map((_, index) => index);
  const first = solved.reactionsAt.findIndex((reactions) => reactions.length > 0);
  const about = solved.places[joint ?? first]!;
  const forces = forcesOn(solved, all, []);
  const turns = solved.axes.length === 2 ? [UNITS.z] : solved.axes.map((axis) => UNITS[axis]);
  return [
    ...solved.axes.map((axis) => sumForces(forces, UNITS[axis], null)),
    ...turns.map((direction) => sumMoments(forces, { direction, about }, null)),
  ];
}
