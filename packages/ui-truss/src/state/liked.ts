import { LIKED_OPTIONS, hasSingleKeysAtom, panelWidthAtom, seenToolsAtom } from '@eecs/ui-kit/editor';
import { isShapeShownAtom } from './resultMode.ts';

/** What of the editor is as the reader likes it, by its name in the store. */
export const LIKED = {
  panel: panelWidthAtom,
  singleKeys: hasSingleKeysAtom,
  shape: isShapeShownAtom,
  seenTools: seenToolsAtom,
  ...LIKED_OPTIONS,
};
