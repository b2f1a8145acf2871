import { listNotes } from '@eecs/solver-core/rules';
import type { TrussCase } from '@eecs/solver-core/truss';
import { gatherLoads, removeParts, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { type TrussItem, indexesOf } from './items.ts';

/**
 * Removes everything selected in one step. Removing a joint also removes its rods and loads; those not selected are
 * counted.
 */
export function removeItems(document: TrussCase, items: readonly TrussItem[]): Edit {
  if (items.length === 0) return toPlainEdit(document);
  const guides = indexesOf(items, 'guide');
  const { joints, lines, linesRemoved, loadsRemoved } = removeParts(
    { joints: document.joints, lines: document.links },
    {
      joints: indexesOf(items, 'joint'),
      lines: indexesOf(items, 'link'),
      jointLoads: gatherLoads(items, (item) => (item.kind === 'jointLoad' ? item.joint : null)),
      lineLoads: gatherLoads(items, (item) => (item.kind === 'linkLoad' ? item.link : null)),
    },
  );
  return {
    document: {
      ...document,
      joints,
      links: lines,
      guides: guides.size === 0 ? document.guides : document.guides.filter((_, at) => !guides.has(at)),
    },
    notes: listNotes({ linksRemoved: linesRemoved, loadsRemoved }),
  };
}
