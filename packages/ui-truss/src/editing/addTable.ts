import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';
import { type Edit, type NewId, plainEdit, refusedEdit } from './edit.ts';
import { toPair } from './merge.ts';
import { type Place, isSamePlace, tidyPlace } from './place.ts';
import { createPlaceIndex } from './placeIndex.ts';

/** Joints and rods of a table; numbers of joints count from 1. */
export interface AddedTable {
  readonly joints: readonly (Place & { readonly anchor: number })[];
  readonly rods: readonly {
    readonly row: number;
    readonly i: number;
    readonly j: number;
    readonly material: string;
    readonly section: string;
  }[];
}

/**
 * Adds what a table holds. Its rods name the joints of the table, or where it has none those of the document. A joint
 * that is there already is that one; rods that are there already, or join a joint to itself, are passed over.
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
  const toIndex = (number: number): number =>
    joints.length > 0 ? (numbers[number - 1] ?? -1) : number <= document.joints.length ? number - 1 : -1;
  const pairs = new Set(document.links.map(({ i, j }) => toPair(i, j)));
  const last = document.links.at(-1);
  const links: Link[] = [];
  for (const rod of rods) {
    const [i, j] = [toIndex(rod.i), toIndex(rod.j)];
    const [a, b] = [all[i], all[j]];
    if (a === undefined || b === undefined) return refusedEdit(document, 'rowWithoutJoint', rod.row);
    if (i === j || isSamePlace(a, b) || pairs.has(toPair(i, j))) continue;
    pairs.add(toPair(i, j));
    const material = document.materials.findIndex(({ name }) => name === rod.material);
    const section = document.sections.findIndex(({ label }) => label === rod.section);
    const materialIndex =
      material >= 0 ? material : (last?.materialIndex ?? Math.min(0, document.materials.length - 1));
    const sectionIndex =
      section >= 0 ? section : (last?.sectionIndex ?? Math.min(0, document.sections.length - 1));
    links.push({ id: newId(), i, j, materialIndex, sectionIndex, loads: [] });
  }
  const isNothing = links.length === 0 && all.length === document.joints.length;
  return plainEdit(isNothing ? document : { ...document, joints: all, links: [...document.links, ...links] });
}
