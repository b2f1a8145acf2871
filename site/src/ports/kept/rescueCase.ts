import type { LocalStore } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from './branch.ts';
import { readKept, writeKept } from './keptDocument.ts';
import { DAMAGED_CASE_KEY, LOCAL_CASE_KEY } from './localCaseKey.ts';

/** A stored document that can no longer be read. */
export interface DamagedCase<Document> {
  /** The stored text, parsed as far as possible. */
  readonly kept: unknown;
  /** The document that was recovered from its undo steps, and now replaces it; null if that failed. */
  readonly recovered: Document | null;
  /** Whether a newer version of the site wrote it: it is intact, but unknown to this version. */
  readonly isNewer: boolean;
}

/**
 * Sets aside a stored document that cannot be read, until the reader clears the stored data, and restores the document
 * from its undo steps if possible; unusable steps are dropped. Null if the stored document is valid or missing.
 */
export function rescueCase<Document extends BranchDocument>(
  local: LocalStore,
  branch: Pick<Branch<Document, object>, 'parse' | 'stepsKey'>,
  recover: (steps: unknown) => Document | null,
): DamagedCase<Document> | null {
  if (!local.keys().includes(LOCAL_CASE_KEY) || readKept(branch, local) !== null) return null;
  const value = local.read(LOCAL_CASE_KEY);
  const kept = value === undefined ? local.readText(LOCAL_CASE_KEY) : value;
  const recovered = recover(local.read(branch.stepsKey));
  // If it cannot be stored elsewhere, it stays in its place until the next edit.
  if (local.write(DAMAGED_CASE_KEY, kept)) local.remove(LOCAL_CASE_KEY);
  if (recovered !== null) writeKept(branch, local, recovered);
  // Unusable steps are removed, too; the message about the document covers this loss.
  else local.remove(branch.stepsKey);
  return { kept, recovered, isNewer: isNewer(kept) };
}

/** The version of documents that this site writes and reads. */
const SCHEMA = 1;

function isNewer(kept: unknown): boolean {
  const schema = typeof kept === 'object' && kept !== null && 'schema' in kept ? kept.schema : undefined;
  return typeof schema === 'number' && schema > SCHEMA;
}
