import type { CommonCase } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';
import { MATERIAL_PREFIX } from './changeMaterial.ts';
import { type PlainEdit, toPlainEdit } from './edit.ts';
import { createSteel } from './firstConstants.ts';

/** Adds a material with the constants of steel; the name of the grade where no other row has it, else the next `M*`. */
export function addMaterial<Document extends CommonCase>(document: Document): PlainEdit<Document> {
  const { materials, units } = document;
  const steel = createSteel(units.system);
  const names = materials.map(({ name }) => name);
  const name = names.includes(steel.name) ? nextName(MATERIAL_PREFIX, names) : steel.name;
  return toPlainEdit({ ...document, materials: [...materials, { ...steel, name }] });
}
