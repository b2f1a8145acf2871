import type { Branch, BranchDocument, BranchPlace } from '../../ports/kept/branch.ts';
import { writeKept } from '../../ports/kept/keptDocument.ts';
import type { Shelf } from '../../ports/kept/shelf.ts';
import { isStorageForbidden } from '../../ports/kept/storageState.ts';

/** A document, and its slot. */
export interface KeptCase<Document> {
  readonly slot: string;
  readonly document: Document;
}

/**
 * Stores a document in its slot of the shelf; the undo steps and results of the oldest others are removed to make room.
 * Returns null, or the key of the text that explains why the browser cannot store it.
 */
export function keepCase<Document extends BranchDocument>(
  { slot, document }: KeptCase<Document>,
  shelf: Shelf,
  branch: BranchPlace & Pick<Branch<Document, object>, 'hash'>,
): 'storageForbidden' | 'storageFull' | null {
  const others = shelf
    .get()
    .slots.filter(({ id }) => id !== slot)
    .toSorted((a, b) => a.changed - b.changed)
    .map(({ id }) => shelf.open(id));
  if (!writeKept(branch, shelf.open(slot), document, others))
    return isStorageForbidden() ? 'storageForbidden' : 'storageFull';
  shelf.note(slot, { title: document.title, hash: branch.hash(document) });
  return null;
}
