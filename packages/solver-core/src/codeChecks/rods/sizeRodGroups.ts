import type { TrussSolver } from '../../combinations/truss/solveTrussCombinations.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import {
  type RodSizing,
  type RodSizingAnswer,
  type RodSizingWish,
  assignRodSection,
  findLightestRods,
} from './findLightestRods.ts';

/** Rods that have the same section in the document, with the search for their section. */
export interface SizedRodGroup {
  /** Indices of the links. */
  readonly links: readonly number[];
  readonly answer: RodSizing;
}

/** The groups in the order of their first rods, or why no section can be looked for. */
export type SizedRodGroups =
  { readonly ok: true; readonly groups: readonly SizedRodGroup[] } | Exclude<RodSizingAnswer, RodSizing>;

/**
 * Finds, for each group of rods with the same section in the document, the lightest section with which they meet the
 * standard of `limits.rods`. Each group is looked for with the sections found for the groups before it, so the truss
 * gets them all; a group without a fitting section keeps its own. See `findLightestRods`.
 */
export function sizeRodGroups(
  document: TrussCase,
  wish: Omit<RodSizingWish, 'links'>,
  solve: TrussSolver,
): SizedRodGroups {
  let truss = document;
  const groups: SizedRodGroup[] = [];
  for (const links of listRodGroups(document)) {
    const answer = findLightestRods(truss, { ...wish, links }, solve);
    if (!answer.ok) return answer;
    groups.push({ links, answer });
    const [best] = answer.found;
    if (best !== undefined) truss = assignRodSection(truss, best.section, new Set(links));
  }
  return { ok: true, groups };
}

/** Lists the rods by their sections, in the order of the first rod of each. */
function listRodGroups({ links }: TrussCase): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  links.forEach(({ sectionIndex }, link) => {
    const group = groups.get(sectionIndex);
    if (group === undefined) groups.set(sectionIndex, [link]);
    else group.push(link);
  });
  return [...groups.values()];
}
