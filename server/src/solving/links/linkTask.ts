import type { StructureKind } from '../../kinds/structures.ts';
import type { CodedFailure } from '../outcome.ts';

/** The kind of the document to put into a link. */
export interface LinkTaskOptions {
  readonly of: StructureKind;
}

/** The outcome for a document that is not validated yet. */
export type LinkOutcome =
  | {
      readonly kind: 'packed';
      /** Appended to the address of the editor, it opens the document; browsers do not send fragments to the server. */
      readonly fragment: string;
    }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'noDocument'; readonly failures: readonly CodedFailure[] };
