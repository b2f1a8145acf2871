import { toPair } from '@eecs/ui-kit/editing';
import { type CrossSection, LIMITS, type UnitSystem, computeBasics } from '@eecs/solver-core';
import type { Link, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { measureLink } from '@eecs/solver-core/truss-rules';

/** The treatment of rods between the same two joints: the first stays, or one with the sum of the areas. */
export type DoubledWay = 'keepOne' | 'sumAreas';

/** Counts the rods between the same two joints as an earlier one. */
export function countDoubled({ links }: Pick<TrussCase, 'links'>): number {
  const pairs = new Set(links.flatMap(({ i, j }) => (i === j ? [] : [toPair(i, j)])));
  return links.filter(({ i, j }) => i !== j).length - pairs.size;
}

/**
 * Replaces each group of rods between the same two joints by one rod, in the place of the first. Loads of the others
 * are moved to it. Areas are summed if all rods of a group have the same material and have cross-sections; otherwise
 * the first one's area stays.
 */
export function settleDoubled(document: TrussCase, way: DoubledWay, from = 0): TrussCase {
  return settleAndReport(document, way, from).document;
}

/**
 * Settles duplicate rods from the index `from` on, and lists the indices in `document` of removed rods whose areas
 * could not be added.
 */
export function settleAndReport(
  document: TrussCase,
  way: DoubledWay,
  from: number,
): { readonly document: TrussCase; readonly notSummed: readonly number[] } {
  const groups = new Map<string, number[]>();
  document.links.forEach(({ i, j }, index) => {
    if (i === j || index < from) return;
    const group = groups.get(toPair(i, j));
    if (group === undefined) groups.set(toPair(i, j), [index]);
    else group.push(index);
  });
  const doubled = [...groups.values()].filter(({ length }) => length > 1);
  if (doubled.length === 0) return { document, notSummed: [] };
  const notSummed: number[] = [];
  const sections = [...document.sections];
  const gone = new Set(doubled.flatMap(([, ...others]) => others));
  const become = new Map<number, Link>();
  for (const group of doubled) {
    const rods = group.flatMap((index) => document.links[index] ?? []);
    const [first, ...others] = rods;
    if (first === undefined) continue;
    const length = measureLink(document, group[0] ?? -1) ?? 0;
    const loads = [...first.loads, ...others.flatMap((rod) => turnLoads(rod, { along: first, length }))];
    const summed = way === 'sumAreas' ? sumSections(rods, sections, document) : null;
    if (summed === null && way === 'sumAreas') notSummed.push(...group.slice(1));
    become.set(group[0] ?? -1, { ...first, sectionIndex: summed ?? first.sectionIndex, loads });
  }
  const links = document.links.flatMap((link, index) => (gone.has(index) ? [] : [become.get(index) ?? link]));
  return { document: { ...document, sections, links }, notSummed };
}

/**
 * Returns the loads of a rod as those of another between the same joints: if it runs the other way, places and
 * ordinates are reversed.
 */
function turnLoads(
  rod: Link,
  { along, length }: { readonly along: Link; readonly length: number },
): readonly LinkLoad[] {
  if (rod.i === along.i) return rod.loads;
  return rod.loads.map((load) => turnLoad(load, length));
}

/** Returns the load of a rod of some length as the same load on the rod in the opposite direction. */
export function turnLoad<Load extends Omit<LinkLoad, 'id' | 'sets'>>(load: Load, length: number): Load {
  return {
    ...load,
    y: [load.y[2], load.y[1], load.y[0]],
    ...(load.x !== undefined && { x: [length - load.x[1], length - load.x[0]] }),
  };
}

/**
 * Returns the index of the combined cross-section of a group of rods, which is added if it is missing; null if their
 * areas cannot be summed.
 */
function sumSections(
  rods: readonly Link[],
  sections: CrossSection[],
  { units, materials }: Pick<TrussCase, 'units' | 'materials'>,
): number | null {
  const [first] = rods;
  const own = rods.map(({ sectionIndex }) => sections[sectionIndex]);
  const isOne = rods.every(({ materialIndex }) => materialIndex === first?.materialIndex);
  if (first === undefined || !isOne || !own.every((section) => section !== undefined)) return null;
  const sum = addAreas(own, units.system);
  if (sum === null || materials[first.materialIndex] === undefined) return null;
  const there = sections.findIndex(({ label, className }) => label === sum.label && className === 'generic');
  if (there >= 0) return there;
  if (sections.length >= LIMITS.full.sections) return null;
  sections.push(sum);
  return sections.length - 1;
}

/**
 * Returns a cross-section with the sums of the areas and of the second moments about each one's own axes; null if one
 * has no area.
 */
function addAreas(own: readonly CrossSection[], system: UnitSystem): CrossSection | null {
  let [A, Iy, Iz, Iyz] = [0, 0, 0, 0];
  for (const section of own) {
    const result = computeBasics(section, system);
    // A generic section may have only an area.
    const isBare = section.className === 'generic' && (section.units ?? system) === system;
    const of = result.ok ? result.basics : { A: isBare ? (section.A ?? 0) : 0, Iy: 0, Iz: 0, Iyz: 0 };
    if (!(of.A > 0)) return null;
    [A, Iy, Iz, Iyz] = [A + of.A, Iy + of.Iy, Iz + of.Iz, Iyz + of.Iyz];
  }
  const names = [...new Set(own.map(({ label }) => label))];
  const label =
    names.length === 1 ? `${own.length} × ${names[0] ?? ''}` : own.map((one) => one.label).join(' + ');
  return { className: 'generic', label, A, ...(Iy > 0 && Iz > 0 && { Iy, Iz, Iyz }) };
}
