import type { FailureText } from '../../messages/failureMessages.ts';
import { ApiFailure } from './apiFailure.ts';
import { describeFailure } from './describeFailure.ts';

/**
 * The failure that the editor gets if the server returned no result: the reason, in the reader's language, and whether
 * the server answered.
 */
export class SolveFailure extends Error {
  override readonly name = 'SolveFailure';
  /** `rejected`: the server refused the request, so the request must change. `failed`: its answer is useless. */
  readonly kind: 'rejected' | 'failed' | 'unreachable';

  constructor(cause: unknown, t: FailureText) {
    super(describeCause(cause, t), { cause });
    this.kind = toKind(cause);
  }
}

/** Explains in the reader's language why a solve gave no result; the language may have changed since then. */
export function describeSolveFailure(error: unknown, t: FailureText): string {
  return error instanceof SolveFailure ? describeCause(error.cause, t) : describeFailure(error, t);
}

function toKind(cause: unknown): SolveFailure['kind'] {
  if (!(cause instanceof ApiFailure)) return 'failed';
  if (cause.kind === 'refused') return 'rejected';
  return cause.kind === 'broken' || cause.kind === 'unreadable' ? 'failed' : 'unreachable';
}

function describeCause(cause: unknown, t: FailureText): string {
  const kind = toKind(cause);
  const reason = describeFailure(cause, t);
  if (kind === 'rejected') return reason;
  // After a useless answer the connection is not at fault, so the text first states that a result is missing.
  const lines = [
    ...(kind === 'failed' ? [t('network.noSolution')] : []),
    closeSentence(reason),
    t('network.preview'),
  ];
  return lines.join(' ');
}

/** Ends a sentence with a full stop if it has none, because another one follows. */
function closeSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
