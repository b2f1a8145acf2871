import { PIVOT } from '../../linalg/tolerance.ts';
import { type Analysis } from './analysis.ts';
import { type OpenFront, placeChild } from './openFront.ts';
import { type BlockArithmetic } from './blockArithmetic.ts';
import { type JointSystem } from './jointSystem.ts';

/** Blocks of three rows and three columns; `BlockArithmetic` explains why they are separate from blocks of two. */
export const SPACE_BLOCKS: BlockArithmetic = { addJoints, addChild };

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
    let xz = 0;
    let yy = 0;
    let yz = 0;
    let zz = 0;
    const xI = coordinates[3 * i]!;
    const yI = coordinates[3 * i + 1]!;
    const zI = coordinates[3 * i + 2]!;
    const end = first[i + 1]!;
    for (let p = first[i]!; p < end; p++) {
      const link = links[p]!;
      const one = ends[2 * link]!;
      const j = one === i ? ends[2 * link + 1]! : one;
      const dx = coordinates[3 * j]! - xI;
      const dy = coordinates[3 * j + 1]! - yI;
      const dz = coordinates[3 * j + 2]! - zI;
      const g = stiffness[link]! / (dx * dx + dy * dy + dz * dz);
      const x = g * dx;
      const y = g * dy;
      const z = g * dz;
      xx += x * dx;
      xy += x * dy;
      xz += x * dz;
      yy += y * dy;
      yz += y * dz;
      zz += z * dz;
      const position = positions[j]!;
      if (position < k) continue;
      const heldJ = anchors[j]!;
      const xi = heldI & 1 ? 0 : -x;
      const yi = heldI & 2 ? 0 : -y;
      const zi = heldI & 4 ? 0 : -z;
      const xj = heldJ & 1 ? 0 : dx;
      const yj = heldJ & 2 ? 0 : dy;
      const zj = heldJ & 4 ? 0 : dz;
      let at = (column + places[position]!) | 0;
      arena[at]! += xi * xj;
      arena[at + 1]! += xi * yj;
      arena[at + 2]! += xi * zj;
      at = (at + size) | 0;
      arena[at]! += yi * xj;
      arena[at + 1]! += yi * yj;
      arena[at + 2]! += yi * zj;
      at = (at + size) | 0;
      arena[at]! += zi * xj;
      arena[at + 1]! += zi * yj;
      arena[at + 2]! += zi * zj;
    }
    if (heldI & 1) {
      xx = 1;
      xy = 0;
      xz = 0;
    }
    if (heldI & 2) {
      xy = 0;
      yy = 1;
      yz = 0;
    }
    if (heldI & 4) {
      xz = 0;
      yz = 0;
      zz = 1;
    }
    let at = (column + c) | 0;
    arena[at] = xx;
    arena[at + 1] = xy;
    arena[at + 2] = xz;
    at = (at + size + 1) | 0;
    arena[at] = yy;
    arena[at + 1] = yz;
    arena[at + size + 1] = zz;
    least[c] = PIVOT * xx;
    least[c + 1] = PIVOT * yy;
    least[c + 2] = PIVOT * zz;
    c += 3;
  }
}

function addChild(front: OpenFront, analysis: Analysis, child: number, from: number): void {
  const { arena, offset, size, taken } = front;
  const count = placeChild(front, analysis, child) | 0;
  let at = from | 0;
  for (let c = 0; c < count; c++) {
    const place = taken[c]!;
    let column = (offset + Math.imul(size, place)) | 0;
    for (let axis = 0; axis < 3; axis++) {
      for (let row = axis; row < 3; row++) {
        arena[column + place + row]! += arena[at]!;
        at = (at + 1) | 0;
      }
      for (let r = c + 1; r < count; r++) {
        const to = (column + taken[r]!) | 0;
        arena[to]! += arena[at]!;
        arena[to + 1]! += arena[at + 1]!;
        arena[to + 2]! += arena[at + 2]!;
        at = (at + 3) | 0;
      }
      column = (column + size) | 0;
    }
  }
}
