import type { Failure } from '@eecs/solver-core';
import type { StructureKind } from '../../kinds/structures.ts';

/** The kind of the document to put into a link. */
export interface LinkTaskOptions {
  readonly of: StructureKind;
}

/** The outcome for a document that nobody has checked. */
export type LinkOutcome =
  | {
      readonly kind: 'packed';
      /** Behind the address of its editor it opens the document; browsers send a fragment to nobody. */
      readonly fragment: string;
    }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'noDocument'; readonly failures: readonly Failure[] };
