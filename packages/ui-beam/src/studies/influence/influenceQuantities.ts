import { type Diagram, type Quantity, type Unit, type UnitSystem, fromUnit } from '@eecs/solver-core';
import type { InfluenceKind } from './influenceChoice.ts';

/** Units of a line and of the values of loads on it. */
export interface InfluenceQuantities {
  /** Its ordinates; of a deflection under a force of one displayed unit. */
  readonly ordinate: Quantity;
  /** The value of the quantity under loads. */
  readonly effect: Quantity;
}

/** Returns them; without real constants a deflection is EI times as large. */
export function influenceQuantities(kind: InfluenceKind, isReal: boolean): InfluenceQuantities {
  switch (kind) {
    case 'reaction':
    case 'Q':
      return { ordinate: 'ratio', effect: 'force' };
    case 'moment':
    case 'M':
      return { ordinate: 'length', effect: 'moment' };
    case 'deflection': {
      const quantity = isReal ? 'displacement' : 'scaledDeflection';
      return { ordinate: quantity, effect: quantity };
    }
    default:
      return kind satisfies never;
  }
}

/**
 * The force a line is drawn for, in the document's unit: one, or one of the displayed
 * unit where that is what the ordinates are for.
 */
export function drawnForce(kind: InfluenceKind, system: UnitSystem, unit: Unit): number {
  return kind === 'deflection' ? fromUnit(1, { quantity: 'force', system, unit }) : 1;
}

/** Multiplies a line. */
export function scaleLine(line: Diagram, factor: number): Diagram {
  if (factor === 1) return line;
  const scale = ({ x, value }: Diagram['min']): Diagram['min'] => ({ x, value: value * factor });
  return {
    ...line,
    segments: line.segments.map((segment) => ({ ...segment, c: segment.c.map((one) => one * factor) })),
    min: scale(line.min),
    max: scale(line.max),
    jumps: line.jumps.map(({ x, left, right }) => ({ x, left: left * factor, right: right * factor })),
  };
}
