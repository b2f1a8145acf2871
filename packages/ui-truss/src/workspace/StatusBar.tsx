import { createLate, useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { SolveNote, StatusLine } from '@eecs/ui-kit/editor';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { loadParts } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { ghostAtom } from '../state/passing.ts';
import { documentAtom, isCurrentAtom, knownHashAtom, solutionAtom } from '../state/sessionAtoms.ts';
import { listLoads } from '../state/listLoads.ts';
import { writePlace } from '../scheme/nameItem.ts';

const TrussMarks = createLate(loadParts, 'TrussMarks', { isQuiet: true });

/** Characters of the hash that are shown: enough to distinguish two trusses by eye. */
const SHORT_HASH = 7;

/**
 * The line at the foot: how much there is, which document it is, whether its solution is current, the missing parts of
 * the truss, the place that is aimed at.
 */
export function StatusBar() {
  const t = useEditorText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const hash = useKitAtomValue(knownHashAtom);
  const solution = useKitAtomValue(solutionAtom);
  const isCurrent = useKitAtomValue(isCurrentAtom);
  const aim = useSettled(ghostAtom).aim;
  const hasPreview = useSettled(shownAnswerAtom) !== null;
  const standing =
    solution !== null && isCurrent
      ? 'current'
      : hasPreview
        ? 'preview'
        : solution === null
          ? 'none'
          : 'stale';
  return (
    <StatusLine data-screen-only="" role="group" aria-label={t('status.label')}>
      <span>{t('count.joints', { count: document.joints.length })}</span>
      <span>{t('count.rods', { count: document.links.length })}</span>
      <span>{t('status.loads', { count: listLoads(document).length })}</span>
      <span title={t('status.hashNote')}>
        {t('status.hash')} <code data-hash={hash ?? undefined}>{hash?.slice(0, SHORT_HASH) ?? '…'}</code>
      </span>
      <span data-solution={standing}>{t(`status.${standing}`)}</span>
      {standing === 'preview' ? <SolveNote /> : null}
      <TrussMarks />
      <output aria-live="off">
        {aim === null ? '' : writePlace(aim.place, format, document.units.system)}
      </output>
    </StatusLine>
  );
}
