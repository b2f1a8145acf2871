import { type CommonCase, LIMITS, type Material, completeConstants } from '@eecs/solver-core';
import { nameAfterChange, nextName } from '@eecs/solver-core/rules';
import { type PlainEdit, replaceAt, toPlainEdit } from './edit.ts';
import { type MaterialNumber, type Strength, withMaterialNumber, withStrength } from './editMaterial.ts';

/** Further changes that an edit of a material made. */
export interface MaterialEdit<Document> extends PlainEdit<Document> {
  /** The old and the new name of a material whose grade no longer fits; null if it keeps its name. */
  readonly renamed: Renamed | null;
}

export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** The prefix of the free names of materials. */
export const MATERIAL_PREFIX = 'M';

/**
 * Changes one number of a material, found by its index; null removes it. Two of E, G and nu determine the third, which
 * is not stored until it is typed. The material leaves its grade and gets a name of its own.
 */
export function changeMaterialNumber<Document extends CommonCase>(
  document: Document,
  index: number,
  key: MaterialNumber,
  value: number | null,
): MaterialEdit<Document> {
  const material = document.materials[index];
  if (material === undefined || (material[key] ?? null) === value)
    return { document, notes: [], renamed: null };
  const others = document.materials.filter((other) => other !== material).map(({ name }) => name);
  const name = nameAfterChange(material.name, MATERIAL_PREFIX, others);
  return leaveGrade(document, index, { ...withMaterialNumber(material, key, value), name });
}

/**
 * Changes the tensile or compressive strength of the material at an index, MPa or psi; null removes the strength. The
 * first strength entered applies to both, as for metals, until the other is entered. The grade is removed, as after a
 * change of any other number, unless the strength is the one in its name: 235 of S235.
 */
export function changeStrength<Document extends CommonCase>(
  document: Document,
  index: number,
  key: Strength,
  value: number | null,
): MaterialEdit<Document> {
  const material = document.materials[index];
  if (material === undefined || (material.strength?.[key] ?? null) === value)
    return { document, notes: [], renamed: null };
  const others = document.materials.filter((one) => one !== material).map(({ name }) => name);
  const isOfName = value !== null && givesStrength(material.name, value);
  const name = isOfName ? material.name : nameAfterChange(material.name, MATERIAL_PREFIX, others);
  return leaveGrade(document, index, { ...withStrength(material, key, value), name });
}

/** Returns whether the name of a grade contains a strength, in MPa or in thousands of psi. */
function givesStrength(name: string, value: number): boolean {
  return (name.match(/\d+/g) ?? []).some(
    (digits) => Number(digits) === value || Number(digits) * 1000 === value,
  );
}

/** Derives G or nu from the other two constants again; a constant that cannot be derived stays. */
export function linkConstant<Document extends CommonCase>(
  document: Document,
  index: number,
  key: 'G' | 'nu',
): PlainEdit<Document> {
  const material = document.materials[index];
  if (material === undefined || material[key] === undefined) return toPlainEdit(document);
  const { [key]: _, ...rest } = material;
  return completeConstants(rest).linked === key
    ? replaceMaterial(document, index, rest)
    : toPlainEdit(document);
}

/**
 * Adds a copy of a material that can be edited, under the next free name; the grade of the catalogue stays as
 * published.
 */
export function copyMaterial<Document extends CommonCase>(
  document: Document,
  index: number,
): PlainEdit<Document> {
  const { materials } = document;
  const material = materials[index];
  if (material === undefined || materials.length >= LIMITS.full.materials) return toPlainEdit(document);
  const { origin, ...own } = material;
  const name = nextName(
    MATERIAL_PREFIX,
    materials.map((other) => other.name),
  );
  return toPlainEdit({ ...document, materials: [...materials, { ...own, name }] });
}

/** Changes the name or the colour of a material, found by its index; the caller has checked the name. */
export function changeMaterialLook<Document extends CommonCase>(
  document: Document,
  index: number,
  change: Partial<Pick<Material, 'name' | 'color'>>,
): PlainEdit<Document> {
  const material = document.materials[index];
  if (material === undefined) return toPlainEdit(document);
  const { name = material.name, color = material.color } = change;
  if (name === material.name && color === material.color) return toPlainEdit(document);
  return replaceMaterial(document, index, { ...material, ...change });
}

/** Puts a changed material in the place of the old one, whose grade no longer fits. */
function leaveGrade<Document extends CommonCase>(
  document: Document,
  index: number,
  material: Material,
): MaterialEdit<Document> {
  const from = document.materials[index]?.name ?? material.name;
  const to = material.name;
  return { ...replaceMaterial(document, index, material), renamed: from === to ? null : { from, to } };
}

function replaceMaterial<Document extends CommonCase>(
  document: Document,
  index: number,
  material: Material,
): PlainEdit<Document> {
  return toPlainEdit({ ...document, materials: replaceAt(document.materials, index, material) });
}
