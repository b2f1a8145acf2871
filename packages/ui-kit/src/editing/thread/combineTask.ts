/** A document whose case sets a thread shall combine instead of solving it. */
export type CombineTask<Document extends object> = Document & { readonly isCombined: true };

/** Makes a document the task of combining its case sets. */
export function toCombineTask<Document extends object>(document: Document): CombineTask<Document> {
  return { ...document, isCombined: true };
}

/** Returns whether a thread is asked to combine. */
export function isCombineTask(task: object): task is CombineTask<object> {
  return 'isCombined' in task;
}

/** Returns the document of a task as it was before it became one. */
export function readCombineTask<Document extends object>({
  isCombined: _,
  ...document
}: CombineTask<Document>): object {
  return document;
}
