import type { Axis } from '../../geometry/heldAxes.ts';
import type { DescriptorMatrix } from '../../linalg/sparseMatrix.ts';
import { isHeld } from './pinJointed.ts';
import type { PinJointed } from './pinJointed.ts';

export const AXES: readonly Axis[] = ['x', 'y', 'z'];

/** A held direction of a joint. */
export interface HeldDirection {
  readonly joint: number;
  /** 0, 1, 2 for x, y, z. */
  readonly axis: number;
}

/** Lists the held directions, joint after joint. */
export function listHeldDirections({ system }: PinJointed): HeldDirection[] {
  const holds: HeldDirection[] = [];
  system.anchors.forEach((anchor, joint) => {
    if (anchor === 0) return;
    for (let axis = 0; axis < system.dim; axis++)
      if (isHeld(system, joint, axis)) holds.push({ joint, axis });
  });
  return holds;
}

/**
 * Writes the equilibrium of every joint along every axis: the coefficients of links (first columns) and anchors (after
 * them). Column k of a link also contains the coefficients of its elongation in the displacements.
 */
export function staticsMatrix(model: PinJointed, holds: readonly HeldDirection[]): DescriptorMatrix {
  const { dim, ends, anchors } = model.system;
  const links = model.lengths.length;
  const rows: [number, number, number][][] = Array.from({ length: dim * anchors.length }, () => []);
  for (let link = 0; link < links; link++) {
    for (let axis = 0; axis < dim; axis++) {
      const part = model.directions[dim * link + axis]!;
      if (part === 0) continue;
      const i = dim * ends[2 * link]! + axis;
      const j = dim * ends[2 * link + 1]! + axis;
      rows[i]!.push([i, link, -part]);
      rows[j]!.push([j, link, part]);
    }
  }
  holds.forEach(({ joint, axis }, k) => {
    const row = dim * joint + axis;
    rows[row]!.push([row, links + k, -1]);
  });
  return { rows: rows.length, cols: links + holds.length, entries: rows.flat() };
}
