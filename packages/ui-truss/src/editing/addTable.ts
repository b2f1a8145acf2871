import type { CrossSection, Material } from '@eecs/solver-core';
import { listNotes } from '@eecs/solver-core/rules';
import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';
import { forgetTitle, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { AddedTable, TableRod } from './addedTable.ts';
import type { Edit, NewId } from './edit.ts';
import { toPair } from './merge.ts';
import { isSamePlace, tidyPlace } from './place.ts';
import { createPlaceIndex } from './placeIndex.ts';
import { type TableFault, listTableFaults } from './tableFaults.ts';
import { addTableLoads } from './tableLoads.ts';
import { createNumbering } from './tableNumbering.ts';

/** Entries of a library by the names that a table uses. */
export interface Standards {
  readonly sections: ReadonlyMap<string, CrossSection>;
  readonly materials: ReadonlyMap<string, Material>;
}

const NO_STANDARDS: Standards = { sections: new Map(), materials: new Map() };

/**
 * Adds what a table holds. Its rods name the joints of the table, or where it has none those of the document, and its
 * loads both. A joint that is there already is that one; rods and loads that are there already, and rods that join a
 * joint to itself, are passed over, and a note counts them. A rod that names what the truss has not gets it from
 * `standards`; where that has it neither, the rod gets none of it, and never another.
 */
export function addTable(before: TrussCase, table: AddedTable, newId: NewId, standards = NO_STANDARDS): Edit {
  const [fault] = listTableFaults(before, table);
  if (fault !== undefined) return refuseFault(before, fault);
  const document = addStandards(before, table.rods, standards);
  const { joints, rods, loads } = table;
  const places = createPlaceIndex();
  document.joints.forEach((joint, index) => places.add(joint, index));
  const all: Joint[] = [...document.joints];
  const jointAt = joints.map((joint) => {
    const place = tidyPlace(joint);
    const there = places.find(place);
    if (there >= 0) return there;
    places.add(place, all.length);
    all.push({ id: newId(), ...place, anchor: joint.anchor, loads: [] });
    return all.length - 1;
  });
  const numbering = createNumbering(table, document);
  const toJoint = (number: number): number => {
    const at = numbering.joint(number);
    return joints.length > 0 ? (jointAt[at] ?? -1) : at;
  };
  const pairs = new Map(document.links.map(({ i, j }, index) => [toPair(i, j), index]));
  const links: Link[] = [];
  const counts = {
    rodsPassedOver: 0,
    rodsWithoutNamed: 0,
    // Rows of the same table find their joints; what is pasted later counts them as the truss does.
    jointsNumberedAnew:
      rods.length + loads.length > 0
        ? 0
        : joints.filter(
            ({ label }, at) => (label?.number ?? null) !== null && label?.number !== (jointAt[at] ?? 0) + 1,
          ).length,
  };
  const take = createNamed(document, standards, before);
  const linkAt = rods.map((rod) => {
    const [i, j] = [toJoint(rod.i), toJoint(rod.j)];
    const [a, b] = [all[i], all[j]];
    const there = pairs.get(toPair(i, j));
    const isDoubled = there !== undefined && table.keepsDoubled !== true;
    if (a === undefined || b === undefined || i === j || isSamePlace(a, b) || isDoubled) {
      counts.rodsPassedOver += 1;
      return there ?? -1;
    }
    const { materialIndex, sectionIndex } = take(rod);
    if (lacks(rod.material, materialIndex) || lacks(rod.section, sectionIndex)) counts.rodsWithoutNamed += 1;
    links.push({
      ...{ id: newId(), i, j, materialIndex, sectionIndex, loads: [] },
      ...(rod.dT !== 0 && { dT: rod.dT }),
      ...(rod.dL !== 0 && { dL: rod.dL }),
    });
    const index = document.links.length + links.length - 1;
    pairs.set(toPair(i, j), index);
    return index;
  });
  const isNothing = links.length === 0 && all.length === document.joints.length;
  const added = isNothing ? before : { ...document, joints: all, links: [...document.links, ...links] };
  const loaded = addTableLoads(added, table, {
    newId,
    find: {
      joint: toJoint,
      rod: (number) => {
        const at = numbering.rod(number);
        return rods.length > 0 ? (linkAt[at] ?? -1) : at;
      },
    },
  });
  return {
    document: loaded.document,
    notes: listNotes({
      ...counts,
      loadsPassedOver: loaded.passedOver,
      caseSetsAdded: loaded.setsAdded,
    }),
  };
}

/** Puts what a table holds in the place of all joints and rods, whose title and description go with them. */
export function replaceByTable(
  before: TrussCase,
  table: AddedTable,
  newId: NewId,
  standards?: Standards,
): Edit {
  return addTable({ ...forgetTitle(before), joints: [], links: [] }, table, newId, standards);
}

function refuseFault(document: TrussCase, { code, row, text, first = 0 }: TableFault): Edit {
  if (code === 'doubled') return toRefusedEdit(document, 'numberDoubled', row, { first, number: text });
  if (code === 'unknown') return toRefusedEdit(document, 'rowNamesNothing', row, { text });
  return toRefusedEdit(document, 'rowNotRead', row);
}

type Made = Pick<TableRod, 'material' | 'section'>;

/** Names of a table by what they are of, each once. */
export interface TableNames {
  readonly materials: readonly string[];
  readonly sections: readonly string[];
}

/** Lists the materials and cross-sections that rows name and the truss has not, each once. */
export function listUnknownNames(document: TrussCase, rods: readonly Made[]): TableNames {
  const take = createNamed(document);
  const [materials, sections] = [new Set<string>(), new Set<string>()];
  for (const rod of rods) {
    const { materialIndex, sectionIndex } = take(rod);
    if (lacks(rod.material, materialIndex)) materials.add(rod.material);
    if (lacks(rod.section, sectionIndex)) sections.add(rod.section);
  }
  return { materials: [...materials], sections: [...sections] };
}

/** Lists the material and the cross-section that rows get for which the table names none. */
export function listUsualNames(document: TrussCase, rods: readonly Made[]): readonly string[] {
  const { materialIndex, sectionIndex } = createNamed(document)({ material: '', section: '' });
  return [
    ...(rods.some(({ material }) => material === '') ? [document.materials[materialIndex]?.name ?? ''] : []),
    ...(rods.some(({ section }) => section === '') ? [document.sections[sectionIndex]?.label ?? ''] : []),
  ].filter((name) => name !== '');
}

/** Adds what rows name and only a library has. */
function addStandards(document: TrussCase, rods: readonly Made[], standards: Standards): TrussCase {
  const unknown = listUnknownNames(document, rods);
  const pick = <Item>(names: readonly string[], known: ReadonlyMap<string, Item>): readonly Item[] => [
    ...new Set(names.flatMap((name) => known.get(name) ?? [])),
  ];
  const sections = pick(unknown.sections, standards.sections).filter(
    ({ label }) => !document.sections.some((one) => one.label === label),
  );
  const materials = pick(unknown.materials, standards.materials).filter(
    ({ name }) => !document.materials.some((one) => one.name === name),
  );
  if (sections.length + materials.length === 0) return document;
  return {
    ...document,
    sections: [...document.sections, ...sections],
    materials: [...document.materials, ...materials],
  };
}

function lacks(name: string, index: number): boolean {
  return name !== '' && index < 0;
}

/** Finds materials and cross-sections by name, as a spreadsheet may write it: `CHS 114.3x5` is CHS 114.3×5. */
function createNamed(
  { materials, sections, links }: TrussCase,
  standards = NO_STANDARDS,
  /** The unit system of the usual constants. */
  before: Pick<TrussCase, 'materials' | 'sections'> = { materials, sections },
): (rod: Made) => {
  readonly materialIndex: number;
  readonly sectionIndex: number;
} {
  const last = links.at(-1);
  const byMaterial = indexNames(materials.map(({ name }) => name));
  const bySection = indexNames(sections.map(({ label }) => label));
  const usualMaterial = last?.materialIndex ?? Math.min(0, before.materials.length - 1);
  const usualSection = last?.sectionIndex ?? Math.min(0, before.sections.length - 1);
  const find = (index: ReadonlyMap<string, number>, name: string, standard = name): number =>
    index.get(toPlainName(name)) ?? index.get(toPlainName(standard)) ?? -1;
  return ({ material, section }) => ({
    materialIndex:
      material === '' ? usualMaterial : find(byMaterial, material, standards.materials.get(material)?.name),
    sectionIndex:
      section === '' ? usualSection : find(bySection, section, standards.sections.get(section)?.label),
  });
}

/** The first of a name counts. */
function indexNames(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index): [string, number] => [toPlainName(name), index]).reverse());
}

function toPlainName(name: string): string {
  return name.toLowerCase().replaceAll(/[×х*]/gu, 'x').replaceAll(/\s/gu, '');
}
