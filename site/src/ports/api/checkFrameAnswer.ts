import type { FrameAnswer, FrameCase } from '@eecs/solver-core/frame';
import { isListOf, isNumber, isRecord, isRefusedAnswer, isSolvedHead } from './answerShape.ts';

/** Lists whose lengths an answer must match: diagrams of each member, one displacement for each joint. */
type Lists = Partial<Record<keyof Pick<FrameCase, 'joints' | 'members' | 'caseSets'>, readonly unknown[]>>;

/**
 * Returns whether a server's answer to a frame can be displayed: it has diagrams of all members of the frame in each of
 * its sets, or is a refusal with its reasons. The editor compares the fingerprint with that of the frame, and does not
 * show an answer to another one.
 */
export function isAnswerToFrame(value: unknown, document: object): value is FrameAnswer {
  return isSolutionOfFrame(value, document) || isRefusedAnswer(value);
}

function isSolutionOfFrame(value: unknown, { joints, members, caseSets }: Lists): boolean {
  // Unlike the others, the answer to a frame has no Mohr integrals.
  if (!isRecord(value) || !isSolvedHead({ ...value, mohr: null })) return false;
  const { hash, sets, totalMass } = value;
  const size = { joints: joints?.length ?? 0, members: members?.length ?? 0 };
  return (
    typeof hash === 'string' &&
    isNumber(totalMass) &&
    isListOf(sets, (set) => isSet(set, size)) &&
    // A frame without case sets has one set with all of its loads.
    sets.length === Math.max(1, caseSets?.length ?? 0)
  );
}

function isSet(
  value: unknown,
  { joints, members }: { readonly joints: number; readonly members: number },
): boolean {
  if (!isRecord(value)) return false;
  return (
    isListOf(value['members'], isMember) &&
    value['members'].length === members &&
    isListOf(value['R'], (one) => hasNumbers(one, ['joint', 'x', 'y', 'moment'])) &&
    (value['joints'] === null ||
      (isListOf(value['joints'], (one) => hasNumbers(one, ['x', 'y', 'r'])) &&
        value['joints'].length === joints))
  );
}

/** The diagrams along a member; displacements are null if they are unknown. */
function isMember(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['N', 'Q', 'M'].every((name) => isDiagram(value[name])) &&
    ['u', 'deflection', 'slope'].every((name) => value[name] === null || isDiagram(value[name]))
  );
}

function isDiagram(value: unknown): boolean {
  return (
    isRecord(value) &&
    isListOf(
      value['segments'],
      (one) => isRecord(one) && isNumber(one['x0']) && isNumber(one['x1']) && isListOf(one['c'], isNumber),
    ) &&
    hasNumbers(value['min'], ['x', 'value']) &&
    hasNumbers(value['max'], ['x', 'value']) &&
    isListOf(value['zeros'], isNumber)
  );
}

function hasNumbers(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => isNumber(value[name]));
}
