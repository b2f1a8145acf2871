import { jointSchema, linkSchema } from './trussSchema.ts';

type Entry = Readonly<Record<string, unknown>>;

/** What an entry that has no id of its own is called, by its index. */
export type NameEntry = (index: number) => string | number;

/** Fills in what a joint does not state; the defaults are the schema's. Anything else stays as it is, sound or not. */
export function fillJoint(joint: Entry, index: number, name: NameEntry): Entry {
  const { id, z = Z.default, anchor = ANCHOR.default, loads = JOINT_LOADS.default } = joint;
  return { ...joint, id: id ?? name(index), z, anchor, loads };
}

/** Fills in what a link does not state, as `fillJoint` does. */
export function fillLink(link: Entry, index: number, name: NameEntry): Entry {
  const { id, materialIndex = MATERIAL.default, sectionIndex = SECTION.default } = link;
  const { loads = LINK_LOADS.default } = link;
  return { ...link, id: id ?? name(index), materialIndex, sectionIndex, loads };
}

const { z: Z, anchor: ANCHOR, loads: JOINT_LOADS } = jointSchema.properties;
const { materialIndex: MATERIAL, sectionIndex: SECTION, loads: LINK_LOADS } = linkSchema.properties;
