import { hashDocument, type HashOutcome, type HashTask } from './hashDocument.ts';

/** A document as JSON. */
export interface WrittenTask extends Pick<HashTask, 'kind'> {
  readonly text: string;
}

/** Hashes a document in a worker thread. */
export function hashWritten({ kind, text }: WrittenTask): HashOutcome {
  return hashDocument({ kind, document: JSON.parse(text) as object });
}
