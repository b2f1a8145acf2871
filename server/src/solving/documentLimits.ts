import { checkExtent, type Failure, LIMITS } from '@eecs/solver-core';
import { countLoads } from '@eecs/solver-core/truss';
import type { ErrorDetail } from '../errors.ts';
import { isRecord } from '../isRecord.ts';

/** The rules of JSON Schema, by which the schema published for this call states the same sizes. */
const RULES: Readonly<Partial<Record<Failure['code'], string>>> = {
  'schema.tooMany': 'maxItems',
  'schema.tooLong': 'maxLength',
  'schema.tooGreat': 'maximum',
};

/** As many places as a reply names. */
const MOST_TOLD = 20;

/** Joints and links of a truss times its case sets: an answer of some 10 MB, of which several times as much is under way. */
export const MOST_RESULTS = 100_000;

/** Finds whether a truss has more case sets than can be answered at once for as many joints and links as it has. */
export function findExcessOfResults(document: unknown): readonly ErrorDetail[] {
  const parts = countIn(document, 'joints') + countIn(document, 'links');
  const limit = Math.max(1, Math.floor(MOST_RESULTS / Math.max(1, parts)));
  return countIn(document, 'caseSets') > limit ? [{ path: '/data/caseSets', rule: 'maxResults', limit }] : [];
}

function countIn(document: unknown, list: string): number {
  const entries: unknown = isRecord(document) && document[list];
  return Array.isArray(entries) ? entries.length : 0;
}

/**
 * Finds where a document is larger than this caller may send; looked at before anything is allocated for it. Loads of joints and links
 * count together, under a rule of their own, for no list is too long by itself. Nesting was bounded when the body was read.
 */
export function findExcess(document: unknown, caller: keyof typeof LIMITS): readonly ErrorDetail[] {
  const limits = LIMITS[caller];
  return [
    ...countLoads(document, limits).map((failure) => toDetail(failure, 'maxLoads')),
    ...checkExtent(document, limits).map((failure) => toDetail(failure, RULES[failure.code])),
  ].slice(0, MOST_TOLD);
}

function toDetail({ code, path, values }: Failure, rule: string = code): ErrorDetail {
  return { path: `/data${path}`, rule, limit: Number(values['maximum']) };
}
