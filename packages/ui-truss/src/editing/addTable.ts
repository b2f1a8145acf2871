import type { CrossSection, Material } from '@eecs/solver-core';
import { listNotes } from '@eecs/solver-core/rules';
import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';
import { createPlaceIndex, forgetTitle, toRefusedEdit, toPair } from '@eecs/ui-kit/editing';
import type { AddedTable, TableRod } from './addedTable.ts';
import { addAreaSections, dropUnusedSections } from './areaSections.ts';
import { settleAndReport, turnLoad } from './doubledRods.ts';
import type { Edit, NewId } from './edit.ts';
import { forgetLeftMade } from './forgetLeftMade.ts';
import { distanceOf, isSamePlace, tidyPlace } from './place.ts';
import { type TableFault, listTableFaults } from './tableFaults.ts';
import { addTableLoads } from './tableLoads.ts';
import { type TableNumbering, createNumbering } from './tableNumbering.ts';

/** Entries of a library by their names in a table. */
export interface Standards {
  readonly sections: ReadonlyMap<string, CrossSection>;
  readonly materials: ReadonlyMap<string, Material>;
}

const NO_STANDARDS: Standards = { sections: new Map(), materials: new Map() };

/** The rows of a table that add nothing of their own, by their numbers in the text. */
export interface TableAccount {
  /** Joints at existing joints of the truss. */
  readonly jointsThere: readonly number[];
  /** Joints at joints of earlier rows. */
  readonly jointsRepeated: readonly number[];
  /** Rods between two joints that the truss already connects. */
  readonly rodsThere: readonly number[];
  /** Rods between the same two joints as an earlier row. */
  readonly rodsDoubled: readonly number[];
  /** Rods from a joint to itself, or between two joints at one place. */
  readonly rodsToSelf: readonly number[];
  /** Duplicate rods whose area could not be added to that of the earlier row, although this was requested. */
  readonly rodsNotSummed: readonly number[];
  /** The number of loads that already exist, or whose rod was skipped. */
  readonly loadsPassedOver: number;
}

/** The edit that adds a table, and the rows that add nothing of their own. */
export interface TableEdit extends Edit {
  readonly account: TableAccount;
}

const NO_ACCOUNT: TableAccount = {
  ...{
    jointsThere: [],
    jointsRepeated: [],
    rodsThere: [],
    rodsDoubled: [],
    rodsToSelf: [],
    rodsNotSummed: [],
  },
  loadsPassedOver: 0,
};

/**
 * Adds the content of a table. Its rods refer to the joints of the table, or to those of the document if it has none;
 * its loads to both. A joint at an existing one becomes that joint; existing rods and loads, and rods from a joint to
 * itself, are skipped, and a note counts them. Rods that duplicate another one of the table are merged with it in the
 * way that the table states. A rod that names a missing section or material gets it from `standards`; if it is not
 * there either, the rod gets none, never a different one.
 */
export function addTable(
  before: TrussCase,
  table: AddedTable,
  newId: NewId,
  standards = NO_STANDARDS,
): TableEdit {
  const [fault] = listTableFaults(before, table);
  if (fault !== undefined) return { ...refuseFault(before, fault), account: NO_ACCOUNT };
  const named = addStandards(before, table.rods, standards);
  const find = createNamed(named, standards, before);
  const document = addAreaSections(
    named,
    table.rods,
    (section) => find({ material: '', section }).sectionIndex >= 0,
  );
  const { rods, loads } = table;
  const { all, jointAt, jointsThere, jointsRepeated } = placeJoints(document, table, newId);
  const joined = joinRods({ document, all, jointAt }, table, {
    newId,
    take: createNamed(document, standards, before),
  });
  const { links, linkAt, rodsThere, rodsDoubled, rodsToSelf, rodsWithoutNamed } = joined;
  const isNothing = links.length === 0 && all.length === document.joints.length;
  const added = isNothing ? before : { ...document, joints: all, links: [...document.links, ...links] };
  const numbering = createNumbering(table, document);
  const turned = turnLoads(table, numbering, linkAt);
  const loaded = addTableLoads(added, turned, {
    newId,
    find: {
      joint: toJoint(numbering, jointAt),
      rod: (number) => {
        const at = numbering.rod(number);
        return rods.length > 0 ? (linkAt[at]?.index ?? -1) : at;
      },
    },
  });
  const settled =
    table.doubled === 'sumAreas'
      ? settleAndReport(loaded.document, 'sumAreas', document.links.length)
      : { document: loaded.document, notSummed: [] };
  const lost = new Set(settled.notSummed);
  const isOneKept = (table.doubled ?? 'keepOne') === 'keepOne';
  return {
    document: dropUnusedSections(settled.document, before.sections.length),
    notes: listNotes({
      rodsPassedOver: rodsThere.length + rodsToSelf.length + (isOneKept ? rodsDoubled.length : 0),
      rodsWithoutNamed,
      // Rows of the same table find their joints; rows pasted later count them as the truss does.
      jointsNumberedAnew: rods.length + loads.length > 0 ? 0 : countNumberedAnew(table, jointAt),
      loadsPassedOver: loaded.passedOver,
      caseSetsAdded: loaded.setsAdded,
    }),
    account: {
      ...{ jointsThere, jointsRepeated, rodsThere, rodsDoubled, rodsToSelf },
      rodsNotSummed: rods.flatMap(({ row }, at) => (lost.has(linkAt[at]?.index ?? -1) ? [row] : [])),
      loadsPassedOver: loaded.passedOver,
    },
  };
}

