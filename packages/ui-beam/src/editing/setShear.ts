import type { BeamCase } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Sets whether shear strains count in the deflection (Timoshenko), or bending only. */
export function setShear(document: BeamCase, isOn: boolean): Edit {
  return toPlainEdit(document.shear === isOn ? document : { ...document, shear: isOn });
}
