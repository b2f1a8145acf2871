import { describeFailure } from '@eecs/solver-core/texts';
import type { SizedRodGroup } from '@eecs/solver-core/code-checks';
import type { BodyEquation, FoundForce, JointMethod } from '@eecs/solver-core/truss';
import type { Lacking, TrussStudyOutcome } from '../solving/sizing/trussStudy.ts';
import { createReader } from '../solving/texts/reader.ts';
import { type Fields, type ToolAnswer, joinLines, unitsOf, write } from './describeAnswer.ts';
import { refusal } from './refusals.ts';

/** Maximum number of failing sections listed for each group. */
const MOST_REJECTED = 3;

const REASONS: Readonly<Record<Lacking, string>> = {
  limits: 'The truss names no standard: add limits: {rods: {standard: "EN 1993-1-1"}} to it.',
  noStrength: 'The rule of the truss makes no combination of strength: check `combinations`.',
  refused:
    'The truss cannot be checked: its case sets cannot be combined by its rule, or it cannot be solved.',
  candidates: 'The series have no sections: check `series`.',
  links: 'The truss has no links.',
  joint: 'The truss has no such joint: check `joint`, which counts from 0.',
  set: 'The truss has no such case set: check `set`, which counts from 0.',
  tooLarge: 'Too many sections for a truss of this size: name fewer series.',
};

/** Describes the outcome of a study of a truss. */
export function describeStudy(outcome: TrussStudyOutcome, document: Fields): ToolAnswer {
  switch (outcome.kind) {
    case 'rods':
      return describeGroups(outcome.groups, document);
    case 'joints':
      return describeMethod(outcome.method, document);
    case 'lacking':
      return refusal(REASONS[outcome.what]);
    case 'noSeries':
      return refusal(`No series is called ${outcome.name}. There are: ${outcome.known.join('; ')}.`);
    case 'noDocument': {
      const reader = createReader('truss', {}, 'en-US');
      const errors = outcome.failures.map((one) => `- ${one.path || '/'}: ${describeFailure(one, reader)}`);
      return {
        ...refusal(['The truss cannot be solved.', ...errors].join('\n')),
        data: { failures: outcome.failures, errors },
      };
    }
    default:
      return outcome satisfies never;
  }
}

function describeGroups(groups: readonly SizedRodGroup[], document: Fields): ToolAnswer {
  const mass = unitsOf(document).length === 'in' ? 'lb' : 'kg';
  const lines = groups.flatMap(({ links, answer: { found, rejected } }) => [
    `Links ${links.join(', ')}:`,
    ...(found.length === 0 ? ['- none of the sections meets the standard'] : []),
    ...found.map(
      ({ section, mass: whole, worst }) =>
        `- ${section.label} meets it: truss ${write(whole)} ${mass}, utilisation ${write(worst.utilisation)} in link ${worst.link} (${worst.governs})`,
    ),
    ...rejected
      .slice(-MOST_REJECTED)
      .map(({ section, check }) =>
        check === null
          ? `- ${section.label} fails: the truss cannot be solved with it`
          : check.ok
            ? `- ${section.label} fails: utilisation ${write(check.utilisation)} in link ${check.link} (${check.governs})`
            : `- ${section.label} is not judged in link ${check.link}: ${check.why}`,
      ),
  ]);
  const told = groups.map(({ links, answer }) => ({
    links,
    found: answer.found,
    rejected: answer.rejected.slice(-MOST_REJECTED),
  }));
  return { text: joinLines(lines), data: { groups: told } };
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
