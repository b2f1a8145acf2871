import { checkExtent, type Failure, LIMITS } from '@eecs/solver-core';
import { countLoads } from '@eecs/solver-core/truss';
import type { ErrorDetail } from '../errors.ts';

/** The rules of JSON Schema, by which the schema published for this call states the same sizes. */
const RULES: Readonly<Partial<Record<Failure['code'], string>>> = {
  'schema.tooMany': 'maxItems',
  'schema.tooLong': 'maxLength',
  'schema.tooGreat': 'maximum',
};

/** As many places as a reply names. */
const MOST_TOLD = 20;

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
