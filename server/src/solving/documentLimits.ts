import { checkExtent, type Failure, LIMITS } from '@eecs/solver-core';
import type { ErrorDetail } from '../errors.ts';

/** The rules of JSON Schema, by which the schema published for this call states the same sizes. */
const RULES: Readonly<Partial<Record<Failure['code'], string>>> = {
  'schema.tooMany': 'maxItems',
  'schema.tooLong': 'maxLength',
  'schema.tooGreat': 'maximum',
};

/**
 * Finds where a document is larger than this caller may send; looked at before anything is allocated for it. Nesting was
 * bounded when the body was read.
 */
export function findExcess(document: unknown, caller: keyof typeof LIMITS): readonly ErrorDetail[] {
  return checkExtent(document, LIMITS[caller]).map(({ code, path, values }) => ({
    path: `/data${path}`,
    rule: RULES[code] ?? code,
    limit: Number(values['maximum']),
  }));
}
