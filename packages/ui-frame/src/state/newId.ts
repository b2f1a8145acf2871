import { createId } from '@eecs/solver-core/rules';
import type { NewId } from '../editing/edit.ts';

/** Creates ids of objects that are drawn or added: joints, members, loads. */
export const newId: NewId = () => createId(Math.random);
