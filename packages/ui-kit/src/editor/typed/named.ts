import type { CrossSection, Material } from '@eecs/solver-core';

/** The object found for a name in a typed line. */
export type Named =
  | { readonly kind: 'section'; readonly section: CrossSection }
  | { readonly kind: 'material'; readonly material: Material };
