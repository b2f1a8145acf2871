import type { FrameModel } from '../assembly/frameModel.ts';

/** The force of a support on the frame: N or lbf, moments counter-clockwise in N·m or lbf·in. */
export interface FrameReaction {
  /** Index of the joint. */
  readonly joint: number;
  /** Components along the global axes. */
  readonly x: number;
  readonly y: number;
  readonly moment: number;
  /** Components along the axes of the support. */
  readonly own: { readonly x: number; readonly y: number };
}

/** Computes the reactions of all supports; they are 0 in free directions. */
export function frameReactions(model: FrameModel, rest: Float64Array): FrameReaction[] {
  return model.joints.flatMap(({ cos, sin, holds }, joint) => {
    if (holds.every((hold) => hold === null)) return [];
    const [x, y, moment] = holds.map((hold, axis) => (hold === null ? 0 : 0 - rest[3 * joint + axis]!)) as [
      number,
      number,
      number,
    ];
    return [{ joint, x: x * cos - y * sin, y: x * sin + y * cos, moment, own: { x, y } }];
  });
}
