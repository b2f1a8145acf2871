import { useEffect } from 'react';
import { CheckField, createLate, useKitAtom, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { ResultBar, announceAtom, createSetChoice, stepResult } from '@eecs/ui-kit/editor';
import { hasRuleAtom, isCombinedAtom } from '../../live/combining.ts';
import { isEnvelopeAtom, shownAnswerAtom, shownSetIndexAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useFollowedCombinations } from '../../live/useFollowedCombinations.ts';
import { loadMethods } from '../../late/loadParts.ts';
import { useEditorText } from '../../messages/editorMessages.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { resultNotesAtom, stepResultAtom } from '../../scheme/boardLayer.ts';
import { areReactionsShownAtom, boardResultAtom } from '../../state/resultMode.ts';
import { chosenSetAtom } from '../../state/sessionAtoms.ts';
import { writeKeys } from '../../keys/allKeys.ts';
import { ShapeScale } from '../ShapeScale.tsx';
import { boardResultsAtom, drawnResultAtom } from './drawnResult.ts';
import { useResultLayer } from './useResultLayer.ts';

/** The row over the board: switches the drawn result, its case set, scale and reactions. */
export function BoardResults() {
  const t = useLaterText();
  const tOwn = useResultsText();
  useResultLayer();
  useResultSteps();
  const shown = useSettled(shownAnswerAtom);
  const views = useSettled(boardResultsAtom);
  const drawn = useSettled(drawnResultAtom);
  const { shapeScale } = useKitAtomValue(resultNotesAtom);
  const [, choose] = useKitAtom(boardResultAtom);
  const [hasReactions, setReactions] = useKitAtom(areReactionsShownAtom);
  const state =
    shown === null
      ? tOwn('board.none')
      : t(shown.isSolved ? 'results.recorded' : shown.isBehind ? 'results.behind' : 'results.preview');
  return (
    <ResultBar
      id={shown === null ? undefined : 'truss-result-sampler-n'}
      label={`${tOwn('board.label')} (${writeKeys('nextResult')})`}
      views={views.map((view) => ({
        view,
        label: tOwn(`board.${view}`),
        name: tOwn(`board.${view}.name`),
      }))}
      current={drawn}
      onChoose={choose}
      isIdle={shown === null}
      state={<span data-standing={shown?.isSolved ? 'recorded' : 'preview'}>{state}</span>}
    >
      <SetChoice />
      {drawn === 'shape' && shapeScale !== null ? <ShapeScale fitting={shapeScale} /> : null}
      {drawn === 'off' ? null : (
        <CheckField label={t('results.arrows')} checked={hasReactions} onChange={setReactions} />
      )}
    </ResultBar>
  );
}

/** Loaded when combinations are first shown. */
const CombinationBar = createLate(loadMethods, 'CombinationBar', { isQuiet: true });

/** Chooses the case set of the result, the extremes over all sets, or the combinations. */
const SetChoice = createSetChoice({
  useShown: () => useSettled(shownAnswerAtom),
  useIndex: () => useSettled(shownSetIndexAtom),
  useAll: () => useSettled(isEnvelopeAtom),
  chosenSetAtom,
  isCombinedAtom,
  hasRuleAtom,
  useFollowed: useFollowedCombinations,
  CombinationBar,
  useTexts: () => {
    const t = useLaterText();
    const tOwn = useResultsText();
    const tEditor = useEditorText();
    return {
      label: t('results.set'),
      all: tOwn('all'),
      allShort: tOwn('all.short'),
      combinations: tEditor('panels.combinations'),
    };
  },
});

/** Lets a key step through the results, and announces the drawn one. */
function useResultSteps(): void {
  const store = useKitStore();
  const tOwn = useResultsText();
  useEffect(() => {
    const step = (by: 1 | -1): boolean => {
      const views = store.get(boardResultsAtom);
      if (store.get(shownAnswerAtom) === null) return false;
      const next = stepResult(views, store.get(drawnResultAtom), by);
      store.set(boardResultAtom, next);
      store.set(announceAtom, tOwn(`board.${next}.name`));
      return true;
    };
    store.set(stepResultAtom, { step });
    return () => store.set(stepResultAtom, null);
  }, [store, tOwn]);
}