/** Finds or adds a joint for each row of joints. */
function placeJoints(document: TrussCase, { joints }: AddedTable, newId: NewId) {
  const places = createPlaceIndex();
  document.joints.forEach((joint, index) => places.add(joint, index));
  const all: Joint[] = [...document.joints];
  const [jointsThere, jointsRepeated]: [number[], number[]] = [[], []];
  const jointAt = joints.map((joint) => {
    const place = tidyPlace(joint);
    const there = places.find(place);
    if (there >= 0) {
      (there < document.joints.length ? jointsThere : jointsRepeated).push(joint.row);
      return there;
    }
    places.add(place, all.length);
    all.push({ id: newId(), ...place, anchor: joint.anchor, loads: [] });
    return all.length - 1;
  });
  return { all, jointAt, jointsThere, jointsRepeated };
}

/** Creates a function that returns the index of the joint with a number of the table; -1 if there is none. */
function toJoint(numbering: TableNumbering, jointAt: readonly number[]): (number: number) => number {
  return (number) => {
    const at = numbering.joint(number);
    return jointAt.length > 0 ? (jointAt[at] ?? -1) : at;
  };
}

/** The rod made of a row: its index, and its length if it runs opposite to the row. */
interface RowLink {
  readonly index: number;
  readonly turnedLength: number | null;
}

/** Adds a rod for each row of rods that adds one. */
function joinRods(
  { document, all, jointAt }: Placed,
  table: AddedTable,
  { newId, take }: { readonly newId: NewId; readonly take: ReturnType<typeof createNamed> },
) {
  const jointOf = toJoint(createNumbering(table, document), jointAt);
  const before = new Map(document.links.map(({ i, j }, index) => [toPair(i, j), index]));
  const own = new Map<string, number>();
  const links: Link[] = [];
  const [rodsThere, rodsDoubled, rodsToSelf]: [number[], number[], number[]] = [[], [], []];
  let rodsWithoutNamed = 0;
  const linkAt = table.rods.map((rod): RowLink | null => {
    const [i, j] = [jointOf(rod.i), jointOf(rod.j)];
    const [a, b] = [all[i], all[j]];
    if (a === undefined || b === undefined || i === j || isSamePlace(a, b)) {
      rodsToSelf.push(rod.row);
      return null;
    }
    const toRowLink = (index: number): RowLink => {
      const link = document.links[index] ?? links[index - document.links.length];
      return { index, turnedLength: link?.i === i ? null : distanceOf(a, b) };
    };
    const pair = toPair(i, j);
    const [there, doubled] = [before.get(pair), own.get(pair)];
    if (there !== undefined) {
      rodsThere.push(rod.row);
      return toRowLink(there);
    }
    if (doubled !== undefined) rodsDoubled.push(rod.row);
    if (doubled !== undefined && (table.doubled ?? 'keepOne') === 'keepOne') return toRowLink(doubled);
    const { materialIndex, sectionIndex } = take(rod);
    if (lacks(rod.material, materialIndex) || lacks(rod.section || (rod.area?.label ?? ''), sectionIndex))
      rodsWithoutNamed += 1;
    links.push({
      ...{ id: newId(), i, j, materialIndex, sectionIndex, loads: [] },
      ...(rod.dT !== 0 && { dT: rod.dT }),
      ...(rod.dL !== 0 && { dL: rod.dL }),
    });
    const index = document.links.length + links.length - 1;
    if (doubled === undefined) own.set(pair, index);
    return { index, turnedLength: null };
  });
  return { links, linkAt, rodsThere, rodsDoubled, rodsToSelf, rodsWithoutNamed };
}

