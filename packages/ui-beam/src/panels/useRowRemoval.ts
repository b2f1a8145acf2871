import { useKitStore } from '@eecs/ui-kit';
import { useRemovalQuestion } from '../commands/useRemovalQuestion.ts';
import { removePart } from '../editing/beamParts.ts';
import { removeCaseSet } from '../editing/removeCaseSet.ts';
import { removeCrossSection, removeMaterial } from '../editing/removeConstants.ts';
import { removeLoad } from '../editing/removeLoad.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import type { TableTab } from '../state/currentRows.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { selectedKind } from './useCurrentRow.ts';

const REMOVALS = {
  supports: { list: 'supports', remove: removeSupport },
  loads: { list: 'loads', remove: removeLoad },
  sections: { list: 'beamSections', remove: removePart },
  materials: { list: 'materials', remove: removeMaterial },
  crossSections: { list: 'sections', remove: removeCrossSection },
  sets: { list: 'caseSets', remove: removeCaseSet },
} as const;

/**
 * Gives the verb that removes a row of a table, found by its index: of supports and loads after a question. The focus
 * goes to the row that takes its place, in an emptied table to the button that adds one.
 */
export function useRowRemoval(tab: TableTab): (index: number, from: Element) => void {
  const store = useKitStore();
  const isWanted = useRemovalQuestion();
  const { list, remove } = REMOVALS[tab];
  return (index, from) => {
    const item = store.get(documentAtom)[list][index];
    const frame = from.closest<HTMLElement>('[data-beam-editor]');
    const kind = selectedKind(tab);
    void (kind === null ? Promise.resolve(true) : isWanted(kind, index + 1)).then((wanted) => {
      // Another document may have come while the question stood.
      const at = store.get(documentAtom)[list].findIndex((other) => other === item);
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
