import type { KitStore } from '@eecs/ui-kit';
import type { KeyActions } from '@eecs/ui-kit/editor';
import type { KeyId } from '../keys/frameKeys.ts';
import { BOARD_RESULTS } from '../state/boardResults.ts';
import { boardResultAtom } from '../state/resultMode.ts';
import { chosenSetAtom, documentAtom, isReadOnlyAtom, shownAnswerAtom } from '../state/sessionAtoms.ts';
import { TOOLS, type Tool, takeToolAtom } from '../state/tool.ts';
import { camera, fitAtom } from '../state/view.ts';

const ZOOM = 1.25;

/** The effects of the single keys of a frame editor: tools, views, results, case sets. */
export function createSingleActions(store: KitStore): KeyActions<KeyId> {
  const take = (tool: Tool) => (): boolean => {
    if (store.get(isReadOnlyAtom)) return false;
    store.set(takeToolAtom, tool);
    return true;
  };
  const step = (by: 1 | -1) => (): boolean => {
    if (store.get(shownAnswerAtom) === null) return false;
    const at = BOARD_RESULTS.indexOf(store.get(boardResultAtom));
    store.set(
      boardResultAtom,
      BOARD_RESULTS[(at + by + BOARD_RESULTS.length) % BOARD_RESULTS.length] ?? 'off',
    );
    return true;
  };
  return {
    ...Object.fromEntries(TOOLS.map((tool) => [tool, take(tool)])),
    fit: () => store.set(fitAtom),
    zoomIn: () => store.set(camera.zoomAtom, { factor: ZOOM }),
    zoomOut: () => store.set(camera.zoomAtom, { factor: 1 / ZOOM }),
    nextResult: step(1),
    previousResult: step(-1),
    caseSet: ({ key }) => {
      if (Number(key) > store.get(documentAtom).caseSets.length) return false;
      store.set(chosenSetAtom, Number(key) - 1);
      return true;
    },
    allSets: () => {
      if (store.get(documentAtom).caseSets.length < 2) return false;
      store.set(chosenSetAtom, 'all');
      return true;
    },
  };
}
