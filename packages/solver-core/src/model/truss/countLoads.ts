import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { LIMITS } from '../common/constants.ts';
import { isRecord } from '../common/schemaReader.ts';

/**
 * Checks whether joints and links together have more loads than one of the `LIMITS` allows; reports the list that has
 * most of them.
 */
export function countLoads(input: unknown, limits: (typeof LIMITS)[keyof typeof LIMITS]): Failure[] {
  if (!isRecord(input)) return [];
  const onJoints = loadsIn(input['joints']);
  const onLinks = loadsIn(input['links']);
  const actual = onJoints + onLinks;
  if (actual <= limits.loads) return [];
  const values = { actual, maximum: limits.loads };
  return [createFailure('schema.tooMany', onJoints >= onLinks ? '/joints' : '/links', { values })];
}

function loadsIn(list: unknown): number {
  if (!Array.isArray(list)) return 0;
  let count = 0;
  for (let i = 0; i < list.length; i++) {
    const entry: unknown = list[i];
    const loads = isRecord(entry) ? entry['loads'] : undefined;
    if (Array.isArray(loads)) count += loads.length;
  }
  return count;
}
