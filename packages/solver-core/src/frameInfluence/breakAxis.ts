import type { DiagramSegment } from '../diagrams/diagram.ts';
import type { ImposedStrain } from '../frame/assembly/frameModel.ts';

/** A break of the axis of a straight member: jumps of the displacement along it and across it, and of the rotation. */
export interface AxisBreak {
  /** Place from joint i. */
  readonly x: number;
  readonly along: number;
  readonly across: number;
  readonly turn: number;
}

/** The displacements that a break adds to those of the unbroken member whose ends move in the same way. */
export interface BreakFields {
  readonly u: readonly DiagramSegment[];
  readonly deflection: readonly DiagramSegment[];
}

/**
 * Returns the elongation and the rotations of the ends, relative to the chord, of a broken member that nothing holds:
 * its part at joint j moves as a rigid body.
 */
export function strainOfBreak({ x, along, across, turn }: AxisBreak, length: number): ImposedStrain {
  // Joint j is displaced across by this, and the chord rotates with it.
  const chord = (across + turn * (length - x)) / length;
  return { elongation: along, curvature: 0, turns: [chord, turn - chord] };
}

/**
 * Returns the displacements of a broken member whose ends do not move, less the uniform strain by which the solver
 * spreads the elongation.
 */
export function fieldsOfBreak({ x, along, across, turn }: AxisBreak, length: number): BreakFields {
  const chord = (across + turn * (length - x)) / length;
  const stretch = along / length;
  const pieces = (left: readonly number[], right: readonly number[]): readonly DiagramSegment[] => [
    ...(x > 0 ? [{ x0: 0, x1: x, c: left }] : []),
    ...(x < length ? [{ x0: x, x1: length, c: right }] : []),
  ];
  return {
    u: pieces([0, -stretch], [along - stretch * x, -stretch]),
    deflection: pieces([0, -chord], [across - chord * x, turn - chord]),
  };
}
