import { createPlacesOnLine } from '@eecs/solver-core/truss';
import type { SpacePlace } from '../place.ts';
import { createArcThrough } from './arcThrough.ts';
import type { Point } from './dxfPlane.ts';

/** A joint at which a line ends or is divided. */
export interface LineStop {
  readonly index: number;
  /** The middle of the arc that ends there; absent in a straight line. */
  readonly middle?: Point;
}

/** A line between two joints, or an arc with its middle. */
export interface JointLine {
  readonly i: number;
  readonly j: number;
  readonly middle?: Point | undefined;
}

/**
 * Creates a function that lists the joints at which a line is divided, and its last joint. Joints within `tolerance` of
 * the line, in the unit of the joints, are on it. An arc flatter than that is straight.
 */
export function createLineStops(
  joints: readonly SpacePlace[],
  tolerance: number,
): (line: JointLine) => readonly LineStop[] {
  const findOn = createPlacesOnLine(joints, tolerance);
  return ({ i, j, middle }) => {
    const [from, to] = [joints[i], joints[j]];
    const arc = middle && from && to ? createArcThrough(from, middle, { to, tolerance }) : null;
    if (middle === undefined || arc === null) return [...findOn(i, j), j].map((index) => ({ index }));
    const found = joints.flatMap((joint, index) => {
      const angle = index === i || index === j ? null : arc.angleAt(joint, tolerance);
      return angle === null ? [] : [{ index, angle }];
    });
    // An arc in one piece keeps its middle to the last digit.
    if (found.length === 0) return [{ index: j, middle }];
    found.sort((a, b) => a.angle - b.angle).push({ index: j, angle: arc.end });
    let start = -arc.end;
    return found.map(({ index, angle }) => {
      const bend = arc.placeAt((start + angle) / 2);
      start = angle;
      return { index, middle: bend };
    });
  };
}
