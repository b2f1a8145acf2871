import type { FrameCase } from '@eecs/solver-core/frame';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** The ways of solving that a whole frame is asked for. */
export type Theory = 'secondOrder' | 'inextensible';

/** Sets whether axial forces act on the deflections, or whether no member changes its length. */
export function setTheory(document: FrameCase, name: Theory, isOn: boolean): Edit {
  return toPlainEdit((document[name] ?? false) === isOn ? document : { ...document, [name]: isOn });
}
