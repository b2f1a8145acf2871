import { createLate, useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { StatusFacts, useStanding } from '@eecs/ui-kit/editor';
import { useSettled } from '../live/useSettled.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { writePlace } from '../scheme/nameItem.ts';
import { listLoads } from '../state/listLoads.ts';
import { documentAtom, hashAtom, session, shownAnswerAtom } from '../state/sessionAtoms.ts';
import { ghostAtom } from '../state/tool.ts';

const FrameMarks = createLate(loadParts, 'FrameMarks', { isQuiet: true });

/**
 * The status line: the size of the frame, its hash, whether its solution is current, the missing parts of the frame,
 * the position of the pointer.
 */
export function StatusBar() {
  const t = useEditorText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const standing = useStanding(session, useSettled(shownAnswerAtom) !== null);
  const { aim } = useSettled(ghostAtom);
  return (
    <StatusFacts
      data-screen-only=""
      aria-label={t('status.label')}
      counts={[
        t('count.joints', { count: document.joints.length }),
        t('count.members', { count: document.members.length }),
        t('status.loads', { count: listLoads(document).length }),
      ]}
      hash={useKitAtomValue(hashAtom)}
      hashLabel={t('status.hash')}
      hashNote={t('status.hashNote')}
      standing={standing}
      standingText={t(`status.${standing}`)}
    >
      <FrameMarks />
      <output aria-live="off">
        {aim === null ? '' : writePlace(aim.place, format, document.units.system)}
      </output>
    </StatusFacts>
  );
}
