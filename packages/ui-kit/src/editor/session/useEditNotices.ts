import { useRef } from 'react';
import type { Messages } from '@eecs/solver-core/texts';
import type { EditNote } from '../../editing/edit.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { Text } from '../../kit/useText.ts';
import { useTextOf } from '../../kit/useTextOf.ts';
import type { ModuleFetch } from '../../late/createFetch.ts';
import { type NoticeHandle, useNotices } from '../../notices/useNotices.ts';

/**
 * Returns the notices of an editor about side effects of edits. Their texts are loaded with the late parts by `load`;
 * earlier notices appear once these are loaded.
 */
export function useEditNotices<Note extends EditNote, M extends Messages>({
  load,
  write,
  undoLabel,
}: {
  readonly load: ModuleFetch<{ readonly noteTexts: Catalogue<M> }>;
  readonly write: (note: Note, t: Text<M>) => string;
  readonly undoLabel: string;
}): (notes: readonly Note[], undo?: () => void) => void {
  const { notify } = useNotices();
  const textOf = useTextOf();
  // Undo applies to the last edit only: the next edit removes the notice that offers it.
  const offered = useRef<NoticeHandle | null>(null);
  // After a successful edit, the reason why an earlier one was refused is obsolete.
  const refused = useRef<NoticeHandle | null>(null);
  const stopWaiting = useRef<(() => void) | null>(null);
  // One notice for an edit, because a screen reader would only speak the last of several.
  return (notes, undo) => {
    stopWaiting.current?.();
    offered.current?.dismiss();
    offered.current = null;
    if (undo !== undefined) {
      refused.current?.dismiss();
      refused.current = null;
    }
    if (notes.length === 0) return;
    stopWaiting.current = load.watch(({ noteTexts }) => {
      const t = textOf(noteTexts);
      const text = notes.map((note) => write(note, t)).join('\n');
      if (undo === undefined) refused.current = notify({ kind: 'warning', text });
      else offered.current = notify({ kind: 'warning', text, action: { label: undoLabel, run: undo } });
    });
    // If its texts cannot be loaded, an edit is valid all the same.
    load().catch(() => undefined);
  };
}
