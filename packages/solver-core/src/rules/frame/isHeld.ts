import type { FrameCase } from '../../model/frame/frameDocument.ts';

/** Returns whether a frame has any restraint: a support, or an elastic bed. */
export function isHeld({ joints, members }: Pick<FrameCase, 'joints' | 'members'>): boolean {
  return (
    joints.some(({ support }) => support !== undefined) ||
    members.some(({ bedding = {} }) => Object.values(bedding).some((stiffness) => stiffness > 0))
  );
}
