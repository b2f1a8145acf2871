import { DERIVED_VALUE } from '../../linalg/tolerance.ts';
import { normalizeLoad } from '../common/normalizeLoad.ts';
import { isRecord } from '../common/schemaReader.ts';
import { fillForeign } from './foreignLoad.ts';
import { jointForce } from './jointForce.ts';
import { createTrussFailure } from './trussFailures.ts';
import type { TrussFailure } from './trussFailures.ts';
import { jointLoadSchema } from './trussSchema.ts';

/**
 * Brings a joint's load to canonical form: class name, the direction its class fixes, repaired components along x and
 * y. Values that cannot be understood are left for the schema to refuse. `path` is the path of the load.
 */
export function normalizeJointLoad(
  load: unknown,
  of: { index: number; path: string; corrections: TrussFailure[] },
): unknown {
  const canonical = normalizeLoad(load, of.index, []);
  if (!isRecord(load) || !isRecord(canonical)) return canonical;
  const foreign = fillForeign(canonical, jointLoadSchema, { index: of.index, values: { c: [0, 0, 0] } });
  if (foreign !== null) return foreign;
  const stated = load['alpha'];
  // A load of a joint has no position, so none is added.
  if (canonical['x'] === undefined) delete canonical['x'];
  const { c } = load;
  const { alpha, beta = 0 } = canonical;
  const value: unknown = Array.isArray(c) ? c[0] : undefined;
  if (!Array.isArray(c) || !isFinite(value) || !isFinite(alpha) || !isFinite(beta)) return canonical;
  if (isFinite(stated) && stated !== alpha)
    of.corrections.push(
      createTrussFailure('correction.direction', `${of.path}/alpha`, {
        ids: [of.index],
        values: { actual: stated, alpha },
      }),
    );
  const parts = jointForce(value, alpha, beta);
  if (c.length > 1 && c.some((given, k) => !isDerived(given, parts[k]!, value)))
    of.corrections.push(createTrussFailure('correction.coefficients', `${of.path}/c`, { ids: [of.index] }));
  canonical['c'] = parts;
  return canonical;
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Other programs derive the components with their own sines, so a rounding difference is not worth a report. */
function isDerived(given: unknown, derived: number, value: number): boolean {
  return typeof given === 'number' && Math.abs(given - derived) <= DERIVED_VALUE * Math.abs(value);
}
