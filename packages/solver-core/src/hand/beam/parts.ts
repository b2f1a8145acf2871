import { keyOf } from './primarySystem.ts';
import type { PrimarySystem, HandUnknown } from './primarySystem.ts';
import type { HandModel } from './handModel.ts';
import { cutSpread } from './statics.ts';
import type { HandLoads } from './statics.ts';

/** A part of the diagrams: polynomials in s, the distance from its left end, ascending. */
export interface HandPart {
  readonly x0: number;
  readonly x1: number;
  readonly N: readonly number[];
  readonly Q: readonly number[];
  readonly M: readonly number[];
}

/** Lists the places where a diagram may change its formula: ends, supports, hinges, loads, changes of stiffness. */
export function listBreaks(model: HandModel): number[] {
  const places = [
    0,
    model.L,
    ...model.bearings.map(({ x }) => x),
    ...model.hinges.map(({ x }) => x),
    ...model.points.map(({ x }) => x),
    ...model.spreads.flatMap(({ x0, x1 }) => [x0, x1]),
    ...model.stretches.map(({ x0 }) => x0),
  ];
  return [...new Set(places)].filter((x) => x >= 0 && x <= model.L).sort((a, b) => a - b);
}

/**
 * Writes N, Q and M part by part by the method of sections, from left to right: the actions on the left of the
 * section give the value at the left end of a part, and the load on the part gives its polynomial.
 */
export function writeParts(
  system: PrimarySystem,
  of: {
    readonly loads: HandLoads;
    readonly values: ReadonlyMap<string, number>;
    readonly breaks: readonly number[];
  },
): HandPart[] {
  const { loads, values, breaks } = of;
  const reactions = [
    ...system.along,
    ...system.discs.flatMap(({ across }) => across.map(({ unknown }) => unknown)),
  ]
    // Hinge forces act on both sides of their cut and cancel.
    .filter(({ letter }) => letter !== 'Q')
    .map((unknown) => toPoint(unknown, values.get(keyOf(unknown)) ?? 0));
  const acting = [...reactions, ...loads.points];
  let [N, Q, M] = [0, 0, 0];
  const parts: HandPart[] = [];
  breaks.forEach((x0, i) => {
    const x1 = breaks[i + 1];
    if (x1 === undefined) return;
    for (const point of acting) {
      if (point.x !== x0) continue;
      N -= point.fx;
      Q += point.fy;
      M -= point.m;
    }
    const load = { fx: [0, 0, 0], fy: [0, 0, 0] };
    for (const spread of loads.spreads.flatMap((one) => cutSpread(one, x0, x1))) {
      for (let k = 0; k < 3; k++) {
        load.fx[k]! += spread.fx[k]!;
        load.fy[k]! += spread.fy[k]!;
      }
    }
    const part: HandPart = {
      x0,
      x1,
      N: trim([N, ...load.fx.map((value, k) => -value / (k + 1))]),
      Q: trim([Q, ...load.fy.map((value, k) => value / (k + 1))]),
      M: trim([M, Q, ...load.fy.map((value, k) => value / ((k + 1) * (k + 2)))]),
    };
    parts.push(part);
    N = valueOf(part.N, x1 - x0);
    Q = valueOf(part.Q, x1 - x0);
    M = valueOf(part.M, x1 - x0);
  });
  return parts;
}

/** Evaluates a polynomial at s. */
export function valueOf(c: readonly number[], s: number): number {
  return c.reduceRight((total, value) => total * s + value, 0);
}

function trim(c: readonly number[]): number[] {
  const last = c.findLastIndex((value) => value !== 0);
  return c.slice(0, last + 1);
}

function toPoint({ letter, x }: HandUnknown, value: number) {
  return {
    x,
    fx: letter === 'H' ? value : 0,
    fy: letter === 'R' ? value : 0,
    m: letter === 'M' ? value : 0,
  };
}
