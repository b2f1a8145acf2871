import { deflateSync } from 'node:zlib';
import { structureOf } from '../../kinds/structures.ts';
import type { SolveTask } from '../solver.ts';
import type { LinkOutcome } from './linkTask.ts';

/** Maximum length of the fragment, characters: programs that pass on links cut longer ones. */
const MAX_FRAGMENT = 8000;

/** Reads a document and packs it into the fragment of a link, or returns why that is impossible. */
export function solveLinkTask({ document, options: { of } }: SolveTask<'link'>): LinkOutcome {
  const parsed = structureOf(of).read(document);
  if (!parsed.ok) return { kind: 'noDocument', failures: parsed.failures };
  const fragment = `#c=${deflateSync(JSON.stringify(parsed.document)).toString('base64url')}`;
  return fragment.length > MAX_FRAGMENT ? { kind: 'tooLong' } : { kind: 'packed', fragment };
}
