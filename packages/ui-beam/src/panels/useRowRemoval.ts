import type { BeamCase } from '@eecs/solver-core';
import { useKitStore } from '@eecs/ui-kit';
import { useRemovalQuestion } from '../commands/useRemovalQuestion.ts';
import type { Edit } from '../editing/edit.ts';
import type { TableTab } from '../state/currentRows.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { listRows } from './listRows.ts';
import { selectedKind } from './useCurrentRow.ts';

/**
 * Gives the verb that removes a row of a table, found by its index: of supports and loads after a question. The focus
 * goes to the row that takes its place, in an emptied table to the button that adds one.
 */
export function useRowRemoval(
  tab: TableTab,
  remove: (document: BeamCase, index: number) => Edit,
): (index: number, from: Element) => void {
  const store = useKitStore();
  const isWanted = useRemovalQuestion();
  return (index, from) => {
    const item = listRows(store.get(documentAtom), tab)[index];
    const frame = from.closest<HTMLElement>('[data-beam-editor]');
    const kind = selectedKind(tab);
    void (kind === null ? Promise.resolve(true) : isWanted({ kind, index })).then((wanted) => {
      // Another document may have come while the question stood.
      const at = listRows(store.get(documentAtom), tab).findIndex((other) => other === item);
      if (!wanted || at < 0) return;
      store.set(applyEditAtom, (document) => remove(document, at));
      requestAnimationFrame(() => {
        const goal =
          frame?.querySelector<HTMLElement>(`[data-rows="${tab}"] tr[tabindex="0"]`) ??
          frame?.querySelector<HTMLElement>(`[data-adds="${tab}"]`) ??
          frame;
        goal?.focus({ preventScroll: true });
      });
    });
  };
}
