import { createLate } from '@eecs/ui-kit';
import { createInputPanel } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { FRAME_TABS, openTabAtom } from '../state/frameTabs.ts';
import { hiddenTabsAtom, rowCountsAtom } from '../state/tables.ts';

/** The tables of all data of a frame. */
export const { InputPanel: FramePanel } = createInputPanel({
  useText: useEditorText,
  tabs: FRAME_TABS,
  openTabAtom,
  countsAtom: rowCountsAtom,
  hiddenAtom: hiddenTabsAtom,
  load: loadParts,
  TypedLine: createLate(loadParts, 'TypedFrame', { isQuiet: true }),
});
