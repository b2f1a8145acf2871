import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { asksBeforeRemovalAtom } from '@eecs/ui-kit/editor';
import { useRemovalQuestion } from '../commands/useRemovalQuestion.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { selectionsAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { removeSelectedAtom } from './chosenVerbs.ts';
import { removeGuideAtom } from './guideVerbs.ts';

/** Gives the verb that removes all that is selected, after the question where one is wanted; a guide without one. */
export function useRemoveSelected(): () => Promise<void> {
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
    // Nothing is lost with a guide.
    if (store.set(removeGuideAtom)) return;
    const document = store.get(documentAtom);
    if (!(await isWanted())) return;
    // Another document may have come while the question stood: what is selected is found in it again, or gone.
    if (store.get(documentAtom) === document || store.get(selectionsAtom).length > 0)
      store.set(removeSelectedAtom);
  };
}
