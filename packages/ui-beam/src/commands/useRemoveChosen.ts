import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { asksBeforeRemovalAtom } from '@eecs/ui-kit/editor';
import { useToolText } from '../messages/toolMessages.ts';
import { removeChosenAtom } from '../state/removeChosen.ts';
import { selectionsAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { useRemovalQuestion } from './useRemovalQuestion.ts';

/**
 * Returns the function that removes the selection, after the question if the option requires one; it returns the number
 * of removed objects.
 */
export function useRemoveChosen(): () => Promise<number> {
  const store = useKitStore();
  const tTool = useToolText();
  const ask = useRemovalQuestion();
  const { ask: askPlainly } = useDialogs();

  async function isWanted(): Promise<boolean> {
    const selections = store.get(selectionsAtom);
    const [only] = selections;
    if (only === undefined || selections.length === 1) return only !== undefined && ask(only);
    if (!store.get(asksBeforeRemovalAtom)) return true;
    const message = tTool('removeSeveral', { count: selections.length });
    return (await askPlainly({ kind: 'confirm', message })).outcome === 'ok';
  }

  return async () => {
    const document = store.get(documentAtom);
    if (!(await isWanted())) return 0;
    // The document may have changed while the question was open, so the selection is looked up in it again.
    if (store.get(documentAtom) !== document && store.get(selectionsAtom).length === 0) return 0;
    return store.set(removeChosenAtom);
  };
}
