import type { UnitSystem } from '@eecs/solver-core';
import type { ConvertDocument, EditorDocument } from './documentKind.ts';
import type { History } from './history.ts';

/**
 * Maps each converted document to its original, so that switching units there and back returns the identical document
 * if nothing was edited in between.
 */
export type UnitTwins<Document extends object> = WeakMap<Document, Document>;

/** How documents are converted between unit systems. */
export interface UnitWays<Document extends object> {
  readonly twins: UnitTwins<Document>;
  readonly convert: ConvertDocument<Document>;
}

/** Returns a document in a unit system: itself, the original it was converted from, or a new one. */
export function toSystem<Document extends EditorDocument>(
  document: Document,
  system: UnitSystem,
  { twins, convert }: UnitWays<Document>,
): Document {
  if (document.units.system === system) return document;
  const twin = twins.get(document);
  if (twin !== undefined) return twin;
  const converted = convert(document, system);
  twins.set(document, converted);
  twins.set(converted, document);
  return converted;
}

/** Converts a whole history to a unit system, so that undo steps stay available in the displayed units. */
export function historyToSystem<Document extends EditorDocument>(
  history: History<Document>,
  system: UnitSystem,
  ways: UnitWays<Document>,
): History<Document> {
  if (history.present.units.system === system) return history;
  return {
    past: history.past.map((document) => toSystem(document, system, ways)),
    present: toSystem(history.present, system, ways),
    future: history.future.map((document) => toSystem(document, system, ways)),
  };
}
