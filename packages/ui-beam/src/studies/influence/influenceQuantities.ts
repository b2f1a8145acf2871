import { type Diagram, type Quantity, type Unit, type UnitSystem, fromUnit } from '@eecs/solver-core';
import type { InfluenceKind } from './influenceChoice.ts';

/** Quantities of an influence line and of the effects of loads. */
export interface InfluenceQuantities {
  /** The quantity of its ordinates; for a deflection, per one displayed unit of force. */
  readonly ordinate: Quantity;
  /** The quantity of the effect of loads. */
  readonly effect: Quantity;
}

/** Returns these quantities; without real constants a deflection is EI times as large. */
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
 * Returns the force for which a line is drawn, in the document's unit: one, or one displayed unit if the ordinates
 * refer to that.
 */
export function drawnForce(kind: InfluenceKind, system: UnitSystem, unit: Unit): number {
  return kind === 'deflection' ? fromUnit(1, { quantity: 'force', system, unit }) : 1;
}

/** Multiplies a line by a factor. */
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
