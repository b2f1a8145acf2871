import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { LIMITS } from './constants.ts';
import { isRecord } from './schemaReader.ts';

/**
 * Greatest nesting of objects and lists. A document has five levels; unknown fields that a program preserves may have
 * more.
 */
export const MAX_DEPTH = 32;

/** Number of path steps that name a field that is nested too deep; the steps after them are inside that field. */
const NAMED_STEPS = 4;
/** Longest name in such a path, in characters. */
const NAMED_LENGTH = 40;
const MAX_FAILURES = 20;

/** Includes lists that a beam does not use, because they are stored with the document. */
const COUNTED = [
  'supports',
  'beamSections',
  'loads',
  'caseSets',
  'materials',
  'sections',
  'joints',
  'links',
  'guides',
] as const;
const WRITTEN = ['title', 'description'] as const;

/** Finds a field that is nested too deep for the code that reads documents; the search itself goes no deeper. */
export function checkDepth(input: unknown): Failure[] {
  const path = findDeep(input, MAX_DEPTH);
  return path === null
    ? []
    : [createFailure('schema.depth', toPointer(path), { values: { maximum: MAX_DEPTH } })];
}

/** Returns the path to a value nested deeper than `room`, in reverse order; null if there is none. */
function findDeep(value: unknown, room: number): string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if (room === 0) return [];
  if (Array.isArray(value)) {
    // Arrays are walked by index, because a list of the keys of a hundred thousand entries would take longer than
    // everything else.
    for (let i = 0; i < value.length; i++) {
      const steps = findDeep(value[i], room - 1);
      if (steps !== null) return [...steps, `${i}`];
    }
    return null;
  }
  for (const name in value) {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    const steps = typeof part === 'object' ? findDeep(part, room - 1) : null;
    if (steps !== null) return [...steps, name];
  }
  return null;
}

function toPointer(steps: readonly string[]): string {
  const named = steps.toReversed().slice(0, NAMED_STEPS);
  return named.map((name) => `/${name.slice(0, NAMED_LENGTH)}`).join('');
}

/**
 * Checks a document against one of the `LIMITS` before it is processed: the number of entries of its lists, its texts,
 * its length and, if these are within the limits, the magnitude of every number. Reports at most 20 places. The depth
 * must have been checked before.
 */
export function checkExtent(input: unknown, limits: (typeof LIMITS)[keyof typeof LIMITS]): Failure[] {
  if (!isRecord(input)) return [];
  const failures: Failure[] = [];
  const refuse = (code: Failure['code'], path: string, actual: number, maximum: number): void => {
    failures.push(createFailure(code, path, { values: { actual, maximum } }));
  };
  for (const name of COUNTED) {
    const list = input[name];
    if (Array.isArray(list) && list.length > limits[name])
      refuse('schema.tooMany', `/${name}`, list.length, limits[name]);
  }
  for (const name of WRITTEN) {
    const text = input[name];
    if (typeof text === 'string' && text.length > limits[name])
      refuse('schema.tooLong', `/${name}`, text.length, limits[name]);
  }
  const { L } = input;
  if (typeof L === 'number' && L > limits.length) refuse('schema.tooGreat', '/L', L, limits.length);
  return failures.length > 0 ? failures : checkMagnitude(input, limits);
}

/** Limits on numbers. */
export type NumberLimits = Pick<(typeof LIMITS)[keyof typeof LIMITS], 'length' | 'magnitude'>;

/**
 * Finds numbers of a document that exceed `limits`, the length of a beam first. Reports at most 20 places. The depth
 * must have been checked before.
 *
 * @example checkMagnitude({ loads: [{ c: [1e30] }] }, LIMITS.full)[0]?.path // '/loads/0/c/0'
 */
export function checkMagnitude(input: object, { length, magnitude }: NumberLimits): Failure[] {
  const failures: Failure[] = [];
  const refuse = (steps: readonly string[], actual: number, maximum: number): void => {
    const path = steps.map((step) => `/${step}`).join('');
    failures.push(createFailure('schema.tooGreat', path, { values: { actual, maximum } }));
  };
  if ('L' in input && typeof input.L === 'number' && input.L > length) {
    refuse(['L'], input.L, length);
    return failures;
  }
  // Steps are collected instead of path strings, because strings for all places of a large truss would take longer than
  // everything else.
  const steps: string[] = [];
  const check = (value: unknown): void => {
    if (typeof value === 'number') {
      if (Math.abs(value) > magnitude) refuse(steps, value, magnitude);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys(value)) {
      if (failures.length >= MAX_FAILURES) return;
      steps.push(name);
      check((value as Readonly<Record<string, unknown>>)[name]);
      steps.pop();
    }
  };
  check(input);
  return failures;
}
