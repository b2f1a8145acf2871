import { useState } from 'react';
import { VisuallyHidden, useKitAtomValue } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { isCurrentAtom, solutionAtom } from '../state/sessionAtoms.ts';

/** Announces to screen readers that the beam was solved; a stored result of an earlier visit is not announced. */
export function SolvedAnnouncer() {
  const t = useBeamText();
  const solution = useKitAtomValue(solutionAtom);
  const isCurrent = useKitAtomValue(isCurrentAtom);
  const [kept] = useState(solution);
  const isNews = solution !== null && solution !== kept && isCurrent;
  return (
    <VisuallyHidden>
      <span role="status" data-solved-said="">
        {isNews ? t('notice.solved') : ''}
      </span>
    </VisuallyHidden>
  );
}
