import type { KitStore } from '@eecs/ui-kit';
import {
  type KeyActions,
  createSingleActions as createActions,
  createZoomActions,
  stepResult,
} from '@eecs/ui-kit/editor';
import type { KeyId } from '../keys/frameKeys.ts';
import { listBoardResults } from '../state/boardResults.ts';
import { boardResultAtom } from '../state/resultMode.ts';
import { documentAtom, session, shownAnswerAtom } from '../state/sessionAtoms.ts';
import { TOOLS, takeToolAtom } from '../state/tool.ts';
import { camera, fitAtom } from '../state/view.ts';

/** The effects of the single keys of a frame editor: tools, views, results, case sets. */
export const createSingleActions = (store: KitStore): KeyActions<KeyId> => ({
  ...createActions(store, {
    session,
    tools: TOOLS,
    takeToolAtom,
    step: (by) => {
      if (store.get(shownAnswerAtom) === null) return false;
      const views = listBoardResults(store.get(documentAtom).kind);
      store.set(boardResultAtom, stepResult(views, store.get(boardResultAtom), by));
      return true;
    },
    fitAtom,
  }),
  ...createZoomActions(store, camera.zoomAtom),
});
