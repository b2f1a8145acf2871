import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { LIMITS } from '../common/constants.ts';
import { isRecord } from '../common/schemaReader.ts';

/** One of the `LIMITS`. */
type Limits = (typeof LIMITS)[keyof typeof LIMITS];

/** The results of a member are as long as those of this many links. */
const LINKS_OF_MEMBER = 5;

/**
 * Finds whether a frame has more members than one of the `LIMITS` allows: a fifth of its links.
 *
 * @example countMembers({ members: new Array(3000) }, LIMITS.anonymous)[0]?.values.maximum // 2000
 */
export function countMembers(input: unknown, { links }: Pick<Limits, 'links'>): Failure[] {
  const members = isRecord(input) ? input['members'] : null;
  const actual = Array.isArray(members) ? members.length : 0;
  return tooMany('/members', { actual, maximum: links / LINKS_OF_MEMBER });
}

/** Checks whether joints and members together have more loads than allowed; reports the list that has most of them. */
export function countFrameLoads(input: unknown, { loads }: Pick<Limits, 'loads'>): Failure[] {
  if (!isRecord(input)) return [];
  const onJoints = loadsIn(input['joints']);
  const onMembers = loadsIn(input['members']);
  return tooMany(onJoints >= onMembers ? '/joints' : '/members', {
    actual: onJoints + onMembers,
    maximum: loads,
  });
}

function tooMany(path: string, values: { readonly actual: number; readonly maximum: number }): Failure[] {
  return values.actual > values.maximum ? [createFailure('schema.tooMany', path, { values })] : [];
}

function loadsIn(list: unknown): number {
  if (!Array.isArray(list)) return 0;
  let count = 0;
  for (const entry of list as unknown[]) {
    const loads = isRecord(entry) ? entry['loads'] : undefined;
    if (Array.isArray(loads)) count += loads.length;
  }
  return count;
}
