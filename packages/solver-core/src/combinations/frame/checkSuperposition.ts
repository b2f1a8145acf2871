import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { type CombinationFailure, refuse } from '../document/failures.ts';

/**
 * Lists why no rule can combine the case sets of a frame, because their results cannot be added: the frame is solved in
 * the second order, or members bear one way only. Each combination then has to be a combined set of the document.
 */
export function checkSuperposition({
  members,
  secondOrder,
}: Pick<FrameCase, 'members' | 'secondOrder'>): readonly CombinationFailure[] {
  const oneWay = members.findIndex(({ tensionOnly, compressionOnly }) => tensionOnly || compressionOnly);
  const field = members[oneWay]?.tensionOnly ? 'tensionOnly' : 'compressionOnly';
  return [
    ...(secondOrder ? [refuse('combinations.secondOrder', '/secondOrder')] : []),
    ...(oneWay >= 0 ? [refuse('combinations.oneWay', `/members/${oneWay}/${field}`, { ids: [oneWay] })] : []),
  ];
}
