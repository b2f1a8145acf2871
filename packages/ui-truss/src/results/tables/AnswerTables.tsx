import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { AnswerTabs } from '@eecs/ui-kit/editor';
import { useLaterText } from '../../messages/laterMessages.ts';
import { shownCombinedAtom } from '../../live/combining.ts';
import { loadMethods } from '../../late/loadParts.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { drawnSetAtom } from '../values/drawnSet.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { ForceTable } from './ForceTable.tsx';
import { ReactionsPanel } from './ReactionsPanel.tsx';
import { ShiftsPanel } from './ShiftsPanel.tsx';

/** Loaded when combinations are first shown. */
const CombinedTables = createLate(loadMethods, 'CombinedTables');

/**
 * The tables of the answer: the forces with their extremes, the reactions, the displacements; those of the combinations
 * if these are shown.
 */
export function AnswerTables({ hasReactions }: { readonly hasReactions: boolean }) {
  const t = useLaterText();
  const hasRods = useKitAtomValue(documentAtom).links.length > 0;
  const combined = useKitAtomValue(shownCombinedAtom);
  const hasForces = useSettled(shownAnswerAtom) !== null && hasRods;
  const hasShifts = useSettled(drawnSetAtom)?.displacement != null && hasForces;
  if (combined !== null) return <CombinedTables shown={combined} hasReactions={hasReactions} />;
  return (
    <AnswerTabs
      label={t('results.tables')}
      tabs={[
        ...(hasForces ? [{ name: 'forces', title: t('results.label'), panel: <ForceTable /> }] : []),
        ...(hasReactions
          ? [{ name: 'reactions', title: t('results.reactions'), panel: <ReactionsPanel /> }]
          : []),
        ...(hasShifts ? [{ name: 'shifts', title: t('results.shifts.short'), panel: <ShiftsPanel /> }] : []),
      ]}
    />
  );
}
