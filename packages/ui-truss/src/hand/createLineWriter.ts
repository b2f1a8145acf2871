import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import {
  type EquationUnits,
  type EquationWriter,
  type LoadNumbers,
  createEquationWriter,
} from '@eecs/ui-kit/layout';
import { greatestForce } from './workOut.ts';

/** Creates a writer for the numbers of a set in equations, and their units. */
export function createLineWriter(
  { joints, units }: TrussCase,
  set: TrussSet,
  numbers: LoadNumbers,
): { readonly writer: EquationWriter; readonly units: EquationUnits } {
  const force = greatestForce(set);
  const extent = joints.reduce(
    (most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)),
    0,
  );
  return createEquationWriter(numbers, units.system, { force, moment: force * extent });
}
