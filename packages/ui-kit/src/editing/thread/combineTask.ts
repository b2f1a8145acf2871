/** A document whose case sets a thread should combine instead of solving it. */
export type CombineTask<Document extends object> = Document & { readonly isCombined: true };

/** Turns a document into a task of combining its case sets. */
export function toCombineTask<Document extends object>(document: Document): CombineTask<Document> {
  return { ...document, isCombined: true };
}

/** Returns whether a task asks for combinations. */
export function isCombineTask(task: object): task is CombineTask<object> {
  return 'isCombined' in task;
}

/** Returns the document of a combination task. */
export function readCombineTask<Document extends object>({
  isCombined: _,
  ...document
}: CombineTask<Document>): object {
  return document;
}
