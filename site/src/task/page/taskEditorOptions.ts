import type { BranchDocument } from '../../ports/kept/branch.ts';
import type { TaskHandle } from '../files/taskHandle.ts';
import type { OpenTaskProps } from './TaskPage.tsx';
import type { TaskText } from '../words/taskText.ts';
import type { OpenBranch } from '../opening/useOpenDocument.ts';

/** Options of the page of an editor, and the document that was opened on it. */
export interface TaskEditorOptions<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
> extends OpenTaskProps<Document, Solution, Handle> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly t: TaskText;
}
