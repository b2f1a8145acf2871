import { createStatusMarks } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { tables } from '../state/tables.ts';
import { openTabAtom } from '../state/trussTabs.ts';

/** Shows what a truss lacks, with links to the places in the panel. */
export const TrussMarks = createStatusMarks({
  marksAtom: sectionStatusesAtom,
  openTabAtom,
  tables,
  useText: () => {
    const t = useLaterText();
    return (key, values) => t(`mark.${key}`, values);
  },
});
