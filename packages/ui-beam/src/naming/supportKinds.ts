import type { SupportClass } from '@eecs/solver-core';

/** The kinds of support in the order a menu offers them. */
export const SUPPORT_KINDS: readonly SupportClass[] = ['fixed', 'simple', 'cantilever', 'hinge', 'spring'];
