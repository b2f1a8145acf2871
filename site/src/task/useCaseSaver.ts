import { useCallback, useEffect, useRef } from 'react';
import { useNotices } from '@eecs/ui-kit';
import type { Branch, BranchDocument, BranchPlace } from '../ports/kept/branch.ts';
import { writeKept } from '../ports/kept/keptDocument.ts';
import { useServices } from '../ports/kept/services.ts';
import { isStorageForbidden } from '../ports/kept/storageState.ts';
import type { Saver } from './createSaver.ts';
import type { TaskText } from './taskText.ts';
import { useSaver } from './useSaver.ts';

/** A document, and where it is kept. */
export interface KeptCase<Document> {
  readonly slot: string;
  readonly document: Document;
}

/**
 * Keeps edits of the document in the browser soon after they are made, and says when it cannot. One for the page: it
 * outlives the editor, so that what decides which one comes next can have the last edit kept first.
 */
export function useCaseSaver<Document extends BranchDocument>(
  branch: BranchPlace & Pick<Branch<Document, object>, 'hash'>,
  t: TaskText,
): Saver<KeptCase<Document>> {
  const shelf = branch.pickShelf(useServices());
  const { notify } = useNotices();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);

  const persist = useCallback(
    ({ slot, document }: KeptCase<Document>) => {
      const others = shelf
        .get()
        .slots.filter(({ id }) => id !== slot)
        .toSorted((a, b) => a.changed - b.changed)
        .map(({ id }) => shelf.open(id));
      if (writeKept(branch, shelf.open(slot), document, others)) {
        shelf.note(slot, { title: document.title, hash: branch.hash(document) });
        return;
      }
      const text = texts.current(isStorageForbidden() ? 'storageForbidden' : 'storageFull');
      notify({ kind: 'warning', text });
    },
    [branch, shelf, notify],
  );
  return useSaver(persist, 'flush');
}
