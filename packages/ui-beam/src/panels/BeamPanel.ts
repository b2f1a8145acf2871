import { createLate } from '@eecs/ui-kit';
import { createInputPanel } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { hiddenTabsAtom, rowCountsAtom } from '../state/tables.ts';
import { INPUT_TABS, openTabAtom } from '../state/inputTabs.ts';

/** All inputs of a beam: the typed line and the tables. */
export const { InputPanel: BeamPanel, fetchTabs } = createInputPanel({
  useText: useBeamText,
  tabs: INPUT_TABS,
  openTabAtom,
  countsAtom: rowCountsAtom,
  hiddenAtom: hiddenTabsAtom,
  load: loadParts,
  Strip: createLate(loadParts, 'StatusStrip', { isQuiet: true }),
  TypedLine: createLate(loadParts, 'TypedLine', { isQuiet: true }),
});
