import type { BeamCase, Load, LoadClass, PointLoad } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { findWidestGap } from './findWidestGap.ts';
import { resolveCoefficients } from './resolveCoefficients.ts';

/** Default values of a new load, in the base units of each system: round numbers. */
const FIRST_VALUES = {
  0: { force: -10000, moment: 10000, distributed: -5000, mass: 100 },
  1: { force: -2000, moment: 96000, distributed: -50, mass: 5 },
} as const;

/** Adds a load: a point load at a place without one, first at midspan; a distributed one over the whole beam. */
export function addLoad(document: BeamCase, kind: LoadClass, id: string): Edit {
  return toPlainEdit({ ...document, loads: [...document.loads, createLoad(document, kind, id)] });
}

/** Creates a load with default values, acting in the first case set. */
export function createLoad(document: BeamCase, kind: LoadClass, id: string): Load {
  const first = FIRST_VALUES[document.units.system];
  const point = (value: number, alpha: number): Pick<PointLoad, 'x' | 'c' | 'alpha'> => ({
    x: findWidestGap(
      document.loads.flatMap(({ x }) => (typeof x === 'number' ? [x] : [])),
      document.L,
    ),
    c: resolveCoefficients(kind, value, alpha),
    alpha,
  });
  switch (kind) {
    case 'AxialLoad':
      return { id, sets: 1, className: kind, ...point(first.force, 0) };
    case 'ShearLoad':
      return { id, sets: 1, className: kind, ...point(first.force, 90) };
    case 'GenericLoad':
      return { id, sets: 1, className: kind, ...point(first.force, 60) };
    case 'BendingMoment':
      return { id, sets: 1, className: kind, ...point(first.moment, 0) };
    case 'DistributedLoad': {
      const q = first.distributed;
      return { id, sets: 1, className: kind, x: [0, document.L], y: [q, q, q], alpha: 90 };
    }
    case 'DistributedMass': {
      const m = first.mass;
      return { id, sets: 1, className: kind, x: [0, document.L], y: [m, m, m], alpha: -90 };
    }
    default:
      return kind satisfies never;
  }
}
