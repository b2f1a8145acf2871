import { displayUnit, toUnit } from '@eecs/solver-core';
import type { Text } from '../kit/useText.ts';
import type { kitLaterMessages } from '../messages/laterMessages.ts';
import { unitName } from '../i18n/unitNames.ts';
import { type ExampleOptions, exampleNumbers, exampleValues } from './exampleTexts.ts';
import type { QuantityLimits, QuantityProblem } from './readQuantityDraft.ts';

/** Writes the message of a refused text. */
export function describeProblem(
  problem: QuantityProblem,
  {
    t,
    write,
    unit,
    examples,
    limits = {},
  }: {
    readonly t: Text<typeof kitLaterMessages.source>;
    readonly write: (value: number, options?: { readonly withUnit: boolean }) => string;
    readonly unit: string;
    /** The quantity of the field, for messages with examples. */
    readonly examples: ExampleOptions;
    /** If both limits are set, the message for a value outside names both. */
    readonly limits?: QuantityLimits;
  },
): string {
  const { min, max } = limits;
  if (
    (problem.code === 'belowMin' || problem.code === 'aboveMax' || problem.code === 'notFinite') &&
    min !== undefined &&
    max !== undefined &&
    // If a value must be positive, a lower limit below zero is not needed.
    (limits.positive !== true || min > 0)
  ) {
    return t('field.between', { min: write(min, { withUnit: false }), max: write(max) });
  }
  switch (problem.code) {
    case 'empty':
      return t('field.null');
    case 'notPositive':
      return t('field.positive');
    case 'belowMin':
      return t('field.min', { min: write(problem.limit) });
    case 'aboveMax':
      return t('field.max', { max: write(problem.limit) });
    case 'belowLeast':
      return t(limits.positive === true ? 'field.leastPositive' : 'field.least', {
        least: writePower(problem.least, examples),
      });
    case 'wrongDimension':
      return t('field.dimension', { unit });
    case 'unknownUnit':
    case 'unknownName':
      return t('field.unit', { word: problem.found ?? '', ...exampleValues(examples) });
    case 'divisionByZero':
      return t('field.divisionByZero');
    case 'tooLong':
      return t('field.tooLong');
    case 'notFinite':
      // In SI units the limit overflows a number; it can still be stated.
      return max === undefined ? t('field.notFinite') : t('field.max', { max: write(max) });
    case 'fractionNotAllowed':
      return t('field.fraction');
    case 'ambiguousSeparator':
      return t('field.separator');
    case 'syntax':
      return t('field.number', { ...exampleNumbers(examples) });
    default:
      problem satisfies never;
      return '';
  }
}

/** Writes a size far below the displayed digits as a power of ten, in the syntax of a field: `1e-50 m`. */
function writePower(value: number, { quantity, system, locale, unit }: ExampleOptions): string {
  const shown = unit ?? displayUnit(quantity, system);
  const plain = shown === 'ft-in' ? 'in' : shown;
  const number = toUnit(value, { quantity, system, unit: plain }).toExponential(0);
  return `${number} ${unitName(plain, locale)}`.trimEnd();
}
