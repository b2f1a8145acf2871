import type { TrussSolver } from '../../combinations/truss/solveTrussCombinations.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { SizingProgress } from '../../sizing/findLightest.ts';
import {
  type RodSizing,
  type RodSizingAnswer,
  type RodSizingWish,
  assignRodSection,
  searchLightestRods,
} from './findLightestRods.ts';

/** The input of `sizeRodGroups`: the candidates, and the rods that get one section each. */
export interface RodGroupsWish extends Omit<RodSizingWish, 'links'> {
  /** Indices of the links of each group. @default the rods with the same section in the document */
  readonly groups?: readonly (readonly number[])[];
}

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
 * Finds, for each group of rods, the lightest section with which they meet the standard of `limits.rods`. Each group is
 * looked for with the sections found for the groups before it, so the truss gets them all; a group without a fitting
 * section keeps its own. See `findLightestRods`.
 */
export function sizeRodGroups(document: TrussCase, wish: RodGroupsWish, solve: TrussSolver): SizedRodGroups {
  const search = searchRodGroups(document, wish, solve);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/**
 * Searches as `sizeRodGroups` does, one candidate in each step: yields its progress over all groups, and returns the
 * results found so far if `next` receives false; groups that were not begun are absent then.
 */
export function* searchRodGroups(
  document: TrussCase,
  { groups = listRodGroups(document), ...wish }: RodGroupsWish,
  solve: TrussSolver,
): Generator<SizingProgress, SizedRodGroups, boolean | void> {
  let truss = document;
  const sized: SizedRodGroup[] = [];
  const all = groups.length * wish.candidates.length;
  for (const [at, links] of groups.entries()) {
    const search = searchLightestRods(truss, { ...wish, links }, solve);
    let step = search.next();
    while (!step.done) {
      const done = at * wish.candidates.length + step.value.done;
      step = search.next(yield { done, all });
    }
    const answer = step.value;
    if (!answer.ok) return answer;
    sized.push({ links, answer });
    if (answer.isStopped) break;
    const [best] = answer.found;
    if (best !== undefined) truss = assignRodSection(truss, best.section, new Set(links));
  }
  return { ok: true, groups: sized };
}

/** Lists the indices of the rods with the same section, in the order of the first rod of each. */
export function listRodGroups({ links }: Pick<TrussCase, 'links'>): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  links.forEach(({ sectionIndex }, link) => {
    const group = groups.get(sectionIndex);
    if (group === undefined) groups.set(sectionIndex, [link]);
    else group.push(link);
  });
  return [...groups.values()];
}
