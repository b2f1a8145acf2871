import { useRef } from 'react';
import { type NoticeHandle, useNotices } from '../../notices/useNotices.ts';
import type { EditNote } from '../../editing/edit.ts';

/** Gives the notices of an editor: what an edit did beside what was asked. */
export function useEditNotices<Note extends EditNote>({
  write,
  undoLabel,
}: {
  readonly write: (note: Note) => string;
  readonly undoLabel: string;
}): (notes: readonly Note[], undo?: () => void) => void {
  const { notify } = useNotices();
  // A way back leads back from the last edit only: with the next one the notice that offers it goes.
  const offered = useRef<NoticeHandle | null>(null);
  // Why nothing was done is of no use beside what was done after all.
  const refused = useRef<NoticeHandle | null>(null);
  // One notice for an edit: of several at once a screen reader would speak the last.
  return (notes, undo) => {
    offered.current?.dismiss();
    offered.current = null;
    if (undo !== undefined) {
      refused.current?.dismiss();
      refused.current = null;
    }
    if (notes.length === 0) return;
    const text = notes.map(write).join('\n');
    if (undo === undefined) refused.current = notify({ kind: 'warning', text });
    else offered.current = notify({ kind: 'warning', text, action: { label: undoLabel, run: undo } });
  };
}
