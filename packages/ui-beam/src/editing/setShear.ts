import type { BeamCase } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** Says whether shear strains count in the deflection, after Timoshenko, or bending alone. */
export function setShear(document: BeamCase, isOn: boolean): Edit {
  return plainEdit(document.shear === isOn ? document : { ...document, shear: isOn });
}
