import { hasSingleKeysAtom, panelWidthAtom, splitterPositionAtom } from '@eecs/ui-kit/editor';
import { isGridShownAtom } from './gridShown.ts';

/** What of the editor is as the reader likes it, by its name in the store. */
export const LIKED = {
  panel: panelWidthAtom,
  singleKeys: hasSingleKeysAtom,
  splitterPosition: splitterPositionAtom,
  isGridShown: isGridShownAtom,
};
