import type { FrameCase } from '@eecs/solver-core/frame';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** The methods of solving that apply to a whole frame. */
export type Theory = 'secondOrder' | 'inextensible';

/** Sets whether axial forces act on the deflections (second order), or whether members are inextensible. */
export function setTheory(document: FrameCase, name: Theory, isOn: boolean): Edit {
  return toPlainEdit((document[name] ?? false) === isOn ? document : { ...document, [name]: isOn });
}
