import type { BodyEquation, FoundForce, JointMethod } from '@eecs/solver-core/truss';
import type { TrussStudyOutcome } from '../solving/sizing/trussStudy.ts';
import { type Fields, type ToolAnswer, joinLines, unitsOf, write } from './describeAnswer.ts';
import { refusal } from './refusals.ts';
import { refuseDocument } from './refuseDocument.ts';

const REASONS = {
  joint: 'The truss has no such joint: check `joint`, which counts from 0.',
  set: 'The truss has no such case set: check `set`, which counts from 0.',
} as const;

/** Describes the outcome of a study of a truss. */
export function describeStudy(outcome: TrussStudyOutcome, document: Fields): ToolAnswer {
  switch (outcome.kind) {
    case 'joints':
      return describeMethod(outcome.method, document);
    case 'lacking':
      return refusal(REASONS[outcome.what]);
    case 'noDocument':
      return refuseDocument('The truss cannot be solved.', outcome.failures, { kind: 'truss', document });
    default:
      return outcome satisfies never;
  }
}

function describeMethod(method: JointMethod, document: Fields): ToolAnswer {
  const { force } = unitsOf(document);
  const lines = method.steps.flatMap(({ joint, taken, equations, finds }) => [
    joint === null ? 'The whole truss:' : `Joint ${joint}:`,
    ...taken.map((one) => `- taken from the solved truss: ${nameForce(one)}`),
    ...equations.map((equation) => `- ${writeEquation(equation)}`),
    ...finds.map((one) => `- so ${nameForce(one)}`),
  ]);
  const head = `Method of joints, forces in ${force}, tension positive; N is the force of a link, R a reaction of a joint.`;
  return { text: joinLines([head, ...lines]), data: { ...method } };
}

function nameForce(found: FoundForce): string {
  return found.kind === 'link'
    ? `N${found.link} = ${write(found.force)}`
    : `R${found.joint}${found.axis} = ${write(found.force)}`;
}

function writeEquation({ kind, direction: { x, y, z }, terms }: BodyEquation): string {
  const sum = terms.map((term) => {
    if (term.kind === 'load') return write(term.value);
    const name = term.kind === 'link' ? `N${term.link}` : `R${term.joint}${term.axis}`;
    return `${write(term.factor)}*${name}`;
  });
  const along = `${kind} ${kind === 'forces' ? 'along' : 'about'} (${[x, y, z].map(write).join(', ')})`;
  return `${along}: ${sum.length === 0 ? '0' : sum.join(' + ')} = 0`;
}
