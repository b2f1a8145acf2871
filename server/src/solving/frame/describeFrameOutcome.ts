import { describeFrameMechanism } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import type { RestrictedOutcome } from '../outcome.ts';
import { describeCorrections } from '../texts/correctionTexts.ts';
import { describeOdd } from '../texts/oddFactorTexts.ts';
import { createReader } from '../texts/reader.ts';
import { toRefusal } from '../texts/refusal.ts';
import { describeRestriction } from '../texts/restriction.ts';
import type { FrameOutcome } from './frameTask.ts';

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
    return { body: null, fields: describeRestriction(outcome, document, locale) };
  const reader = { ...createReader('frame', document, locale), kind: 'frame' as const };
  if (outcome.kind === 'refused') {
    const { answer } = outcome;
    const motions = (answer.verdict?.mechanisms ?? []).map((mechanism) =>
      describeFrameMechanism(mechanism, reader),
    );
    return { body: null, fields: toRefusal(answer, motions, reader) };
  }
  const { id, corrections, body } = outcome;
  const fields = { id, ...describeCorrections(corrections, reader), notes: describeOdd(document, reader) };
  return { body, fields };
}
