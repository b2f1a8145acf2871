import { holds } from '../../../geometry/heldAxes.ts';
import type { LinkGraph } from '../../../sparse/system/linkGraph.ts';
import { otherEnd } from '../../../sparse/system/linkGraph.ts';
import type { WholePartMotion, WholeTruss } from '../facts/wholeMotion.ts';
import { GROUND } from '../facts/rigidParts.ts';

/** Numbers the connected components of a truss. */
export function findPieces(graph: LinkGraph): {
  readonly pieceOf: Int32Array;
  readonly pieces: readonly (readonly number[])[];
} {
  const pieceOf = new Int32Array(graph.jointCount).fill(-1);
  const pieces: number[][] = [];
  for (let start = 0; start < graph.jointCount; start++) {
    if (pieceOf[start] !== -1) continue;
    const piece = [start];
    pieceOf[start] = pieces.length;
    // The list grows during this loop.
    for (const joint of piece) {
      for (let k = graph.first[joint]!; k < graph.first[joint + 1]!; k++) {
        const other = otherEnd(graph, graph.links[k]!, joint);
        if (pieceOf[other] !== -1) continue;
        pieceOf[other] = pieces.length;
        piece.push(other);
      }
    }
    pieces.push(piece.sort((a, b) => a - b));
  }
  return { pieceOf, pieces };
}

/**
 * Finds the motions of a whole component as a rigid body that its anchors allow, exactly: translations first, then
 * rotations.
 */
export function findBodyMotions(truss: WholeTruss, piece: readonly number[]): WholePartMotion[] {
  const { anchors, parts, whole } = truss;
  const { dim, partOf, joints, offsets } = parts;
  // Rotations are expressed about an anchored joint if there is one, because a motion that leaves a pinned joint there
  // has no translation.
  const heldMost = piece.reduce(
    (most, joint) => (anchors[joint]! > anchors[most]! ? joint : most),
    piece[0]!,
  );
  const r = (joint: number, axis: number) => whole[dim * joint + axis]! - whole[dim * heldMost + axis]!;
  const rows: bigint[][] = [];
  for (const joint of piece) {
    for (let axis = 0; axis < dim; axis++) {
      if (holds(anchors[joint]!, axis)) {
        addIndependent(
          rows,
          unitMotions(dim).map((motion) => at(motion, joint)[axis]!),
        );
      }
    }
  }
  function at(motion: readonly bigint[], joint: number): bigint[] {
    const m = (k: number) => motion[k]!;
    const [x, y, z] = [r(joint, 0), r(joint, 1), dim === 3 ? r(joint, 2) : 0n];
    if (dim === 2) return [m(0) - m(2) * y, m(1) + m(2) * x];
    return [m(0) + m(4) * z - m(5) * y, m(1) + m(5) * x - m(3) * z, m(2) + m(3) * y - m(4) * x];
  }
  // Parts that are rigid with the ground have no motion to report, because every allowed motion leaves them in place.
  const own = [...new Set(piece.map((joint) => partOf[joint]!))].filter((part) => part !== GROUND);
  return nullVectors(rows, dim === 2 ? 3 : 6).map((motion) => {
    const places: number[] = [];
    const values: bigint[] = [];
    for (const part of own) {
      const members = joints[part]!;
      const told = [...at(motion, members[0]!), ...(members.length > 1 ? motion.slice(dim) : [])];
      told.forEach((value, k) => {
        if (value === 0n) return;
        places.push(offsets[part]! + k);
        values.push(value);
      });
    }
    return { places, values };
  });
}

function unitMotions(dim: 2 | 3): bigint[][] {
  const count = dim === 2 ? 3 : 6;
  return Array.from({ length: count }, (_, k) =>
    Array.from({ length: count }, (_, m) => (m === k ? 1n : 0n)),
  );
}

/** Adds a row to rows in echelon form, unless it depends on them. */
function addIndependent(rows: bigint[][], row: bigint[]): void {
  let rest = row;
  for (const known of rows) {
    const lead = known.findIndex((value) => value !== 0n);
    if (rest[lead] === 0n) continue;
    const [a, b] = [known[lead]!, rest[lead]!];
    rest = withoutDivisor(rest.map((value, k) => value * a - known[k]! * b));
  }
  if (rest.some((value) => value !== 0n)) rows.push(rest);
}

/** Returns independent solutions of homogeneous equations, one for each column that is not a pivot column. */
function nullVectors(equations: readonly (readonly bigint[])[], columns: number): bigint[][] {
  const rows = equations.map((row) => [...row]);
  const leads: number[] = [];
  for (let column = columns - 1; column >= 0 && leads.length < rows.length; column--) {
    const top = leads.length;
    const found = rows.findIndex((row, k) => k >= top && row[column] !== 0n);
    if (found < 0) continue;
    [rows[top], rows[found]] = [rows[found]!, rows[top]!];
    for (let k = 0; k < rows.length; k++) {
      if (k === top || rows[k]![column] === 0n) continue;
      const [a, b] = [rows[top][column]!, rows[k]![column]!];
      rows[k] = withoutDivisor(rows[k]!.map((value, m) => value * a - rows[top]![m]! * b));
    }
    leads.push(column);
  }
  const free = Array.from({ length: columns }, (_, k) => k).filter((k) => !leads.includes(k));
  return free.map((column) => {
    const common = leads.reduce((product, lead, k) => product * rows[k]![lead]!, 1n);
    const vector = new Array<bigint>(columns).fill(0n);
    vector[column] = common;
    leads.forEach((lead, k) => {
      vector[lead] = (-rows[k]![column]! * common) / rows[k]![lead]!;
    });
    return withoutDivisor(vector);
  });
}

/** Numbers grow with every elimination step, but only their proportions matter, so the common divisor is removed. */
function withoutDivisor(row: readonly bigint[]): bigint[] {
  let divisor = 0n;
  for (const value of row) {
    let [a, b] = [divisor, value < 0n ? -value : value];
    while (b !== 0n) [a, b] = [b, a % b];
    divisor = a;
  }
  return divisor === 0n ? [...row] : row.map((value) => value / divisor);
}
