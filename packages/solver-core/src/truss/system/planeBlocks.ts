import { PIVOT } from '../../linalg/tolerance.ts';
import { type Analysis } from './analysis.ts';
import { type OpenFront } from './openFront.ts';
import { type BlockArithmetic } from './jointBlocks.ts';
import { type JointSystem } from './jointSystem.ts';

/** Blocks of two rows and two columns; why they are written out beside those of three, `BlockArithmetic` says. */
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
    const end = first[i + 1]!;
    for (let p = first[i]!; p < end; p++) {
      const link = links[p]!;
      const one = ends[2 * link]!;
      const j = one === i ? ends[2 * link + 1]! : one;
      const dx = coordinates[2 * j]! - coordinates[2 * i]!;
      const dy = coordinates[2 * j + 1]! - coordinates[2 * i + 1]!;
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

function addChild(
  { arena, offset, size, places }: OpenFront,
  { supernodes: { rowStarts, rows } }: Analysis,
  child: number,
  from: number,
): void {
  const end = rowStarts[child + 1]!;
  let at = from | 0;
  for (let c = rowStarts[child]!; c < end; c++) {
    const place = places[rows[c]!]!;
    let column = (offset + Math.imul(size, place)) | 0;
    let to = (column + place) | 0;
    arena[to]! += arena[at]!;
    arena[to + 1]! += arena[at + 1]!;
    at = (at + 2) | 0;
    for (let r = c + 1; r < end; r++) {
      to = (column + places[rows[r]!]!) | 0;
      arena[to]! += arena[at]!;
      arena[to + 1]! += arena[at + 1]!;
      at = (at + 2) | 0;
    }
    column = (column + size) | 0;
    arena[column + place + 1]! += arena[at]!;
    at = (at + 1) | 0;
    for (let r = c + 1; r < end; r++) {
      to = (column + places[rows[r]!]!) | 0;
      arena[to]! += arena[at]!;
      arena[to + 1]! += arena[at + 1]!;
      at = (at + 2) | 0;
    }
  }
}
