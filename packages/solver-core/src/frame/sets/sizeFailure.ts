import { findOdd } from '../../linalg/findOdd.ts';
import { createFrameFailure, type FrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameModel } from '../assembly/frameModel.ts';

/**
 * Creates the failure of a frame whose numbers differ too much in size. It names the member whose flexural stiffness
 * differs most from the others, if one does.
 */
export function createSizeFailure({ members }: Pick<FrameModel, 'members'>): FrameFailure {
  const odd = findOdd(members.map(({ EI, length }) => EI / length ** 3));
  return odd === null
    ? createFrameFailure('range.size', '')
    : createFrameFailure('range.size', `/members/${odd.index}`, { values: { times: odd.ratio } });
}
