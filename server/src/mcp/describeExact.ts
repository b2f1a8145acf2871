import type { CalculationFile, CalculationLine } from '@eecs/solver-core/hand';
import type {
  FoundValues,
  InverseQuestion,
  QuestionFault,
  ResultWish,
  SplitChange,
} from '@eecs/solver-core/inverse';
import type { ExactOutcome, ExactTaskOptions } from '../solving/exact/exactTask.ts';
import { describeInfluence } from './describeInfluence.ts';
import { type Fields, type ToolAnswer, unitsOf, write } from './describeAnswer.ts';
import { isRecord } from '../text/isRecord.ts';
import { refusal } from './refusals.ts';
import { TOOL_EXAMPLES } from './toolExamples.ts';
import { refuseDocument } from './refuseDocument.ts';

/** Instructions for an agent: how to ask an inverse question about a beam. */
export const VALUES_GUIDE =
  'Finds ALL values of one number of a beam, in a range, at which a condition holds; none is missed. Numbers: {"kind": "loadSize" | "loadPlace", "load": index} (size: the value of a concentrated load, the factor of a distributed one), {"kind": "supportPlace", "support": index}, {"kind": "span", "supports": [left, right]}, {"kind": "bending", "piece": index} (EI), {"kind": "spring" | "settlement", "support": index, "direction": "y" | "r"}. Conditions: {"kind": "value", "of": "M" | "Q" | "slope" | "deflection", "x": place, "side": "left" | "right" (at a jump; by default right), "equals": value}, {"kind": "reaction", "support": index, "direction": "y" | "r", "equals": 0}, {"kind": "largest", "of": "M" | "deflection", "between": [from, to] (by default the whole beam), "equals": size} (M_Rd, or L/300), {"kind": "governs"} (the greatest moment moves to another span). Indexes count from 0; base units of the document (N, m). Assumes linear elastic bending without shear strains.';

const REASONS = {
  noNumber: 'The beam has no such number: check the index in `number`, and that it is not 0.',
  set: 'The beam has no such case set: check `set`, which counts from 0.',
  range:
    'The range is empty, leads beyond the beam, or has a stiffness or a span that is not above 0: change `from` and `to`.',
  shear:
    'The document has "shear": true; remove it, since these questions are answered without shear strains.',
  place: 'The beam has no such place or support: check `x`, `between` or `support` in `condition`.',
  curved: 'The condition "governs" needs concentrated and uniform loads.',
} as const;

/** Describes the outcome of an inverse question or of a calculation with its proof. */
export function describeExact(outcome: ExactOutcome, document: Fields, asked: ExactTaskOptions): ToolAnswer {
  switch (outcome.kind) {
    case 'values':
      return describeValues(
        outcome.found,
        asked.of === 'values' ? unitOfNumber(asked.question, document) : '',
      );
    case 'proof':
      return outcome.file === null
        ? refusal('The beam has no calculation by hand: its equations cannot be solved part by part.')
        : describeProof(outcome.file, document);
    case 'noSet':
      return refusal(REASONS.set);
    case 'change':
      return describeChange(outcome.split, asked.of === 'change' ? unitOfResult(asked.result, document) : '');
    case 'influence':
      return outcome.line === null
        ? refusal('The beam has no such place or support: check `result`, whose indexes count from 0.')
        : describeInfluence(outcome.line, document, 'from the left end');
    case 'tooLarge':
      return refusal(
        'Exact numbers are computed for beams of up to 40 supports, loads and sections together.',
      );
    case 'noDocument':
      return refuseDocument('The beam cannot be solved.', outcome.failures, { kind: 'msb', document });
    default:
      return outcome satisfies never;
  }
}

/** Describes a question that cannot be read: each wrong field, and an example of a right question. */
export function describeQuestionFaults(faults: readonly QuestionFault[]): ToolAnswer {
  const lines = faults.map(({ path, known }) => {
    const place = path.replace(/^\/knob/, '/number');
    return known === undefined
      ? `- ${place} is missing or has no possible value`
      : `- ${place} is unknown; known are ${known.join(', ')}`;
  });
  const text = [
    'The question cannot be read:',
    ...lines,
    VALUES_GUIDE,
    `Example: ${JSON.stringify(TOOL_EXAMPLES.find_values)}`,
  ].join('\n');
  return { ...refusal(text), data: { faults } };
}

/** Returns the unit of the number that is asked for, with a space before it; empty for a factor of a load. */
function unitOfNumber({ knob }: InverseQuestion, document: Fields): string {
  const { force, length, moment } = unitsOf(document);
  switch (knob.kind) {
    case 'loadSize': {
      const { loads } = document;
      const load: unknown = Array.isArray(loads) ? loads[knob.load] : undefined;
      const name = isRecord(load) ? load['className'] : undefined;
      if (name === 'ShearLoad' || name === 'AxialLoad' || name === 'GenericLoad') return ` ${force}`;
      return name === 'BendingMoment' ? ` ${moment}` : '';
    }
    case 'loadPlace':
    case 'supportPlace':
    case 'span':
      return ` ${length}`;
    case 'bending':
      return ` ${force}*${length}^2`;
    case 'spring':
      return knob.direction === 'r' ? ` ${moment}/rad` : ` ${force}/${length}`;
    case 'settlement':
      return knob.direction === 'r' ? ' rad' : ` ${length}`;
    default:
      return knob satisfies never;
  }
}

/** Returns the unit of a result, with a space before it; empty for a displacement, which may lack real constants. */
function unitOfResult(wish: ResultWish, document: Fields): string {
  const { force, moment } = unitsOf(document);
  if (wish.kind === 'reaction') return wish.direction === 'r' ? ` ${moment}` : ` ${force}`;
  if (wish.of === 'M') return ` ${moment}`;
  return wish.of === 'N' || wish.of === 'Q' ? ` ${force}` : '';
}

function describeValues(found: FoundValues, unit: string): ToolAnswer {
  if (!found.ok) return { ...refusal(REASONS[found.why]), data: { why: found.why } };
  const { values, ranges, unstable, own } = found;
  const lines = [
    ...values.map((value) => `It holds at ${value}${unit}.`),
    ...ranges.map(([a, b]) => `It holds throughout from ${a} to ${b}${unit}.`),
    ...unstable.map(([a, b]) => `From ${a} to ${b}${unit} the beam is a mechanism.`),
  ];
  const told = values.length + ranges.length === 0 ? ['It holds nowhere in the range.', ...lines] : lines;
  return {
    text: [`The number is ${own}${unit} now.`, ...told].join('\n'),
    data: { own, values, ranges, unstable },
  };
}

/** Describes a difference by its causes. */
function describeChange(split: SplitChange | null, unit: string): ToolAnswer {
  if (split === null)
    return refusal(
      'One of the two beams has no such result, or no order of the edits leads from one to the other through beams that can be solved: check `result` and `set`.',
    );
  const { before, after, parts, by } = split;
  return {
    text: [
      `The result changes from ${write(before)} to ${write(after)}${unit}, by ${write(after - before)}${unit}:`,
      ...parts.map(({ path, kind, change }) => `- ${path} ${kind}: ${write(change)}${unit}`),
      by === 'average'
        ? 'Each change is the mean over all orders of the edits.'
        : 'The edits were made one by one in this order.',
    ].join('\n'),
    data: { ...split },
  };
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
