import { LIKED_OPTIONS, hasSingleKeysAtom, panelWidthAtom, seenToolsAtom } from '@eecs/ui-kit/editor';
import { isShapeShownAtom } from './resultMode.ts';

/** The reader's preferences for the editor, by their names in the store. */
export const LIKED = {
  panel: panelWidthAtom,
  singleKeys: hasSingleKeysAtom,
  shape: isShapeShownAtom,
  seenTools: seenToolsAtom,
  ...LIKED_OPTIONS,
};
