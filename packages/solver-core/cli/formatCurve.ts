import { localExtremes } from '../src/index.ts';
import type { Diagram, Quantity, UnitSystem } from '../src/index.ts';
import { formatPlace } from './formatPlace.ts';
import { formatResult, headed } from './formatResult.ts';

/** One diagram with the name and the quantity under which it is printed. */
export interface Curve {
  readonly name: string;
  readonly quantity: Quantity;
  readonly diagram: Diagram;
}

/**
 * Formats the places where a diagram turns, is zero and jumps, in one line; returns an empty text if there are none.
 *
 * @example formatCurve(moment, 0) // 'M, kN·m: local extremes 54.000 at 3 m; zeros 0 m, 6 m'
 */
export function formatCurve({ name, quantity, diagram }: Curve, system: UnitSystem): string[] {
  const value = (one: number) => formatResult(one, quantity, system);
  const extremes = localExtremes(diagram).map(
    (point) => `${value(point.value)} at ${formatPlace(point.x, system)}`,
  );
  const zeros = diagram.zeros.map((x) => formatPlace(x, system));
  const jumps = diagram.jumps.map(
    ({ x, left, right }) => `${value(left)} to ${value(right)} at ${formatPlace(x, system)}`,
  );
  const parts = [...listed('local extremes', extremes), ...listed('zeros', zeros), ...listed('jumps', jumps)];
  return parts.length === 0 ? [] : [`${headed(name, quantity, system)}: ${parts.join('; ')}`];
}

function listed(name: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`${name} ${entries.join(', ')}`];
}
