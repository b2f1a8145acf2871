import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { isListOf, isNumber, isRecord, isRefusedAnswer, isSolvedHead } from './answerShape.ts';

/** Lists whose lengths an answer must match: one force for each rod, one displacement for each joint. */
type Lists = Partial<Record<keyof Pick<TrussCase, 'joints' | 'links' | 'caseSets'>, readonly unknown[]>>;

/**
 * Returns whether a server's answer to a truss can be displayed: each of its sets contains only numbers, as many as the
 * truss has rods and joints, or it is a refusal with its reasons. The editor compares the fingerprint with that of the
 * truss, and does not show an answer to another one.
 */
export function isAnswerToTruss(value: unknown, document: object): value is TrussAnswer {
  return isSolutionOfTruss(value, document) || isRefusedAnswer(value);
}

function isSolutionOfTruss(value: unknown, { joints, links, caseSets }: Lists): boolean {
  if (!isRecord(value) || !isSolvedHead(value)) return false;
  const { hash, sets, totalMass } = value;
  const size = { joints: joints?.length ?? 0, links: links?.length ?? 0 };
  return (
    typeof hash === 'string' &&
    isNumber(totalMass) &&
    isListOf(sets, (set) => isSet(set, size)) &&
    // A truss without case sets has one set with all of its loads.
    sets.length === Math.max(1, caseSets?.length ?? 0)
  );
}

const EXPLANATIONS = ['descriptor', 'checks', 'condition'];

function isSet(
  value: unknown,
  { joints, links }: { readonly joints: number; readonly links: number },
): boolean {
  if (!isRecord(value)) return false;
  const { b, N, R, displacement, stress, utilisation, zeroForce, residual } = value;
  return (
    isListOf(b, isNumber) &&
    isListOf(N, isNumber) &&
    N.length === links &&
    isListOf(R, isNumbers) &&
    isUnknownOr(displacement, joints, isNumbers) &&
    isUnknownOr(stress, links, isNumber) &&
    isUnknownOr(utilisation, links, isUse) &&
    isListOf(zeroForce, isNumber) &&
    isNumber(residual) &&
    EXPLANATIONS.every((name) => value[name] !== undefined)
  );
}

/** Unknown lists are null as a whole. */
function isUnknownOr(value: unknown, length: number, isItem: (item: unknown) => boolean): boolean {
  return value === null || (isListOf(value, isItem) && value.length === length);
}

/** A vector at a joint. */
function isNumbers(value: unknown): boolean {
  return isRecord(value) && ['joint', 'x', 'y', 'z'].every((name) => isNumber(value[name]));
}

function isUse(value: unknown): boolean {
  return (
    isRecord(value) && ['stress', 'buckling'].every((name) => value[name] === null || isNumber(value[name]))
  );
}
