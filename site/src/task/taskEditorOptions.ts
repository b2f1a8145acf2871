import type { DocumentHandle } from '@eecs/ui-kit/editor';
import type { BranchDocument } from '../ports/kept/branch.ts';
import type { OpenTaskProps } from './TaskPage.tsx';
import type { TaskText } from './taskText.ts';
import type { OpenBranch } from './useOpenDocument.ts';

/** What a page asks of the editor on it. */
export interface TaskHandle<Document> extends DocumentHandle<Document> {
  readonly focus: () => void;
}

/** What the page of an editor is made with, and the document that was opened on it. */
export interface TaskEditorOptions<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
> extends OpenTaskProps<Document, Solution, Handle> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly t: TaskText;
}
