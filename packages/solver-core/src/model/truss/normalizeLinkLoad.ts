import type { Failure } from '../../failures/failure.ts';
import { normalizeLoad } from '../common/normalizeLoad.ts';
import { isRecord } from '../common/schemaReader.ts';
import { fillForeign } from './foreignLoad.ts';
import type { TrussFailure } from './trussFailures.ts';
import { linkLoadSchema } from './trussSchema.ts';

/**
 * Brings a link's load to canonical form, as `normalizeLoad` does; a load without a range acts over the whole link.
 * Values that cannot be understood are left for the schema to refuse. `path` is the path of the load.
 */
export function normalizeLinkLoad(
  load: unknown,
  of: { index: number; path: string; corrections: TrussFailure[] },
): unknown {
  const corrections: Failure[] = [];
  const canonical = normalizeLoad(load, of.index, corrections);
  for (const one of corrections)
    of.corrections.push({ ...one, path: of.path + one.path.slice(`/loads/${of.index}`.length) });
  if (!isRecord(load) || !isRecord(canonical)) return canonical;
  const foreign = fillForeign(canonical, linkLoadSchema, { index: of.index, values: { y: [0, 0, 0] } });
  if (foreign !== null) return foreign;
  const isWhole = [load['x'], load['x0'], load['x1']].every((place) => place === undefined);
  if (isWhole) delete canonical['x'];
  return canonical;
}
