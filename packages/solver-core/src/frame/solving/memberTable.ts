import type { FrameModel } from '../assembly/frameModel.ts';
import { cappedStiffness, memberModes } from './memberModes.ts';

/** All members as input of the equations, in arrays by member, so that a step of refinement creates no objects. */
export interface MemberTable {
  /** Number of modes of each member, up to three. */
  readonly counts: Uint8Array;
  /** Forces of each mode: nine numbers for each member, three for each mode. */
  readonly modes: Float64Array;
  /**
   * Flexibility: `axial`, `nearI`, `nearJ`, `far`, `alongI` and `alongJ` of `MemberModes`, six numbers for each member.
   */
  readonly flexibility: Float64Array;
  /**
   * Stiffness of the modes in the factor, by rows with as many numbers as there are modes: nine numbers for each
   * member.
   */
  readonly stiffness: Float64Array;
  /**
   * Forces of each mode on the joints, in the axes of their supports: 18 numbers for each member, six for each mode.
   */
  readonly actions: Float64Array;
}

/** Creates the table of the members of a frame; in the factor none of them is stiffer than `cap`. */
export function createMemberTable(model: FrameModel, cap: number): MemberTable {
  const { joints, members } = model;
  const count = members.length;
  const table: MemberTable = {
    counts: new Uint8Array(count),
    modes: new Float64Array(9 * count),
    flexibility: new Float64Array(6 * count),
    stiffness: new Float64Array(9 * count),
    actions: new Float64Array(18 * count),
  };
  for (let k = 0; k < count; k++) {
    const member = members[k]!;
    const { i, j, cos, sin, length } = member;
    const of = memberModes(member);
    const { modes, axial, nearI, nearJ, far, alongI, alongJ } = of;
    table.counts[k] = modes.length;
    table.flexibility.set([axial, nearI, nearJ, far, alongI, alongJ], 6 * k);
    table.stiffness.set(cappedStiffness(of, length, cap), 9 * k);
    const [a, b] = [joints[i]!, joints[j]!];
    for (let mode = 0; mode < modes.length; mode++) {
      const [N, m0, m1] = modes[mode]!;
      table.modes[9 * k + 3 * mode] = N;
      table.modes[9 * k + 3 * mode + 1] = m0;
      table.modes[9 * k + 3 * mode + 2] = m1;
      const Q = (m1 - m0) / length;
      const x = -N * cos - Q * sin;
      const y = -N * sin + Q * cos;
      const at = 18 * k + 6 * mode;
      table.actions[at] = x * a.cos + y * a.sin;
      table.actions[at + 1] = y * a.cos - x * a.sin;
      table.actions[at + 2] = -m0;
      table.actions[at + 3] = -x * b.cos - y * b.sin;
      table.actions[at + 4] = -y * b.cos + x * b.sin;
      table.actions[at + 5] = m1;
    }
  }
  return table;
}

/** Computes the stiffness of all members for the displacements of their joints, 36 numbers for each member, by rows. */
export function memberBlocks({ counts, stiffness, actions }: MemberTable): Float64Array {
  const blocks = new Float64Array(36 * counts.length);
  for (let k = 0; k < counts.length; k++) {
    const n = counts[k]!;
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++) {
        const value = stiffness[9 * k + n * a + b]!;
        if (value === 0) continue;
        for (let row = 0; row < 6; row++) {
          const left = actions[18 * k + 6 * a + row]! * value;
          const at = 36 * k + 6 * row;
          for (let col = 0; col < 6; col++) blocks[at + col]! += left * actions[18 * k + 6 * b + col]!;
        }
      }
  }
  return blocks;
}
