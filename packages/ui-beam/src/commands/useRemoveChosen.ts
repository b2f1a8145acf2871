import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { asksBeforeRemovalAtom } from '@eecs/ui-kit/editor';
import { useToolText } from '../messages/toolMessages.ts';
import { removeChosenAtom } from '../state/removeChosen.ts';
import { selectionsAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { useRemovalQuestion } from './useRemovalQuestion.ts';

/** Gives the verb that removes all that is chosen, after the question where one is wanted; it tells how many went. */
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
    // Another document may have come while the question stood: what is selected is found in it again, or gone.
    if (store.get(documentAtom) !== document && store.get(selectionsAtom).length === 0) return 0;
    return store.set(removeChosenAtom);
  };
}
