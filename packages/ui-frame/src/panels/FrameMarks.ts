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
  useTexts: () => {
    const t = useLaterText();
    return {
      label: t('mark.label'),
      allFulfilled: t('mark.allFulfilled'),
      nameOf: ({ section }) => t(`mark.${section}`),
      write: ({ section, status, reason, label = '' }) =>
        t('mark.of', { section: t(`mark.${section}`), status: t(`mark.${reason ?? status}`, { label }) }),
    };
  },
});
