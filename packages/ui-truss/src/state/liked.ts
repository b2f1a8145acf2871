import { hasSingleKeysAtom, panelWidthAtom, splitterPositionAtom } from '@eecs/ui-kit/editor';
import { areReactionsShownAtom, isShapeShownAtom } from './resultMode.ts';

/** What of the editor is as the reader likes it, by its name in the store. */
export const LIKED = {
  panel: panelWidthAtom,
  splitterPosition: splitterPositionAtom,
  singleKeys: hasSingleKeysAtom,
  shape: isShapeShownAtom,
  reactions: areReactionsShownAtom,
};
