import type { Diagram } from '../../diagrams/diagram.ts';
import type { Convert } from '../../units/convertCase.ts';
import { snapToDigits } from '../../units/convertQuantity.ts';
import type { Quantity } from '../../units/quantity.ts';

/** Converts a diagram to other units: coefficient k scales as the quantity divided by length to the power k. */
export function convertDiagram(diagram: Diagram, quantity: Quantity, convert: Convert): Diagram {
  const length = convert(1, 'length');
  const x = (value: number): number => convert(value, 'length');
  const y = (value: number): number => convert(value, quantity);
  return {
    segments: diagram.segments.map(({ x0, x1, c }) => ({
      x0: x(x0),
      x1: x(x1),
      c: c.map((coefficient, power) => snapToDigits(y(coefficient) / length ** power)),
    })),
    min: { x: x(diagram.min.x), value: y(diagram.min.value) },
    max: { x: x(diagram.max.x), value: y(diagram.max.value) },
    zeros: diagram.zeros.map(x),
    jumps: diagram.jumps.map((jump) => ({ x: x(jump.x), left: y(jump.left), right: y(jump.right) })),
  };
}
