import type { DocumentHandle } from '@eecs/ui-kit/editor';

/** The part of the editor's handle that a page uses. */
export interface TaskHandle<Document> extends DocumentHandle<Document> {
  readonly focus: () => void;
  readonly addCase: (document: Document) => Promise<boolean>;
}
