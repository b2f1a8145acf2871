import { createSimdKernel } from '../../src/truss/kernels/simdKernel.ts';
import { rounded, verdict } from '../verdict.ts';
import { createEquations, factorizeWorkload, timeSolve } from './solveWorkload.ts';
import { createDoubleLayerGrid, createGirder, createGrid } from './workloads.ts';

/** Joints about, and how the truss of each series looks; the bar is asked of grids in a plane. */
const SIZES = [1000, 10_000, 100_000] as const;
const SERIES = {
  'grid in a plane': { create: (joints: number) => createGrid(side(joints), side(joints), 1), hasBar: true },
  'double-layer grid': {
    create: (joints: number) => createDoubleLayerGrid(side(joints / 2), 1),
    hasBar: false,
  },
  girder: { create: (joints: number) => createGirder(joints / 4, 4, 1), hasBar: true },
} as const;
const BAR = 1.5;
/** Fill of a plane graph grows as n log n. */
const LOG_FACTOR = Math.log(SIZES[2]) / Math.log(SIZES[0]);

/** Time per joint from 1000 to 100 000 joints, warm; `growth` is that of the largest truss over the smallest. */
export function benchTrussGrowth(): object[] {
  return Object.entries(SERIES).map(([series, { create, hasBar }]) => {
    const perJoint = SIZES.map((size) => {
      const equations = createEquations(create(size));
      const kernel = createSimdKernel() ?? undefined;
      factorizeWorkload(equations, kernel);
      return (timeSolve(equations, kernel).total / equations.system.anchors.length) * 1000;
    });
    const growth = perJoint.at(-1)! / perJoint[0]!;
    return {
      series,
      ...Object.fromEntries(SIZES.map((size, i) => [`µs at ${size}`, rounded(perJoint[i]!)])),
      growth: rounded(growth),
      'bar 1.5': hasBar ? verdict(growth, BAR) : '',
      'with log n': hasBar ? verdict(growth, BAR * LOG_FACTOR) : '',
    };
  });
}

function side(joints: number): number {
  return Math.round(Math.sqrt(joints));
}
