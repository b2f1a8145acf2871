import type { TrussCase } from '@eecs/solver-core/truss';
import { nameRod } from '../../hand/writeLine.ts';
import { useRodText } from './rodMessages.ts';

/** The greatest number of rods listed one by one. */
const MOST_NAMED = 6;

/** Returns the function that names a group of rods: by its rods, or by their number and section if there are many. */
export function useGroupNames({ links, sections }: TrussCase): (group: readonly number[]) => string {
  const t = useRodText();
  return (group) => {
    if (group.length <= MOST_NAMED) return group.map((index) => nameRod(index, links)).join(', ');
    const labels = new Set(group.map((index) => sections[links[index]?.sectionIndex ?? -1]?.label));
    const [label] = labels;
    return labels.size === 1 && label !== undefined
      ? t('sizing.ofSection', { count: group.length, label })
      : t('sizing.selected', { count: group.length });
  };
}
