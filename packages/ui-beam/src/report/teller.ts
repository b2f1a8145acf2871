import type { BeamCase, Quantity, SolvedBeam, UnitSystem } from '@eecs/solver-core';
import { type Format, createFormat } from '@eecs/ui-kit/layout';
import { nameSupports } from '../naming/nameSupports.ts';
import { writeCombination } from '../naming/writeCombination.ts';
import type { ReportOptions } from './reportOptions.ts';
import type { ReportWords } from './words.ts';

/** What every part of a report is told from. */
export interface Teller {
  readonly document: BeamCase;
  /** Null for a beam that cannot be solved. */
  readonly answer: SolvedBeam | null;
  readonly system: UnitSystem;
  readonly options: ReportOptions;
  readonly t: ReportWords['t'];
  readonly words: ReportWords;
  /** Numbers of tables. */
  readonly format: Format;
  /** Numbers of drawings, which have less room. */
  readonly brief: Format;
  /** The names of the supports on the drawing. */
  readonly names: readonly string[];
  /** Writes a value of the document as it was typed. */
  readonly typed: (value: number, quantity: Quantity, withUnit?: boolean) => string;
  readonly unit: (quantity: Quantity) => string;
  /** Names a case set as lists do. */
  readonly nameSet: (index: number) => string;
  /** Writes what a combined set is made of: `1.35·G + 1.5·Q`. */
  readonly combination: (index: number) => string;
}

/** Digits of tables: those of accurate work. */
const TABLE_DIGITS = 6;
const DRAWING_DIGITS = 3;

/** Creates what the parts of a report are told from. */
export function createTeller(
  document: BeamCase,
  of: { readonly answer: SolvedBeam | null; readonly options: ReportOptions; readonly words: ReportWords },
): Teller {
  const { answer, options, words } = of;
  const { system } = document.units;
  const digits = options.digits ?? TABLE_DIGITS;
  const { unitOf } = options;
  const reader = { locale: words.locale, units: system, ...(unitOf !== undefined && { unitOf }) };
  const format = createFormat({ ...reader, digits });
  const typed: Teller['typed'] = (value, quantity, withUnit = true) =>
    createFormat({ ...reader, digits: TABLE_DIGITS }).brief(value, { quantity, withUnit });
  return {
    document,
    answer,
    system,
    options,
    words,
    t: words.t,
    format,
    brief: createFormat({ ...reader, digits: Math.min(digits, DRAWING_DIGITS) }),
    names: nameSupports(document.supports).map(({ mark }) => mark),
    typed,
    combination: (index) =>
      writeCombination(document.caseSets, index, {
        name: (at) => document.caseSets[at]?.title || words.t('set.untitled', { number: at + 1 }),
        action: (action) => words.t(`member.${action}`),
        factor: (factor) => typed(factor, 'ratio'),
      }),
    unit: (quantity) => format.unit(quantity),
    nameSet: (index) => {
      const title = document.caseSets[index]?.title ?? '';
      if (document.caseSets.length === 0) return words.t('set.only');
      return title === ''
        ? words.t('set.untitled', { number: index + 1 })
        : words.t('set.named', { number: index + 1, title });
    },
  };
}
