import type { BeamCase, SolvedBeam, UnitSystem } from '@eecs/solver-core';
import { type ReportNumbers, type SharedReportText, createReportNumbers } from '@eecs/ui-kit/report';
import { nameSupports } from '../naming/nameSupports.ts';
import { writeCombination } from '../naming/writeCombination.ts';
import type { ReportOptions } from './reportOptions.ts';
import type { ReportWords } from './words.ts';

/** What every part of a report is told from. */
export interface Teller extends ReportNumbers {
  readonly document: BeamCase;
  /** Null for a beam that cannot be solved. */
  readonly answer: SolvedBeam | null;
  readonly system: UnitSystem;
  readonly options: ReportOptions;
  readonly t: ReportWords['t'];
  readonly words: ReportWords;
  readonly shared: SharedReportText;
  /** The names of the supports on the drawing. */
  readonly names: readonly string[];
  /** Names a case set as lists do. */
  readonly nameSet: (index: number) => string;
  /** Writes what a combined set is made of: `1.35·G + 1.5·Q`. */
  readonly combination: (index: number) => string;
}

/** Digits of tables: those of accurate work. */
const TABLE_DIGITS = 6;

/** Creates what the parts of a report are told from. */
export function createTeller(
  document: BeamCase,
  of: { readonly answer: SolvedBeam | null; readonly options: ReportOptions; readonly words: ReportWords },
): Teller {
  const { answer, options, words } = of;
  const { system } = document.units;
  const { digits = TABLE_DIGITS, unitOf } = options;
  const numbers = createReportNumbers({ locale: words.locale, system, digits, unitOf });
  return {
    ...numbers,
    document,
    answer,
    system,
    options,
    words,
    t: words.t,
    shared: words.shared,
    names: nameSupports(document.supports).map(({ mark }) => mark),
    combination: (index) =>
      writeCombination(document.caseSets, index, {
        name: (at) => document.caseSets[at]?.title || words.t('set.untitled', { number: at + 1 }),
        action: (action) => words.t(`member.${action}`),
        factor: (factor) => numbers.typed(factor, 'ratio'),
      }),
    nameSet: (index) => {
      const title = document.caseSets[index]?.title ?? '';
      if (document.caseSets.length === 0) return words.t('set.only');
      return title === ''
        ? words.t('set.untitled', { number: index + 1 })
        : words.t('set.named', { number: index + 1, title });
    },
  };
}
