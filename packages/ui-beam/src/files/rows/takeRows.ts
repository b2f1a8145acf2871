import type { BeamCase, BeamSection, Load, Support } from '@eecs/solver-core';
import { settleSupports } from '@eecs/solver-core/rules';
import { forgetTitle } from '@eecs/ui-kit/editing';
import type { FoundStandards } from '@eecs/ui-kit/data';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from '../../editing/edit.ts';
import { forgetLeftMade } from '../../editing/forgetLeftMade.ts';

/** Adds the loads of a table. */
export function takeLoads(document: BeamCase, loads: readonly Load[]): Edit {
  return toPlainEdit({ ...document, loads: [...document.loads, ...loads] });
}

/** Adds the supports of a table; each replaces an existing one at its place. */
export function takeSupports(document: BeamCase, supports: readonly Support[]): Edit {
  const places = new Set(supports.map(({ x }) => x));
  const kept = document.supports.filter(({ x }) => !places.has(x));
  return settleSupports({ ...document, supports: [...kept, ...supports].sort((a, b) => a.x - b.x) });
}

/**
 * Returns whether the supports of a table cover every place where the beam has one, so that adding them keeps no old
 * one.
 */
export function listsAll(document: BeamCase, supports: readonly Support[]): boolean {
  const places = new Set(supports.map(({ x }) => x));
  return document.supports.every(({ x }) => places.has(x));
}

/**
 * Removes all supports of a beam for replacement by those of a table. With other supports it is another beam, so its
 * title and description are removed too.
 */
export function clearSupports(document: BeamCase, supports: readonly Support[]): BeamCase {
  return { ...(listsAll(document, supports) ? document : forgetTitle(document)), supports: [] };
}

/** Lists the cross-sections and materials in use, without duplicates. */
export function listMade({ beamSections, sections, materials }: BeamCase): readonly string[] {
  const names = beamSections.flatMap(({ crossSectionIndex, materialIndex }) => [
    sections[crossSectionIndex]?.label ?? '',
    materials[materialIndex]?.name ?? '',
  ]);
  return [...new Set(names)].filter((name) => name !== '');
}

/** Replaces the sections of a beam by those of a table; removes list entries that only the old sections used. */
export function takeParts(document: BeamCase, beamSections: readonly BeamSection[]): Edit {
  return toPlainEdit(forgetLeftMade(document.beamSections, { ...document, beamSections }));
}

/** Adds to a beam the library entries named in a table; existing entries with the same name stay. */
export function withStandards(document: BeamCase, standards: FoundStandards): BeamCase {
  const materials = [...new Set(standards.materials.values())].filter(
    ({ name }) => !document.materials.some((one) => one.name === name),
  );
  const sections = [...new Set(standards.sections.values())].filter(
    ({ label }) => !document.sections.some((one) => one.label === label),
  );
  if (materials.length + sections.length === 0) return document;
  return {
    ...document,
    materials: [...document.materials, ...materials],
    sections: [...document.sections, ...sections],
  };
}
