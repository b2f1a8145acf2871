import { type BeamAnswer, type BeamCase, caseHash, type SolvedBeam } from '@eecs/solver-core';
import { isListOf, isNumber, isRecord, isRefusedAnswer, isSolvedHead } from './answerShape.ts';

/**
 * Returns whether an external value (the server's answer, or one stored on an earlier visit) is a displayable answer to
 * a beam: to this beam, with every diagram of each of its sets in numbers; or a refusal with its reasons.
 */
export function isAnswerTo(value: unknown, document: BeamCase): value is BeamAnswer {
  return isSolutionOf(value, document) || isRefusedAnswer(value);
}

/** Returns whether an external value is the complete result of a beam. */
export function isSolutionOf(value: unknown, document: BeamCase): value is SolvedBeam {
  if (!isRecord(value) || !isSolvedHead(value)) return false;
  const { hash, sets } = value;
  return (
    isListOf(sets, isSet) &&
    // A beam without case sets has one set with all of its loads.
    sets.length === Math.max(1, document.caseSets.length) &&
    hash === caseHash(document)
  );
}

const DIAGRAMS = ['N', 'Q', 'M', 'u', 'deflection', 'slope'];
const EXPLANATIONS = ['descriptor', 'tree', 'checks'];

function isSet(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { S, R } = value;
  return (
    DIAGRAMS.every((name) => isDiagram(value[name])) &&
    (S === null || (isRecord(S) && isDiagram(S['top']) && isDiagram(S['bottom']))) &&
    isListOf(R, (reaction) => isRecord(reaction) && Object.values(reaction).every(isNumber)) &&
    EXPLANATIONS.every((name) => typeof value[name] === 'object')
  );
}

function isDiagram(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { segments, min, max, zeros, jumps } = value;
  return (
    isListOf(segments, isSegment) &&
    segments.length > 0 &&
    [min, max].every((point) => isRecord(point) && isNumber(point['x']) && isNumber(point['value'])) &&
    isListOf(zeros, isNumber) &&
    isListOf(jumps, (jump) => isRecord(jump) && Object.values(jump).every(isNumber))
  );
}

function isSegment(value: unknown): boolean {
  return isRecord(value) && isNumber(value['x0']) && isNumber(value['x1']) && isListOf(value['c'], isNumber);
}
