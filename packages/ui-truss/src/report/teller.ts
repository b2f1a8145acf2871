import type { UnitSystem } from '@eecs/solver-core';
import { type TrussWriter, describeUtilisation } from '@eecs/solver-core/texts';
import type { RefusedTruss, SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import {
  type ReportNumbers,
  type SetTeller,
  type SharedReportText,
  createReportNumbers,
  createSetTeller,
} from '@eecs/ui-kit/report';
import { createTrussWriter } from '../results/verdict/createTrussWriter.ts';
import type { PrintWords } from './inputTables.ts';
import type { TrussReportOptions } from './reportOptions.ts';
import { findTrussRefusal } from './solveTrussForReport.ts';
import type { TrussReportWords } from './words.ts';

/** The input of every part of a report on a truss. */
export interface TrussTeller extends ReportNumbers, SetTeller {
  readonly document: TrussCase;
  /** Null for a truss that cannot be solved. */
  readonly answer: SolvedTruss | null;
  /** Why there is no answer; null where there is one. */
  readonly refusal: RefusedTruss | null;
  readonly system: UnitSystem;
  readonly options: TrussReportOptions;
  readonly t: TrussReportWords['t'];
  readonly shared: SharedReportText;
  readonly words: TrussReportWords;
  /** The writer of notes. */
  readonly writer: TrussWriter;
  /** The writer of tables. */
  readonly print: PrintWords;
}

const TABLE_DIGITS = 3;

/** Creates what the parts of a report are told from. */
export function createTrussTeller(
  document: TrussCase,
  of: {
    readonly answer: SolvedTruss | null;
    readonly options: TrussReportOptions;
    readonly words: TrussReportWords;
  },
): TrussTeller {
  const { answer, options, words } = of;
  const { system } = document.units;
  const { digits = TABLE_DIGITS, unitOf } = options;
  const numbers = createReportNumbers({ locale: words.locale, system, digits, unitOf });
  const writer = createTrussWriter(document, words.language, numbers.format);
  return {
    ...numbers,
    ...createSetTeller(document.caseSets, { ...numbers, shared: words.shared }),
    document,
    answer,
    refusal: answer === null ? findTrussRefusal(document) : null,
    system,
    options,
    words,
    t: words.t,
    shared: words.shared,
    writer,
    print: {
      t: words.tEditor,
      tSheet: words.tSheet,
      format: numbers.format,
      locale: words.locale,
      utilisation: describeUtilisation(writer),
    },
  };
}
