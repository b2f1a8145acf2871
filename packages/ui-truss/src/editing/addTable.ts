import { listNotes } from '@eecs/solver-core/rules';
import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';
import { type Edit, type NewId, refusedEdit } from './edit.ts';
import { toPair } from './merge.ts';
import { type Place, isSamePlace, tidyPlace } from './place.ts';
import { createPlaceIndex } from './placeIndex.ts';

/** Joints and rods of a table; joints that it does not number are counted from 1. */
export interface AddedTable {
  readonly joints: readonly (Place & {
    readonly anchor: number;
    /** What the table calls it; null where it does not. */
    readonly number: number | null;
  })[];
  readonly rods: readonly {
    readonly row: number;
    readonly i: number;
    readonly j: number;
    /** Names of what the truss has; empty ones are those of its last rod. */
    readonly material: string;
    readonly section: string;
    readonly dT: number;
    readonly dL: number;
  }[];
}

/**
 * Adds what a table holds. Its rods name the joints of the table, or where it has none those of the document. A joint
 * that is there already is that one; rods that are there already, or join a joint to itself, are passed over, and a note
 * counts them. A rod that names what the truss has not gets none of it, and never another.
 */
export function addTable(document: TrussCase, { joints, rods }: AddedTable, newId: NewId): Edit {
  const places = createPlaceIndex();
  document.joints.forEach((joint, index) => places.add(joint, index));
  const all: Joint[] = [...document.joints];
  const numbers = joints.map((joint) => {
    const place = tidyPlace(joint);
    const there = places.find(place);
    if (there >= 0) return there;
    places.add(place, all.length);
    all.push({ id: newId(), ...place, anchor: joint.anchor, loads: [] });
    return all.length - 1;
  });
  const find = createNumbering(joints, document);
  const toIndex = (number: number): number => {
    const at = find(number);
    return joints.length > 0 ? (numbers[at] ?? -1) : at;
  };
  const pairs = new Set(document.links.map(({ i, j }) => toPair(i, j)));
  const links: Link[] = [];
  const counts = {
    rodsPassedOver: 0,
    rodsWithoutNamed: 0,
    // Rods of the same table find their joints; those that are pasted later count them as the truss does.
    jointsNumberedAnew:
      rods.length > 0
        ? 0
        : joints.filter(({ number }, at) => number !== null && number !== (numbers[at] ?? 0) + 1).length,
  };
  const take = createNamed(document);
  for (const rod of rods) {
    const [i, j] = [toIndex(rod.i), toIndex(rod.j)];
    const [a, b] = [all[i], all[j]];
    if (a === undefined || b === undefined) return refusedEdit(document, 'rowWithoutJoint', rod.row);
    if (i === j || isSamePlace(a, b) || pairs.has(toPair(i, j))) {
      counts.rodsPassedOver += 1;
      continue;
    }
    pairs.add(toPair(i, j));
    const { materialIndex, sectionIndex } = take(rod);
    if (lacks(rod.material, materialIndex) || lacks(rod.section, sectionIndex)) counts.rodsWithoutNamed += 1;
    links.push({
      ...{ id: newId(), i, j, materialIndex, sectionIndex, loads: [] },
      ...(rod.dT !== 0 && { dT: rod.dT }),
      ...(rod.dL !== 0 && { dL: rod.dL }),
    });
  }
  const isNothing = links.length === 0 && all.length === document.joints.length;
  const added = isNothing ? document : { ...document, joints: all, links: [...document.links, ...links] };
  return { document: added, notes: listNotes(counts) };
}

/**
 * Creates what finds the joint that a row of a rod means, by its number: among the joints of the table as it numbers or
 * counts them, in a table without joints among those of the truss. Gives its place in the list, or -1.
 */
export function createNumbering(
  joints: AddedTable['joints'],
  document: TrussCase,
): (number: number) => number {
  const own = new Map(joints.flatMap(({ number }, at) => (number === null ? [] : [[number, at] as const])));
  const isNumbered = joints.length > 0 && own.size === joints.length;
  const count = joints.length > 0 ? joints.length : document.joints.length;
  return (number) =>
    isNumbered ? (own.get(number) ?? -1) : number >= 1 && number <= count ? number - 1 : -1;
}

type Made = Pick<AddedTable['rods'][number], 'material' | 'section'>;

/** Lists the materials and cross-sections that rows name and the truss has not, each once. */
export function listUnknownNames(document: TrussCase, rods: readonly Made[]): readonly string[] {
  const take = createNamed(document);
  const unknown = rods.flatMap((rod) => {
    const { materialIndex, sectionIndex } = take(rod);
    return [
      lacks(rod.material, materialIndex) ? rod.material : '',
      lacks(rod.section, sectionIndex) ? rod.section : '',
    ];
  });
  return [...new Set(unknown)].filter((name) => name !== '');
}

function lacks(name: string, index: number): boolean {
  return name !== '' && index < 0;
}

/** Finds materials and cross-sections by name, as a spreadsheet may write it: `CHS 114.3x5` is CHS 114.3×5. */
function createNamed({ materials, sections, links }: TrussCase): (rod: Made) => {
  readonly materialIndex: number;
  readonly sectionIndex: number;
} {
  const last = links.at(-1);
  const byMaterial = indexNames(materials.map(({ name }) => name));
  const bySection = indexNames(sections.map(({ label }) => label));
  const usualMaterial = last?.materialIndex ?? Math.min(0, materials.length - 1);
  const usualSection = last?.sectionIndex ?? Math.min(0, sections.length - 1);
  return ({ material, section }) => ({
    materialIndex: material === '' ? usualMaterial : (byMaterial.get(toPlainName(material)) ?? -1),
    sectionIndex: section === '' ? usualSection : (bySection.get(toPlainName(section)) ?? -1),
  });
}

/** The first of a name counts. */
function indexNames(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index): [string, number] => [toPlainName(name), index]).reverse());
}

function toPlainName(name: string): string {
  return name.toLowerCase().replaceAll(/[×х*]/gu, 'x').replaceAll(/\s/gu, '');
}
