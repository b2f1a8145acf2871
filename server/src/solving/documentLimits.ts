import { checkExtent, type Failure, LIMITS } from '@eecs/solver-core';
import { countFrameLoads, countMembers } from '@eecs/solver-core/frame';
import { countLoads } from '@eecs/solver-core/truss';
import type { ErrorDetail } from '../failures/errors.ts';
import type { AnswerLength } from '../kinds/structure.ts';
import { isStructureKind, structureOf } from '../kinds/structures.ts';
import { isRecord } from '../text/isRecord.ts';
import type { Kind } from './solver.ts';

/** Names of the JSON Schema rules with which the published schema states the same limits. */
const RULES: Readonly<Partial<Record<Failure['code'], string>>> = {
  'schema.tooMany': 'maxItems',
  'schema.tooLong': 'maxLength',
  'schema.tooGreat': 'maximum',
};

/** Maximum number of faults in a reply. */
export const MOST_TOLD = 20;

/** The parts of a task that determine the length of its answer. */
export interface SizedTask {
  readonly kind: Kind;
  readonly document: unknown;
  readonly options: object;
}

/**
 * Checks whether a document has more case sets than can be answered at once, given the number of its parts and of the
 * requested results, or more members than can be solved in the second order.
 */
export function findExcessOfResults({ kind, document, options }: SizedTask): readonly ErrorDetail[] {
  if (!isStructureKind(kind)) return [];
  const { parts, most, lengthens, secondOrder }: AnswerLength = structureOf(kind).answers;
  if (secondOrder && isRecord(document) && document['secondOrder'] === true) {
    const allowed = Math.floor(secondOrder.most / Math.max(1, countIn(document, 'caseSets')));
    if (countIn(document, secondOrder.list) > allowed)
      return [{ path: '/data/secondOrder', rule: 'maxSecondOrder', limit: allowed }];
  }
  const count = parts.reduce((sum, list) => sum + countIn(document, list), 0);
  const length = includedIn(options).reduce((sum, part) => sum + (lengthens[part] ?? 0), 1);
  const limit = Math.max(1, Math.floor(most / Math.max(1, count * length)));
  return countIn(document, 'caseSets') > limit ? [{ path: '/data/caseSets', rule: 'maxResults', limit }] : [];
}

function includedIn(options: object): readonly string[] {
  return 'include' in options && Array.isArray(options.include) ? (options.include as string[]) : [];
}

function countIn(document: unknown, list: string): number {
  const entries: unknown = isRecord(document) && document[list];
  return Array.isArray(entries) ? entries.length : 0;
}

/**
 * Finds where a document exceeds the caller's limits, before anything is allocated for it. Loads of joints and links
 * are counted together under their own rule, and so are those of joints and members, because no single list exceeds a
 * limit. The depth of nesting was limited when the body was read.
 */
export function findExcess(document: unknown, caller: keyof typeof LIMITS): readonly ErrorDetail[] {
  const limits = LIMITS[caller];
  const onLinks = countLoads(document, limits);
  // Loads of joints must not be reported twice.
  const loads = onLinks.length > 0 ? onLinks : countFrameLoads(document, limits);
  return [
    ...loads.map((failure) => toDetail(failure, 'maxLoads')),
    ...toExcess([...countMembers(document, limits), ...checkExtent(document, limits)]),
  ].slice(0, MOST_TOLD);
}

/** Writes exceeded limits as the details of a reply, at most as many as it lists. */
export function toExcess(failures: readonly Failure[]): readonly ErrorDetail[] {
  return failures.slice(0, MOST_TOLD).map((failure) => toDetail(failure, RULES[failure.code]));
}

function toDetail({ code, path, values }: Failure, rule: string = code): ErrorDetail {
  return { path: `/data${path}`, rule, limit: Number(values['maximum']) };
}
