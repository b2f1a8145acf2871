import type { CommonCase } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';
import { MATERIAL_PREFIX } from './changeMaterial.ts';
import { type PlainEdit, toPlainEdit } from './edit.ts';
import { createSteel } from './firstConstants.ts';

/** Adds a material made by hand, with the values of structural steel: its name is the next of M1, M2, ... */
export function addMaterial<Document extends CommonCase>(document: Document): PlainEdit<Document> {
  const { materials, units } = document;
  const name = nextName(
    MATERIAL_PREFIX,
    materials.map((other) => other.name),
  );
  const steel = { ...createSteel(units.system), name };
  return toPlainEdit({ ...document, materials: [...materials, steel] });
}
