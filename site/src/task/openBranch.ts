import type { AnyFailure } from '@eecs/solver-core/texts';
import type { CaseLimits } from '@eecs/ui-beam';
import type { LoadedMessages } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from '../ports/kept/branch.ts';

/** A kind of structure as the page of its editor opens it. Must stay the same. */
export interface OpenBranch<Document extends BranchDocument, Solution extends object> extends Branch<
  Document,
  Solution
> {
  /** The worked examples; a fresh profile sees the first one. */
  readonly listExamples: () => readonly Document[];
  /** Gives an example as it is opened in the reader's language. */
  readonly translate: (example: Document, loaded: readonly LoadedMessages[]) => Document;
  /** Reads the document that the fragment of an address holds; null if it claims to hold none. */
  readonly readShare: (fragment: string, limits: CaseLimits) => Promise<SharedDocument<Document>> | null;
  /** Brings a document back from what was kept of its steps; null if they hold none. */
  readonly recover: (steps: unknown) => Document | null;
  /** Returns whether a document has nothing on it that another one could replace or be added to. */
  readonly isEmpty: (document: Document) => boolean;
}

/** The content of a link: a document, or the failures; there are none if the link itself is damaged. */
export type SharedDocument<Document> =
  | {
      readonly ok: true;
      readonly document: Document;
      /** The view of the person who shared the document. */
      readonly shown?: unknown;
    }
  | { readonly ok: false; readonly failures: readonly AnyFailure[] };

export interface OpenDocument<Document, Solution> {
  /** The document that the editor begins with; null is an empty one. */
  readonly document: Document | null;
  /** The kept result of that document. */
  readonly solution: Solution | null;
  /** Where it is kept, or will be with the first edit. */
  readonly slot: string;
  /** Whether it came by a link: it is read-only, and nothing of it is kept, until the reader edits it. */
  readonly isShared: boolean;
  /** Whether it is the example that a fresh profile begins with: it is shown in the reader's units, not in its own. */
  readonly isReaders?: boolean;
  /** The view of the person who shared the document. */
  readonly shown?: unknown;
  /** Grows each time another document is opened, so that the editor begins anew. */
  readonly session: number;
}
