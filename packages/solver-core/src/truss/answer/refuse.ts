import { leadingFailure } from '../../failures/leadingFailure.ts';
import { countUnknowns } from '../assembly/countUnknowns.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussVerdict } from '../verdict/verdict.ts';
import type { RefusedTruss } from './answer.ts';

/** Creates the result for a document that cannot be solved. */
export function refuse(of: {
  id: number;
  hash: string | null;
  failures: readonly TrussFailure[];
  verdict: TrussVerdict | null;
  model: TrussModel | null;
}): RefusedTruss {
  const { id, hash, failures, verdict, model } = of;
  // The group and the number of a code are found in the same way, whichever list contains it.
  const { group, errno } = leadingFailure(failures);
  // If constants or loads prevent a model, the verdict contains the counts; for a document that could not be read
  // nothing is counted.
  const counted = model && hash !== null ? countUnknowns(model) : { actual: null, expected: null };
  const actual = verdict ? verdict.rank + verdict.degree : counted.actual;
  const expected = verdict ? actual! + verdict.W : counted.expected;
  const count = { actual, expected, rank: verdict?.rank ?? null };
  return { level: 'error', id, hash, errno, error: group, message: group, ...count, failures, verdict };
}
