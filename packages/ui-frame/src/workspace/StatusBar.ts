import { createLate } from '@eecs/ui-kit';
import { createStatusBar } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { writePlace } from '../scheme/nameItem.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { listLoads } from '../state/listLoads.ts';
import { hashAtom, session, shownAnswerAtom } from '../state/sessionAtoms.ts';
import { type Ghost, ghostAtom } from '../state/tool.ts';

/** The status line of a frame editor. */
export const StatusBar = createStatusBar<FrameTypes, NonNullable<Ghost['aim']>['place']>({
  session,
  hashAtom,
  shownAnswerAtom,
  ghostAtom,
  useText: useEditorText,
  useCounts: () => {
    const t = useEditorText();
    return (document) => [
      t('count.joints', { count: document.joints.length }),
      t('count.members', { count: document.members.length }),
      t('status.loads', { count: listLoads(document).length }),
    ];
  },
  writePlace,
  Marks: createLate(loadParts, 'FrameMarks', { isQuiet: true }),
});
