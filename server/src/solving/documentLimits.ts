import { checkExtent, type Failure, LIMITS } from '@eecs/solver-core';
import { countLoads } from '@eecs/solver-core/truss';
import type { ErrorDetail } from '../failures/errors.ts';
import { isRecord } from '../text/isRecord.ts';
import type { BeamTaskOptions } from './beam/beamTask.ts';
import type { SolveTask, StructureKind } from './solver.ts';

/** The rules of JSON Schema, by which the schema published for this call states the same sizes. */
const RULES: Readonly<Partial<Record<Failure['code'], string>>> = {
  'schema.tooMany': 'maxItems',
  'schema.tooLong': 'maxLength',
  'schema.tooGreat': 'maximum',
};

/** As many places as a reply names. */
export const MOST_TOLD = 20;

/** The parts of a structure for which every case set has results. */
const PARTS: { readonly [K in StructureKind]: readonly string[] } = {
  msb: ['supports', 'beamSections', 'loads'],
  truss: ['joints', 'links'],
};

/** The requested parts that lengthen an answer, as multiples of its length without them. */
const LENGTHENS: Readonly<Record<string, number>> = { descriptor: 2, eq: 1 };

/** Parts times case sets: an answer of 10 to 15 MB, of which several times as much is under way. */
export const MOST_RESULTS: { readonly [K in StructureKind]: number } = { msb: 15_000, truss: 100_000 };

/**
 * Finds whether a document has more case sets than can be answered at once for as many
 * parts as it has and as much as is asked of them.
 */
export function findExcessOfResults({ kind, document, options }: SolveTask): readonly ErrorDetail[] {
  if (kind !== 'msb' && kind !== 'truss') return [];
  const parts = PARTS[kind].reduce((sum, list) => sum + countIn(document, list), 0);
  // The equations of a truss are few beside its forces.
  const asked = kind === 'msb' ? ((options as BeamTaskOptions).include ?? []) : [];
  const length = asked.reduce((sum, part) => sum + (LENGTHENS[part] ?? 0), 1);
  const limit = Math.max(1, Math.floor(MOST_RESULTS[kind] / Math.max(1, parts * length)));
  return countIn(document, 'caseSets') > limit ? [{ path: '/data/caseSets', rule: 'maxResults', limit }] : [];
}

function countIn(document: unknown, list: string): number {
  const entries: unknown = isRecord(document) && document[list];
  return Array.isArray(entries) ? entries.length : 0;
}

/**
 * Finds where a document is larger than this caller may send; looked at before anything is allocated for it. Loads of
 * joints and links count together, under a rule of their own, for no list is too long by itself. Nesting was bounded
 * when the body was read.
 */
export function findExcess(document: unknown, caller: keyof typeof LIMITS): readonly ErrorDetail[] {
  const limits = LIMITS[caller];
  return [
    ...countLoads(document, limits).map((failure) => toDetail(failure, 'maxLoads')),
    ...toExcess(checkExtent(document, limits)),
  ].slice(0, MOST_TOLD);
}

/** Writes what is too large as the details of a reply, no more of them than it names. */
export function toExcess(failures: readonly Failure[]): readonly ErrorDetail[] {
  return failures.slice(0, MOST_TOLD).map((failure) => toDetail(failure, RULES[failure.code]));
}

function toDetail({ code, path, values }: Failure, rule: string = code): ErrorDetail {
  return { path: `/data${path}`, rule, limit: Number(values['maximum']) };
}
