import { createHash } from 'node:crypto';
import { caseHash, deriveFields, parseCase, type DerivedFields, type Failure } from '@eecs/solver-core';
import { parseTruss, trussHash } from '@eecs/solver-core/truss';
import { deriveFields as deriveOfTruss } from '@eecs/solver-core/truss-rules';
import type { TaskKind } from '../words/task.ts';

/** A document whose fingerprint is asked for. */
export interface HashTask {
  readonly kind: TaskKind;
  readonly document: object;
}

/**
 * The fingerprint of what the solver reads of a document with what follows from the
 * rest of it, or why no editor could open it.
 */
export type HashOutcome =
  | { readonly ok: true; readonly hash: string; readonly derived: DerivedFields | null }
  | { readonly ok: false; readonly failures: readonly Pick<Failure, 'code' | 'path'>[] };

/**
 * Computes the fingerprint of a document; of a kind that is not solved yet, that of
 * the whole document with its keys in order.
 */
export function hashDocument({ kind, document }: HashTask): HashOutcome {
  switch (kind) {
    case 'msb': {
      const parsed = parseCase(document);
      if (!parsed.ok) return parsed;
      return { ok: true, hash: caseHash(parsed.document), derived: deriveFields(parsed.document) };
    }
    case 'truss': {
      const parsed = parseTruss(document);
      if (!parsed.ok) return parsed;
      return { ok: true, hash: trussHash(parsed.document), derived: deriveOfTruss(parsed.document) };
    }
    case 'arch':
    case 'frame':
    case 'pile': {
      const text = JSON.stringify(sorted(document));
      return { ok: true, hash: createHash('sha1').update(text).digest('hex'), derived: null };
    }
    default:
      return kind satisfies never;
  }
}

/** The same with the keys of every object in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
