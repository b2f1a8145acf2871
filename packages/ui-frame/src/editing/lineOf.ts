import type { FrameCase, FrameMember, LoadFrame } from '@eecs/solver-core/frame';
import type { ArrowLine } from '@eecs/ui-kit/layout';

/** The part of a load that decides along which line its value acts. */
export interface DirectedLoad {
  readonly className: string;
  readonly alpha: number;
  /** The axes of its angle. @default those of the member */
  readonly frame?: LoadFrame | undefined;
}

/** Returns the line of a load on a joint, or of one whose angle is measured in global axes. */
export function lineOf({ className, alpha }: DirectedLoad): ArrowLine {
  return className === 'BendingMoment' ? 'r' : alpha;
}

/** Returns the line of a load on a member as it is drawn: an angle in the axes of the member turns with it. */
export function lineOnMember(
  load: DirectedLoad,
  { joints }: Pick<FrameCase, 'joints'>,
  { i, j }: Pick<FrameMember, 'i' | 'j'>,
): ArrowLine {
  const line = lineOf(load);
  const [a, b] = [joints[i], joints[j]];
  if (line === 'r' || a === undefined || b === undefined || (load.frame ?? 'member') !== 'member')
    return line;
  return load.alpha + (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}
