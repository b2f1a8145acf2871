// The entry point `@eecs/solver-core/frame-stress`: the stresses along the members of a solved frame. Pages that need
// only N, Q and M do not load it.
export { computeFrameStresses } from './computeFrameStresses.ts';
export type { FrameStresses, MemberPlaces } from './computeFrameStresses.ts';
export { stressInMember } from './stressInMember.ts';
