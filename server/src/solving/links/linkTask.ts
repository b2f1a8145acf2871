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
      /**
       * Appended to the address of the editor, it opens the document; browsers do not send a fragment to the server.
       */
      readonly fragment: string;
    }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'noDocument'; readonly failures: readonly Failure[] };
