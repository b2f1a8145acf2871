import { describeFailure, describeFrameMechanism } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import type { RestrictedOutcome } from '../outcome.ts';
import { describeCorrections } from '../texts/correctionTexts.ts';
import { describeOdd } from '../texts/oddFactorTexts.ts';
import { createReader } from '../texts/reader.ts';
import { toRefusal } from '../texts/refusal.ts';
import { describeRestriction } from '../texts/restriction.ts';
import type { FrameOutcome } from './frameTask.ts';
import { describeState, describeStateNotes } from './stateTexts.ts';
import { describeStatuses } from './statusTexts.ts';

/**
 * Describes the outcome of a frame's task for a reader. For a solved frame `body` is already written and the same for
 * every reader; `fields` are the rest of the answer, or the whole answer if `body` is null.
 */
export function describeFrameOutcome(
  outcome: FrameOutcome | RestrictedOutcome,
  document: Readonly<Record<string, unknown>>,
  locale: Locale,
) {
  if (outcome.kind === 'restricted')
    return {
      body: null,
      fields: { ...describeRestriction(outcome, document, locale), statuses: null, state: null },
    };
  const reader = { ...createReader('frame', document, locale), kind: 'frame' as const };
  if (outcome.kind === 'refused') {
    const { answer, described } = outcome;
    const motions = (answer.verdict?.mechanisms ?? []).map((mechanism) =>
      describeFrameMechanism(mechanism, reader),
    );
    const statuses = described && describeStatuses(described.statuses, document, reader);
    const state = described && describeState(described.state, reader);
    return { body: null, fields: { ...toRefusal(answer, motions, reader), statuses, state } };
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
