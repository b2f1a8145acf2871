import { useEffect, useLayoutEffect, useMemo } from 'react';
import { atom } from 'jotai/vanilla';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useFormat, useKitStore, useUnits } from '@eecs/ui-kit';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { isLarge } from '../../scheme/isLarge.ts';
import { boardLayerAtom } from '../../scheme/boardLayer.ts';
import { cutAtom, cutLineAtom, partAtom } from '../../state/cut.ts';
import { areReactionsShownAtom, shapeFactorAtom } from '../../state/resultMode.ts';
import { openRoomAtom } from '../../state/openRoom.ts';
import { isDraftedAtom, isPutOffAtom, previewAtom, shownDocumentAtom } from '../../state/sessionAtoms.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { drawnResultAtom } from './drawnResult.ts';
import { layOnBoard } from './layOnBoard.ts';

const QUICK_LINKS = 150;
const QUICK_LABELS = 40;

/** The cut of the method of sections, while its room is open. */
const drawnCutAtom = atom((get) =>
  get(openRoomAtom) === 'sections'
    ? { line: get(cutLineAtom), rods: get(cutAtom)?.rods ?? [], part: get(partAtom) }
    : null,
);

/** The truss on the board, and the result drawn on it. */
const layerSourceAtom = atom((get) => ({
  board: get(shownDocumentAtom),
  isAwaited: get(isAwaitedAtom),
  result: get(drawnResultAtom),
  set: get(drawnSetAtom),
  ranges: get(envelopeAtom)?.N ?? null,
  cut: get(drawnCutAtom),
  shapeFactor: get(shapeFactorAtom),
  hasReactions: get(areReactionsShownAtom),
  isDrafted: get(isDraftedAtom),
}));

/** Whether the answer for a draft arrives in the same frame: the previous result stays until then. */
const isAwaitedAtom = atom((get): boolean => {
  const preview = get(previewAtom);
  const isOld = preview !== null && preview.document !== get(shownDocumentAtom);
  return isOld && get(isDraftedAtom) && !get(isPutOffAtom) && get(shownAnswerAtom) === null;
});

function isQuickened(document: TrussCase): boolean {
  return document.links.length > QUICK_LINKS && !isLarge(document);
}

/** Lays the wanted result out on the board, in every frame of a drag too, without React. */
export function useResultLayer(): void {
  const store = useKitStore();
  const words = useValueWords();

  // Before the paint, so that the first picture with an answer has its values.
  useLayoutEffect(() => {
    const publish = (): void => {
      const { board, isAwaited, isDrafted, result, set, ...options } = store.get(layerSourceAtom);
      if (isAwaited) return;
      const lay =
        set === null || result === 'off'
          ? null
          : layOnBoard(board, set, {
              ...options,
              // A frame of a drag has no time for the values of a large truss.
              ...(isDrafted && isQuickened(board) && { mostLabels: QUICK_LABELS }),
              mode: result === 'shape' ? 'force' : result,
              isShapeAlone: result === 'shape',
              hasShape: false,
              ...words,
            });
      const before = store.get(boardLayerAtom);
      if (before?.document === board && before.lay === null && lay === null) return;
      store.set(boardLayerAtom, { document: board, lay });
    };
    publish();
    return store.sub(layerSourceAtom, publish);
  }, [store, words]);

  // Without this part the board shows no result.
  useEffect(() => () => store.set(boardLayerAtom, null), [store]);
}

/** Returns the writers of the values on the board; the legend has the units. */
function useValueWords() {
  const format = useFormat();
  const system = useUnits();
  return useMemo(
    () => ({
      force: (value: number) => format.brief(value, { quantity: 'force', system, withUnit: false }),
      stress: (value: number) =>
        format.brief(value, { quantity: 'stress', system, withUnit: false, digits: 1 }),
      percent: (part: number) => `${Math.round(Math.abs(part) * 100)} %`,
      shift: (value: number) => format.brief(value, { quantity: 'displacement', system, withUnit: false }),
    }),
    [format, system],
  );
}
