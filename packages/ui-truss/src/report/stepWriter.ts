import type { FoundForce, TrussSet } from '@eecs/solver-core/truss';
import { type ReportBlock, type Runs, plain, textBlock } from '@eecs/ui-kit/report';
import { createLineWriter } from '../hand/createLineWriter.ts';
import { describeLaw } from '../hand/describeLaw.ts';
import { forceKey } from '../hand/forceKey.ts';
import { type HandLine, type HandStep, type HandValue, isNothing } from '../hand/workOut.ts';
import { type Letter, type WrittenTerm, nameTerm, writeLine } from '../hand/writeLine.ts';
import type { TrussReportContext } from './trussReportContext.ts';

/** Writes steps of a hand calculation and counts the values that agree with the solver. */
export interface StepWriter {
  readonly writeStep: (step: HandStep) => ReportBlock[];
  /** Writes the forces that statics alone does not determine. */
  readonly describeTaken: (taken: readonly FoundForce[]) => ReportBlock;
  /** Writes how many of all written values agree. */
  readonly describeAgreement: () => ReportBlock;
}

/** Creates the writer of a calculation's steps for one case set. */
export function createStepWriter(context: TrussReportContext, set: TrussSet): StepWriter {
  const { document, format, words, t } = context;
  const { tResults } = words;
  const { links } = document;
  const { writer, units } = createLineWriter(document, set, { format, locale: words.locale });
  let [checked, wrong] = [0, 0];

  const formula = (runs: Runs, isWrong = false): ReportBlock => ({ kind: 'formula', runs, isWrong });

  function describeValue({ force, value, agrees }: HandValue): ReportBlock[] {
    if (value === null) return [];
    checked += 1;
    if (!agrees) wrong += 1;
    const text = writer.force(value);
    const kind = text === writer.force(0) ? 'none' : value > 0 ? 'tension' : 'compression';
    const note = agrees
      ? '\u00a0✓'
      : ` (${tResults('disagrees', { value: `${writer.force(force.force)} ${units.force}` })})`;
    return [
      formula(
        [
          ...toLetter(nameTerm(force, { links })),
          { text: ' = ' },
          { text, style: 'bold' },
          { text: `\u00a0${units.force}${force.kind === 'link' ? `, ${tResults(kind)}` : ''}${note}` },
        ],
        !agrees,
      ),
    ];
  }

  function describeLine(line: HandLine): ReportBlock[] {
    // Moments about a point on the lines of all forces give no equation.
    if (line.terms.length === 0) return [];
    const terms = writeLine(line, document, writer);
    const isMoment = line.equation.kind === 'moments';
    const sum = line.terms.reduce((total, { factor, known }) => total + factor * (known ?? 0), 0);
    const isBalanced = line.left === null || isNothing(line.left);
    if (line.left !== null) {
      checked += 1;
      if (!isBalanced) wrong += 1;
    }
    const write = isMoment ? writer.moment : writer.force;
    const right =
      line.left === null ? ' = 0' : ` = ${write(isBalanced ? 0 : sum)}\u00a0${isBalanced ? '✓' : '✗'}`;
    const hasNumbers = terms.some(({ number }) => number !== null);
    return [
      textBlock(
        `${describeLaw(line.equation, document, { t: tResults, format })}, ${isMoment ? units.moment : units.force}:`,
      ),
      formula([...terms.flatMap((term, at) => toTerm(term, at === 0)), { text: ' = 0' }]),
      ...(hasNumbers
        ? [formula([...terms.flatMap((term, at) => toNumber(term, at === 0)), { text: right }], !isBalanced)]
        : []),
      ...(line.gives === null ? [] : describeValue(line.gives)),
    ];
  }

  return {
    writeStep: ({ lines, found }) => {
      const told = new Set(lines.flatMap(({ gives }) => (gives === null ? [] : [forceKey(gives.force)])));
      const together = found.filter(({ force }) => !told.has(forceKey(force)));
      const given = together.filter(({ value }) => value !== null);
      const open = together.filter(({ value }) => value === null).map(({ force }) => force);
      return [
        ...lines.flatMap(describeLine),
        ...(given.length === 0
          ? []
          : [textBlock(`${tResults('together')}:`), ...given.flatMap(describeValue)]),
        ...(open.length === 0 ? [] : [textBlock(`${tResults('open')}: ${listForces(open)}`)]),
      ];
    },
    describeTaken: (taken) => textBlock(`${tResults('joints.taken')} ${listForces(taken)}`),
    describeAgreement: () =>
      wrong === 0
        ? textBlock(t('hand.agrees', { count: checked }))
        : textBlock(t('hand.disagrees', { count: wrong }), 'warning'),
  };

  function listForces(forces: readonly FoundForce[]): string {
    return forces
      .map((force) => {
        const { letter, index } = nameTerm(force, { links });
        return `${letter} ${index} = ${writer.force(force.force)}\u00a0${units.force}`;
      })
      .join('; ');
  }
}

const toLetter = ({ letter, index }: Letter): Runs => [
  { text: letter, style: 'italic' },
  { text: index, style: 'sub' },
];

/** The sign of a sum's first term precedes it without a space. */
const toSign = (sign: '+' | '−', isFirst: boolean): string =>
  isFirst ? (sign === '−' ? '−' : '') : ` ${sign} `;

function toTerm({ sign, factor, name }: WrittenTerm, isFirst: boolean): Runs {
  return [...plain(`${toSign(sign, isFirst)}${factor === null ? '' : `${factor}·`}`), ...toLetter(name)];
}

function toNumber(term: WrittenTerm, isFirst: boolean): Runs {
  const { sign, factor, number } = term;
  if (number === null) return toTerm(term, isFirst);
  const before = factor === null ? '' : `${factor}·`;
  // A factor and its number each keep their sign.
  const value = number.sign === '−' ? `(−${number.text})` : number.text;
  return plain(`${toSign(sign, isFirst)}${before}${value}`);
}
