import type { FrameCase } from '@eecs/solver-core/frame';
import { listNotes } from '@eecs/solver-core/rules';
import { gatherLoads, removeParts, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { type FrameItem, indexesOf } from './items.ts';

/**
 * Removes the whole selection in one step. A joint takes its members and loads with it; those not selected are counted.
 */
export function removeItems(document: FrameCase, items: readonly FrameItem[]): Edit {
  if (items.length === 0) return toPlainEdit(document);
  const { joints, lines, linesRemoved, loadsRemoved } = removeParts(
    { joints: document.joints, lines: document.members },
    {
      joints: indexesOf(items, 'joint'),
      lines: indexesOf(items, 'member'),
      jointLoads: gatherLoads(items, (item) => (item.kind === 'jointLoad' ? item.joint : null)),
      lineLoads: gatherLoads(items, (item) => (item.kind === 'memberLoad' ? item.member : null)),
    },
  );
  return {
    document: { ...document, joints, members: lines },
    notes: listNotes({ membersRemoved: linesRemoved, loadsRemoved }),
  };
}
