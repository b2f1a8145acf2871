import { createStatusMarks } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { openTabAtom } from '../state/frameTabs.ts';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { tables } from '../state/tables.ts';

/** Shows the missing parts of a frame, each with a link to its place in the panel. */
export const FrameMarks = createStatusMarks({
  marksAtom: sectionStatusesAtom,
  openTabAtom,
  tables,
  useText: () => {
    const t = useLaterText();
    return (key, values) => t(`mark.${key}`, values);
  },
});
