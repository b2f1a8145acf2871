import type { DocumentHandle } from '@eecs/ui-kit/editor';
import type { BranchDocument } from '../ports/kept/branch.ts';
import type { OpenTaskProps } from './TaskPage.tsx';
import type { TaskText } from './taskText.ts';
import type { OpenBranch } from './useOpenDocument.ts';

/** The part of the editor's handle that a page uses. */
export interface TaskHandle<Document> extends DocumentHandle<Document> {
  readonly focus: () => void;
  readonly addCase: (document: Document) => Promise<boolean>;
}

/** Options of the page of an editor, and the document that was opened on it. */
export interface TaskEditorOptions<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
> extends OpenTaskProps<Document, Solution, Handle> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly t: TaskText;
}
