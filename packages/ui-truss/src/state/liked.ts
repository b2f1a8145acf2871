import { hasSingleKeysAtom, panelWidthAtom } from '@eecs/ui-kit/editor';
import { areReactionsShownAtom, isShapeShownAtom } from './resultMode.ts';

/** What of the editor is as the reader likes it, by its name in the store. */
export const LIKED = {
  panel: panelWidthAtom,
  singleKeys: hasSingleKeysAtom,
  shape: isShapeShownAtom,
  reactions: areReactionsShownAtom,
};
