import { leadingFailure } from '../../failures.ts';
import { countUnknowns } from '../assembly/countUnknowns.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussVerdict } from '../verdict/verdict.ts';
import type { RefusedTruss } from './answer.ts';

/** Makes the answer to a document that cannot be solved. */
export function refuse(of: {
  id: number;
  hash: string | null;
  failures: readonly TrussFailure[];
  verdict: TrussVerdict | null;
  model: TrussModel | null;
}): RefusedTruss {
  const { id, hash, failures, verdict } = of;
  // The group of a code and its number are found alike, in whichever list it stands.
  const { group, errno } = leadingFailure(failures);
  const count = { ...countOf(of), rank: verdict?.rank ?? null };
  return { level: 'error', id, hash, errno, error: group, message: group, ...count, failures, verdict };
}

/** A verdict says its counts where constants or loads let no model be made; of a document that could not be read nothing is counted. */
function countOf({
  hash,
  verdict,
  model,
}: Pick<Parameters<typeof refuse>[0], 'hash' | 'verdict' | 'model'>): Pick<
  RefusedTruss,
  'actual' | 'expected'
> {
  if (verdict) {
    const actual = verdict.rank + verdict.degree;
    return { actual, expected: actual + verdict.W };
  }
  return model && hash !== null ? countUnknowns(model) : { actual: null, expected: null };
}
