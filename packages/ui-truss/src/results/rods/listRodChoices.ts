import { listRodGroups } from '@eecs/solver-core/code-checks';
import type { TrussCase } from '@eecs/solver-core/truss';

/** Groups of rods that may be searched together; each group gets one section. */
export interface RodGroupChoice {
  /** `all`, `selected`, or the index of a section. */
  readonly value: string;
  readonly groups: readonly (readonly number[])[];
}

/**
 * Lists the groups of rods that a reader may choose: all rods with the same section in groups of their own, each of
 * these groups alone, and the rods selected on the board.
 */
export function listRodChoices(
  { links }: Pick<TrussCase, 'links'>,
  selected: readonly number[],
): readonly RodGroupChoice[] {
  const groups = listRodGroups({ links });
  return [
    { value: 'all', groups },
    ...(groups.length < 2
      ? []
      : groups.map((group) => ({ value: String(links[group[0]!]?.sectionIndex), groups: [group] }))),
    ...(selected.length === 0 ? [] : [{ value: 'selected', groups: [selected] }]),
  ];
}
