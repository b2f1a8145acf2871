import type { AnyFailure } from '@eecs/solver-core/texts';
import type { CaseLimits } from '@eecs/ui-beam';
import type { LoadedMessages, Locale } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';

/** A kind of structure as opened by the page of its editor. Must stay the same. */
export interface OpenBranch<Document extends BranchDocument, Solution extends object> extends Branch<
  Document,
  Solution
> {
  /** Lists the worked examples; a fresh profile shows the first one. */
  readonly listExamples: () => readonly Document[];
  /**
   * Fetches further examples, in the reader's language, for an address that names none of the listed ones; afterwards
   * they are listed, too. @default there are none
   */
  readonly loadExamples?: (locale: Locale) => Promise<readonly Document[]>;
  /** Returns an example as it is opened in the reader's language. */
  readonly translate: (example: Document, loaded: readonly LoadedMessages[]) => Document;
  /** Reads the document in the fragment of an address; null if the fragment contains none. */
  readonly readShare: (fragment: string, limits: CaseLimits) => Promise<SharedDocument<Document>> | null;
  /** Recovers a document from its stored undo steps; null if that fails. */
  readonly recover: (steps: unknown) => Document | null;
  /** Returns whether a document is empty, so that another one can replace it without a question. */
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
  /** The initial document of the editor; null means an empty one. */
  readonly document: Document | null;
  /** The stored result of that document. */
  readonly solution: Solution | null;
  /** The slot in which it is stored, or will be with the first edit. */
  readonly slot: string;
  /** Whether it came by a link: it is read-only, and not stored, until the reader edits it. */
  readonly isShared: boolean;
  /** Whether it is the example of a fresh profile, which is shown in the reader's units instead of its own. */
  readonly isReaders?: boolean;
  /** The view of the person who shared the document. */
  readonly shown?: unknown;
  /** Incremented each time another document is opened, so that the editor is mounted again. */
  readonly session: number;
}
