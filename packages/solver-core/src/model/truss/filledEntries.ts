import { jointSchema, linkSchema } from './trussSchema.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Returns the id of an entry that has none of its own, from its index. */
export type NameEntry = (index: number) => string | number;

/**
 * Fills in the missing fields of a joint with the defaults of the schema. Everything else stays unchanged, valid or
 * not.
 */
export function fillJoint(joint: Entry, index: number, name: NameEntry): Entry {
  const { id, z = Z.default, anchor = ANCHOR.default, loads = JOINT_LOADS.default } = joint;
  return { ...joint, id: id ?? name(index), z, anchor, loads };
}

/**
 * Fills in the missing fields of a link, as `fillJoint` does. `crossSectionIndex`, a beam's name for the cross-section,
 * is read if `sectionIndex` is absent.
 */
export function fillLink(link: Entry, index: number, name: NameEntry): Entry {
  const { crossSectionIndex, ...own } = link;
  const isOther = crossSectionIndex !== undefined && link['sectionIndex'] === undefined;
  const rest = isOther ? own : link;
  const { id, materialIndex = MATERIAL.default, loads = LINK_LOADS.default } = rest;
  const { sectionIndex = isOther ? crossSectionIndex : SECTION.default } = rest;
  return { ...rest, id: id ?? name(index), materialIndex, sectionIndex, loads };
}

const { z: Z, anchor: ANCHOR, loads: JOINT_LOADS } = jointSchema.properties;
const { materialIndex: MATERIAL, sectionIndex: SECTION, loads: LINK_LOADS } = linkSchema.properties;
