import { describeDoubts, describeFailure, describeTrussMechanism } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import type { RestrictedOutcome } from '../outcome.ts';
import { describeCorrections } from '../texts/correctionTexts.ts';
import { toRefusal } from '../texts/refusal.ts';
import { describeRestriction } from '../texts/restriction.ts';
import { describeOdd } from '../texts/oddFactorTexts.ts';
import { describeState, describeStateNotes } from './stateTexts.ts';
import { describeStatuses } from './statusTexts.ts';
import { createTrussReader } from './trussReader.ts';
import type { TrussOutcome } from './trussTask.ts';

/**
 * Describes the outcome of a truss's task for a reader. For a solved truss `body` is already written and the same for
 * every reader; `fields` are the rest of the answer, or the whole answer if `body` is null.
 */
export function describeTrussOutcome(
  outcome: TrussOutcome | RestrictedOutcome,
  document: Readonly<Record<string, unknown>>,
  locale: Locale,
) {
  if (outcome.kind === 'restricted')
    return { body: null, fields: { ...describeRestriction(outcome, document, locale), ...NOT_JUDGED } };
  const reader = createTrussReader(document, locale);

  if (outcome.kind === 'refused') {
    const { answer, described } = outcome;
    const motions = (answer.verdict?.mechanisms ?? []).map((mechanism) =>
      describeTrussMechanism(mechanism, reader),
    );
    const refusal = toRefusal(answer, motions, reader);
    const doubts = answer.verdict === null ? [] : describeDoubts(answer.verdict, reader);
    const statuses = described.statuses && describeStatuses(described.statuses, document, reader);
    const state = described.state && describeState(described.state, reader);
    return { body: null, fields: { ...refusal, errors: [...refusal.errors, ...doubts], statuses, state } };
  }
  const { id, corrections, described, body } = outcome;
  const fields = {
    id,
    ...describeCorrections(corrections, reader),
    notes: [...describeOdd(document, reader), ...describeStateNotes(described.state, reader)],
    statuses: describeStatuses(described.statuses, document, reader),
    state: describeState(described.state, reader),
    ...(described.uncombined && {
      combinationErrors: described.uncombined.map((failure) => describeFailure(failure, reader)),
    }),
  };
  return { body, fields };
}

/** The result for a truss that was not judged. */
const NOT_JUDGED = { actual: null, expected: null, rank: null, statuses: null, state: null };
