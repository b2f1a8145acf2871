import type { Failure } from '../../failures/failure.ts';
import { normalizeLoad } from '../common/normalizeLoad.ts';
import { isRecord } from '../common/schemaReader.ts';
import { createFrameFailure } from './frameFailures.ts';

/**
 * Brings a load of a joint or a member to canonical form, as `normalizeLoad` does. A load on a joint has no position; a
 * distributed load without a range acts over the whole member. `path` is the path of the load.
 */
export function normalizeFrameLoad(
  load: unknown,
  of: { index: number; path: string; isOnMember: boolean; corrections: Failure[] },
): unknown {
  const notes: Failure[] = [];
  const canonical = normalizeLoad(load, of.index, notes);
  const from = `/loads/${of.index}`.length;
  for (const note of notes) of.corrections.push({ ...note, path: of.path + note.path.slice(from) });
  if (!isRecord(load) || !isRecord(canonical) || canonical === load) return canonical;
  if (!of.isOnMember && canonical['x'] === undefined) delete canonical['x'];
  const isWhole = ['x', 'x0', 'x1'].every((place) => load[place] === undefined);
  if (of.isOnMember && isWhole && Array.isArray(canonical['y'])) delete canonical['x'];
  const { alpha } = load;
  if (typeof alpha === 'number' && alpha !== canonical['alpha'])
    of.corrections.push(
      createFrameFailure('correction.direction', `${of.path}/alpha`, {
        ids: [of.index],
        values: { actual: alpha, alpha: canonical['alpha'] as number },
      }) as Failure,
    );
  return canonical;
}
