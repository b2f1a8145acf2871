import { toPair } from '@eecs/ui-kit/editing';
import { type CrossSection, LIMITS, type UnitSystem, computeBasics } from '@eecs/solver-core';
import type { Link, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { measureLink } from '@eecs/solver-core/truss-rules';

/** The treatment of rods that join the same two joints: the first of them stays, or one of the area of all. */
export type DoubledWay = 'keepOne' | 'sumAreas';

/** Counts the rods that join the same two joints as one before them. */
export function countDoubled({ links }: Pick<TrussCase, 'links'>): number {
  const pairs = new Set(links.flatMap(({ i, j }) => (i === j ? [] : [toPair(i, j)])));
  return links.filter(({ i, j }) => i !== j).length - pairs.size;
}

/**
 * Makes one rod of each group that joins the same two joints, in the place of its first. Loads of the others come with
 * it, at their places. Areas are summed where all of a group are of one material and have cross-sections; else the
 * first one's stays.
 */
export function settleDoubled(document: TrussCase, way: DoubledWay, from = 0): TrussCase {
  return settleAndReport(document, way, from).document;
}

/**
 * Settles doubled rods among those from the index `from` on, and lists the indexes in `document` of the rods that went
 * although their areas could not be added to those of the rods that stay.
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

/** Loads of a rod as those of one between the same joints: along the other way places and ordinates are turned. */
function turnLoads(
  rod: Link,
  { along, length }: { readonly along: Link; readonly length: number },
): readonly LinkLoad[] {
  if (rod.i === along.i) return rod.loads;
  return rod.loads.map((load) => turnLoad(load, length));
}

/** Returns a load of a rod of some length as the same load of a rod between the same joints the other way. */
export function turnLoad<Load extends Omit<LinkLoad, 'id' | 'sets'>>(load: Load, length: number): Load {
  return {
    ...load,
    y: [load.y[2], load.y[1], load.y[0]],
    ...(load.x !== undefined && { x: [length - load.x[1], length - load.x[0]] }),
  };
}

/**
 * Returns the index of the cross-section of all rods of a group together, which is added where it is not there yet;
 * null where their areas have no sum.
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

/** A cross-section of the sums of areas and of moments about the own axes of each; null if one has no area. */
function addAreas(own: readonly CrossSection[], system: UnitSystem): CrossSection | null {
  let [A, Iy, Iz, Iyz] = [0, 0, 0, 0];
  for (const section of own) {
    const result = computeBasics(section, system);
    // A generic section may state its area alone.
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
