import { createLate } from '@eecs/ui-kit';
import { createInputPanel } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { hiddenTabsAtom, rowCountsAtom } from '../state/tables.ts';
import { TRUSS_TABS, openTabAtom } from '../state/trussTabs.ts';

/** All inputs of a truss. */
export const { InputPanel: TrussPanel } = createInputPanel({
  useText: useEditorText,
  tabs: TRUSS_TABS,
  openTabAtom,
  countsAtom: rowCountsAtom,
  hiddenAtom: hiddenTabsAtom,
  load: loadParts,
  TypedLine: createLate(loadParts, 'TypedTruss', { isQuiet: true }),
});
