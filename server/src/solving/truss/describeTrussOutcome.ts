import { describeDoubts, describeTrussMechanism, describeUnfactoredTruss } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import type { RestrictedOutcome } from '../outcome.ts';
import { describeCorrections } from '../texts/correctionTexts.ts';
import { toRefusal } from '../texts/refusal.ts';
import { describeRestriction } from '../texts/restriction.ts';
import { createTrussReader } from './trussReader.ts';
import type { TrussOutcome } from './trussTask.ts';

/**
 * Puts the outcome of a truss's task into a reader's words. A solved one has a `body` that is written already, the same for every reader; its
 * `fields` are the rest of the answer, or the whole of it where `body` is null.
 */
export function describeTrussOutcome(
  outcome: TrussOutcome | RestrictedOutcome,
  document: object,
  locale: Locale,
) {
  if (outcome.kind === 'restricted')
    return { body: null, fields: { ...describeRestriction(outcome, document, locale), ...NO_COUNT } };
  const reader = createTrussReader(document, locale);

  if (outcome.kind === 'refused') {
    const { answer } = outcome;
    const motions = (answer.verdict?.mechanisms ?? []).map((mechanism) =>
      describeTrussMechanism(mechanism, reader),
    );
    const refusal = toRefusal(answer, motions, reader);
    const doubts = answer.verdict === null ? [] : describeDoubts(answer.verdict, reader);
    return { body: null, fields: { ...refusal, errors: [...refusal.errors, ...doubts] } };
  }
  const { id, corrections, told, body } = outcome;
  const notes = told.unfactored.flatMap((set) => describeUnfactoredTruss(set, reader));
  return { body, fields: { id, ...describeCorrections(corrections, reader), notes } };
}

/** Of a truss that was not looked at. */
const NO_COUNT = { actual: null, expected: null, rank: null };
