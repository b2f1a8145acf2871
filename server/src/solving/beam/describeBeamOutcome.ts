import { describeFailure, describeGap, describeMechanism, describeMotions } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import type { RestrictedOutcome } from '../outcome.ts';
import { describeCorrections } from '../texts/correctionTexts.ts';
import { describeOdd } from '../texts/oddFactorTexts.ts';
import { toRefusal } from '../texts/refusal.ts';
import { describeRestriction } from '../texts/restriction.ts';
import { createBeamReader } from './beamReader.ts';
import type { BeamOutcome } from './beamTask.ts';
import { describeState, describeStateNotes } from './stateTexts.ts';
import { describeStatuses } from './statusTexts.ts';

/**
 * Describes the outcome of a beam's task for a reader. For a solved beam `body` is already written and the same for
 * every reader; `fields` are the rest of the answer, or the whole answer if `body` is null.
 */
export function describeBeamOutcome(
  outcome: BeamOutcome | RestrictedOutcome,
  document: Readonly<Record<string, unknown>>,
  locale: Locale,
) {
  if (outcome.kind === 'restricted')
    return { body: null, fields: { ...describeRestriction(outcome, document, locale), ...NOT_JUDGED } };
  const reader = createBeamReader(document, locale);

  if (outcome.kind === 'refused') {
    const { answer, described } = outcome;
    const motions = described.mechanisms
      .filter((mechanism) => describeMotions(mechanism, reader).length > 0)
      .map((mechanism) => describeMechanism(mechanism, reader));
    const statuses = described.statuses && describeStatuses(described.statuses, document, reader);
    const state = described.state && describeState(described.state, reader);
    return { body: null, fields: { ...toRefusal(answer, motions, reader), statuses, state } };
  }
  const { id, corrections, described, body } = outcome;
  const { gaps, statuses, state } = described;
  const fields = {
    id,
    ...describeCorrections(corrections, reader),
    notes: [
      ...describeOdd(document, reader),
      ...describeStateNotes(state, reader),
      ...gaps.map((gap) => describeGap(gap, reader)),
    ],
    statuses: describeStatuses(statuses, document, reader),
    state: describeState(state, reader),
    ...(described.uncombined && {
      combinationErrors: described.uncombined.map((failure) => describeFailure(failure, reader)),
    }),
  };
  return { body, fields };
}

/** The result for a beam that was not judged. */
const NOT_JUDGED = { statuses: null, state: null };
