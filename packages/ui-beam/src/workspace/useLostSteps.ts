import { useEffect } from 'react';
import { areStepsLostAtom } from '../state/sessionAtoms.ts';
import { useKitAtom, useNotices } from '@eecs/ui-kit';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

/** Says once that the steps back of an earlier visit could not be read. */
export function useLostSteps(): void {
  const t = useWorkspaceText();
  const { notify } = useNotices();
  const [areLost, setLost] = useKitAtom(areStepsLostAtom);
  // Hands what was found at opening to the notices.
  useEffect(() => {
    if (!areLost) return;
    setLost(false);
    notify({ kind: 'warning', text: t('stepsLost') });
  }, [areLost, setLost, notify, t]);
}
