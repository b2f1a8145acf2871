import type { UnitSystem } from '@eecs/solver-core';
import type { DocumentKind, SessionTypes } from './documentKind.ts';

/** A document in the form that a page writes, before parsing: optional fields may be missing. */
export interface WrittenDocument {
  readonly readonly?: boolean;
  readonly units?: { readonly system?: UnitSystem };
}

/** Thrown for an invalid document; `failures` are the codes and places of its faults. */
export class RefusedDocumentError extends Error {
  override readonly name = 'RefusedDocumentError';
  readonly failures: readonly DocumentFailure[];

  constructor(message: string, failures: readonly DocumentFailure[]) {
    super(`${message}: ${failures.map(({ code, path }) => `${path || '/'} ${code}`).join(', ')}`);
    this.failures = failures;
  }
}

/** A fault of a document: a code, and its place as a JSON pointer. */
export interface DocumentFailure {
  readonly code: string;
  readonly path: string;
}

/**
 * Parses a document from outside. A canonical one is returned as the same object, so that a controlled editor
 * recognizes the document it has reported. Throws `RefusedDocumentError`.
 */
export function readDocument<Types extends SessionTypes>(
  { name, parse, editor }: DocumentKind<Types>,
  given: WrittenDocument,
): Types['document'] {
  const document = toPlain(given);
  const parsed = parse(document);
  if (!parsed.ok) {
    throw new RefusedDocumentError(`\`${editor}\` was given no ${name} document`, parsed.failures);
  }
  return JSON.stringify(parsed.document) === JSON.stringify(document)
    ? (document as Types['document'])
    : parsed.document;
}

/** Vue and Svelte pass documents as proxies, which cannot be sent to a thread; neither can functions. */
function toPlain<Document>(given: Document): Document {
  try {
    structuredClone(given);
    return given;
  } catch {
    return JSON.parse(JSON.stringify(given) ?? 'null') as Document;
  }
}
