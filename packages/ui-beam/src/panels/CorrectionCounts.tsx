import { useKitAtomValue } from '@eecs/ui-kit';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { countersAtom } from '../state/counters.ts';

const NAMES = ['loadCollisions', 'adjustedSupports', 'supportCollisions'] as const;

/** The number of corrections by the rules of editing since the beam was opened; hidden while it is zero. */
export function CorrectionCounts() {
  const t = useWorkspaceText();
  const counters = useKitAtomValue(countersAtom);
  return NAMES.filter((name) => counters[name] > 0).map((name) => (
    <span key={name} title={t('status.mendedNote')} data-mended={name}>
      {t(`status.mended.${name}`, { count: counters[name] })}
    </span>
  ));
}
