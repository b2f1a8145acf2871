import { createLate } from '@eecs/ui-kit';
import { createStatusBar } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { writePlace } from '../scheme/nameItem.ts';
import { listLoads } from '../state/listLoads.ts';
import { type Ghost, ghostAtom } from '../state/passing.ts';
import { knownHashAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** The status line of a truss editor. */
export const StatusBar = createStatusBar<TrussTypes, NonNullable<Ghost['aim']>['place']>({
  session,
  hashAtom: knownHashAtom,
  shownAnswerAtom,
  ghostAtom,
  useText: useEditorText,
  useCounts: () => {
    const t = useEditorText();
    return (document) => [
      t('count.joints', { count: document.joints.length }),
      t('count.rods', { count: document.links.length }),
      t('status.loads', { count: listLoads(document).length }),
    ];
  },
  writePlace,
  Marks: createLate(loadParts, 'TrussMarks', { isQuiet: true }),
});
