import { deflateSync } from 'node:zlib';
import { structureOf } from '../../kinds/structures.ts';
import type { SolveTask } from '../solver.ts';
import type { LinkOutcome } from './linkTask.ts';

/** Programs that pass links on cut longer ones, characters of the fragment. */
const MAX_FRAGMENT = 8000;

/** Reads a document and packs it into the fragment of a link, or returns why there is none. */
export function solveLinkTask({ document, options: { of } }: SolveTask<'link'>): LinkOutcome {
  const parsed = structureOf(of).read(document);
  if (!parsed.ok) return { kind: 'noDocument', failures: parsed.failures };
  const fragment = `#c=${deflateSync(JSON.stringify(parsed.document)).toString('base64url')}`;
  return fragment.length > MAX_FRAGMENT ? { kind: 'tooLong' } : { kind: 'packed', fragment };
}
