import type { BeamPoint, StressState } from '../beam/results/stressParts.ts';
import type { FrameSet } from '../frame/answer/frameAnswer.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import { stressInRanges } from '../stress/stressAt.ts';
import { placeMember } from './placeMembers.ts';

/**
 * Computes the stress state at a point of a member of a solved frame: x from its joint i, y and z from the centroid of
 * its section, seen along the member.
 *
 * Returns null outside the member and its material, without real constants, and for a section without an outline.
 *
 * @example stressInMember(document, set, 0, { x: 0, y: 0, z: 100 })?.sigma
 */
export function stressInMember(
  document: FrameCase,
  set: FrameSet,
  member: number,
  point: BeamPoint,
): StressState | null {
  const [of, results] = [document.members[member], set.members[member]];
  const range = of && placeMember(document, of, new WeakMap());
  return range && results ? stressInRanges([range], results, point) : null;
}