/** The joints of a truss with those of a table, and the joint of each row of joints. */
interface Placed {
  readonly document: TrussCase;
  readonly all: readonly Joint[];
  readonly jointAt: readonly number[];
}

/** Reverses the loads of rows whose rod runs in the opposite direction. */
function turnLoads(
  table: AddedTable,
  numbering: TableNumbering,
  linkAt: readonly (RowLink | null)[],
): Pick<AddedTable, 'loads' | 'setTitles'> {
  if (linkAt.every((link) => (link?.turnedLength ?? null) === null)) return table;
  return {
    ...table,
    loads: table.loads.map((one) => {
      if (one.on === 'joint') return one;
      const length = linkAt[numbering.rod(one.number)]?.turnedLength ?? null;
      return length === null ? one : { ...one, load: turnLoad(one.load, length) };
    }),
  };
}

function countNumberedAnew({ joints }: AddedTable, jointAt: readonly number[]): number {
  return joints.filter(
    ({ label }, at) => (label?.number ?? null) !== null && label?.number !== (jointAt[at] ?? 0) + 1,
  ).length;
}

/**
 * Replaces all joints and rods by those of a table. Title, description, and materials and cross-sections used only by
 * the old rods are removed.
 */
export function replaceByTable(
  before: TrussCase,
  table: AddedTable,
  newId: NewId,
  standards?: Standards,
): TableEdit {
  const cleared = { ...forgetTitle(before), joints: [], links: [] };
  const edit = addTable(cleared, table, newId, standards);
  return edit.document === cleared
    ? { ...edit, document: before }
    : { ...edit, document: forgetLeftMade(before.links, edit.document) };
}

function refuseFault(document: TrussCase, { code, row, text, first = 0 }: TableFault): Edit {
  if (code === 'doubled') return toRefusedEdit(document, 'numberDoubled', row, { first, number: text });
  if (code === 'unknown') return toRefusedEdit(document, 'rowNamesNothing', row, { text });
  return toRefusedEdit(document, 'rowNotRead', row);
}

type Made = Pick<TableRod, 'material' | 'section' | 'area'>;

/** Names in a table by kind, each once. */
export interface TableNames {
  readonly materials: readonly string[];
  readonly sections: readonly string[];
}

/** Lists the materials and cross-sections in rows that the truss lacks, each once. */
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

/** Lists the default material and cross-section of rows that name none. */
export function listUsualNames(document: TrussCase, rods: readonly Made[]): readonly string[] {
  const { materialIndex, sectionIndex } = createNamed(document)({ material: '', section: '' });
  return [
    ...(rods.some(({ material }) => material === '') ? [document.materials[materialIndex]?.name ?? ''] : []),
    ...(rods.some(({ section, area }) => section === '' && area === undefined)
      ? [document.sections[sectionIndex]?.label ?? '']
      : []),
  ].filter((name) => name !== '');
}

/** Adds materials and cross-sections in rows that only a library has. */
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

/** Finds materials and cross-sections by name, in the spelling of a spreadsheet: `CHS 114.3x5` is CHS 114.3×5. */
function createNamed(
  { materials, sections, links }: TrussCase,
  standards = NO_STANDARDS,
  /** The unit system of the default constants. */
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
  const findArea = (index: number, area: Made['area']): number =>
    area === undefined || index >= 0 ? index : find(bySection, area.label);
  return ({ material, section, area }) => ({
    materialIndex:
      material === '' ? usualMaterial : find(byMaterial, material, standards.materials.get(material)?.name),
    sectionIndex:
      section === '' && area === undefined
        ? usualSection
        : findArea(
            section === '' ? -1 : find(bySection, section, standards.sections.get(section)?.label),
            area,
          ),
  });
}

/** The first entry with a name wins. */
function indexNames(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index): [string, number] => [toPlainName(name), index]).reverse());
}

function toPlainName(name: string): string {
  return name.toLowerCase().replaceAll(/[×х*]/gu, 'x').replaceAll(/\s/gu, '');
}
