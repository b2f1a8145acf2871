import { type Analysis } from './analysis.ts';
import { type OpenFront } from './openFront.ts';
import { type BlockArithmetic } from './jointBlocks.ts';
import { type JointSystem } from './jointSystem.ts';

/** Blocks of three rows and three columns; why they are written out beside those of two, `BlockArithmetic` says. */
export const SPACE_BLOCKS: BlockArithmetic = { sumLinks, addLinks, addChild };

function sumLinks(
  { positions }: Analysis,
  { coordinates, ends, stiffness }: JointSystem,
  diagonals: Float64Array,
): void {
  for (let link = 0; link < stiffness.length; link++) {
    const i = ends[2 * link]!;
    const j = ends[2 * link + 1]!;
    const dx = coordinates[3 * j]! - coordinates[3 * i]!;
    const dy = coordinates[3 * j + 1]! - coordinates[3 * i + 1]!;
    const dz = coordinates[3 * j + 2]! - coordinates[3 * i + 2]!;
    const g = stiffness[link]! / (dx * dx + dy * dy + dz * dz);
    const x = g * dx;
    const y = g * dy;
    for (let end = 0; end < 2; end++) {
      const at = 6 * positions[end === 0 ? i : j]!;
      if (at < 0) continue;
      diagonals[at]! += x * dx;
      diagonals[at + 1]! += x * dy;
      diagonals[at + 2]! += x * dz;
      diagonals[at + 3]! += y * dy;
      diagonals[at + 4]! += y * dz;
      diagonals[at + 5]! += g * dz * dz;
    }
  }
}

function addLinks(
  { arena, offset, size, places }: OpenFront,
  { positions, linkStarts, links }: Analysis,
  s: number,
  { coordinates, ends, stiffness, anchors }: JointSystem,
): void {
  const stop = linkStarts[s + 1]!;
  for (let k = linkStarts[s]!; k < stop; k++) {
    const link = links[k]!;
    let i = ends[2 * link]!;
    let j = ends[2 * link + 1]!;
    if (positions[i]! > positions[j]!) {
      const other = i;
      i = j;
      j = other;
    }
    const dx = coordinates[3 * j]! - coordinates[3 * i]!;
    const dy = coordinates[3 * j + 1]! - coordinates[3 * i + 1]!;
    const dz = coordinates[3 * j + 2]! - coordinates[3 * i + 2]!;
    const g = -stiffness[link]! / (dx * dx + dy * dy + dz * dz);
    const heldI = anchors[i]!;
    const heldJ = anchors[j]!;
    const xi = heldI & 1 ? 0 : g * dx;
    const yi = heldI & 2 ? 0 : g * dy;
    const zi = heldI & 4 ? 0 : g * dz;
    const xj = heldJ & 1 ? 0 : dx;
    const yj = heldJ & 2 ? 0 : dy;
    const zj = heldJ & 4 ? 0 : dz;
    let at = (offset + size * places[positions[i]!]! + places[positions[j]!]!) | 0;
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
    for (let axis = 0; axis < 3; axis++) {
      for (let row = axis; row < 3; row++) {
        arena[column + place + row]! += arena[at]!;
        at = (at + 1) | 0;
      }
      for (let r = c + 1; r < end; r++) {
        const to = (column + places[rows[r]!]!) | 0;
        arena[to]! += arena[at]!;
        arena[to + 1]! += arena[at + 1]!;
        arena[to + 2]! += arena[at + 2]!;
        at = (at + 3) | 0;
      }
      column = (column + size) | 0;
    }
  }
}
