import type { SupportClass } from '@eecs/solver-core';

/** The kinds of support this editor makes; a spring in a document is shown and kept. */
export const SUPPORT_KINDS: readonly SupportClass[] = ['fixed', 'simple', 'cantilever', 'hinge'];
