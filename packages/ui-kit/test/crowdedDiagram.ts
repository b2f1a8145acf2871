import type { Diagram } from '@eecs/solver-core';

/**
 * The shear of a beam of equal simple spans of 3 m, each with the same point load at its middle: many jumps, for
 * crowded labels.
 */
export function crowdedShear(spans: number, force = 10_000): Diagram {
  const segments = Array.from({ length: 2 * spans }, (_, i) => ({
    x0: i * 1.5,
    x1: (i + 1) * 1.5,
    c: [i % 2 === 0 ? force / 2 : -force / 2],
  }));
  return {
    segments,
    max: { x: 0, value: force / 2 },
    min: { x: 1.5, value: -force / 2 },
    zeros: [],
    jumps: segments.slice(1).map(({ x0, c }) => ({ x: x0, left: -(c[0] ?? 0), right: c[0] ?? 0 })),
  };
}
