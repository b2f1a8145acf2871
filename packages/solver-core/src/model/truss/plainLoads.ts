import { LEFT_OUT, MAX_CASE_SETS } from '../common/constants.ts';
import { isRecord, isSized } from '../common/schemaReader.ts';
import { jointForce } from './jointForce.ts';
import type { JointLoad, JointLoadClass } from './trussDocument.ts';

/**
 * Reads the loads of a joint that are valid as they are, or valid except for omitted fields, with the same result as
 * `normalizeJointLoad` and the schema. Returns null if one is not valid; the schema then reports the fault. A large
 * truss has tens of thousands of loads, and the schema takes ten times as long.
 */
export function readPlainLoads(loads: readonly unknown[]): readonly JointLoad[] | null {
  const read = new Array<JointLoad>(loads.length);
  for (let index = 0; index < loads.length; index++) {
    const load = readPlainLoad(loads[index], index);
    if (load === null) return null;
    read[index] = load;
  }
  return read;
}

function readPlainLoad(load: unknown, index: number): JointLoad | null {
  if (!isRecord(load) || !isFlatBut(load, 'c')) return null;
  const { id = index, className, c, sets = 0, color = '' } = load;
  if (typeof id !== 'string' && !Number.isFinite(id)) return null;
  const own = DIRECTIONS.get(className);
  if (own === undefined || typeof color !== 'string') return null;
  const { alpha = own, beta } = load;
  if (!isSized(alpha) || (alpha !== own && className !== 'GenericLoad')) return null;
  if (beta !== undefined && !isSized(beta)) return null;
  if (!Number.isInteger(sets) || (sets as number) < 0 || (sets as number) >= 2 ** MAX_CASE_SETS) return null;
  const parts = Array.isArray(c) && readParts(c, alpha, beta);
  if (!parts) return null;
  const read = { id, className, c: parts, alpha, sets } as JointLoad;
  return beta === undefined ? read : { ...read, beta };
}

/** Returns whether no field of an object is nested except possibly the named one. */
export function isFlatBut(value: Readonly<Record<string, unknown>>, field: string): boolean {
  for (const name in value) {
    const part = value[name];
    if (typeof part === 'object' && part !== null && name !== field) return false;
  }
  return true;
}

/** Returns the value with its components; null if the stated components differ from them. */
function readParts(c: readonly unknown[], alpha: number, beta?: number): JointLoad['c'] | null {
  const [value] = c;
  if (!isSized(value)) return null;
  const parts = jointForce(value, alpha, beta);
  if (!isSized(parts[1]) || !isSized(parts[2])) return null;
  const isAlike = c.length === 1 || (c.length === 3 && c[1] === parts[1] && c[2] === parts[2]);
  return isAlike ? parts : null;
}

/** Default direction in degrees by class; only loads of the last class may have another direction. */
const DIRECTIONS: ReadonlyMap<unknown, number> = /* @__PURE__ */ new Map<JointLoadClass, number>([
  ['AxialLoad', 0],
  ['ShearLoad', LEFT_OUT.distributedAlphaDeg],
  ['GenericLoad', 0],
]);
