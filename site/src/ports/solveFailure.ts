import type { FailureText } from '../messages/failureMessages.ts';
import { ApiFailure } from './apiFailure.ts';
import { describeFailure } from './describeFailure.ts';

/** What the editor is told when the server brought no result: why, in the reader's language, and whether it answered. */
export class SolveFailure extends Error {
  override readonly name = 'SolveFailure';
  /** `rejected`: the server answered that it does not take the request, so it is the request that must change. */
  readonly kind: 'rejected' | 'unreachable';

  constructor(cause: unknown, t: FailureText) {
    const kind = cause instanceof ApiFailure && cause.kind === 'refused' ? 'rejected' : 'unreachable';
    const reason = describeFailure(cause, t);
    super(kind === 'rejected' ? reason : `${reason} ${t('network.preview')}`, { cause });
    this.kind = kind;
  }
}
