import type { Failure } from '@eecs/solver-core';

/** What kind of document shall be put into a link. */
export interface LinkTaskOptions {
  readonly of: 'beam' | 'truss';
}

/** What came of a document that nobody has checked. */
export type LinkOutcome =
  | {
      readonly kind: 'packed';
      /** Behind the address of its editor it opens the document; browsers send a fragment to nobody. */
      readonly fragment: string;
    }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'noDocument'; readonly failures: readonly Failure[] };
