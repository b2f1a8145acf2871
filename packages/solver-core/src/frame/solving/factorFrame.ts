import { FRAME_PIVOT, PIVOT, STIFFEST_FACTORED } from '../../linalg/tolerance.ts';
import { analyzeSystem } from '../../sparse/system/analysis.ts';
import { factorizeSystem } from '../../sparse/system/factorization.ts';
import type { Factor } from '../../sparse/system/factorization.ts';
import { createPlainStore } from '../../sparse/kernels/plainStore.ts';
import type { FrameModel } from '../assembly/frameModel.ts';
import { createFrameBlocks } from './frameBlocks.ts';
import type { FrameSystem } from './frameBlocks.ts';
import { createMemberTable, memberBlocks } from './memberTable.ts';
import type { MemberTable } from './memberTable.ts';

/** A frame with factored equations, which can be solved for any number of case sets. */
export interface FactoredFrame {
  readonly model: FrameModel;
  readonly members: MemberTable;
  /** Bits of the held directions of each joint, and 4 if its rotation is not an unknown. */
  readonly anchors: Uint8Array;
  readonly springs: Float64Array;
  readonly factor: Factor;
  /** The least and the greatest stiffness of a member against a relative transverse displacement of its ends. */
  readonly softest: number;
  readonly stiffest: number;
}

/** A factored frame, or the reason for the failure: its size, or numbers that leave a pivot without correct digits. */
export type FactoredFrameResult =
  | { readonly ok: true; readonly frame: FactoredFrame }
  | { readonly ok: false; readonly cause: 'memory'; readonly bytes: number }
  | { readonly ok: false; readonly cause: 'size'; readonly joint: number };

/**
 * Assembles the stiffness of a frame, three unknowns for each joint, and factors it front by front. If the frame was
 * not judged before, its pivots must be those of a stable frame.
 */
export function factorFrame(
  model: FrameModel,
  { isJudged, memory }: { readonly isJudged: boolean; readonly memory?: number | undefined },
): FactoredFrameResult {
  const { joints } = model;
  const softest = leastStiffness(model);
  const members = createMemberTable(model, STIFFEST_FACTORED * softest);
  const anchors = Uint8Array.from(joints, ({ holds, turns }) => {
    const held = holds.reduce<number>((bits, hold, axis) => (hold === 0 ? bits | (1 << axis) : bits), 0);
    return turns ? held : held | 4;
  });
  const springs = Float64Array.from(joints.flatMap(({ holds }) => holds.map((hold) => hold ?? 0)));
  const system: FrameSystem = {
    dim: 3,
    coordinates: Float64Array.from(joints.flatMap(({ x, y }) => [x, y, 0])),
    ends: Int32Array.from(model.members.flatMap(({ i, j }) => [i, j])),
    stiffness: new Float64Array(0),
    anchors,
    members: memberBlocks(members),
    springs,
    leastPivot: isJudged ? FRAME_PIVOT : PIVOT,
  };
  const analysis = analyzeSystem(system);
  const factor = factorizeSystem(analysis, system, {
    blocks: createFrameBlocks(system),
    store: createPlainStore(),
    mostBytes: memory,
  });
  if ('tooLarge' in factor) return { ok: false, cause: 'memory', bytes: factor.tooLarge };
  if ('singular' in factor) return { ok: false, cause: 'size', joint: factor.singular.joint };
  const stiffest = model.members.reduce((most, { EI, length }) => Math.max(most, (12 * EI) / length ** 3), 0);
  return { ok: true, frame: { model, members, anchors, springs, factor, softest, stiffest } };
}

/**
 * Returns the least of the stiffnesses of members against elongation or, if they bend, against a relative transverse
 * displacement of their ends, and of the springs of supports.
 */
function leastStiffness({ joints, members }: FrameModel): number {
  const longest = members.reduce((most, { length }) => Math.max(most, length), 0);
  let least = Infinity;
  for (const { holds } of joints)
    holds.forEach((hold, axis) => {
      if (hold) least = Math.min(least, axis === 2 ? hold / longest ** 2 : hold);
    });
  for (const { length, EI, EA, ends } of members) {
    if (EA < Infinity) least = Math.min(least, EA / length);
    if (!ends.i.isFreeM || !ends.j.isFreeM) least = Math.min(least, (3 * EI) / length ** 3);
  }
  // A frame of only inextensible links has no stiffness for comparison, so any value serves.
  return least < Infinity ? least : 1;
}
