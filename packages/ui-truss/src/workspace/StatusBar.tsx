import { createLate, useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { StatusFacts, useStanding } from '@eecs/ui-kit/editor';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { ghostAtom } from '../state/passing.ts';
import { documentAtom, knownHashAtom, session } from '../state/sessionAtoms.ts';
import { listLoads } from '../state/listLoads.ts';
import { writePlace } from '../scheme/nameItem.ts';

const TrussMarks = createLate(loadParts, 'TrussMarks', { isQuiet: true });

/**
 * The status line: the size of the truss, its hash, whether its solution is current, what the truss lacks, the place
 * under the pointer.
 */
export function StatusBar() {
  const t = useEditorText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const { aim } = useSettled(ghostAtom);
  const standing = useStanding(session, useSettled(shownAnswerAtom) !== null);
  return (
    <StatusFacts
      data-screen-only=""
      aria-label={t('status.label')}
      counts={[
        t('count.joints', { count: document.joints.length }),
        t('count.rods', { count: document.links.length }),
        t('status.loads', { count: listLoads(document).length }),
      ]}
      hash={useKitAtomValue(knownHashAtom)}
      hashLabel={t('status.hash')}
      hashNote={t('status.hashNote')}
      standing={standing}
      standingText={t(`status.${standing}`)}
    >
      <TrussMarks />
      <output aria-live="off">
        {aim === null ? '' : writePlace(aim.place, format, document.units.system)}
      </output>
    </StatusFacts>
  );
}
