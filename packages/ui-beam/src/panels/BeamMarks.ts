import { createStatusMarks } from '@eecs/ui-kit/editor';
import { usePanelText } from '../messages/panelMessages.ts';
import { openTabAtom } from '../state/inputTabs.ts';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { tables } from '../state/tables.ts';

/** Shows what a beam lacks, with links to the places in the panel. */
export const BeamMarks = createStatusMarks({
  marksAtom: sectionStatusesAtom,
  openTabAtom,
  tables,
  useText: () => {
    const t = usePanelText();
    return (key, values) => t(`status.${key}`, values);
  },
});
