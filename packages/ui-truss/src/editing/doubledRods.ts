import { type CrossSection, LIMITS, type UnitSystem, computeBasics } from '@eecs/solver-core';
import type { Link, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { measureLink } from '@eecs/solver-core/truss-rules';
import { toPair } from './merge.ts';

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
export function settleDoubled(document: TrussCase, way: DoubledWay): TrussCase {
  const groups = new Map<string, number[]>();
  document.links.forEach(({ i, j }, index) => {
    if (i === j) return;
    const group = groups.get(toPair(i, j));
    if (group === undefined) groups.set(toPair(i, j), [index]);
    else group.push(index);
  });
  const doubled = [...groups.values()].filter(({ length }) => length > 1);
  if (doubled.length === 0) return document;
  const sections = [...document.sections];
  const gone = new Set(doubled.flatMap(([, ...others]) => others));
  const become = new Map<number, Link>();
  for (const group of doubled) {
    const rods = group.flatMap((index) => document.links[index] ?? []);
    const [first, ...others] = rods;
    if (first === undefined) continue;
    const length = measureLink(document, group[0] ?? -1) ?? 0;
    const loads = [...first.loads, ...others.flatMap((rod) => turnLoads(rod, { along: first, length }))];
    const sectionIndex = way === 'sumAreas' ? sumSections(rods, sections, document) : first.sectionIndex;
    become.set(group[0] ?? -1, { ...first, sectionIndex, loads });
  }
  return {
    ...document,
    sections,
    links: document.links.flatMap((link, index) => (gone.has(index) ? [] : [become.get(index) ?? link])),
  };
}

/** Loads of a rod as those of one between the same joints: along the other way places and ordinates are turned. */
function turnLoads(
  rod: Link,
  { along, length }: { readonly along: Link; readonly length: number },
): readonly LinkLoad[] {
  if (rod.i === along.i) return rod.loads;
  return rod.loads.map((load) => ({
    ...load,
    y: [load.y[2], load.y[1], load.y[0]],
    ...(load.x !== undefined && { x: [length - load.x[1], length - load.x[0]] }),
  }));
}

/** Gives the index of the cross-section of all rods of a group together, which is added where it is not there yet. */
function sumSections(
  rods: readonly Link[],
  sections: CrossSection[],
  { units, materials }: Pick<TrussCase, 'units' | 'materials'>,
): number {
  const [first] = rods;
  const own = rods.map(({ sectionIndex }) => sections[sectionIndex]);
  const isOne = rods.every(({ materialIndex }) => materialIndex === first?.materialIndex);
  if (first === undefined || !isOne || !own.every((section) => section !== undefined))
    return first?.sectionIndex ?? -1;
  const sum = addAreas(own, units.system);
  if (sum === null || materials[first.materialIndex] === undefined) return first.sectionIndex;
  const there = sections.findIndex(({ label, className }) => label === sum.label && className === 'generic');
  if (there >= 0) return there;
  if (sections.length >= LIMITS.full.sections) return first.sectionIndex;
  sections.push(sum);
  return sections.length - 1;
}

/** A cross-section of the sums of areas and of moments about the own axes of each; null where one has no area. */
function addAreas(own: readonly CrossSection[], system: UnitSystem): CrossSection | null {
  let [A, Iy, Iz, Iyz] = [0, 0, 0, 0];
  for (const section of own) {
    const result = computeBasics(section, system);
    // A generic section may tell its area alone.
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
