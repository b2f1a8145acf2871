import { createHash } from 'node:crypto';
import type { DerivedFields } from '@eecs/solver-core';
import { isStructureKind, structureOf } from '../kinds/structures.ts';
import type { TaskKind } from '../words/task.ts';

/** A document whose fingerprint is requested. */
export interface HashTask {
  readonly kind: TaskKind;
  readonly document: object;
}

/**
 * The fingerprint of what the solver reads from a document, with data derived from the rest of it; or why no editor
 * could open it.
 */
export type HashOutcome =
  | { readonly ok: true; readonly hash: string; readonly derived: DerivedFields | null }
  | { readonly ok: false; readonly failures: readonly { readonly code: string; readonly path: string }[] };

/**
 * Computes the fingerprint of a document; for a kind that cannot be solved yet, that of the whole document with sorted
 * keys.
 */
export function hashDocument({ kind, document }: HashTask): HashOutcome {
  if (isStructureKind(kind)) {
    const reading = structureOf(kind).read(document);
    return reading.ok ? { ok: true, hash: reading.hash(), derived: reading.derive() } : reading;
  }
  const text = JSON.stringify(sorted(document));
  return { ok: true, hash: createHash('sha1').update(text).digest('hex'), derived: null };
}

/** Returns the same value with the keys of every object sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
