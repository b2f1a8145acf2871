import { SPACE_BLOCKS } from '../../sparse/system/spaceBlocks.ts';
import type { Analysis } from '../../sparse/system/analysis.ts';
import type { BlockArithmetic } from '../../sparse/system/blockArithmetic.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';
import type { OpenFront } from '../../sparse/system/openFront.ts';

/** The stiffness of a frame in the form that the sparse solver uses for a space truss, with blocks of its own. */
export interface FrameSystem extends JointSystem {
  readonly dim: 3;
  /**
   * 36 numbers for each member, by rows: its stiffness for both displacements and the rotation of joint i, then of
   * joint j.
   */
  readonly members: Float64Array;
  /** The least pivot, relative to its own diagonal before elimination. */
  readonly leastPivot: number;
  /** Springs of the supports, three numbers for each joint. */
  readonly springs: Float64Array;
}

/** Creates the operations on the blocks of a frame. */
export function createFrameBlocks(system: FrameSystem): BlockArithmetic {
  return {
    addJoints: (front, analysis, s) => {
      addJoints(front, analysis, s, system);
    },
    addChild: SPACE_BLOCKS.addChild,
  };
}

function addJoints(
  { arena, offset, size, places, least }: OpenFront,
  { supernodes: { firsts }, joints, held, positions, graph: { first, links } }: Analysis,
  s: number,
  { ends, anchors, members, springs, leastPivot }: FrameSystem,
): void {
  const stop = firsts[s + 1]!;
  const own = new Float64Array(9);
  let c = 0;
  for (let k = firsts[s]!; k < stop; k++) {
    const i = joints[k]!;
    const heldI = held[k]!;
    const column = offset + size * c;
    own.fill(0);
    for (let axis = 0; axis < 3; axis++) own[4 * axis] = springs[3 * i + axis]!;
    for (let p = first[i]!; p < first[i + 1]!; p++) {
      const member = links[p]!;
      const isFirst = ends[2 * member] === i;
      const j = isFirst ? ends[2 * member + 1]! : ends[2 * member]!;
      const at = 36 * member + (isFirst ? 0 : 21);
      for (let row = 0; row < 3; row++)
        for (let col = 0; col < 3; col++) own[3 * row + col]! += members[at + 6 * row + col]!;
      const position = positions[j]!;
      if (position < k) continue;
      // Rows of joint j, columns of joint i.
      const across = 36 * member + (isFirst ? 18 : 3);
      const to = column + places[position]!;
      for (let col = 0; col < 3; col++) {
        if ((heldI >> col) & 1) continue;
        for (let row = 0; row < 3; row++)
          if (!((anchors[j]! >> row) & 1)) arena[to + size * col + row]! += members[across + 6 * row + col]!;
      }
    }
    for (let col = 0; col < 3; col++) {
      const isHeld = ((heldI >> col) & 1) === 1;
      const at = column + c + (size + 1) * col;
      const diagonal = isHeld ? 1 : own[4 * col]!;
      arena[at] = diagonal;
      least[c + col] = leastPivot * diagonal;
      for (let row = col + 1; row < 3; row++)
        arena[at + row - col] = isHeld || (heldI >> row) & 1 ? 0 : own[3 * row + col]!;
    }
    c += 3;
  }
}
