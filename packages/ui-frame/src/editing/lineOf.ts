import type { FrameCase, FrameMember, LoadFrame } from '@eecs/solver-core/frame';
import type { ArrowLine } from '@eecs/ui-kit/layout';

/** The part of a load that determines the line along which it acts. */
export interface DirectedLoad {
  readonly className: string;
  readonly alpha: number;
  /** The axes to which its angle refers. @default those of the member */
  readonly frame?: LoadFrame | undefined;
}

/** Returns the line of action of a load on a joint, or of one whose angle refers to the global axes. */
export function lineOf({ className, alpha }: DirectedLoad): ArrowLine {
  return className === 'BendingMoment' ? 'r' : alpha;
}

/** Returns the line of action of a load on a member as drawn: an angle in member axes rotates with the member. */
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
