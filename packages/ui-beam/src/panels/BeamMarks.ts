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
  useTexts: () => {
    const t = usePanelText();
    return {
      label: t('status.label'),
      allFulfilled: t('status.allFulfilled'),
      nameOf: ({ section }) => t(`status.${section}`),
      write: ({ section, status, reason, label = '' }) =>
        t('status.of', {
          section: t(`status.${section}`),
          status: t(`status.${reason ?? status}`, { label }),
        }),
    };
  },
});
