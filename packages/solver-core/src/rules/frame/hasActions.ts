import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { isRealSection } from '../common/status/realConstants.ts';

/** Returns whether a frame has weight that acts: some member has a linear mass, or a density and an area. */
export function hasWeight(document: FrameCase): boolean {
  const { selfWeight, members, materials } = document;
  if (!selfWeight) return false;
  // Each cross-section is examined once: a frame may have thousands of members with the same one.
  const heavy = new Set<number>();
  for (const { mass, materialIndex, crossSectionIndex } of members) {
    if (mass !== undefined && mass > 0) return true;
    if (mass === undefined && (materials[materialIndex]?.rho ?? 0) > 0) heavy.add(crossSectionIndex);
  }
  return [...heavy].some((index) => isRealSection(document, index));
}

/**
 * Returns whether any action makes the answer differ from zero: loads, masses, settlements, temperature, misfits, or
 * the frame's own weight.
 */
export function hasActions(document: FrameCase): boolean {
  const { joints, members } = document;
  return (
    joints.some(({ loads, support }) => loads.length > 0 || isSettled(support)) ||
    members.some((member) => member.loads.length > 0 || isDeformed(member)) ||
    hasWeight(document)
  );
}

/** Returns whether a support settles. */
export function isSettled(support: FrameCase['joints'][number]['support']): boolean {
  return Object.values(support?.settlement ?? {}).some((value) => value !== 0);
}

/** Returns whether a member changes its shape by itself: by temperature, or because it was made too long. */
export function isDeformed({ dT = 0, dTdepth = 0, dL = 0 }: FrameCase['members'][number]): boolean {
  return dT !== 0 || dTdepth !== 0 || dL !== 0;
}
