import { parseCase } from '@eecs/solver-core';
import { parseFrame } from '@eecs/solver-core/frame';
import { parseTruss } from '@eecs/solver-core/truss';
import type { Check, CheckDocument } from './check.ts';

const PARSERS = { msb: parseCase, truss: parseTruss, frame: parseFrame } as const;

/** Reads the document of a case as an editor opens it, with the title of the case; returns null for a section alone. */
export function toEditable({ structure, title }: Pick<Check, 'structure' | 'title'>): CheckDocument | null {
  if (structure === null) return null;
  const parsed = PARSERS[structure.kind](structure.document);
  return parsed.ok ? { kind: structure.kind, document: { ...parsed.document, title } } : null;
}
