import { createHash } from 'node:crypto';
import { caseHash, parseCase, type Failure } from '@eecs/solver-core';
import { parseTruss, trussHash } from '@eecs/solver-core/truss';
import type { TaskKind } from '../words/task.ts';

/** A document whose fingerprint is asked for. */
export interface HashTask {
  readonly kind: TaskKind;
  readonly document: object;
}

/** The fingerprint of what the solver reads of a document, or why no editor could open it. */
export type HashOutcome =
  | { readonly ok: true; readonly hash: string }
  | { readonly ok: false; readonly failures: readonly Pick<Failure, 'code' | 'path'>[] };

/** Computes the fingerprint of a document; of a kind that is not solved yet, that of the whole document with its keys in order. */
export function hashDocument({ kind, document }: HashTask): HashOutcome {
  switch (kind) {
    case 'msb': {
      const parsed = parseCase(document);
      return parsed.ok ? { ok: true, hash: caseHash(parsed.document) } : parsed;
    }
    case 'truss': {
      const parsed = parseTruss(document);
      return parsed.ok ? { ok: true, hash: trussHash(parsed.document) } : parsed;
    }
    case 'arch':
    case 'frame':
    case 'pile': {
      const text = JSON.stringify(sorted(document));
      return { ok: true, hash: createHash('sha1').update(text).digest('hex') };
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
