import { leadingFailure } from '../../failures/leadingFailure.ts';
import type { RefusedFrame } from './frameAnswer.ts';

/** Makes the answer to a document that cannot be solved. */
export function refuseFrame({
  id,
  hash,
  failures,
  verdict,
}: Pick<RefusedFrame, 'id' | 'hash' | 'failures' | 'verdict'>): RefusedFrame {
  const { group, errno } = leadingFailure(failures);
  return { level: 'error', id, hash, errno, error: group, message: group, failures, verdict };
}
