// The entry point `@eecs/solver-core/frame-stress`: the stresses along the members of a solved frame and its line of
// pressure. Pages that need only N, Q and M do not load it.
export { computeFrameStresses } from './computeFrameStresses.ts';
export type { FrameStresses, MemberPlaces } from './computeFrameStresses.ts';
export { stressInMember } from './stressInMember.ts';
export { computePressureLine } from './computePressureLine.ts';
export type { MemberPressure, PressureLine, PressurePoint, PressureSet } from './computePressureLine.ts';
