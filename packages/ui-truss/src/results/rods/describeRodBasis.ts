import type { TrussCase } from '@eecs/solver-core/truss';

/**
 * Writes the properties of a truss on which a search for the sections of groups of rods depends: all except the sections
 * of these rods, titles, colours and editor settings. Two trusses with the same text have the same answer.
 */
export function describeRodBasis(document: TrussCase, groups: readonly (readonly number[])[]): string {
  const { joints, materials, selfWeight, weightSets, limits, combinations, units, sections } = document;
  const searched = new Set(groups.flat());
  const links = document.links.map(({ sectionIndex, ...link }, index) => ({
    ...link,
    section: searched.has(index) ? null : sections[sectionIndex],
  }));
  const sets = document.caseSets.map(({ title: _, description: __, color: ___, ...rest }) => rest);
  return JSON.stringify([
    ...[joints, links, materials, sets, selfWeight, weightSets, limits, combinations, units.system, groups],
  ]);
}
