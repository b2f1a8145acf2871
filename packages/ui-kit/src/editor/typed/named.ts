import type { CrossSection, Material } from '@eecs/solver-core';

/** The object that a name in a typed line was found to be. */
export type Named =
  | { readonly kind: 'section'; readonly section: CrossSection }
  | { readonly kind: 'material'; readonly material: Material };
