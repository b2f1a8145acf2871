import { createId } from '@eecs/solver-core/rules';
import type { NewId } from '../editing/edit.ts';

/** Creates ids of drawn or added objects: joints, rods, loads, guides. */
export const newId: NewId = () => createId(Math.random);
