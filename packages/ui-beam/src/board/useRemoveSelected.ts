import { useKitStore } from '@eecs/ui-kit';
import { useRemovalQuestion } from '../commands/useRemovalQuestion.ts';
import { removeLoad } from '../editing/removeLoad.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { removeGuideAtom } from './guideVerbs.ts';

const REMOVALS = {
  load: { list: 'loads', remove: removeLoad },
  support: { list: 'supports', remove: removeSupport },
} as const;

/** Gives the verb that removes what is selected, after the question; a guide without one. */
export function useRemoveSelected(): () => Promise<void> {
  const store = useKitStore();
  const ask = useRemovalQuestion();
  return async () => {
    // Nothing is lost with a guide.
    if (store.set(removeGuideAtom)) return;
    const selection = store.get(selectionAtom);
    if (selection === null) return;
    const { list, remove } = REMOVALS[selection.kind];
    const object: unknown = store.get(documentAtom)[list][selection.index];
    if (!(await ask(selection))) return;
    // Another document may have come while the question stood.
    const at = store.get(documentAtom)[list].findIndex((other) => other === object);
    if (at < 0) return;
    store.set(selectionAtom, null);
    store.set(applyEditAtom, (document) => remove(document, at));
  };
}
