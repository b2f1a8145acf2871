import type { FailureText } from '../messages/failureMessages.ts';
import { ApiFailure } from './apiFailure.ts';
import { describeFailure } from './describeFailure.ts';

/**
 * What the editor is told when the server brought no result: why, in the reader's language, and whether it answered.
 */
export class SolveFailure extends Error {
  override readonly name = 'SolveFailure';
  /** `rejected`: the server answered that it does not take the request, so it is the request that must change. */
  readonly kind: 'rejected' | 'unreachable';

  constructor(cause: unknown, t: FailureText) {
    const kind = cause instanceof ApiFailure && cause.kind === 'refused' ? 'rejected' : 'unreachable';
    const reason = describeFailure(cause, t);
    // What was answered and is of no use is not the line's fault: what is missing is named first.
    const isUseless =
      !(cause instanceof ApiFailure) || cause.kind === 'broken' || cause.kind === 'unreadable';
    const lines = [...(isUseless ? [t('network.noSolution')] : []), reason, t('network.preview')];
    super(kind === 'rejected' ? reason : lines.join(' '), { cause });
    this.kind = kind;
  }
}
