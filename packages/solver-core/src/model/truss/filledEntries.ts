import { jointSchema, linkSchema } from './trussSchema.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Fills in what a joint does not state, its index for a name; the defaults are the schema's. Anything else stays as it is, sound or not. */
export function fillJoint(joint: Entry, index: number): Entry {
  const { id, z = Z.default, anchor = ANCHOR.default, loads = JOINT_LOADS.default } = joint;
  return { ...joint, id: id ?? index, z, anchor, loads };
}

/** Fills in what a link does not state, as `fillJoint` does. */
export function fillLink(link: Entry, index: number): Entry {
  const { id, materialIndex = MATERIAL.default, sectionIndex = SECTION.default } = link;
  const { loads = LINK_LOADS.default } = link;
  return { ...link, id: id ?? index, materialIndex, sectionIndex, loads };
}

const { z: Z, anchor: ANCHOR, loads: JOINT_LOADS } = jointSchema.properties;
const { materialIndex: MATERIAL, sectionIndex: SECTION, loads: LINK_LOADS } = linkSchema.properties;
