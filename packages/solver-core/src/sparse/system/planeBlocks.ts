import { PIVOT } from '../../linalg/tolerance.ts';
import { type Analysis } from './analysis.ts';
import { type OpenFront, placeChild } from './openFront.ts';
import { type BlockArithmetic } from './blockArithmetic.ts';
import { type JointSystem } from './jointSystem.ts';

/** Blocks of two rows and two columns; `BlockArithmetic` explains why they are separate from blocks of three. */
export const PLANE_BLOCKS: BlockArithmetic = { addJoints, addChild };

function addJoints(
  { arena, offset, size, places, least }: OpenFront,
  { supernodes: { firsts }, joints, held, positions, graph: { first, links } }: Analysis,
  s: number,
  { coordinates, ends, stiffness, anchors }: JointSystem,
): void {
  const stop = firsts[s + 1]!;
  let c = 0;
  for (let k = firsts[s]!; k < stop; k++) {
    const i = joints[k]!;
    const heldI = held[k]!;
    const column = (offset + Math.imul(size, c)) | 0;
    let xx = 0;
    let xy = 0;
    let yy = 0;
    const xI = coordinates[2 * i]!;
    const yI = coordinates[2 * i + 1]!;
    const end = first[i + 1]!;
    for (let p = first[i]!; p < end; p++) {
      const link = links[p]!;
      const one = ends[2 * link]!;
      const j = one === i ? ends[2 * link + 1]! : one;
      const dx = coordinates[2 * j]! - xI;
      const dy = coordinates[2 * j + 1]! - yI;
      const g = stiffness[link]! / (dx * dx + dy * dy);
      xx += g * dx * dx;
      xy += g * dx * dy;
      yy += g * dy * dy;
      const position = positions[j]!;
      if (position < k) continue;
      const heldJ = anchors[j]!;
      const xi = heldI & 1 ? 0 : -g * dx;
      const yi = heldI & 2 ? 0 : -g * dy;
      const xj = heldJ & 1 ? 0 : dx;
      const yj = heldJ & 2 ? 0 : dy;
      let at = (column + places[position]!) | 0;
      arena[at]! += xi * xj;
      arena[at + 1]! += xi * yj;
      at = (at + size) | 0;
      arena[at]! += yi * xj;
      arena[at + 1]! += yi * yj;
    }
    if (heldI !== 0) {
      if (heldI & 1) xx = 1;
      xy = 0;
      if (heldI & 2) yy = 1;
    }
    const at = (column + c) | 0;
    arena[at] = xx;
    arena[at + 1] = xy;
    arena[at + size + 1] = yy;
    least[c] = PIVOT * xx;
    least[c + 1] = PIVOT * yy;
    c += 2;
  }
}

function addChild(front: OpenFront, analysis: Analysis, child: number, from: number): void {
  const { arena, offset, size, taken } = front;
  const count = placeChild(front, analysis, child) | 0;
  let at = from | 0;
  for (let c = 0; c < count; c++) {
    const place = taken[c]!;
    const column = (offset + Math.imul(size, place)) | 0;
    let to = (column + place) | 0;
    // The second column follows the first and begins a row later.
    let next = (at + 2 * (count - c)) | 0;
    arena[to]! += arena[at]!;
    arena[to + 1]! += arena[at + 1]!;
    arena[to + size + 1]! += arena[next]!;
    at = (at + 2) | 0;
    next = (next + 1) | 0;
    for (let r = c + 1; r < count; r++) {
      to = (column + taken[r]!) | 0;
      arena[to]! += arena[at]!;
      arena[to + 1]! += arena[at + 1]!;
      to = (to + size) | 0;
      arena[to]! += arena[next]!;
      arena[to + 1]! += arena[next + 1]!;
      at = (at + 2) | 0;
      next = (next + 2) | 0;
    }
    at = next;
  }
}
