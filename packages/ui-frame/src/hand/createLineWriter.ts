import type { BodyAction, FrameCase } from '@eecs/solver-core/frame';
import {
  type EquationUnits,
  type EquationWriter,
  type LoadNumbers,
  createEquationWriter,
} from '@eecs/ui-kit/layout';

/** Writes the numbers of equations without units, which are stated once next to them. */
export interface LineWriter extends EquationWriter {
  readonly units: EquationUnits;
}

/** Creates the writer for a frame with these actions. */
export function createLineWriter(
  { joints, units: { system } }: Pick<FrameCase, 'joints' | 'units'>,
  actions: readonly BodyAction[],
  numbers: LoadNumbers,
): LineWriter {
  const forces = actions.flatMap(({ fx, fy }) => [Math.abs(fx), Math.abs(fy)]);
  const moments = actions.map(({ moment }) => Math.abs(moment));
  const extent = joints.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  const force = Math.max(0, ...forces);
  const { writer, units } = createEquationWriter(numbers, system, {
    force,
    moment: Math.max(0, force * extent, ...moments),
  });
  return { ...writer, units };
}
