import { useKitAtomValue } from '@eecs/ui-kit';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { countersAtom } from '../state/counters.ts';

const NAMES = ['loadCollisions', 'adjustedSupports', 'supportCollisions'] as const;

/** How often the rules of editing corrected the beam since it was opened; nothing as long as they never did. */
export function CorrectionCounts() {
  const t = useWorkspaceText();
  const counters = useKitAtomValue(countersAtom);
  return NAMES.filter((name) => counters[name] > 0).map((name) => (
    <span key={name} title={t('status.mendedNote')} data-mended={name}>
      {t(`status.mended.${name}`, { count: counters[name] })}
    </span>
  ));
}
