import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { StatusLine } from '@eecs/ui-kit/editor';
import { useSettled } from '../live/useSettled.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { writePlace } from '../scheme/nameItem.ts';
import { listLoads } from '../state/listLoads.ts';
import {
  documentAtom,
  hashAtom,
  isCurrentAtom,
  shownAnswerAtom,
  solutionAtom,
} from '../state/sessionAtoms.ts';
import { ghostAtom } from '../state/tool.ts';

/** Characters of the hash that are shown: enough to tell two frames apart by eye. */
const SHORT_HASH = 7;

/** The line at the foot: the size of the frame, its hash, whether its solution is current, the place that is aimed at. */
export function StatusBar() {
  const t = useEditorText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const hash = useKitAtomValue(hashAtom);
  const solution = useKitAtomValue(solutionAtom);
  const isCurrent = useKitAtomValue(isCurrentAtom);
  const hasPreview = useSettled(shownAnswerAtom) !== null;
  const { aim } = useSettled(ghostAtom);
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
      <span>{t('count.members', { count: document.members.length })}</span>
      <span>{t('status.loads', { count: listLoads(document).length })}</span>
      <span title={t('status.hashNote')}>
        {t('status.hash')} <code data-hash={hash}>{hash.slice(0, SHORT_HASH)}</code>
      </span>
      <span data-solution={standing}>{t(`status.${standing}`)}</span>
      <output aria-live="off">
        {aim === null ? '' : writePlace(aim.place, format, document.units.system)}
      </output>
    </StatusLine>
  );
}
