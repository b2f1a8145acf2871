import type { FrameSupport } from './frameDocument.ts';

/** The directions of a joint: along the two axes of its support, and its rotation. */
export const JOINT_DIRECTIONS = ['x', 'y', 'r'] as const;

/** Along x, along y, or the rotation. */
export type JointDirection = (typeof JOINT_DIRECTIONS)[number];

const RIGID: Readonly<Record<FrameSupport['className'], string>> = {
  cantilever: 'xyr',
  fixed: 'xy',
  simple: 'y',
  guide: 'yr',
  spring: '',
};

/**
 * Returns how a support holds one of its own directions: null if free, 0 if rigid, otherwise the stiffness of its
 * spring, N/m or N·m/rad (lbf/in or lbf·in/rad).
 */
export function holdOf(support: FrameSupport | undefined, direction: JointDirection): number | null {
  if (!support) return null;
  const stiffness = support.stiffness?.[direction];
  if (stiffness !== undefined) return stiffness;
  return RIGID[support.className].includes(direction) ? 0 : null;
}
