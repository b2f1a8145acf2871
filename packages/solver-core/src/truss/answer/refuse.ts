import { leadingFailure } from '../../failures/leadingFailure.ts';
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
  const { id, hash, failures, verdict, model } = of;
  // The group of a code and its number are found alike, in whichever list it stands.
  const { group, errno } = leadingFailure(failures);
  // A verdict contains its counts where constants or loads let no model be made; of a document that could not be read
  // nothing is counted.
  const counted = model && hash !== null ? countUnknowns(model) : { actual: null, expected: null };
  const actual = verdict ? verdict.rank + verdict.degree : counted.actual;
  const expected = verdict ? actual! + verdict.W : counted.expected;
  const count = { actual, expected, rank: verdict?.rank ?? null };
  return { level: 'error', id, hash, errno, error: group, message: group, ...count, failures, verdict };
}
