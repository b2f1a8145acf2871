import { deflateSync } from 'node:zlib';
import { parseCase } from '@eecs/solver-core';
import { parseTruss } from '@eecs/solver-core/truss';
import type { SolveTask } from '../solver.ts';
import type { LinkOutcome } from './linkTask.ts';

/** Programs that pass links on cut longer ones, characters of the fragment. */
const MAX_FRAGMENT = 8000;

/** Reads a document and packs it into the fragment of a link, or says why there is none. */
export function solveLinkTask({ document, options: { of } }: SolveTask<'link'>): LinkOutcome {
  const parsed = of === 'beam' ? parseCase(document) : parseTruss(document);
  if (!parsed.ok) return { kind: 'noDocument', failures: parsed.failures };
  const fragment = `#c=${deflateSync(JSON.stringify(parsed.document)).toString('base64url')}`;
  return fragment.length > MAX_FRAGMENT ? { kind: 'tooLong' } : { kind: 'packed', fragment };
}
