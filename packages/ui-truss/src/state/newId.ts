import { createId } from '@eecs/solver-core/rules';
import type { NewId } from '../editing/edit.ts';

/** Names what is drawn or added: joints, rods, loads, guides. */
export const newId: NewId = () => createId(Math.random);
