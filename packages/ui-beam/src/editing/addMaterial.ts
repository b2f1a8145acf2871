import { type BeamCase, LIMITS } from '@eecs/solver-core';
import { nextName } from '@eecs/solver-core/rules';
import { MATERIAL_PREFIX } from './changeMaterial.ts';
import { type Edit, plainEdit, refusedEdit } from './edit.ts';
import { createSteel } from './firstConstants.ts';

/** Adds a material with the constants of steel; the name of the grade where no other row has it, else the next `M*`. */
export function addMaterial(document: BeamCase): Edit {
  const { materials, units } = document;
  if (materials.length >= LIMITS.full.materials)
    return refusedEdit(document, 'listFull', LIMITS.full.materials);
  const steel = createSteel(units.system);
  const names = materials.map(({ name }) => name);
  const name = names.includes(steel.name) ? nextName(MATERIAL_PREFIX, names) : steel.name;
  return plainEdit({ ...document, materials: [...materials, { ...steel, name }] });
}
