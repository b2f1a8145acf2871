import type { Diagram } from '@eecs/solver-core';

/**
 * Diagrams calculated by hand for stories and tests: a simple beam of 6 m under q = 4 kN/m (Q = q(L/2 - x), M = qx(L -
 * x)/2), a beam on three supports with a point load and a moment, and one that is zero everywhere.
 */
export const uniformShear: Diagram = {
  segments: [{ x0: 0, x1: 6, c: [12_000, -4000] }],
  min: { x: 6, value: -12_000 },
  max: { x: 0, value: 12_000 },
  zeros: [3],
  jumps: [],
};

export const uniformMoment: Diagram = {
  segments: [{ x0: 0, x1: 6, c: [0, 12_000, -2000] }],
  min: { x: 0, value: 0 },
  max: { x: 3, value: 18_000 },
  zeros: [0, 6],
  jumps: [],
};

/** A simple beam of 4 m with a moment of 8 kN·m at the middle: M jumps from 4 to -4. */
export const jumpMoment: Diagram = {
  segments: [
    { x0: 0, x1: 2, c: [0, 2000] },
    { x0: 2, x1: 4, c: [-4000, 2000] },
  ],
  min: { x: 2, value: -4000 },
  max: { x: 2, value: 4000 },
  zeros: [0, 4],
  jumps: [{ x: 2, left: 4000, right: -4000 }],
};

/** The elastic line of the first beam with EI = 4 MN·m2: v = -q x (L3 - 2Lx2 + x3) / 24EI. */
export const uniformDeflection: Diagram = {
  segments: [{ x0: 0, x1: 6, c: [0, -0.009, 0, 0.0005, -1 / 24_000] }],
  min: { x: 3, value: -0.016875 },
  max: { x: 0, value: 0 },
  zeros: [0, 6],
  jumps: [],
};

/** A propped cantilever of 8 m under q = 6 kN/m: R = 3qL/8 at the prop, M = -qL2/8 at the fixed end. */
export const proppedMoment: Diagram = {
  segments: [{ x0: 0, x1: 8, c: [-48_000, 30_000, -3000] }],
  min: { x: 0, value: -48_000 },
  max: { x: 5, value: 27_000 },
  zeros: [2, 8],
  jumps: [],
};

export const proppedShear: Diagram = {
  segments: [{ x0: 0, x1: 8, c: [30_000, -6000] }],
  min: { x: 8, value: -18_000 },
  max: { x: 0, value: 30_000 },
  zeros: [5],
  jumps: [],
};

export const nil: Diagram = {
  segments: [{ x0: 0, x1: 6, c: [0] }],
  min: { x: 0, value: 0 },
  max: { x: 0, value: 0 },
  zeros: [],
  jumps: [],
};
