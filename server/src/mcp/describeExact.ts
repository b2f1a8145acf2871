import { describeFailure } from '@eecs/solver-core/texts';
import type { CalculationFile, CalculationLine } from '@eecs/solver-core/hand';
import type { FoundValues } from '@eecs/solver-core/inverse';
import type { ExactOutcome } from '../solving/exact/exactTask.ts';
import { createReader } from '../solving/texts/reader.ts';
import { type Fields, type ToolAnswer, unitsOf } from './describeAnswer.ts';

/** Instructions for an agent: how to ask an inverse question about a beam. */
export const VALUES_GUIDE =
  'Finds ALL values of one number of a beam, in a range, at which a condition holds; none is missed. Numbers: {"kind": "loadSize" | "loadPlace", "load": index} (size: the value of a concentrated load, the factor of a distributed one), {"kind": "supportPlace", "support": index}, {"kind": "span", "supports": [left, right]}, {"kind": "bending", "piece": index} (EI), {"kind": "spring" | "settlement", "support": index, "direction": "y" | "r"}. Conditions: {"kind": "value", "of": "M" | "Q" | "slope" | "deflection", "x": place, "equals": value}, {"kind": "reaction", "support": index, "direction": "y" | "r", "equals": 0}, {"kind": "largest", "of": "M" | "deflection", "equals": size} (M_Rd, or L/300), {"kind": "governs"} (the greatest moment moves to another span). Indexes count from 0; base units of the document (N, m). Assumes linear elastic bending without shear strains.';

const REASONS = {
  noNumber: 'The beam has no such number: check the index in `number`, and that it is not 0.',
  set: 'The beam has no such case set: check `set`, which counts from 0.',
  range:
    'The range is empty, leads beyond the beam, or has a stiffness or a span that is not above 0: change `from` and `to`.',
  shear:
    'The document has "shear": true; remove it, since these questions are answered without shear strains.',
  place: 'The beam has no such place or support: check `x` or `support` in `condition`.',
  curved: 'The condition "governs" needs concentrated and uniform loads.',
} as const;

/** Describes the outcome of an inverse question or of a calculation with its proof. */
export function describeExact(outcome: ExactOutcome, document: Fields): ToolAnswer {
  switch (outcome.kind) {
    case 'values':
      return describeValues(outcome.found);
    case 'proof':
      return outcome.file === null
        ? refusal('The beam has no calculation by hand: its equations cannot be solved part by part.')
        : describeProof(outcome.file, document);
    case 'tooLarge':
      return refusal(
        'Exact numbers are computed for beams of up to 40 supports, loads and sections together.',
      );
    case 'noDocument': {
      const reader = createReader('msb', {}, 'en-US');
      const errors = outcome.failures.map((one) => `- ${one.path || '/'}: ${describeFailure(one, reader)}`);
      return {
        ...refusal(['The beam cannot be solved.', ...errors].join('\n')),
        data: { failures: outcome.failures, errors },
      };
    }
    default:
      return outcome satisfies never;
  }
}

function describeValues(found: FoundValues): ToolAnswer {
  if (!found.ok) return { ...refusal(REASONS[found.why]), data: { why: found.why } };
  const { values, ranges, unstable, own } = found;
  const lines = [
    ...values.map((value) => `It holds at ${value}.`),
    ...ranges.map(([a, b]) => `It holds throughout from ${a} to ${b}.`),
    ...unstable.map(([a, b]) => `From ${a} to ${b} the beam is a mechanism.`),
  ];
  const told = values.length + ranges.length === 0 ? ['It holds nowhere in the range.', ...lines] : lines;
  return { text: [`The number is ${own} now.`, ...told].join('\n'), data: { own, values, ranges, unstable } };
}

function describeProof(file: CalculationFile, document: Fields): ToolAnswer {
  const { length } = unitsOf(document);
  return {
    text: [
      `Exact calculation by hand in ${file.units.force} and ${length}; each line follows from those before. Check it with: npx @eecs/solver-core check calculation.json`,
      ...file.lines.map(describeLine),
    ].join('\n'),
    data: { calculation: file },
  };
}

function describeLine({ line, rule, value, ...of }: CalculationLine): string {
  const facts = Object.entries(of).map(([key, one]) => `${key} ${String(one)}`);
  return `${line}. ${[rule, ...facts].join(', ')} = ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

function refusal(text: string): ToolAnswer {
  return { text, data: {}, isError: true };
}
