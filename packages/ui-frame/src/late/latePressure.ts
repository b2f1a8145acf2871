// The computation of the line of pressure of an arch, which few readers look at.
export { computePressureLine } from '@eecs/solver-core/frame-stress';
