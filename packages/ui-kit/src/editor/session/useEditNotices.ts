import { useRef } from 'react';
import type { Messages } from '@eecs/solver-core/texts';
import type { EditNote } from '../../editing/edit.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { Text } from '../../kit/useText.ts';
import { useTextOf } from '../../kit/useTextOf.ts';
import type { ModuleFetch } from '../../late/createFetch.ts';
import { type NoticeHandle, useNotices } from '../../notices/useNotices.ts';

/**
 * Returns the notices of an editor about side effects of edits. Their texts come with the late parts that `load`
 * fetches; earlier notices appear once these are loaded.
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
  // A way back leads back from the last edit only: with the next one the notice that offers it goes.
  const offered = useRef<NoticeHandle | null>(null);
  // Once an edit succeeds, the reason why an earlier one was refused is of no use.
  const refused = useRef<NoticeHandle | null>(null);
  const stopWaiting = useRef<(() => void) | null>(null);
  // One notice for an edit: of several at once a screen reader would speak the last.
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
    // Without its texts an edit stands all the same.
    load().catch(() => undefined);
  };
}
