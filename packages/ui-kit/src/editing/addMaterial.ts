import type { CommonCase } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';
import { MATERIAL_PREFIX } from './changeMaterial.ts';
import { type PlainEdit, toPlainEdit } from './edit.ts';
import { createSteel } from './firstConstants.ts';

/**
 * Adds a custom material: its name is the next of M1, M2, ... and its elastic constants, density and thermal expansion
 * are those of structural steel. It has no strength until one is typed, so that no utilisation is based on a value that
 * nobody entered.
 */
export function addMaterial<Document extends CommonCase>(document: Document): PlainEdit<Document> {
  const { materials, units } = document;
  const name = nextName(
    MATERIAL_PREFIX,
    materials.map((other) => other.name),
  );
  const { strength, ...steel } = createSteel(units.system);
  return toPlainEdit({ ...document, materials: [...materials, { ...steel, name }] });
}
