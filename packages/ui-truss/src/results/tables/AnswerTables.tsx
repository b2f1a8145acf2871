import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { shownCombinedAtom } from '../../live/combining.ts';
import { loadMethods } from '../../late/loadParts.ts';
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
  const hasRods = useKitAtomValue(documentAtom).links.length > 0;
  const combined = useKitAtomValue(shownCombinedAtom);
  if (combined !== null) return <CombinedTables shown={combined} hasReactions={hasReactions} />;
  return (
    <>
      {hasRods ? <ForceTable /> : null}
      {hasReactions ? <ReactionsPanel /> : null}
      {hasRods ? <ShiftsPanel /> : null}
    </>
  );
}
