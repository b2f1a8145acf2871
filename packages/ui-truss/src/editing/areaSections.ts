import { type CrossSection, LIMITS } from '@eecs/solver-core';
import type { Link, TrussCase } from '@eecs/solver-core/truss';
import type { TableRod } from './addedTable.ts';

type Made = Pick<TableRod, 'section' | 'area'>;

/**
 * Adds a cross-section for each area that rows give in place of a section, or beside an unknown one: each area under
 * its own name, so that no rod gets another area than its row states.
 */
export function addAreaSections(
  document: TrussCase,
  rods: readonly Made[],
  isKnown: (section: string) => boolean,
): TrussCase {
  const there = new Set(document.sections.map(({ label }) => label));
  const added: CrossSection[] = [];
  for (const { section, area } of rods) {
    if (area === undefined || there.has(area.label) || (section !== '' && isKnown(section))) continue;
    if (document.sections.length + added.length >= LIMITS.full.sections) break;
    there.add(area.label);
    added.push({ className: 'generic', label: area.label, A: area.value, units: document.units.system });
  }
  return added.length === 0 ? document : { ...document, sections: [...document.sections, ...added] };
}

/** Lists the names of sections whose rows all state an area: a library is not needed for them. */
export function listNamesWithArea(rods: readonly Made[]): ReadonlySet<string> {
  const bare = new Set(rods.flatMap(({ section, area }) => (area === undefined ? [section] : [])));
  return new Set(rods.flatMap(({ section }) => (bare.has(section) ? [] : [section])));
}

/** Removes unused cross-sections from the index `from` on, which merged duplicate rods leave behind. */
export function dropUnusedSections(document: TrussCase, from: number): TrussCase {
  const used = new Set(document.links.map(({ sectionIndex }) => sectionIndex));
  const kept = document.sections.flatMap((_, index) => (index < from || used.has(index) ? [index] : []));
  if (kept.length === document.sections.length) return document;
  const links = document.links.map((link): Link => {
    const sectionIndex = kept.indexOf(link.sectionIndex);
    return sectionIndex === link.sectionIndex ? link : { ...link, sectionIndex };
  });
  return { ...document, links, sections: kept.flatMap((index) => document.sections[index] ?? []) };
}
